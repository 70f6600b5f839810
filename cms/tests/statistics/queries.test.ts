import {
  dayNumber,
  visitorsBetween,
  type Dimension,
  type Measure,
  type StoredEvent,
} from 'beursvloer-domain/statistics';
import type { Knex } from 'knex';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { measures } from '../../src/statistics/cell-rows';
import { filterName } from '../../src/statistics/dashboard/question';
import { fairTime, startOfDay, utcHourOf } from '../../src/platform/clock/fair-time';
import { readNow } from '../../src/statistics/queries/now';
import {
  exitsOf,
  panels,
  readingOf,
  readPanel,
  unfiltered,
  type PanelName,
} from '../../src/statistics/queries/panels';
import type { Filter, Period } from '../../src/statistics/queries/period';
import { readDays, readHours, readTotals, readVisitors, readWeek } from '../../src/statistics/queries/totals';
import { storeSegment } from '../../src/statistics/store-segment';
import { seeded } from '../../seed/statistics/random';
import { openStatistics, randomEvent } from './generated';

/** From before the change to summer time until after that to winter time, with two whole months and more in it. */
const firstDay = dayNumber('2027-08-20') ?? 0;
const lastDay = dayNumber('2027-11-05') ?? 0;
const spring = dayNumber('2027-03-27') ?? 0;

let database: Knex;
const events: StoredEvent[] = [];
beforeAll(async () => {
  database = await openStatistics();
  const random = seeded(14);
  const from = startOfDay(firstDay);
  for (let count = 0; count < 2500; count += 1)
    events.push(randomEvent(random, from, lastDay - firstDay + 1));
  // Many around the hours that come twice or not at all.
  for (let count = 0; count < 400; count += 1)
    events.push(randomEvent(random, startOfDay(dayNumber('2027-10-31') ?? 0), 1));
  for (let count = 0; count < 400; count += 1) events.push(randomEvent(random, startOfDay(spring), 3));
  await storeSegment(database, { log: 'logboek-voor-test', segment: 1, events }, Date.now());
});
afterAll(() => database.destroy());

/** Counts an event once more and apart from the cells: measure, amount and page. */
function countsOf(event: StoredEvent): [Measure, number, string | undefined][] {
  const { kind, page, from, value = 0, depth = 0, times = 1 } = event;
  const counts: [Measure, number, string | undefined][] = [[kind, times, page]];
  if (kind === 'view') counts.push(from === undefined ? ['visit', times, page] : ['left', times, from]);
  if (kind === 'view' && from === '/zoeken') counts.push(['fromSearch', times, page]);
  if (kind === 'read') counts.push(['readSeconds', value * times, page], ['readDepth', depth * times, page]);
  if (kind === 'search' && value === 0) counts.push(['searchWithoutResult', times, page]);
  if (kind === 'searchTerm' || kind === 'notFoundPath') return [[kind, Math.max(1, value) * times, page]];
  return counts;
}

function valueIn(event: StoredEvent, page: string | undefined, dimension: Dimension): string | undefined {
  if (dimension === 'hour') return String(fairTime(event.at).hour);
  if (dimension === 'gap') return event.kind === 'visitor' ? String(event.value ?? -1) : undefined;
  return dimension === 'page' ? page : event[dimension];
}

interface Scope {
  period: Period;
  filter: Filter | null;
}

/** How the kinds of events begin whose subjects are of a type. */
const kindsOfSubjects: Readonly<Record<string, string>> = { exhibitor: 'lead.', news: 'content.news' };

/** Every count in the scope, with the event it is of. */
function* countsIn({ period, filter }: Scope, measure: Measure) {
  for (const event of events) {
    const { day } = fairTime(event.at);
    if (day < period.first || day > period.last) continue;
    if (filter?.dimension === 'subject' && !event.kind.startsWith(kindsOfSubjects[filter.type] ?? '?'))
      continue;
    for (const [name, count, page] of countsOf(event))
      if (name === measure && (!filter || valueIn(event, page, filter.dimension) === filter.value))
        yield { event, count, page };
  }
}

function sum(scope: Scope, measure: Measure, holds: (event: StoredEvent) => boolean = () => true): number {
  let total = 0;
  for (const { event, count } of countsIn(scope, measure)) if (holds(event)) total += count;
  return total;
}

const periods: [string, Period][] = [
  ['one day', { first: firstDay + 3, last: firstDay + 3 }],
  ['the day of 25 hours', { first: dayNumber('2027-10-31') ?? 0, last: dayNumber('2027-10-31') ?? 0 }],
  ['the days around the one of 23 hours', { first: spring, last: spring + 2 }],
  ['a whole month', { first: dayNumber('2027-09-01') ?? 0, last: dayNumber('2027-09-30') ?? 0 }],
  ['from the middle of a month into another', { first: firstDay + 5, last: firstDay + 30 }],
  ['whole months with days before and after', { first: firstDay, last: lastDay }],
  ['everything', { first: spring - 400, last: lastDay + 400 }],
  ['days without anything', { first: spring - 20, last: spring - 10 }],
];
const filters: (Filter | null)[] = [
  null,
  { dimension: 'page', value: '/faq' },
  { dimension: 'subject', type: 'exhibitor', value: '1001' },
  { dimension: 'subject', type: 'news', value: '1001' },
  { dimension: 'source', value: 'other' },
  { dimension: 'campaign', value: 'voorjaar' },
  { dimension: 'device', value: 'phone' },
  { dimension: 'language', value: 'en' },
  { dimension: 'hour', value: '2' },
  { dimension: 'page', value: '/bestaat-niet' },
];
const scopes = periods.flatMap(([name, period]) =>
  filters.map((filter): [string, Scope] => [
    `${name}${filter ? ` by ${filterName(filter)}` : ''}`,
    { period, filter },
  ]),
);

