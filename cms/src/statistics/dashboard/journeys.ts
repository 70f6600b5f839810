import type { Core, UID } from '@strapi/strapi';
import { startOfDay } from '../../platform/clock/fair-time';
import type { Period } from '../queries/period';
import { badgeJourney, contractJourney } from '../texts';
import { ticketButton } from './known-values';
import type { Read } from './lists';
import type { Journey } from './shape';

type Step = { label: string } & (
  { page: string } | { pressed: string } | { uid: UID.ContentType; at: string }
);

const journeys: { name: string; title: string; steps: Step[] }[] = [
  {
    name: 'contract',
    title: contractJourney.title,
    steps: [
      { label: contractJourney.page, page: '/contractformulier' },
      { label: contractJourney.form, page: '/contractformulier/organisatie' },
      { label: contractJourney.overview, page: '/contractformulier/overzicht' },
      { label: contractJourney.signed, uid: 'api::exhibitor-contract.exhibitor-contract', at: 'createdAt' },
    ],
  },
  {
    name: 'badge',
    title: badgeJourney.title,
    steps: [
      { label: badgeJourney.pressed, pressed: ticketButton },
      { label: badgeJourney.page, page: '/bezoekersprofiel' },
      {
        label: badgeJourney.registered,
        uid: 'api::visitor-registration.visitor-registration',
        at: 'createdAt',
      },
      {
        label: badgeJourney.confirmed,
        uid: 'api::visitor-registration.visitor-registration',
        at: 'confirmedAt',
      },
    ],
  },
];

interface Scope {
  period: Period;
  read: Read;
}

/**
 * The ways that lead to a contract and to a badge. What the program itself knows is not counted by values of a visit, so
 * with a filter it is not known.
 */
export async function readJourneys(
  strapi: Core.Strapi,
  { now, before, isFiltered }: { now: Scope; before: Scope | null; isFiltered: boolean },
): Promise<Journey[]> {
  const countOf = async (step: Step, { period, read }: Scope) => {
    if ('pressed' in step)
      return read.marketing?.find(({ value }) => value === step.pressed)?.counts['marketing.clicked'] ?? 0;
    if ('page' in step) return read.pages?.find(({ value }) => value === step.page)?.counts.view ?? 0;
    return isFiltered ? null : countRows(strapi, step, period);
  };
  return Promise.all(
    journeys.map(async ({ name, title, steps }) => ({
      name,
      title,
      steps: await Promise.all(
        steps.map(async (step) => ({
          label: step.label,
          count: await countOf(step, now),
          before: before && (await countOf(step, before)),
        })),
      ),
    })),
  );
}

function countRows(
  strapi: Core.Strapi,
  { uid, at }: { uid: UID.ContentType; at: string },
  { first, last }: Period,
): Promise<number> {
  const [from, until] = [startOfDay(first), startOfDay(last + 1)].map((seconds) => new Date(seconds * 1000));
  return strapi.db.query(uid).count({ where: { [at]: { $gte: from, $lt: until } } });
}
