import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { drawingMoment, todayAtFair } from './by-the-clock.server';
import { recordTags } from './cache-tags.server';

const minuteMs = 60_000;
const days = [
  { date: '2027-02-09', opens: '09:30', closes: '17:30' },
  { date: '2027-02-10', opens: '09:30', closes: '17:30' },
];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** For how many minutes what was made at an instant is right. */
async function minutesRight(instant: string, make: () => unknown) {
  vi.setSystemTime(instant);
  const { value, staleAfterMs } = await recordTags(() => Promise.resolve(make()));
  return { value, minutes: staleAfterMs / minuteMs };
}

test.each([
  ['2026-11-22T10:00:00+01:00', '2026-11-22', 14 * 60],
  ['2026-11-22T23:59:30+01:00', '2026-11-22', 0.5],
  ['2026-11-22T23:30:00Z', '2026-11-23', 23.5 * 60],
  ['2026-07-01T00:00:00+02:00', '2026-07-01', 24 * 60],
])('what is chosen by day at %s is right until midnight in the halls', async (instant, day, minutes) => {
  expect(await minutesRight(instant, todayAtFair)).toEqual({ value: day, minutes });
});

test.each([
  ['2026-11-22T10:00:07+01:00', '2026-11-21T23:00', 14 * 60 - 7 / 60],
  ['2027-02-09T09:00:00+01:00', '2027-02-08T23:00', 30],
  ['2027-02-09T09:30:00+01:00', '2027-02-09T08:30', 15],
  ['2027-02-09T11:20:00+01:00', '2027-02-09T10:15', 10],
  ['2027-02-09T17:30:00+01:00', '2027-02-09T16:30', 6.5 * 60],
  ['2027-02-10T17:29:00+01:00', '2027-02-10T16:15', 1],
])('at %s the server draws by %s, and that is right for %s minutes', async (instant, moment, minutes) => {
  expect(await minutesRight(instant, () => drawingMoment(days))).toEqual({
    value: `${moment}:00.000Z`,
    minutes: expect.closeTo(minutes, 5) as number,
  });
});
