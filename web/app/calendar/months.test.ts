import { expect, test } from 'vitest';
import { arrangeCalendar, isOver, lastDayOf } from './months';

const item = (date: string, endDate: string | null = null) => ({ date, endDate });

test('an item is over when its last day is', () => {
  expect(isOver(item('2027-02-06', '2027-02-08'), '2027-02-08')).toBe(false);
  expect(isOver(item('2027-02-06', '2027-02-08'), '2027-02-09')).toBe(true);
  expect(isOver(item('2027-02-06'), '2027-02-06')).toBe(false);
});

test('a last day before the first is no last day', () => {
  expect(lastDayOf(item('2027-02-06', '2027-01-01'))).toBe('2027-02-06');
});

test('what comes stands by month, what is over stands apart, the latest first', () => {
  const items = [
    item('2026-09-24'),
    item('2026-11-20'),
    item('2026-11-20', '2026-11-23'),
    item('2026-12-03'),
    item('2026-12-11'),
    item('2027-12-01'),
  ];
  const { months, past } = arrangeCalendar(items, '2026-11-21');
  expect(months.map(({ month, items: { length } }) => [month, length])).toEqual([
    ['2026-11', 1],
    ['2026-12', 2],
    ['2027-12', 1],
  ]);
  expect(past.map(({ date }) => date)).toEqual(['2026-11-20', '2026-09-24']);
});

test('an empty calendar is empty', () => {
  expect(arrangeCalendar([], '2026-11-21')).toEqual({ months: [], past: [] });
});
