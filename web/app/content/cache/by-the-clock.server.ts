import { now } from '../../clock/clock.server';
import { toIsoWithOffset, toWallClock } from '../../clock/wall-clock';
import { recordStaleAfter } from './cache-tags.server';

const minuteMs = 60_000;
const dayMinutes = 24 * 60;

/** Today in the halls (`YYYY-MM-DD`), for what is chosen by day: a page that asks for it goes stale at midnight. */
export function todayAtFair(): string {
  const instant = now();
  const { day, minutes } = toWallClock(instant);
  recordStaleAfter((dayMinutes - minutes) * minuteMs - (instant.getTime() % minuteMs));
  return day;
}

/** Records that a page says whether the fair is open. It goes stale when the doors next open or close. */
export function recordDoors(days: readonly { date: string; opens: string; closes: string }[]): void {
  const instant = now().getTime();
  for (const { date, opens, closes } of days) {
    for (const time of [opens, closes]) {
      const left = Date.parse(toIsoWithOffset(date, time)) - instant;
      if (left > 0) recordStaleAfter(left);
    }
  }
}
