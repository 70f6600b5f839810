/**
 * Time as the clocks on the walls of the fair show it. The content backend says days and times that way
 * (`2027-02-09`, `10:30`), so only instants have to be brought to that wall, and seldom the other way round.
 */
const fairTimeZone = 'Europe/Amsterdam';

const wallClock = new Intl.DateTimeFormat('en-CA', {
  timeZone: fairTimeZone,
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});
const offset = new Intl.DateTimeFormat('en-GB', { timeZone: fairTimeZone, timeZoneName: 'longOffset' });

/** A moment in the fair's halls: a calendar day (`YYYY-MM-DD`) and minutes since its midnight. */
export interface WallClock {
  day: string;
  minutes: number;
}

export function toWallClock(instant: Date): WallClock {
  const part = Object.fromEntries(
    wallClock.formatToParts(instant).map(({ type, value }) => [type, value] as const),
  );
  return {
    day: `${part.year}-${part.month}-${part.day}`,
    minutes: Number(part.hour) * 60 + Number(part.minute),
  };
}

/** The year on the calendars in the halls: an hour before that of UTC, two in summer. */
export function yearAtFair(instant: Date): number {
  return Number(toWallClock(instant).day.slice(0, 4));
}

/**
 * The instant of a wall-clock time as ISO text with the fair's offset: `2027-02-09T10:30:00+01:00`. In the night in which clocks
 * are put back, an hour comes twice: it is the first one. The hour that a night in spring leaves out is counted on from before.
 */
export function toIsoWithOffset(day: string, time: string): string {
  const local = `${day}T${time}:00`;
  const { before, after } = offsetsOn(day);
  if (before === after) return local + before;
  return local + ([before, after].find((one) => offsetAt(new Date(local + one)) === one) ?? before);
}

/** Cached by day: the look-up was the slowest step of a list of a hundred sessions. */
const offsets = new Map<string, { before: string; after: string }>();
const maxOffsets = 500;

function offsetAt(instant: Date): string {
  const zone = offset.formatToParts(instant).find(({ type }) => type === 'timeZoneName');
  return zone?.value.replace('GMT', '') || '+00:00';
}

/** The offsets at both ends of a day: clocks change at 1:00 UTC (Directive 2000/84/EC). */
function offsetsOn(day: string): { before: string; after: string } {
  const known = offsets.get(day);
  if (known !== undefined) return known;
  const found = {
    before: offsetAt(new Date(`${day}T00:00:00Z`)),
    after: offsetAt(new Date(`${day}T12:00:00Z`)),
  };
  if (offsets.size >= maxOffsets) offsets.clear();
  offsets.set(day, found);
  return found;
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

/** The midnight, in UTC, that stands for a calendar day (`YYYY-MM-DD`); null for text that is no day that exists. */
export function dateOf(day: string): Date | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return null;
  const date = new Date(`${day}T00:00:00Z`);
  // A day such as 31 February rolls over to March; that is not the day that was meant.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day) ? date : null;
}

export function isDay(text: string): boolean {
  return dateOf(text) !== null;
}
