const dayMs = 24 * 60 * 60 * 1000;
const timeOf = (date: string) => Date.parse(`${date}T00:00:00Z`);

/** How many days lie between two dates, `YYYY-MM-DD`. */
export const daysBetween = (from: string, to: string): number => (timeOf(to) - timeOf(from)) / dayMs;

export const dayLater = (date: string, days: number): string =>
  new Date(timeOf(date) + days * dayMs).toISOString().slice(0, 10);

/** The day that each day becomes: the first the first, the second the second. */
export interface DayMoves {
  /** The day on which something of a day is by then. A day that is gone, or was none of the fair, moves as far as the first. */
  of(date: string): string;
  /** The days on which a visitor comes by then, in order: those that are gone fall out, and who came on none other comes on the last. */
  ofVisit(dates: readonly string[]): string[];
  /** Pairs of days, in order. */
  pairs: [from: string, to: string][];
  gone: string[];
  added: string[];
}

/** @param from days of the fair in order, at least one; @param to the same */
export function movesOf(from: readonly string[], to: readonly string[]): DayMoves {
  const pairs = from.flatMap((date, index): [string, string][] => {
    const other = to[index];
    return other === undefined ? [] : [[date, other]];
  });
  const known = new Map(pairs);
  const gone = from.slice(to.length);
  const shift = daysBetween(from[0] ?? '', to[0] ?? '');
  const of = (date: string) => known.get(date) ?? dayLater(date, shift);
  return {
    of,
    ofVisit(dates) {
      const left = dates.filter((date) => !gone.includes(date)).map(of);
      const last = to.at(-1) ?? '';
      return dates.length > 0 && left.length === 0 ? [last] : left.sort();
    },
    pairs,
    gone,
    added: to.slice(from.length),
  };
}
