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
