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

/**
 * Makes a query for the ids of rows to change lock them in their order. Two statements that change the same rows in other
 * orders could wait for each other, and PostgreSQL would end one of them.
 */
export function lockInOrder(strapi: Core.Strapi, query: Knex.QueryBuilder): Knex.QueryBuilder {
  return isPostgres(strapi) ? query.orderBy('id').forUpdate() : query;
}
