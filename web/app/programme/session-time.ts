import { fairTimeZone, wallClockAt } from '../messages/format';

/**
 * Times of the programme. The content backend says them as the clock on the wall of the fair says them
 * (`2027-02-09`, `10:30`), so only "now" has to be brought to that wall; sessions never need a time zone.
 */

/** How long a session takes on the timetable when its end is missing or not after its start, in minutes. */
export const FALLBACK_DURATION = 30;

/** A moment as the clocks in the fair's halls show it: a calendar day and minutes since its midnight. */
export interface WallClock {
  day: string;
  minutes: number;
}

/** What a session's time is made of. */
export interface Timed {
  day: string;
  startTime: string;
  endTime: string;
}

/** A stretch of one day, in minutes since midnight; `end` is after `start` and not part of it. */
export interface Span {
  start: number;
  end: number;
}

/** Reads an instant (ISO) off the clocks in the halls. */
export function toWallClock(instant: string): WallClock {
  const { day, time } = wallClockAt(instant);
  return { day, minutes: minutesOf(time) };
}

/** Minutes since midnight of a time `HH:mm`. */
export function minutesOf(time: string): number {
  const [hours = '0', minutes = '0'] = time.split(':');
  return Number(hours) * 60 + Number(minutes);
}

/** The time `HH:mm` of a number of minutes since midnight. */
export function timeOf(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  return `${String(hours).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

/** Whether the text is a day that exists, written `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** Whether a session's end can be shown: it is after its start. */
export function hasEnd(session: Timed): boolean {
  return minutesOf(session.endTime) > minutesOf(session.startTime);
}

/** The stretch of its day that a session takes. */
export function spanOf(session: Timed): Span {
  const start = minutesOf(session.startTime);
  return { start, end: hasEnd(session) ? minutesOf(session.endTime) : start + FALLBACK_DURATION };
}

/** Length of a session in minutes, or null when its end is not known. */
export function durationOf(session: Timed): number | null {
  if (!hasEnd(session)) return null;
  const { start, end } = spanOf(session);
  return end - start;
}

/** Whether one person cannot be at both sessions. A session that starts when the other ends does not overlap. */
export function overlaps(a: Timed, b: Timed): boolean {
  if (a.day !== b.day) return false;
  const one = spanOf(a);
  const other = spanOf(b);
  return one.start < other.end && other.start < one.end;
}

/** Chronological order, for sorting. */
export function byTime(a: Timed, b: Timed): number {
  return a.day.localeCompare(b.day) || minutesOf(a.startTime) - minutesOf(b.startTime);
}

/** The instant of a wall-clock time as ISO text with the fair's offset: `2027-02-09T10:30:00+01:00`. */
export function toIsoWithOffset(day: string, time: string): string {
  const offset = new Intl.DateTimeFormat('en-GB', { timeZone: fairTimeZone, timeZoneName: 'longOffset' })
    .formatToParts(new Date(`${day}T12:00:00Z`))
    .find((part) => part.type === 'timeZoneName');
  return `${day}T${time}:00${offset?.value.replace('GMT', '') || '+00:00'}`;
}
