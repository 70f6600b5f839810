import type { Keep } from '../../../config/environment/backups';

const dayMs = 24 * 60 * 60 * 1000;

/** Names of the day, the week (by its Monday) and the month in which a moment lies, in UTC. */
const periods = {
  days: (at: Date) => at.toISOString().slice(0, 10),
  weeks: (at: Date) => new Date(at.getTime() - ((at.getUTCDay() + 6) % 7) * dayMs).toISOString().slice(0, 10),
  months: (at: Date) => at.toISOString().slice(0, 7),
} as const;

/**
 * The archives that may go. The newest of each of the last so many days that have one stays, and so for weeks and months: when no
 * backup was made for a while, nothing is deleted for that.
 */
export function outdated<Archive extends { at: Date }>(archives: readonly Archive[], keep: Keep): Archive[] {
  const newestFirst = [...archives].sort((one, other) => other.at.getTime() - one.at.getTime());
  const stays = new Set<Archive>();
  for (const kind of ['days', 'weeks', 'months'] as const) {
    const seen = new Set<string>();
    for (const archive of newestFirst) {
      const period = periods[kind](archive.at);
      if (seen.has(period)) continue;
      if (seen.size === keep[kind]) break;
      seen.add(period);
      stays.add(archive);
    }
  }
  return newestFirst.filter((archive) => !stays.has(archive));
}
