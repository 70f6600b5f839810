import type { Core, Modules, UID } from '@strapi/strapi';
import { wrongField } from '../errors/wrong-field';
import { touchesOriginal } from './original-locale';
import { numbered } from './slugs';

type Middleware = Modules.Documents.Middleware.Middleware;

export interface ChoiceType {
  uid: UID.ContentType;
  /** A sentence about a path that the site has for something else; null for any other. */
  pathProblem(slug: string): string | null;
}

/**
 * The rule of a type whose keys other documents hold. Gives a new document its key, made from its name, and leaves the key of a
 * known one as it is. Rejects a path that is taken by something else.
 */
export function keepsKeys({ uid, pathProblem }: ChoiceType): (strapi: Core.Strapi) => Middleware {
  return (strapi) =>
    async ({ uid: written, action, params }, next) => {
      const writes = action === 'create' || action === 'update' || action === 'clone';
      if (written !== uid || !writes || !('data' in params)) return next();
      const { key, ...data }: Record<string, unknown> = { ...params.data };
      const problem = touchesOriginal(params) ? pathProblem(String(data.slug ?? '')) : null;
      if (problem !== null) throw wrongField('slug', problem);
      const isNew = action !== 'update';
      const wanted = typeof key === 'string' && key !== '' && action === 'create' ? key : data.name;
      Object.assign(params, {
        data:
          isNew && typeof wanted === 'string'
            ? { ...data, key: await freeKey(strapi, uid, wanted.trim()) }
            : data,
      });
      return next();
    };
}

async function freeKey(strapi: Core.Strapi, uid: UID.ContentType, wanted: string): Promise<string> {
  const rows: { key: string | null }[] = await strapi.db.query(uid).findMany({ select: ['key'] });
  const inUse = new Set(rows.map(({ key }) => key?.toLowerCase()));
  const isFree = (candidate: string) => !inUse.has(candidate.toLowerCase());
  return isFree(wanted) ? wanted : numbered(wanted, isFree);
}
