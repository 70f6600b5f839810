import type { Core } from '@strapi/strapi';

/** Data that only one transaction at a time may look at and then change. */
export type Turn = 'accounts' | 'content' | 'programme messages';

/**
 * Waits until no other transaction has this turn, and has it until the surrounding transaction ends. Needed where something
 * is looked at first and written after, and no constraint of the database rejects the second of two. SQLite has one writer
 * at a time as it is. A turn comes before any row that is locked: two that wait for each other would both fail. See
 * docs/decisions/0200-two-databases.md.
 */
export async function takeTurn(strapi: Core.Strapi, turn: Turn): Promise<void> {
  if (!strapi.db.inTransaction()) throw new Error('A turn is taken in a transaction, and ends with it.');
  if (!isPostgres(strapi)) return;
  await strapi.db.transaction(({ trx }) =>
    trx.raw('select pg_advisory_xact_lock(hashtext(?))', [`beursvloer ${turn}`]),
  );
}

export function isPostgres(strapi: Core.Strapi): boolean {
  return strapi.db.dialect.client === 'postgres';
}
