import { setPriority } from 'node:os';
import { badgePdf, type Badge } from './pdf';

/** What the program answers to a badge. */
export type Drawn = { pdf: string; residentBytes: number } | { error: string };

/**
 * A separate program: draws the badges that it is sent, one after another. The library that draws is native, and what it cannot
 * bear ends the process without an exception.
 */
process.on('message', (badge: Badge) => {
  process.send?.(draw(badge));
});
process.on('disconnect', () => process.exit());
setPriority(10);

function draw(badge: Badge): Drawn {
  try {
    const pdf = badgePdf(badge).toString('base64');
    return { pdf, residentBytes: process.memoryUsage.rss() };
  } catch (error) {
    return { error: String(error) };
  }
}
