import { dayOf, isPublicHoliday, type Measure } from 'beursvloer-domain/statistics';
import type { Core } from '@strapi/strapi';
import type { EmailContent } from '../../platform/mail/layout';
import { formatDay } from '../../platform/clock/format-day';
import { readEditions } from '../dashboard/editions';
import { loadNames } from '../dashboard/names';
import { fairTime } from '../../platform/clock/fair-time';
import { jumpMail, jumpNames, mailTexts } from '../email-texts';
import { readPanel } from '../queries/panels';
import type { Period } from '../queries/period';
import { readDays } from '../queries/totals';
import { readState } from '../state';
import { jumpsOf, type Jump, type Series } from './jumps';
import { dashboardUrl, mailOnce, wantsMail } from './mail-once';

const weeks = 4;
/** The same is said again after this many days. */
const againAfterDays = 7;
/** Around the fair everything jumps, and nobody needs a mail to see it. */
const fairMarginDays = { before: 3, after: 2 };

/** Of a single page, in views; fewer say nothing. */
const pageFloor = 50;
const mostPages = 20;

const watched: {
  key: keyof typeof jumpNames;
  measures: Measure[];
  floor: number;
  isMissed?: true;
  isFair?: true;
}[] = [
  { key: 'view', measures: ['view'], floor: 200, isMissed: true, isFair: true },
  { key: 'notFound', measures: ['notFound'], floor: 20 },
  { key: 'search', measures: ['searchWithoutResult'], floor: 20 },
  { key: 'authFail', measures: ['user.authFail'], floor: 20 },
  { key: 'robotView', measures: ['robotView'], floor: 1000 },
  {
    key: 'lead',
    measures: ['lead.website', 'lead.contact', 'lead.saved', 'lead.route'],
    floor: 10,
    isMissed: true,
    isFair: true,
  },
];

/**
 * Mails the organiser what jumped yesterday, each thing at most once in a week.
 * @returns whether there was something to say
 */
export async function mailJumps(strapi: Core.Strapi, now: number = Date.now()): Promise<boolean> {
  const today = fairTime(now / 1000).day;
  const yesterday = today - 1;
  if (!(await wantsMail(strapi))) return false;
  const { current } = await readEditions(strapi);
  const isFair =
    current !== null &&
    yesterday >= current.first - fairMarginDays.before &&
    yesterday <= current.last + fairMarginDays.after;
  const jumps: Jump[] = [];
  for (const jump of jumpsOf(await seriesOf(strapi, yesterday, isFair)))
    if (yesterday - ((await readState(strapi.db.connection, `alert.${jump.key}`)) ?? 0) >= againAfterDays)
      jumps.push(jump);
  if (jumps.length === 0) return false;
  const day = dayOf(yesterday);
  const content = jumpContent(jumps, day, dashboardUrl(strapi, { van: dayOf(yesterday - 27), tot: day }));
  return mailOnce(strapi, {
    names: jumps.map(({ key }) => `alert.${key}` as const),
    value: yesterday,
    content,
  });
}

async function seriesOf(strapi: Core.Strapi, yesterday: number, isFair: boolean): Promise<Series[]> {
  const database = strapi.db.connection;
  const period = { first: yesterday - 7 * weeks, last: yesterday };
  const series: Series[] = [];
  const views = await readDays(database, 'view', { period, filter: null });
  // Weeks before the first that was counted at all say nothing.
  const counted = views.findIndex(({ count }) => count > 0);
  const weekdays = Array.from({ length: weeks }, (_, week) => 7 * (weeks - 1 - week)).filter(
    (index) => counted !== -1 && index >= counted,
  );
  const comparedOf = (counts: readonly number[]) => ({
    today: counts.at(-1) ?? 0,
    before: weekdays.map((index) => counts[index] ?? 0),
  });
  // An empty day off is no fault of the site.
  const isHoliday = isPublicHoliday(yesterday);
  for (const { key, measures, floor, isMissed = false, isFair: jumpsAtFair = false } of watched) {
    if (isFair && jumpsAtFair) continue;
    const sums = new Array<number>(7 * weeks + 1).fill(0);
    for (const measure of measures)
      for (const [index, { count }] of (measure === 'view'
        ? views
        : await readDays(database, measure, { period, filter: null })
      ).entries())
        sums[index] = (sums[index] ?? 0) + count;
    series.push({ name: jumpNames[key], key, floor, isMissed: isMissed && !isHoliday, ...comparedOf(sums) });
  }
  if (isFair) return series;
  for (const { name, counts } of await readTopPages(strapi, period))
    series.push({
      name: jumpMail.viewsOf(name),
      key: 'page',
      floor: pageFloor,
      isMissed: false,
      ...comparedOf(counts),
    });
  return series;
}

async function readTopPages(
  strapi: Core.Strapi,
  period: Period,
): Promise<{ name: string; counts: number[] }[]> {
  const database = strapi.db.connection;
  const lastDay = { period: { first: period.last, last: period.last }, filter: null, lines: mostPages };
  const lines = (await readPanel(database, 'pages', lastDay)) ?? [];
  const pages = lines.filter(({ counts: { view = 0 } }) => view >= pageFloor).map(({ value }) => value);
  const names = await loadNames(strapi, { pages, documents: [] });
  const found = [];
  for (const value of pages) {
    const days = await readDays(database, 'view', { period, filter: { dimension: 'page', value } });
    found.push({ name: names.page(value), counts: days.map(({ count }) => count) });
  }
  return found;
}

function jumpContent(jumps: readonly Jump[], day: string, url: string): EmailContent {
  const [first] = jumps;
  const subject = jumps.length === 1 && first ? jumpMail.subjectOf(first.name) : jumpMail.subject;
  return {
    subject,
    greeting: mailTexts.greeting,
    paragraphs: [jumpMail.opening],
    details: jumps.map(({ name, today, usual }) => ({
      label: name,
      text: jumpMail.number(written(today), written(Math.round(usual))),
    })),
    button: { label: mailTexts.button, url },
    notes: [jumpMail.note(formatDay(day, 'nl'))],
  };
}

const number = new Intl.NumberFormat('nl-NL');
const written = (count: number) => number.format(count);
