/** Days and times of files, on the clock of the fair. Each function gives null for what is none. */

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

/** A day as programs and people write it: `2027-02-09`, `9-2-2027`, `9/2/2027`. */
export function dayOf(text: string): string | null {
  const [, year, month, day] = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:T00:00.*)?$/.exec(text) ?? [];
  const [, dutchDay, dutchMonth, dutchYear] = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(text) ?? [];
  const iso = [
    year ?? dutchYear ?? '',
    (month ?? dutchMonth ?? '').padStart(2, '0'),
    (day ?? dutchDay ?? '').padStart(2, '0'),
  ].join('-');
  const instant = new Date(`${iso}T00:00:00Z`);
  // 31 February is a day in March for JavaScript.
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(iso) ? iso : null;
}

/** A time as programs and people write it: `9:30`, `09.30`, `09:30:00`. */
export function timeOf(text: string): string | null {
  const [, hours, minutes] = /^(\d{1,2})[:.](\d{2})(?::\d{2}(?:\.\d+)?)?(?: uur)?$/.exec(text) ?? [];
  if (hours === undefined || minutes === undefined) return null;
  return Number(hours) < 24 && Number(minutes) < 60 ? `${hours.padStart(2, '0')}:${minutes}` : null;
}

/** A duration `H:MM` in minutes. */
export function durationOf(text: string): number | null {
  const [, hours, minutes] = /^(\d{1,3}):(\d{2})$/.exec(text) ?? [];
  return hours === undefined || minutes === undefined ? null : Number(hours) * 60 + Number(minutes);
}

/** The time so many minutes later; null after midnight. */
export function timeAfter(time: string, minutes: number): string | null {
  const [hours = 0, rest = 0] = time.split(':').map(Number);
  const end = hours * 60 + rest + minutes;
  if (end >= minutesADay) return null;
  return `${String(Math.trunc(end / 60)).padStart(2, '0')}:${String(end % 60).padStart(2, '0')}`;
}

/** The day and the times of a session, or what is wrong with them. */
export function slotOf(
  start: Moment | null,
  end: string | null,
): { day?: string; startTime?: string; endTime?: string; problems: string[] } {
  if (start === null) return { problems: ['De dag of de begintijd ontbreekt of klopt niet.'] };
  const slot = { day: start.day, startTime: start.time };
  if (end === null) return { ...slot, problems: ['Het einde ontbreekt of ligt na middernacht.'] };
  return { ...slot, endTime: end, problems: [] };
}
