import { dayNumber, dayOf } from './visitors.js';

const fixedHolidays: ReadonlySet<string> = new Set(['01-01', '05-05', '12-25', '12-26']);

/** The others in days after Easter Sunday: Good Friday, both days of Easter, Ascension and both days of Pentecost. */
const daysFromEaster: ReadonlySet<number> = new Set([-2, 0, 1, 39, 49, 50]);

const kingsDay = '04-27';
const dayBeforeKingsDay = '04-26';

/**
 * True on the days of the Algemene termijnenwet, and on the Sundays of Easter and Pentecost.
 * @param day in days since 1970, of 2014 or later: before that there was no King's Day
 */
export function isPublicHoliday(day: number): boolean {
  const date = dayOf(day);
  const inYear = date.slice(5);
  return (
    fixedHolidays.has(inYear) ||
    // King's Day is held a day earlier when it would be a Sunday.
    (inYear === kingsDay && !isSunday(day)) ||
    (inYear === dayBeforeKingsDay && isSunday(day + 1)) ||
    daysFromEaster.has(day - easterOf(Number(date.slice(0, 4))))
  );
}

/** 1 January 1970 was a Thursday. */
const isSunday = (day: number) => (day + 4) % 7 === 0;

/** Easter Sunday in days since 1970: the rule of Meeus, Jones and Butcher for the Gregorian calendar. */
function easterOf(year: number): number {
  const century = Math.floor(year / 100);
  const golden = year % 19;
  const skippedLeapDays = century - Math.floor(century / 4);
  const moonShift = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + skippedLeapDays - moonShift + 15) % 30;
  const toSunday = (32 + 2 * (century % 4) + 2 * Math.floor((year % 100) / 4) - epact - (year % 4)) % 7;
  const correction = Math.floor((golden + 11 * epact + 22 * toSunday) / 451);
  const sinceEarliest = epact + toSunday - 7 * correction;
  return (dayNumber(`${year}-03-22`) ?? 0) + sinceEarliest;
}
