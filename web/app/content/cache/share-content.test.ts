import { beforeEach, expect, test, vi } from 'vitest';
import { createChangeLog, type ChangeLog } from '../../../caching/change-log';
import type { CmsClient } from '../client/client';
import { CmsUnavailable } from '../client/errors';
import { derive } from '../client/list';
import { recordTags } from './cache-tags.server';
import { createContentCache } from './content-cache';
import { shareContent } from './share-content.server';

let log: ChangeLog;
let cache: ReturnType<typeof createContentCache>;
let numbers: number[];
let isAway: boolean;
const client = {} as CmsClient;
const load = vi.fn(() =>
  isAway
    ? Promise.reject(new CmsUnavailable({ method: 'GET', url: '/numbers', body: null }))
    : Promise.resolve({ value: numbers.map((number) => ({ number })), tags: ['numbers'] }),
);
beforeEach(() => {
  log = createChangeLog();
  log.record({ head: { epoch: 'e', seq: 1 }, reset: true, changes: [] });
  cache = createContentCache();
  cache.follow(log);
  numbers = [1, 2, 3, 4];
  isAway = false;
  load.mockClear();
});

function change(gone = false): void {
  const seq = log.seq + 1;
  log.record({ head: { epoch: 'e', seq }, reset: false, changes: [{ seq, tags: ['numbers'], gone }] });
}

const clientIn = (locale: string): CmsClient => ({
  ...client,
  cached: shareContent(cache, locale, () => client),
});

const multiplesOf = (divisor: number, locale = 'nl') =>
  derive(clientIn(locale), `multiples of ${divisor}`, async (shared) => {
    const all = await shared.cached?.get('all', load);
    return all?.filter(({ number }) => number % divisor === 0).map(({ number }) => number);
  });

test('many things that follow from one list ask for it once, in each language', async () => {
  expect(await Promise.all([multiplesOf(1), multiplesOf(2), multiplesOf(3)])).toEqual([
    [1, 2, 3, 4],
    [2, 4],
    [3],
  ]);
  expect(load).toHaveBeenCalledTimes(1);
  await multiplesOf(2, 'en');
  expect(load).toHaveBeenCalledTimes(2);
});

test('what follows from a list is the same until its own part changes, and then has the tags and number of now', async () => {
  const even = await recordTags(() => multiplesOf(2));
  numbers = [1, 2, 3, 4, 5];
  change();
  expect(await cache.findUnchanged(even)).toEqual({ tags: ['numbers'], seq: log.seq });
  expect(load).toHaveBeenCalledTimes(2);
  numbers = [2, 6];
  change();
  expect(await cache.findUnchanged(even)).toBeNull();
  expect(await multiplesOf(2)).toEqual([2, 6]);
});

test('two changes one after the other, and the last is what counts', async () => {
  await multiplesOf(2);
  numbers = [2];
  change();
  const during = multiplesOf(2);
  numbers = [4];
  change();
  expect(await multiplesOf(2)).toEqual([4]);
  await during;
  expect(await multiplesOf(2)).toEqual([4]);
});

test('without a content backend what was known is given as degraded, and what nobody asked for yet is not there', async () => {
  await multiplesOf(2);
  isAway = true;
  change();
  expect(await recordTags(() => multiplesOf(2))).toMatchObject({ value: [2, 4], isDegraded: true });
  await expect(multiplesOf(3)).rejects.toBeInstanceOf(CmsUnavailable);
  isAway = false;
  numbers = [6];
  expect(await recordTags(() => multiplesOf(2))).toMatchObject({ value: [6], isDegraded: false });
});

test('what may show something that was taken off the site is not given without a content backend', async () => {
  await multiplesOf(2);
  isAway = true;
  change(true);
  await expect(multiplesOf(2)).rejects.toBeInstanceOf(CmsUnavailable);
});
