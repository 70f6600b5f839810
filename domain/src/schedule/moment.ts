import { plainCharacters } from '../forms/normalise/clean-text.js';
import { dayOf } from '../import/day.js';

/** Times of files, on the clock of the fair. Each function gives null for what is none. */

const atFair = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Amsterdam',
  dateStyle: 'short',
  timeStyle: 'short',
});

const minutesADay = 24 * 60;

export interface Moment {
  /** `YYYY-MM-DD`. */
  day: string;
  /** `HH:mm`. */
  time: string;
}

/** The moment of an ISO text; one without an offset is on the clock of the fair already. */
export function momentOf(text: string): Moment | null {
  const match = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})(?::\d{2}(?:\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?$/.exec(text);
  const [, day, time, offset] = match ?? [];
  if (day === undefined || time === undefined) return null;
  if (offset === undefined) return dayOf(day) && timeOf(time) ? { day, time } : null;
  const instant = new Date(`${day}T${time}:00${offset.replace(/^([+-]\d{2})(\d{2})$/, '$1:$2')}`);
  if (dayOf(day) === null || Number.isNaN(instant.getTime())) return null;
  const [fairDay = '', fairTime = ''] = atFair.format(instant).split(' ');
  return { day: fairDay, time: fairTime };
}

const unit = ' ?(?:uur|u|h|hr|hrs|hours)?';
/** Hours, minutes, and the half of the day that English clocks have. */
const times: readonly RegExp[] = [
  new RegExp(`^(\\d{1,2}) ?(?:[:.,uh]|uur) ?(\\d{2})(?:[:.]\\d{2}(?:\\.\\d+)?)?m?${unit} ?(am|pm)?$`),
  new RegExp(`^(\\d{1,2})(\\d{2})${unit}()$`),
  new RegExp(`^(\\d{1,2})()${unit} ?(am|pm)?$`),
];

/** A time as programs and people write it: `9:30`, `09.30 uur`, `9u30`, `12h`, `1200`, `2:30 PM`. */
export function timeOf(text: string): string | null {
  const key = plainCharacters(text)
    .toLowerCase()
    .replace(/^(?:om|van|vanaf|tot|at|from|until) /, '')
    .replace(/\b([ap])\.m\.?$/, '$1m')
    .replace(/[ .,]+$/, '');
  for (const pattern of times) {
    const [, hour, minute, half] = pattern.exec(key) ?? [];
    if (hour === undefined) continue;
    if (half && (Number(hour) < 1 || Number(hour) > 12)) return null;
    const hours = half ? (Number(hour) % 12) + (half === 'pm' ? 12 : 0) : Number(hour);
    return clock(hours, Number(minute));
  }
  return null;
}

/** A time as `HH:mm`; null for what no clock shows. */
export function clock(hours: number, minutes: number): string | null {
  if (hours >= 24 || minutes >= 60) return null;
  return `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;
}

/** A duration in minutes: `H:MM`, `H:MM:SS`, minutes alone, or as ISO 8601 (`PT1H30M`). */
export function durationOf(text: string): number | null {
  if (/^\d{1,4}$/.test(text)) return Number(text);
  const [, hours, minutes] = /^(\d{1,3}):(\d{2})(?::\d{2})?$/.exec(text) ?? [];
  if (hours !== undefined) return Number(hours) * 60 + Number(minutes);
  const [, days = '0', isoHours = '0', isoMinutes = '0', seconds = '0'] =
    /^P(?=\d|T\d)(?:(\d{1,2})D)?(?:T(?:(\d{1,3})H)?(?:(\d{1,4})M)?(?:(\d{1,6})(?:\.\d+)?S)?)?$/.exec(text) ??
    [];
  const all =
    Number(days) * minutesADay +
    Number(isoHours) * 60 +
    Number(isoMinutes) +
    Math.round(Number(seconds) / 60);
  return all > 0 ? all : null;
}

/** The time so many minutes later; null after midnight. */
export function timeAfter(time: string, minutes: number): string | null {
  const [hours = 0, rest = 0] = time.split(':').map(Number);
  const end = hours * 60 + rest + minutes;
  return clock(Math.trunc(end / 60), end % 60);
}
