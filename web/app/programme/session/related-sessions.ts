import { byTime, overlaps, spanOf, type Timed } from '../session-time';

export interface Relatable extends Timed {
  publicId: number;
  themes: readonly { slug: string }[];
  speakers: readonly { publicId: number }[];
  exhibitors: readonly { publicId: number }[];
  room: { slug: string } | null;
}

/** Weights: the same people say more about a session than the same subject. */
const speakerWeight = 3;
const exhibitorWeight = 3;
const themeWeight = 2;

/**
 * Sessions that somebody who picked this one may like: with the same speakers, exhibitors or themes, those that
 * are not at the same time in front, then the most akin, then the earliest.
 */
export function relatedSessions<T extends Relatable>(
  session: Relatable,
  all: readonly T[],
  limit: number,
): T[] {
  return all
    .filter((other) => other.publicId !== session.publicId)
    .map((other) => ({
      other,
      isMissed: overlaps(session, other),
      score: kinship(session, other),
    }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => Number(a.isMissed) - Number(b.isMissed) || b.score - a.score || byTime(a.other, b.other))
    .slice(0, limit)
    .map(({ other }) => other);
}

/** Other sessions at the same time, in order of start. */
export function alternatives<T extends Relatable>(session: Relatable, all: readonly T[]): T[] {
  return all.filter((other) => other.publicId !== session.publicId && overlaps(session, other)).sort(byTime);
}

/** The sessions just before and after this one in the same room on the same day. */
export function neighbours<T extends Relatable>(
  session: Relatable,
  all: readonly T[],
): { previous: T | null; next: T | null } {
  const { room } = session;
  if (!room) return { previous: null, next: null };
  const here = all
    .filter(
      (other) =>
        other.publicId !== session.publicId && other.day === session.day && other.room?.slug === room.slug,
    )
    .sort(byTime);
  const { start, end } = spanOf(session);
  return {
    previous: here.findLast((other) => spanOf(other).end <= start) ?? null,
    next: here.find((other) => spanOf(other).start >= end) ?? null,
  };
}

function kinship(a: Relatable, b: Relatable): number {
  return (
    shared(a.themes, b.themes, (theme) => theme.slug) * themeWeight +
    shared(a.speakers, b.speakers, (speaker) => speaker.publicId) * speakerWeight +
    shared(a.exhibitors, b.exhibitors, (exhibitor) => exhibitor.publicId) * exhibitorWeight
  );
}

function shared<T>(ours: readonly T[], theirs: readonly T[], keyOf: (item: T) => unknown): number {
  const keys = new Set(ours.map(keyOf));
  return theirs.filter((item) => keys.has(keyOf(item))).length;
}
