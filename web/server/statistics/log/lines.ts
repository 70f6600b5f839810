import type { StoredEvent } from 'beursvloer-domain/statistics';

/** One batch as a line of the log. JSON has no line feed of its own. */
export const toLine = (events: readonly StoredEvent[]): string => `${JSON.stringify(events)}\n`;

/** The checksum before each line in files of versions before this one. */
const checksum = /^[0-9a-f]{8} (?=\[)/;

export interface SegmentLines {
  /** Each one the JSON of a list of events. */
  batches: string[];
  /** Lines that are torn or damaged. They are skipped. */
  damaged: number;
}

export function readLines(text: string): SegmentLines {
  const lines = text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.replace(checksum, ''));
  const batches = lines.filter(isList);
  return { batches, damaged: lines.length - batches.length };
}

function isList(line: string): boolean {
  try {
    return Array.isArray(JSON.parse(line));
  } catch {
    return false;
  }
}
