/** A number of one day, with those of the same weekday in the weeks before, the latest first. */
export interface Series {
  name: string;
  key: string;
  today: number;
  before: readonly number[];
  /** So much on a day, or more than usual by that, is worth a message. */
  floor: number;
  /** A day with nothing at all is worth a message as well. */
  isMissed: boolean;
}

export interface Jump {
  key: string;
  name: string;
  today: number;
  usual: number;
}

const factor = 3;
/** Fewer weeks than this say nothing of what is usual. */
const leastWeeks = 3;

/**
 * A jump is three times as much as on the same weekday of the weeks before, by their median, and by the floor
 * at least; or nothing at all where there usually is that much. A median, so that one busy week does not make
 * the next one quiet.
 */
export function jumpsOf(series: readonly Series[]): Jump[] {
  return series.flatMap(({ key, name, today, before, floor, isMissed }) => {
    if (before.length < leastWeeks) return [];
    const usual = median(before);
    const isMore = today >= floor && today >= factor * usual && today - usual >= floor;
    const isGone = isMissed && today === 0 && usual >= floor;
    return isMore || isGone ? [{ key, name, today, usual }] : [];
  });
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, two) => one - two);
  const middle = Math.floor(sorted.length / 2);
  const [low = 0, high = 0] = [sorted[sorted.length % 2 === 0 ? middle - 1 : middle], sorted[middle]];
  return (low + high) / 2;
}
