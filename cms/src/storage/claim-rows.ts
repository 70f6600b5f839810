import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { isPostgres } from './take-turn';

/**
 * Makes a query for rows to claim pass over those that another process is claiming: it would wait for them, and then find
 * them claimed. SQLite has one writer at a time as it is.
 */
export function skipLocked(strapi: Core.Strapi, query: Knex.QueryBuilder): Knex.QueryBuilder {
  return isPostgres(strapi) ? query.forUpdate().skipLocked() : query;
}
