import { expect, test } from 'vitest';
import { groupByDay } from './agenda';

const at = (id: number, day: string, startTime: string) => ({ id, day, startTime, endTime: '18:00' });

test('the agenda groups by day and start time, and keeps the order of what starts together', () => {
  const days = groupByDay([
    at(1, '2027-02-10', '10:00'),
    at(2, '2027-02-09', '11:00'),
    at(3, '2027-02-09', '09:30'),
    at(4, '2027-02-09', '11:00'),
  ]);
  expect(days.map(({ day, count }) => [day, count])).toEqual([
    ['2027-02-09', 3],
    ['2027-02-10', 1],
  ]);
  expect(days[0]?.times.map(({ time, sessions }) => [time, sessions.map(({ id }) => id)])).toEqual([
    ['09:30', [3]],
    ['11:00', [2, 4]],
  ]);
});

test('an agenda of no sessions has no days', () => expect(groupByDay([])).toEqual([]));
