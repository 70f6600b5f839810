import type { Core } from '@strapi/strapi';

const usedTokens = 'api::used-token.used-token';

/**
 * Records that a token is used.
 * @param id at most 255 characters
 * @returns false when it was used before. The database decides in one statement, so of many at once one gets true,
 * whichever process or connection they come through.
 */
export async function setIfAbsent(strapi: Core.Strapi, id: string, expiresAtMs: number): Promise<boolean> {
  return strapi.db.transaction(async ({ trx }) => {
    const table = strapi.db.metadata.get(usedTokens).tableName;
    const added: unknown = await strapi.db
      .connection(table)
      .transacting(trx)
      .insert({ token: id, expires_at: expiresAtMs })
      .onConflict('token')
      .ignore()
      .returning('token');
    return Array.isArray(added) && added.length === 1;
  });
}

/** Deletes what is expired: such a token is rejected without looking here. */
export async function deleteExpiredTokens(strapi: Core.Strapi, now = Date.now()): Promise<number> {
  const { count } = await strapi.db.query(usedTokens).deleteMany({ where: { expiresAt: { $lt: now } } });
  return count;
}
