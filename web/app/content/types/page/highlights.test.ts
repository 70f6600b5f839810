import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { highlightsNow } from './highlights.server';
import { recordTags } from '../../cache/cache-tags.server';

const minuteMs = 60_000;
const sessions = [
  { publicId: 1, day: '2027-02-09', endTime: '11:00' },
  { publicId: 2, day: '2027-02-10', endTime: '11:00' },
  { publicId: 3, day: '2027-02-10', endTime: '12:00' },
  { publicId: 4, day: '2027-02-11', endTime: '10:15' },
];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The sessions that lead at an instant, and for how many minutes that is right. */
async function leadingAt(instant: string) {
  vi.setSystemTime(instant);
  const { value, staleAfterMs } = await recordTags(() => Promise.resolve(highlightsNow(sessions, 3)));
  return [value.map(({ publicId }) => publicId), staleAfterMs / minuteMs];
}

test('before the fair the highlights are in the order given, until the first of them ends', async () => {
  expect(await leadingAt('2027-02-09T08:00:00+01:00')).toEqual([[1, 2, 3], 180]);
});

test('on a day of the fair what has ended is gone', async () => {
  expect(await leadingAt('2027-02-10T10:59:00+01:00')).toEqual([[2, 3, 4], 1]);
  expect(await leadingAt('2027-02-10T11:00:00+01:00')).toEqual([[3, 4], 60]);
  expect(await leadingAt('2027-02-10T12:00:00+01:00')).toEqual([[4], 22 * 60 + 15]);
});

test('after the fair they are as before it, and nothing ends any more', async () => {
  expect(await leadingAt('2027-03-01T12:00:00+01:00')).toEqual([[1, 2, 3], Infinity]);
});
