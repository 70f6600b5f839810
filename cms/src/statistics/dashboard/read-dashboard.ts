import { dayOf } from 'beursvloer-domain/statistics';
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { readBusyDays } from '../busy-days';
import { fairTime } from '../../platform/clock/fair-time';
import { readNow } from '../queries/now';
import { readingOf } from '../queries/panels';
import { readDays, readHours, readTotals, readVisitors, readWeek, type Scope } from '../queries/totals';
import { readState } from '../state';
import { totalLabels } from '../texts';
import { readAnnotations } from './annotations';
import { readEditions, type Editions } from './editions';
import { rounded } from './figures';
import { filterInWords } from './filter-label';
import { readJourneys } from './journeys';
import { documentsIn, makeLists, pagesIn, readAll } from './lists';
import { loadNames } from './names';
import { filterName, readQuestion, type Question } from './question';
import type { Dashboard, DayCounts, HourCount, Total } from './shape';
import { readSearchWords } from './search-words';
import { readThemes } from './themes';
import { documentsOfFilter } from './values';

const mostDaysByHour = 3;

/**
 * Everything that the dashboard shows for a question in the words of its address.
 * @throws {errors.ValidationError} in Dutch
 */
export async function readDashboard(
  strapi: Core.Strapi,
  query: Record<string, unknown>,
  now: number = Date.now(),
): Promise<Dashboard> {
  const editions = await readEditions(strapi);
  return answer(strapi, readQuestion(query, fairTime(now / 1000).day, editions), { editions, now });
}

async function answer(
  strapi: Core.Strapi,
  { period, comparison, compared, filter }: Question,
  { editions, now }: { editions: Editions; now: number },
): Promise<Dashboard> {
  const database = strapi.db.connection;
  const scope = { period, filter };
  const earlier = compared && { period: compared, filter };
  const read = await readAll(database, period, filter);
  const listsFrom = await readState(database, 'listsFrom');
  // Deleted lists are unknown, which is not the same as empty.
  const hasListsBefore = compared !== null && compared.first >= (listsFrom ?? compared.first);
  const readBefore = hasListsBefore ? await readAll(database, compared, filter) : null;
  const counts = await countsOf(database, scope);
  const countsBefore = earlier && (await countsOf(database, earlier));
  const names = await loadNames(strapi, {
    pages: [
      ...pagesIn(read),
      ...(readBefore ? pagesIn(readBefore) : []),
      ...(filter?.dimension === 'page' ? [filter.value] : []),
    ],
    documents: [
      ...documentsIn(read),
      ...(readBefore ? documentsIn(readBefore) : []),
      ...(filter ? documentsOfFilter(filter) : []),
    ],
  });
  const rawFrom = await readState(database, 'rawFrom');
  return {
    period: daysOf(period),
    comparison,
    compared: compared && daysOf(compared),
    filter: filter && { value: filterName(filter), label: filterInWords(names, filter) },
    totals: totalsOf(counts, countsBefore),
    days: await dayCounts(database, scope, earlier, editions),
    hours: period.last - period.first < mostDaysByHour ? await hourCounts(database, scope) : null,
    week: await readWeek(database, 'view', scope),
    now: await readNow(database, filter, Math.floor(now / 1000)),
    lists: makeLists({
      names,
      now: read,
      before: readBefore,
      visits: { now: counts.visit ?? 0, before: countsBefore && (countsBefore.visit ?? 0) },
      filter,
      themes: await readThemes(strapi),
      isSearchWord: await readSearchWords(strapi),
    }),
    journeys: await readJourneys(strapi, {
      now: { period, read },
      before: compared && readBefore && { period: compared, read: readBefore },
      isFiltered: filter !== null,
    }),
    annotations: await readAnnotations(database, period),
    editions: { current: editions.current && daysOf(editions.current), last: dayOrNull(editions.last) },
    busyDays: (await readBusyDays(database, period)).map(({ day, folded }) => ({ day: dayOf(day), folded })),
    rawFrom: dayOrNull(rawFrom),
    listsFrom: dayOrNull(listsFrom),
  };
}

const dayOrNull = (day: number | null) => (day === null ? null : dayOf(day));
const daysOf = ({ first, last }: Scope['period']) => ({ first: dayOf(first), last: dayOf(last) });

export async function readTotalList(database: Knex, scope: Scope): Promise<Total[]> {
  return totalsOf(await countsOf(database, scope), null);
}

type Counts = Awaited<ReturnType<typeof readTotals>> & { visitors: number };

async function countsOf(database: Knex, scope: Scope): Promise<Counts> {
  return { ...(await readTotals(database, scope)), visitors: await readVisitors(database, scope) };
}

function totalsOf(now: Counts, before: Counts | null): Total[] {
  const total = (
    name: keyof typeof totalLabels,
    of: (counts: Counts) => number | null | undefined,
    unit: Total['unit'] = 'count',
  ): Total => ({
    name,
    label: totalLabels[name],
    unit,
    count: of(now) ?? null,
    before: (before && of(before)) ?? null,
  });
  const reading = (counts: Counts) => readingOf({ value: '', counts });
  return [
    total('visitors', ({ visitors }) => visitors),
    total('visits', ({ visit }) => visit),
    total('views', ({ view }) => view),
    total('readSeconds', (counts) => rounded(reading(counts)?.seconds), 'seconds'),
    total('readDepth', (counts) => rounded(reading(counts)?.depth), 'percent'),
    total(
      'leads',
      (counts) =>
        (counts['lead.website'] ?? 0) +
        (counts['lead.contact'] ?? 0) +
        (counts['lead.saved'] ?? 0) +
        (counts['lead.route'] ?? 0),
    ),
    total('searches', ({ search }) => search),
    total('searchesWithoutResult', ({ searchWithoutResult }) => searchWithoutResult),
    total('notFound', ({ notFound }) => notFound),
    total('robots', ({ robotView }) => robotView),
  ];
}

async function dayCounts(
  database: Knex,
  scope: Scope,
  earlier: Scope | null,
  { current }: Editions,
): Promise<DayCounts[]> {
  const [now, before] = [await daysBy(database, scope), earlier && (await daysBy(database, earlier))];
  return now.map((counts, index) => ({
    ...counts,
    day: dayOf(counts.day),
    untilFair: current === null ? null : current.first - counts.day,
    before: withDay(before?.[index]),
  }));
}

type Daily = { day: number; visitors: number; visits: number; views: number };
const withDay = (counts: Daily | undefined) => (counts ? { ...counts, day: dayOf(counts.day) } : null);

/** A browser is counted once a day, so a day's visitors are those counts. */
async function daysBy(database: Knex, scope: Scope): Promise<Daily[]> {
  const visitors = await readDays(database, 'visitor', scope);
  const visits = await readDays(database, 'visit', scope);
  const views = await readDays(database, 'view', scope);
  return visitors.map(({ day, count }, index) => ({
    day,
    visitors: count,
    visits: visits[index]?.count ?? 0,
    views: views[index]?.count ?? 0,
  }));
}

async function hourCounts(database: Knex, scope: Scope): Promise<HourCount[]> {
  const hours = await readHours(database, 'view', scope);
  return hours.map(({ hour, count }) => {
    const { day, hour: ofDay } = fairTime(hour * 3600);
    return { day: dayOf(day), label: `${ofDay}.00`, views: count };
  });
}
