import type { Core } from '@strapi/strapi';
import { formatDay } from '../../platform/clock/format-day';
import { needs, purposes } from '../texts';

/** The Dutch words of what visitors chose, by what is stored, in the order in which they could choose. */
export interface Words {
  audiences: ReadonlyMap<string, string>;
  interests: ReadonlyMap<string, string>;
  days: ReadonlyMap<string, string>;
  needs: ReadonlyMap<string, string>;
  purposes: ReadonlyMap<string, string>;
}

export async function wordsOf(strapi: Core.Strapi): Promise<Words> {
  const named = { locale: 'nl', fields: ['slug', 'name'] } as const;
  const [audiences, themes, site] = await Promise.all([
    strapi.documents('api::audience.audience').findMany({ ...named, fields: ['slug', 'name'], sort: 'rank' }),
    strapi.documents('api::theme.theme').findMany({ ...named, fields: ['slug', 'name'], sort: 'name' }),
    strapi.documents('api::site-setting.site-setting').findFirst({ locale: 'nl', populate: { days: true } }),
  ]);
  const days: { date: string }[] = site?.days ?? [];
  return {
    audiences: new Map(audiences.map(({ slug, name }) => [slug, name])),
    interests: new Map(themes.map(({ slug, name }) => [slug, name])),
    days: new Map(days.map(({ date }) => [date, formatDay(date, 'nl')])),
    needs: new Map(Object.entries(needs)),
    purposes: new Map(Object.entries(purposes)),
  };
}
