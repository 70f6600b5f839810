import { spanOf, type Span, type Timed } from '../../../session-time';

/** A session of a room, or the time (null) in which nothing is on in it. */
export interface Stretch<T> extends Span {
  session: T | null;
}

/**
 * A room's day in order of time, from the first minute of the day's programme until the last, with the times between in which nothing is
 * on. Sessions that overlap stand after each other.
 * @param day the stretch of the whole day's programme, so that rooms can be compared
 */
export function dayOfRoom<T extends Timed>(sessions: readonly T[], day: Span): Stretch<T>[] {
  const stretches: Stretch<T>[] = [];
  let reached = day.start;
  const leaveFree = (until: number) => {
    if (until > reached) stretches.push({ session: null, start: reached, end: until });
  };
  const timed = sessions.map((session) => ({ session, ...spanOf(session) }));
  for (const stretch of timed.sort((a, b) => a.start - b.start || a.end - b.end)) {
    leaveFree(stretch.start);
    stretches.push(stretch);
    reached = Math.max(reached, stretch.end);
  }
  leaveFree(day.end);
  return stretches;
}

/** The stretch of all of these sessions; null when there are none. */
export function spanOfAll(sessions: readonly Timed[]): Span | null {
  const spans = sessions.map(spanOf);
  if (spans.length === 0) return null;
  return {
    start: Math.min(...spans.map(({ start }) => start)),
    end: Math.max(...spans.map(({ end }) => end)),
  };
}

/** How far a minute is into a stretch, in hundredths and steps of five; null outside it. */
export function shareOf({ start, end }: Span, minutes: number): number | null {
  if (minutes < start || minutes >= end) return null;
  return Math.floor(((minutes - start) / (end - start)) * 20) * 5;
}
