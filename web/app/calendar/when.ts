import type { CalendarSummary } from '../content/types/calendar-item';
import type { Messages } from '../messages/nl';
import { lastDayOf } from './months';

type Timed = Pick<CalendarSummary, 'date' | 'endDate' | 'startTime' | 'endTime'>;

/** The days of an item in words: `di 9 feb 2027`, `za 6 t/m ma 8 februari 2027`. */
export function daysOf(item: Timed, { format }: Messages): string {
  const last = lastDayOf(item);
  return last === item.date ? format.day(item.date) : format.dayRange([item.date, last]);
}

/** The times of an item in words, or null for something that lasts the whole day. */
export function timesOf(item: Timed, { calendar: m, format }: Messages): string | null {
  const { startTime, endTime } = item;
  if (startTime === null) return endTime === null ? null : m.untilTime(format.time(endTime));
  const ends = endTime !== null && endTime > startTime;
  const times = ends ? format.timeRange(startTime, endTime) : m.fromTime(format.time(startTime));
  return ends && lastDayOf(item) !== item.date ? m.perDay(times) : times;
}
