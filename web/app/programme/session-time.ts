import { minutesOf } from '../clock/wall-clock';

/** How long a session lasts on the timetable when its end is missing or not after its start, in minutes. */
const fallbackMinutes = 30;

export interface Timed {
  day: string;
  startTime: string;
  endTime: string;
}

/** A stretch of one day, in minutes since midnight; `end` is after `start` and exclusive. */
export interface Span {
  start: number;
  end: number;
}

/** True when the end is after the start, so that it can be shown. */
export function hasEnd(session: Timed): boolean {
  return minutesOf(session.endTime) > minutesOf(session.startTime);
}

export function spanOf(session: Timed): Span {
  const start = minutesOf(session.startTime);
  return { start, end: hasEnd(session) ? minutesOf(session.endTime) : start + fallbackMinutes };
}

/** Length of a session in minutes, or null when its end is not known. */
export function durationOf(session: Timed): number | null {
  if (!hasEnd(session)) return null;
  const { start, end } = spanOf(session);
  return end - start;
}

/**
 * True when one person cannot be at both sessions. A session that starts when the other ends does not
 * overlap.
 */
export function overlaps(a: Timed, b: Timed): boolean {
  if (a.day !== b.day) return false;
  const one = spanOf(a);
  const other = spanOf(b);
  return one.start < other.end && other.start < one.end;
}

export function byTime(a: Timed, b: Timed): number {
  return a.day.localeCompare(b.day) || minutesOf(a.startTime) - minutesOf(b.startTime);
}
