import type { Core, UID } from '@strapi/strapi';

/**
 * Locks the row that `where` finds until the surrounding transaction ends. Others who want the same row wait, and then
 * see its new state. False when there is no such row. Works on SQLite and PostgreSQL alike.
 */
export async function lockRow(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  where: Record<string, string | number>,
): Promise<boolean> {
  const { count } = await strapi.db.query(uid).updateMany({ where, data: { updatedAt: new Date() } });
  return count > 0;
}
