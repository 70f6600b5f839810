import type { Core, UID } from '@strapi/strapi';

/**
 * Locks the row that `where` finds until the transaction around this ends: whoever asks for the same row meanwhile waits,
 * and finds what became of it. False when there is no such row. Holds on SQLite and PostgreSQL alike.
 */
export async function lockRow(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  where: Record<string, string | number>,
): Promise<boolean> {
  const { count } = await strapi.db.query(uid).updateMany({ where, data: { updatedAt: new Date() } });
  return count > 0;
}
