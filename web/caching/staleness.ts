import { sendStaleMs, type ChangeLog } from './change-log';

/**
 * The answers that something was made of, by the names of their questions: each has a version, which is another one once its
 * value is.
 */
export type Answers = ReadonlyMap<string, number>;

/** The sources of something that is cached. Its tags say that one of them may have changed, and these whether one did. */
export interface Sources {
  answers: Answers;
  /** The tags of what came from no answer: at their change nobody knows without making it again. */
  ownTags: readonly string[];
}

/** Says of something stale whether all it was made of is the same: its tags and its number are then these. Null otherwise. */
export type FindUnchanged = (
  made: Sources & Pick<Tagged, 'seq'>,
) => Promise<Pick<Tagged, 'tags' | 'seq'> | null>;

export interface Tagged {
  tags: readonly string[];
  /** The number of the last change that is in it. */
  seq: number;
  /** When it goes stale by itself, in ms since 1970; null for what does not end by the clock. */
  staleAt: number | null;
}

/**
 * When something goes stale by itself.
 * @param staleAfterMs how long it stays right; Infinity for what does not end by the clock
 * @param now in ms since 1970
 */
export function staleAtOf(staleAfterMs: number, now: number): Tagged['staleAt'] {
  return Number.isFinite(staleAfterMs) ? now + staleAfterMs : null;
}

/**
 * - `fresh`: give it.
 * - `stale`: give it, and make a new one in the background.
 * - `overdue`: wait for a new one. It is only for when there is no other.
 * - `gone`: it shows something that was taken off the site. Never give it.
 */
export type Staleness = 'fresh' | 'stale' | 'overdue' | 'gone';

/** @param now in ms since 1970 */
export function stalenessOf({ tags, seq, staleAt }: Tagged, log: ChangeLog, now: number): Staleness {
  const endedMs = staleAt === null ? -1 : now - staleAt;
  if (endedMs < 0 && !log.isStale(tags, seq)) return 'fresh';
  if (log.isGone(tags, seq)) return 'gone';
  return endedMs >= sendStaleMs || log.isOverdue(tags, seq) ? 'overdue' : 'stale';
}

/** @param now in ms since 1970 */
export const hasEnded = ({ staleAt }: Pick<Tagged, 'staleAt'>, now: number): boolean =>
  staleAt !== null && now >= staleAt;

/**
 * Something stale with the tags and the number of now, when all that it was made of turns out to be the same; null for what has
 * to be made again.
 */
export async function confirmed<Made extends Tagged & Sources>(
  made: Made,
  findUnchanged: FindUnchanged,
  now: number,
): Promise<Made | null> {
  if (hasEnded(made, now)) return null;
  const unchanged = await findUnchanged(made);
  return unchanged && { ...made, ...unchanged };
}
