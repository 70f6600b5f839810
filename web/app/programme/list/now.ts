import { minutesOf, type WallClock } from '../../clock/wall-clock';
import { byTime, hasEnd, spanOf, type Timed } from '../session-time';

const soonMinutes = 60;

/** How a session stands to the present moment; minutes are until its start or its end (null: no known end). */
export type RelationToNow =
  | { state: 'upcoming' }
  | { state: 'soon'; minutes: number }
  | { state: 'on'; minutes: number | null }
  | { state: 'ended' };

export function relationToNow(session: Timed, now: WallClock): RelationToNow {
  if (session.day > now.day) return { state: 'upcoming' };
  if (session.day < now.day) return { state: 'ended' };
  const { start, end } = spanOf(session);
  if (now.minutes >= end) return { state: 'ended' };
  if (now.minutes >= start) return { state: 'on', minutes: hasEnd(session) ? end - now.minutes : null };
  const minutes = start - now.minutes;
  return minutes <= soonMinutes ? { state: 'soon', minutes } : { state: 'upcoming' };
}

export interface OpeningDay {
  date: string;
  opens: string;
  closes: string;
}

/** The opening day that the moment falls on, or null when the fair is not on that day. */
export function fairDayAt(days: readonly OpeningDay[], now: WallClock): OpeningDay | null {
  return days.find((day) => day.date === now.day) ?? null;
}

export interface NowAndNext<T> {
  /** On at this moment, the one that ends first in front. */
  on: T[];
  /** Everything that starts soon today, or else whatever starts first later today. */
  next: T[];
}

/**
 * Sessions on now and next, on a fair day until the doors close; null at any other moment and when nothing
 * more happens today.
 */
export function nowAndNext<T extends Timed>(
  sessions: readonly T[],
  days: readonly OpeningDay[],
  now: WallClock,
): NowAndNext<T> | null {
  const today = fairDayAt(days, now);
  if (!today || now.minutes >= minutesOf(today.closes)) return null;

  const left = sessions.filter((session) => session.day === now.day).sort(byTime);
  const on = left
    .filter((session) => relationToNow(session, now).state === 'on')
    .sort((a, b) => spanOf(a).end - spanOf(b).end);
  const later = left.filter((session) => spanOf(session).start > now.minutes);
  const soon = later.filter((session) => relationToNow(session, now).state === 'soon');
  const first = later[0];
  const next = soon.length > 0 || !first ? soon : later.filter((s) => s.startTime === first.startTime);
  return on.length > 0 || next.length > 0 ? { on, next } : null;
}