describe.each(scopes)('%s', (_name, scope) => {
  it('has the totals of its events', async () => {
    const totals = await readTotals(database, scope);
    for (const measure of measures)
      if (!scope.filter || !unfiltered.has(measure))
        expect([measure, totals[measure]]).toEqual([measure, sum(scope, measure)]);
  });

  it('has the lines of every list', async () => {
    for (const name of Object.keys(panels) as PanelName[]) {
      const { by, measures: listed } = panels[name];
      const lines = await readPanel(database, name, { ...scope, lines: 100 });
      if (scope.filter && listed.some((measure) => unfiltered.has(measure))) {
        expect(lines).toBeNull();
        continue;
      }
      const expected = new Map<string, Partial<Record<Measure, number>>>();
      for (const measure of listed)
        for (const { event, count, page } of countsIn(scope, measure)) {
          const value = valueIn(event, page, by);
          if (value === undefined) continue;
          const line = expected.get(value) ?? Object.fromEntries(listed.map((one) => [one, 0]));
          expected.set(value, { ...line, [measure]: (line[measure] ?? 0) + count });
        }
      expect([name, new Map(lines?.map(({ value, counts }) => [value, counts]))]).toEqual([name, expected]);
    }
  });

  it('has its visitors, each once', async () => {
    const counted = [...countsIn(scope, 'visitor')].map(({ event, count }) => ({
      day: fairTime(event.at).day,
      gap: event.value === undefined || event.value === -1 ? null : event.value,
      browsers: count,
    }));
    const { first, last } = scope.period;
    expect(await readVisitors(database, scope)).toBe(visitorsBetween(counted, first, last));
  });

  it('has its days and its week', async () => {
    const expectedDays = new Map<number, number>();
    const expectedWeek = Array.from({ length: 7 }, () => Array.from({ length: 24 }, () => 0));
    for (const { event, count } of countsIn(scope, 'view')) {
      const { day, hour } = fairTime(event.at);
      expectedDays.set(day, (expectedDays.get(day) ?? 0) + count);
      const row = expectedWeek[(new Date(day * 86_400_000).getUTCDay() + 6) % 7];
      if (row) row[hour] = (row[hour] ?? 0) + count;
    }
    const days = await readDays(database, 'view', scope);
    expect(days).toHaveLength(scope.period.last - scope.period.first + 1);
    for (const { day, count } of days) expect([day, count]).toEqual([day, expectedDays.get(day) ?? 0]);
    expect(await readWeek(database, 'view', scope)).toEqual(expectedWeek);
  });

  it('has its hours', async () => {
    const length = scope.period.last - scope.period.first + 1;
    if (length > 3) return;
    const columns = await readHours(database, 'view', scope);
    for (const { hour, hours, count } of columns) {
      const isThen = ({ at }: StoredEvent) => utcHourOf(at) >= hour && utcHourOf(at) < hour + hours;
      expect([hour, count]).toEqual([hour, sum(scope, 'view', isThen)]);
    }
    const changed = scope.period.first === dayNumber('2027-10-31') ? 1 : length === 3 ? -1 : 0;
    expect(columns.reduce((total, { hours }) => total + hours, 0)).toBe(length * 24 + changed);
    expect(columns.every(({ hours }) => hours === 1)).toBe(scope.filter === null || changed !== 1);
  });
});

describe('a page', () => {
  it('says how many visits ended on it, and how it was read', () => {
    const counts = { view: 9, left: 5, read: 4, readSeconds: 60, readDepth: 200 };
    expect(exitsOf({ value: '/faq', counts })).toBe(4);
    expect(readingOf({ value: '/faq', counts })).toEqual({ seconds: 15, depth: 50 });
    expect(readingOf({ value: '/faq', counts: { view: 1 } })).toBeNull();
  });
});

describe('the browsers that are active now', () => {
  const filtersOfVisits = filters.filter(
    (filter) => !filter || ['source', 'campaign', 'device', 'language'].includes(filter.dimension),
  );
  it.each(filtersOfVisits)('are those whose first event of five minutes is in them (%j)', async (filter) => {
    const inVisits = events.filter(({ kind }) => kind === 'view' || kind.startsWith('session.'));
    for (const { at } of events.slice(0, 40)) {
      const expected = inVisits
        .filter((event) => event.at > at - 300 && event.at <= at)
        .filter(({ at: then, since }) => since === undefined || then - since <= at - 300)
        .filter((event) => !filter || valueIn(event, event.page, filter.dimension) === filter.value)
        .reduce((total, { times = 1 }) => total + times, 0);
      expect(await readNow(database, filter, at)).toBe(expected);
    }
  });

  it('cannot be narrowed to what changes within a visit', async () => {
    expect(await readNow(database, { dimension: 'page', value: '/faq' }, startOfDay(lastDay))).toBeNull();
  });
});
