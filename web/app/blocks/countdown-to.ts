import { toIsoWithOffset, toWallClock } from '../clock/wall-clock';

/** A day of the fair: `YYYY-MM-DD` and wall-clock times `HH:mm`. */
export interface OpenDay {
  date: string;
  opens: string;
  closes: string;
}

export type FairState =
  | { state: 'before'; days: number; hours: number; minutes: number }
  | { state: 'open'; closes: string }
  | { state: 'between'; next: OpenDay }
  | { state: 'over' }
  | { state: 'unknown' };

const minuteMs = 60_000;

/**
 * Counts down in whole minutes, rounded up, so that the last minute reads 1 and not 0.
 * @param days the days of the fair in order; none gives `unknown`
 */
export function countdownTo(days: OpenDay[], now: Date): FairState {
  const [first] = days;
  if (!first) return { state: 'unknown' };
  const left = Math.ceil((instantOf(first.date, first.opens) - now.getTime()) / minuteMs);
  if (left > 0) {
    return {
      state: 'before',
      days: Math.floor(left / 1440),
      hours: Math.floor((left % 1440) / 60),
      minutes: left % 60,
    };
  }
  const today = days.find((day) => day.date === toWallClock(now).day);
  if (
    today &&
    instantOf(today.date, today.opens) <= now.getTime() &&
    now.getTime() < instantOf(today.date, today.closes)
  ) {
    return { state: 'open', closes: today.closes };
  }
  const next = days.find((day) => instantOf(day.date, day.opens) > now.getTime());
  return next ? { state: 'between', next } : { state: 'over' };
}

function instantOf(day: string, time: string): number {
  return new Date(toIsoWithOffset(day, time)).getTime();
}
