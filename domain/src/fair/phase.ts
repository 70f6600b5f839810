/** A day on which the doors are open: `2027-02-09`, and times on the clocks in the halls (`10:00`). */
export interface OpenDay {
  date: string;
  opens: string;
  closes: string;
}

/** A moment on the clocks in the halls: a calendar day and the minutes since its midnight. */
export interface HallTime {
  day: string;
  minutes: number;
}

/**
 * `before` lasts until a week before the first day, `last-week` until its midnight, `during` until the doors close on the last
 * day, nights and days in between included. A fair without days is always ahead.
 */
export const fairPhases = ['before', 'last-week', 'during', 'after'] as const;
export type FairPhase = (typeof fairPhases)[number];

export function phaseAt(days: readonly OpenDay[], moment: HallTime): FairPhase {
  const turns = turnsOf(days).filter((turn) => !isLater(turn.at, moment));
  return turns.at(-1)?.phase ?? 'before';
}

/** The moment at which another phase begins; null when none comes any more. */
export function nextTurn(days: readonly OpenDay[], moment: HallTime): HallTime | null {
  return turnsOf(days).find(({ at }) => isLater(at, moment))?.at ?? null;
}

/** A moment that is typical of a phase; null for a fair without days, which has only one. */
export function momentIn(days: readonly OpenDay[], phase: FairPhase): HallTime | null {
  const ordered = inOrderOfDate(days);
  const [first, last] = [ordered[0], ordered.at(-1)];
  if (!first || !last) return null;
  const noon = 12 * 60;
  const moments: Record<FairPhase, HallTime> = {
    before: { day: daysBefore(first.date, 60), minutes: noon },
    'last-week': { day: daysBefore(first.date, 3), minutes: noon },
    // Some hours after the doors opened, when things are on.
    during: { day: first.date, minutes: Math.floor((minutesOf(first.opens) + minutesOf(first.closes)) / 2) },
    after: { day: daysBefore(last.date, -1), minutes: noon },
  };
  return moments[phase];
}

/** Days in the order of their dates: editors need not type them in that order. */
export function inOrderOfDate<Day extends { date: string }>(days: readonly Day[]): Day[] {
  return [...days].sort((a, b) => (a.date < b.date ? -1 : Number(a.date > b.date)));
}

/** The opening day at a moment before its doors close, or else the next one; null when all have closed. */
export function openDayFrom<Day extends OpenDay>(days: readonly Day[], moment: HallTime): Day | null {
  return inOrderOfDate(days).find((day) => isLater(closingOf(day), moment)) ?? null;
}

const lastWeekDays = 7;

interface Turn {
  phase: FairPhase;
  at: HallTime;
}

function turnsOf(days: readonly OpenDay[]): Turn[] {
  const ordered = inOrderOfDate(days);
  const [first, last] = [ordered[0], ordered.at(-1)];
  if (!first || !last) return [];
  return [
    { phase: 'last-week', at: { day: daysBefore(first.date, lastWeekDays), minutes: 0 } },
    { phase: 'during', at: { day: first.date, minutes: 0 } },
    { phase: 'after', at: closingOf(last) },
  ];
}

const closingOf = ({ date, closes }: OpenDay): HallTime => ({ day: date, minutes: minutesOf(closes) });

function isLater(one: HallTime, other: HallTime): boolean {
  return one.day === other.day ? one.minutes > other.minutes : one.day > other.day;
}

function daysBefore(date: string, count: number): string {
  const day = new Date(`${date}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() - count);
  return day.toISOString().slice(0, 10);
}

function minutesOf(time: string): number {
  const [hours = '0', minutes = '0'] = time.split(':');
  return Number(hours) * 60 + Number(minutes);
}
