import { dayOf, daysOfWeeks, weekOf } from 'beursvloer-domain/statistics';
import type { Core } from '@strapi/strapi';
import type { EmailContent } from '../../platform/mail/layout';
import { formatDay } from '../../platform/clock/format-day';
import { fairTime } from '../../platform/clock/fair-time';
import { readEditions } from '../dashboard/editions';
import { comparedWith } from '../dashboard/question';
import { readDashboard, readTotalList } from '../dashboard/read-dashboard';
import type { Dashboard, Total } from '../dashboard/shape';
import { mailTexts, weekMail } from '../email-texts';
import { readState } from '../state';
import { dashboardUrl, mailOnce, wantsMail } from './mail-once';

const mostLines = 5;

/**
 * Mails the week that ended last Sunday to the organiser: on Monday morning, or on the first morning after it on which the
 * program runs. Once a week, however often it is called.
 */
export async function mailWeek(strapi: Core.Strapi, now: number = Date.now()): Promise<boolean> {
  const { day } = fairTime(now / 1000);
  const lastWeek = weekOf(day) - 1;
  const period = daysOfWeeks({ first: lastWeek, last: lastWeek });
  const monday = period.last + 1;
  const database = strapi.db.connection;
  if (((await readState(database, 'weeklyMail')) ?? 0) >= monday) return false;
  if (!(await wantsMail(strapi))) return false;
  const question = { van: dayOf(period.first), tot: dayOf(period.last) };
  const week = await readDashboard(strapi, { ...question, vergelijk: 'periode' }, now);
  if (totalOf(week.totals, 'views').count === 0 && totalOf(week.totals, 'views').before === 0) return false;
  const then = comparedWith(period, 'editie', await readEditions(strapi));
  const lastEdition = then && (await readTotalList(database, { period: then, filter: null }));
  const url = dashboardUrl(strapi, question);
  return mailOnce(strapi, {
    names: ['weeklyMail'],
    value: monday,
    content: weekContent(week, lastEdition, url),
  });
}

function weekContent(week: Dashboard, lastEdition: Total[] | null, url: string): EmailContent {
  const { first, last } = week.period;
  const numbers = ['visitors', 'visits', 'views', 'leads', 'searchesWithoutResult', 'notFound'].map(
    (name) => {
      const { label, count, before } = totalOf(week.totals, name);
      const then = lastEdition && totalOf(lastEdition, name).count;
      return weekMail.number(label, written(count), written(before), then === null ? null : written(then));
    },
  );
  const lists = ['pages', 'standhouders', 'programma', 'searchesWithoutResult'].flatMap((name) => {
    const list = week.lists.find((one) => one.name === name);
    const lines = (list?.lines ?? []).slice(0, mostLines);
    return list && lines.length > 0
      ? [
          {
            label: list.title,
            text: lines.map((line) => `${line.label}: ${written(line.counts[0] ?? null)}`).join('\n'),
          },
        ]
      : [];
  });
  return {
    subject: weekMail.subject(formatDay(first, 'nl'), formatDay(last, 'nl')),
    greeting: mailTexts.greeting,
    paragraphs: [weekMail.opening(written(totalOf(week.totals, 'visitors').count))],
    details: [{ label: weekMail.numbers, text: numbers.join('\n') }, ...lists],
    button: { label: mailTexts.button, url },
    notes: [weekMail.note],
  };
}

function totalOf(totals: readonly Total[], name: string): Total {
  const found = totals.find((total) => total.name === name);
  if (!found) throw new Error(`The dashboard has no total ${name}.`);
  return found;
}

const number = new Intl.NumberFormat('nl-NL');
const written = (count: number | null) => (count === null ? weekMail.unknown : number.format(count));
