import { dayNumber } from 'beursvloer-domain/statistics';
import type { Core } from '@strapi/strapi';
import type { Period } from '../queries/period';

/** In days since 1970; null where editors have not said it. */
export interface Editions {
  current: Period | null;
  last: number | null;
}

export async function readEditions(strapi: Core.Strapi): Promise<Editions> {
  const settings = await strapi
    .documents('api::site-setting.site-setting')
    .findFirst({ locale: 'nl', populate: { days: true } });
  const fairDays: { date?: unknown }[] = settings?.days ?? [];
  const days = fairDays.flatMap(({ date }) => numberOf(date) ?? []);
  return {
    current: days.length === 0 ? null : { first: Math.min(...days), last: Math.max(...days) },
    last: numberOf(settings?.previousFirstDay),
  };
}

const numberOf = (date: unknown) => (typeof date === 'string' ? dayNumber(date) : null);
