import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CmsClient } from '../../client/client';
import { recordTags } from '../../cache/cache-tags.server';
import { rowsInPhase } from './blocks';

const days = [
  { date: '2027-02-09', opens: '09:30', closes: '17:30', label: null },
  { date: '2027-02-10', opens: '09:30', closes: '16:30', label: null },
];
/** A content backend that knows the days of the fair, and answers nothing else. */
const cms = (fairDays: object[] = days) =>
  ({
    version: 'v5',
    locale: 'nl',
    read: () => Promise.resolve({ documentId: 'a', name: 'F', days: fairDays }),
  }) as unknown as CmsClient;

const row = (id: number, phase?: string) => ({ __component: 'blocks.quote', id, phase });
const zone = [
  row(1, 'Vooraf'),
  row(2, 'Vooraf en laatste week'),
  row(3, 'Tijdens de beurs'),
  row(4, 'Tot en met de beurs'),
  row(5, 'Na de beurs'),
  row(6, 'Niet tijdens de beurs'),
  row(7, 'Altijd'),
  row(8),
  row(9, 'Fase die niet bestaat'),
];
const idsOf = (rows: readonly unknown[]) => rows.map((one) => (one as { id: number }).id);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const hourMs = 3_600_000;

test.each([
  ['2027-01-01T12:00:00+01:00', [1, 2, 4, 6, 7, 8, 9], 32 * 24 - 12],
  ['2027-02-08T12:00:00+01:00', [2, 4, 6, 7, 8, 9], 12],
  ['2027-02-09T23:00:00+01:00', [3, 4, 7, 8, 9], 17.5],
  ['2027-02-10T16:30:00+01:00', [5, 6, 7, 8, 9], Infinity],
])('at %s a page has the blocks of that phase, until the next begins', async (instant, expected, hours) => {
  vi.setSystemTime(instant);
  const { value, staleAfterMs } = await recordTags(() => rowsInPhase(cms(), zone));
  expect(idsOf(value)).toEqual(expected);
  expect(staleAfterMs / hourMs).toBe(hours);
});

test('a page of which no block fits the phase shows all of them', async () => {
  vi.setSystemTime('2027-03-01T12:00:00+01:00');
  expect(idsOf(await rowsInPhase(cms(), [row(1, 'Vooraf'), row(2, 'Laatste week')]))).toEqual([1, 2]);
});

test('a page without phases does not hang on the clock', async () => {
  vi.setSystemTime('2027-02-09T12:00:00+01:00');
  const { value, staleAfterMs } = await recordTags(() => rowsInPhase(cms(), [row(1), row(2, 'Altijd')]));
  expect(idsOf(value)).toEqual([1, 2]);
  expect(staleAfterMs).toBe(Infinity);
});

test('before the organiser has entered days, the fair is ahead', async () => {
  vi.setSystemTime('2027-02-09T12:00:00+01:00');
  expect(idsOf(await rowsInPhase(cms([]), zone))).toEqual([1, 2, 4, 6, 7, 8, 9]);
});

test.each([[null], ['blokken'], [{}]])('what is no list of blocks (%j) has none', async (wrong) => {
  expect(await rowsInPhase(cms(), wrong)).toEqual([]);
});
