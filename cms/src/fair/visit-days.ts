import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { isPostgres } from '../platform/storage/take-turn';

/**
 * The profile of registrations with other days, in one statement for many rows.
 * @param days a JSON list of `YYYY-MM-DD`
 */
export function withDays(strapi: Core.Strapi, days: string): Knex.Raw {
  return isPostgres(strapi)
    ? strapi.db.connection.raw(`jsonb_set(profile, '{days}', ?::jsonb)`, [days])
    : strapi.db.connection.raw(`json_set(profile, '$.days', json(?))`, [days]);
}

/** True of registrations with a day after this one, `YYYY-MM-DD`. */
export function comesAfter(strapi: Core.Strapi, day: string): Knex.Raw {
  return isPostgres(strapi)
    ? strapi.db.connection.raw(
        `exists (select 1 from jsonb_array_elements_text(profile->'days') as chosen(day) where chosen.day > ?)`,
        [day],
      )
    : strapi.db.connection.raw(`exists (select 1 from json_each(profile, '$.days') where value > ?)`, [day]);
}

/** The last day of each past edition, the latest first. */
export async function pastLastDays(strapi: Core.Strapi): Promise<string[]> {
  const editions: { days: { date: string }[] }[] = await strapi.db
    .query('api::edition.edition')
    .findMany({ populate: ['days'] });
  return editions
    .flatMap(({ days }) =>
      days
        .map(({ date }) => date)
        .sort()
        .slice(-1),
    )
    .sort()
    .reverse();
}
