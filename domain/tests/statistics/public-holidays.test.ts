import { expect, test } from 'vitest';
import { dayNumber, dayOf, isPublicHoliday } from '../../src/statistics/index.js';

/** All public holidays of a year, as `MM-DD`. */
function holidaysOf(year: number): string[] {
  const [first, last] = [dayNumber(`${year}-01-01`) ?? 0, dayNumber(`${year}-12-31`) ?? 0];
  const days = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  return days.filter(isPublicHoliday).map((day) => dayOf(day).slice(5));
}

const fixed = { before: ['01-01'], after: ['12-25', '12-26'] };
/** From Good Friday to the second day of Pentecost, as calendars have it. */
const springs: [year: number, days: string[]][] = [
  [2024, ['03-29', '03-31', '04-01', '04-27', '05-05', '05-09', '05-19', '05-20']],
  // King's Day would be a Sunday.
  [2025, ['04-18', '04-20', '04-21', '04-26', '05-05', '05-29', '06-08', '06-09']],
  [2026, ['04-03', '04-05', '04-06', '04-27', '05-05', '05-14', '05-24', '05-25']],
  [2027, ['03-26', '03-28', '03-29', '04-27', '05-05', '05-06', '05-16', '05-17']],
  [2028, ['04-14', '04-16', '04-17', '04-27', '05-05', '05-25', '06-04', '06-05']],
  // The latest Easter there can be; King's Day is the Tuesday after it.
  [2038, ['04-23', '04-25', '04-26', '04-27', '05-05', '06-03', '06-13', '06-14']],
];

test.each(springs)('the public holidays of %i are those of the calendar', (year, spring) => {
  expect(holidaysOf(year)).toEqual([...fixed.before, ...spring, ...fixed.after]);
});

test('Easter is a Sunday between 22 March and 25 April in every year', () => {
  for (let year = 2014; year <= 2100; year += 1) {
    const first = dayNumber(`${year}-03-22`) ?? 0;
    const sundays = Array.from({ length: 35 }, (_, index) => first + index).filter(
      (day) => (day + 4) % 7 === 0 && isPublicHoliday(day) && isPublicHoliday(day + 1),
    );
    expect(sundays.map(dayOf)).toHaveLength(1);
  }
});
