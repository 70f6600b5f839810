import { sessionErrors } from './texts';

/** A day of the fair, as in the site settings. Times are `HH:mm`, with or without seconds. */
export interface FairDay {
  date: string;
  opens: string;
  closes: string;
}

export interface Slot {
  /** `YYYY-MM-DD`. */
  day: string;
  startTime: string;
  endTime: string;
}

export interface SlotProblem {
  field: 'day' | 'startTime' | 'endTime';
  message: string;
}

/** Null for a time that is right. Every day is accepted when no day of the fair is known. */
export function slotProblem(slot: Slot, days: readonly FairDay[]): SlotProblem | null {
  const [start, end] = [minuteOf(slot.startTime), minuteOf(slot.endTime)];
  if (end <= start)
    return { field: 'endTime', message: sessionErrors.endsTooEarly(inWords(start), inWords(end)) };
  if (days.length === 0) return null;
  const fairDay = days.find(({ date }) => date === slot.day);
  if (!fairDay) {
    const known = days.map(({ date }) => date).sort();
    return { field: 'day', message: sessionErrors.noFair(dateInWords(slot.day), known.map(dateInWords)) };
  }
  const [opens, closes] = [minuteOf(fairDay.opens), minuteOf(fairDay.closes)];
  if (start >= opens && end <= closes) return null;
  return {
    field: start < opens || start >= closes ? 'startTime' : 'endTime',
    message: sessionErrors.closed(dateInWords(slot.day), inWords(opens), inWords(closes)),
  };
}

export function overlap(one: Slot, other: Slot): boolean {
  return (
    one.day === other.day &&
    minuteOf(one.startTime) < minuteOf(other.endTime) &&
    minuteOf(other.startTime) < minuteOf(one.endTime)
  );
}

/** A time as in messages: `10.00–10.45 uur`. */
export function timesInWords({ startTime, endTime }: Slot): string {
  return `${inWords(minuteOf(startTime))}–${inWords(minuteOf(endTime))} uur`;
}

function minuteOf(time: string): string {
  return time.slice(0, 5);
}

function inWords(minute: string): string {
  return minute.replace(/^0/, '').replace(':', '.');
}

function dateInWords(date: string): string {
  const options = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  const instant = new Date(`${date}T00:00:00Z`);
  return Number.isNaN(instant.getTime()) ? date : new Intl.DateTimeFormat('nl-NL', options).format(instant);
}
