import { dayOf } from 'beursvloer-domain/statistics';
import type { Core } from '@strapi/strapi';
import type { EmailContent } from '../../mail/layout';
import { formatDay } from '../../visitors/format-day';
import { fairTime } from '../fair-time';
import { readDashboard } from '../dashboard/read-dashboard';
import type { Dashboard, Total } from '../dashboard/shape';
import { dashboardUrl, mailOnce, wantsMail } from './mail-once';

/** Lines of a list in the mail. */
const mostLines = 5;

/**
 * Mails the week that ended last Sunday to the organiser: on Monday morning, or on the first morning after it on which the
 * program runs. Once a week, however often it is called.
 */
export async function mailWeek(strapi: Core.Strapi, now: number = Date.now()): Promise<boolean> {
  const { day } = fairTime(now / 1000);
  // 1 January 1970 was a Thursday.
  const monday = day - ((day + 3) % 7);
  if (!(await wantsMail(strapi))) return false;
  const question = { van: dayOf(monday - 7), tot: dayOf(monday - 1) };
  const week = await readDashboard(strapi, { ...question, vergelijk: 'periode' }, now);
  const editions = await readDashboard(strapi, { ...question, vergelijk: 'editie' }, now);
  // A site that nobody visited needs no mail to say so.
  if (totalOf(week, 'views').count === 0 && totalOf(week, 'views').before === 0) return false;
  const url = dashboardUrl(strapi, question);
  return mailOnce(strapi, {
    names: ['weeklyMail'],
    value: monday,
    content: weekContent(week, editions, url),
    now,
  });
}

function weekContent(week: Dashboard, editions: Dashboard, url: string): EmailContent {
  const { first, last } = week.period;
  const numbers = ['visitors', 'visits', 'views', 'leads', 'searchesWithoutResult', 'notFound'].map(
    (name) => {
      const { label, count, before } = totalOf(week, name);
      const then = editions.compared ? totalOf(editions, name).before : null;
      const lastEdition = then === null ? '' : `, vorige editie ${written(then)}`;
      return `${label}: ${written(count)} (week ervoor ${written(before)}${lastEdition})`;
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
    subject: `Uw site van ${formatDay(first, 'nl')} tot en met ${formatDay(last, 'nl')}`,
    greeting: 'Goedemorgen,',
    paragraphs: [
      `${written(totalOf(week, 'visitors').count)} bezoekers keken vorige week op de site. Dit deden zij.`,
    ],
    details: [{ label: 'De week in getallen', text: numbers.join('\n') }, ...lists],
    button: { label: 'Bekijk de statistiek', url },
    notes: [
      'Deze mail komt elke maandag. In het beheer zet u hem uit bij Site-instellingen, Mail over de statistiek.',
    ],
  };
}

function totalOf({ totals }: Dashboard, name: string): Total {
  const found = totals.find((total) => total.name === name);
  if (!found) throw new Error(`The dashboard has no total ${name}.`);
  return found;
}

const number = new Intl.NumberFormat('nl-NL');
const written = (count: number | null) => (count === null ? 'onbekend' : number.format(count));
