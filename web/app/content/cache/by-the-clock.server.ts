import { now, pinnedNow } from '../../clock/clock.server';
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

interface OpenDay {
  date: string;
  opens: string;
  closes: string;
}

const quarterMs = 15 * minuteMs;

/**
 * The moment by which the server draws (ISO): the beginning of the day, and while the doors are open that of the quarter of an
 * hour. So what is drawn between two of those is the same, and goes stale at the next; the browser draws by the minute. A
 * pinned clock is drawn as it stands.
 */
export function drawingMoment(days: readonly OpenDay[]): string {
  const instant = now().getTime();
  const today = todayAtFair();
  const moments = days
    .filter(({ date }) => date === today)
    .flatMap(({ opens, closes }) => {
      const momentOf = (time: string) => Date.parse(toIsoWithOffset(today, time));
      return momentsUntil(momentOf(opens), momentOf(closes));
    });
  const next = moments.find((moment) => moment > instant);
  if (next !== undefined) recordStaleAfter(next - instant);
  const pinned = pinnedNow();
  if (pinned !== null) return pinned.toISOString();
  const midnight = Date.parse(toIsoWithOffset(today, '00:00'));
  return new Date(moments.findLast((moment) => moment <= instant) ?? midnight).toISOString();
}

function momentsUntil(from: number, to: number): number[] {
  const count = Math.max(0, Math.ceil((to - from) / quarterMs));
  return [...Array.from({ length: count }, (_, at) => from + at * quarterMs), to];
}
