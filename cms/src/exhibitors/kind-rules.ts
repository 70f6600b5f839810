import type { Core, Modules } from '@strapi/strapi';
import { wrongField } from '../platform/errors/wrong-field';
import { touchesOriginal } from '../platform/documents/original-locale';
import { numbered } from '../platform/documents/slugs';
import { kindUid } from './kind-uid';
import { kindErrors } from './texts';

type Middleware = Modules.Documents.Middleware.Middleware;

/**
 * Gives a new kind the key that exhibitors hold, made from its name, and leaves the key of a known one as it is. Rejects a path
 * of digits alone, where an exhibitor is found by its number.
 */
export function checkKind(strapi: Core.Strapi): Middleware {
  return async ({ uid, action, params }, next) => {
    const writes = action === 'create' || action === 'update' || action === 'clone';
    if (uid !== kindUid || !writes || !('data' in params)) return next();
    const { key, ...data }: Record<string, unknown> = { ...params.data };
    if (touchesOriginal(params) && /^\d+$/.test(String(data.slug ?? '')))
      throw wrongField('slug', kindErrors.number);
    const isNew = action !== 'update';
    const wanted = typeof key === 'string' && key !== '' && action === 'create' ? key : data.name;
    Object.assign(params, {
      data:
        isNew && typeof wanted === 'string' ? { ...data, key: await freeKey(strapi, wanted.trim()) } : data,
    });
    return next();
  };
}

async function freeKey(strapi: Core.Strapi, wanted: string): Promise<string> {
  const rows: { key: string | null }[] = await strapi.db.query(kindUid).findMany({ select: ['key'] });
  const inUse = new Set(rows.map(({ key }) => key?.toLowerCase()));
  const isFree = (candidate: string) => !inUse.has(candidate.toLowerCase());
  return isFree(wanted) ? wanted : numbered(wanted, isFree);
}
