import { expect, test } from 'vitest';
import { countdownTo } from './countdown-to';

const days = [
  { date: '2027-02-09', opens: '09:30', closes: '17:30' },
  { date: '2027-02-10', opens: '09:30', closes: '17:30' },
  { date: '2027-02-11', opens: '09:30', closes: '16:30' },
];

test.each([
  ['weeks before', '2026-11-20T10:00:00+01:00', { state: 'before', days: 80, hours: 23, minutes: 30 }],
  [
    'across the change to summer time',
    '2026-09-09T10:30:00+02:00',
    { state: 'before', days: 153, hours: 0, minutes: 0 },
  ],
  ['the last minute', '2027-02-09T09:29:30+01:00', { state: 'before', days: 0, hours: 0, minutes: 1 }],
  ['the moment the doors open', '2027-02-09T09:30:00+01:00', { state: 'open', closes: '17:30' }],
  ['a clock in another zone', '2027-02-11T15:29:59Z', { state: 'open', closes: '16:30' }],
  ['an evening in between', '2027-02-09T17:30:00+01:00', { state: 'between', next: days[1] }],
  ['an early morning in between', '2027-02-10T07:00:00+01:00', { state: 'between', next: days[1] }],
  ['after the last day', '2027-02-11T16:30:00+01:00', { state: 'over' }],
])('the countdown is right at this moment: %s', (_when, now, state) => {
  expect(countdownTo(days, new Date(now))).toEqual(state);
});

test('a fair without days counts down to nothing', () => {
  expect(countdownTo([], new Date())).toEqual({ state: 'unknown' });
});
