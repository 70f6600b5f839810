import { dayNumber, type StoredEvent } from 'beursvloer-domain/statistics';
import { expect, it } from 'vitest';
import { fairTime, startOfDay } from '../../src/platform/clock/fair-time';
import { rebuildDay } from '../../src/statistics/rebuild';
import { writeState } from '../../src/statistics/state';
import { storeSegment } from '../../src/statistics/store-segment';
import { seeded, type Random } from '../../seed/statistics/random';
import { allCells, openStatistics, randomEvent, shuffled } from './generated';

/** Days around both changes of the clock, and the border of a month. */
const starts = ['2027-03-27', '2027-10-30', '2027-01-30'].map((date) => startOfDay(dayNumber(date) ?? 0));
const days = 3;
const seeds = Array.from({ length: 12 }, (_, index) => index + 1);
const log = 'logboek-voor-test';

/** Cuts a list into pieces of random length. */
function cut(random: Random, events: readonly StoredEvent[]): StoredEvent[][] {
  const pieces: StoredEvent[][] = [];
  for (let at = 0; at < events.length;) {
    const length = 1 + random.below(40);
    pieces.push(events.slice(at, at + length));
    at += length;
  }
  return pieces;
}

function some(random: Random, count: number): StoredEvent[] {
  const from = random.pick(starts);
  return Array.from({ length: count }, () => randomEvent(random, from, days));
}

it.each(seeds)(
  'events in any order, in any pieces and more than once give the same cells (%i)',
  async (seed) => {
    const random = seeded(seed);
    const events = some(random, 250);
    const [one, two] = [await openStatistics(), await openStatistics()];
    try {
      await storeSegment(one, { log, segment: 1, events }, Date.now());
      const again = [...events, ...events.filter(() => random.chance(0.3))];
      const pieces = cut(random, shuffled(random, again));
      for (const [index, piece] of pieces.entries())
        for (let times = random.below(2); times >= 0; times -= 1)
          await storeSegment(two, { log, segment: index + 1, events: piece }, Date.now());
      expect(await allCells(two)).toEqual(await allCells(one));
    } finally {
      await Promise.all([one.destroy(), two.destroy()]);
    }
  },
);

it.each(seeds)('counting the raw events again gives the same cells (%i)', async (seed) => {
  const random = seeded(seed);
  const database = await openStatistics();
  try {
    const events = some(random, 250);
    for (const [index, piece] of cut(random, events).entries())
      await storeSegment(database, { log, segment: index + 1, events: piece }, Date.now());
    const counted = await allCells(database);
    await database('statistics_cells').where('n', '>', 1).update({ n: 77 });
    for (const day of new Set(events.map(({ at }) => fairTime(at).day)))
      expect(await database.transaction((trx) => rebuildDay(trx, day))).toBe(true);
    expect(await allCells(database)).toEqual(counted);
  } finally {
    await database.destroy();
  }
});

it('days older than the raw events are never counted again, also when events of them come late', async () => {
  const random = seeded(7);
  const database = await openStatistics();
  const from = starts[0] ?? 0;
  const { day } = fairTime(from);
  try {
    const events = Array.from({ length: 100 }, () => randomEvent(random, from, 1));
    await storeSegment(database, { log, segment: 1, events }, Date.now());
    await database('statistics_events').delete();
    await writeState(database, 'rawFrom', day + 1);
    const late = Array.from({ length: 10 }, () => randomEvent(random, from, 1));
    await storeSegment(database, { log, segment: 2, events: late }, Date.now());
    expect(await database('statistics_events').select('at')).toEqual([]);
    const counted = await allCells(database);
    expect(await rebuildDay(database, day)).toBe(false);
    expect(await allCells(database)).toEqual(counted);
  } finally {
    await database.destroy();
  }
});

it('a day of a month can be counted again when older days of that month have no raw events', async () => {
  const random = seeded(8);
  const database = await openStatistics();
  const from = startOfDay(dayNumber('2027-02-09') ?? 0);
  const { day } = fairTime(from);
  try {
    const events = Array.from({ length: 200 }, () => randomEvent(random, from, 3));
    await storeSegment(database, { log, segment: 1, events }, Date.now());
    const counted = await allCells(database);
    await database('statistics_events')
      .where('at', '<', startOfDay(day + 2))
      .delete();
    await writeState(database, 'rawFrom', day + 2);
    expect(await rebuildDay(database, day + 2)).toBe(true);
    expect(await allCells(database)).toEqual(counted);
  } finally {
    await database.destroy();
  }
});
