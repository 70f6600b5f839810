import type { Core, Modules, UID } from '@strapi/strapi';
import { siteTypeOf, siteTypes } from './site-types';

type Middleware = Modules.Documents.Middleware.Middleware;

const counter = 'api::public-id-counter.public-id-counter';

/**
 * Gives every new document its public number, for good: a number sent with a create is replaced, one sent with an
 * update is ignored, and no number is used again after a delete.
 */
export function assignPublicId(strapi: Core.Strapi): Middleware {
  return async (context, next) => {
    if (siteTypeOf(context.uid)?.firstPublicId === undefined || !('data' in context.params)) return next();
    const { params, action } = context;
    if (action === 'create' || action === 'clone') {
      const publicId = await nextPublicId(strapi, context.uid);
      Object.assign(params, { data: { ...params.data, publicId } });
    } else if (action === 'update') {
      const data: Record<string, unknown> = { ...params.data };
      delete data.publicId;
      Object.assign(params, { data });
    }
    return next();
  };
}

/** Creates missing counters, and raises those that are behind the numbers in use. */
export async function prepareCounters(strapi: Core.Strapi): Promise<void> {
  for (const { uid: type, firstPublicId } of siteTypes.all()) {
    if (firstPublicId === undefined) continue;
    const [highest] = await strapi.db.query(type).findMany({
      select: ['publicId'],
      orderBy: { publicId: 'desc' },
      where: { publicId: { $notNull: true } },
      limit: 1,
    });
    const inUse: unknown = highest?.publicId;
    const last = Math.max(firstPublicId - 1, typeof inUse === 'number' ? inUse : 0);
    const existing = await strapi.db.query(counter).findOne({ where: { type } });
    if (!existing) await strapi.db.query(counter).create({ data: { type, last } });
    else if (existing.last < last) await strapi.db.query(counter).update({ where: { type }, data: { last } });
  }
}

/**
 * Keeps others from making documents of a type until the transaction ends: they wait for its counter. Whoever looks at what
 * is there and then adds to it calls this first.
 */
export async function holdNumbers(strapi: Core.Strapi, type: UID.ContentType): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    const table = strapi.db.metadata.get(counter).tableName;
    await strapi.db.connection(table).transacting(trx).where({ type }).increment('last', 0);
  });
}

/** One UPDATE, so that two requests at once get two numbers; inside the caller's transaction when there is one. */
async function nextPublicId(strapi: Core.Strapi, type: string): Promise<number> {
  return strapi.db.transaction(async ({ trx }) => {
    const table = strapi.db.metadata.get(counter).tableName;
    const rows: unknown = await strapi.db
      .connection(table)
      .transacting(trx)
      .where({ type })
      .increment('last', 1)
      .returning('last');
    const [row] = Array.isArray(rows) ? rows : [];
    const last: unknown = typeof row === 'object' && row !== null && 'last' in row ? row.last : undefined;
    if (typeof last !== 'number') throw new Error(`There is no counter of public numbers for ${type}.`);
    return last;
  });
}
