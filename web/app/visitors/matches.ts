import type { ExhibitorSummary } from '../content/types/exhibitor';
import type { SessionSummary } from '../content/types/session';

export interface Interests {
  /** Slugs of themes. */
  interests: readonly string[];
  /** The days on which they come, as `2027-02-09`. */
  days: readonly string[];
}

const shared = (themes: readonly { slug: string }[], interests: readonly string[]) =>
  themes.filter(({ slug }) => interests.includes(slug)).length;

/**
 * The sessions on the visitor's days about the most of their themes, in order of time.
 * @param sessions in order of time
 */
export function fittingSessions(
  sessions: readonly SessionSummary[],
  { interests, days }: Interests,
  most: number,
): SessionSummary[] {
  const fitting = sessions.filter(({ day, themes }) => days.includes(day) && shared(themes, interests) > 0);
  const best = new Set(
    fitting.toSorted((a, b) => shared(b.themes, interests) - shared(a.themes, interests)).slice(0, most),
  );
  return fitting.filter((session) => best.has(session));
}

/** The exhibitors with the most of the visitor's themes, featured ones first among equals. */
export function fittingExhibitors(
  exhibitors: readonly ExhibitorSummary[],
  { interests }: Interests,
  most: number,
): ExhibitorSummary[] {
  return exhibitors
    .filter(({ themes }) => shared(themes, interests) > 0)
    .toSorted(
      (a, b) =>
        shared(b.themes, interests) - shared(a.themes, interests) || Number(b.featured) - Number(a.featured),
    )
    .slice(0, most);
}
