import type { Core, Modules } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { isNeededPage } from './site-paths';
import { siteTypeOf, siteTypes } from './site-types';
import { neededErrors, neededReasons } from './texts';

type Middleware = Modules.Documents.Middleware.Middleware;

const original = 'nl';

/**
 * Rejects deleting or unpublishing what the site cannot do without, and moving a page that has to exist. Translations
 * may go: visitors then read Dutch. `protectRulesInForce` protects the rules that are in force.
 */
export function protectNeeded(strapi: Core.Strapi): Middleware {
  return async (context, next) => {
    const { uid, action, params } = context;
    if (action !== 'delete' && action !== 'unpublish' && action !== 'update') return next();
    if ('locale' in params && !concernsOriginal(params.locale)) return next();
    const why =
      uid === 'api::page.page'
        ? await whyPage(strapi, params.documentId, action === 'update' ? params.data : undefined)
        : action === 'update'
          ? null
          : (siteTypeOf(uid)?.neededBecause ??
            (action === 'delete' ? await whyHolder(strapi, uid, params.documentId) : null));
    if (why !== null) throw new errors.ValidationError(neededErrors.mustStay(why));
    return next();
  };
}

/** Without a locale Strapi uses the first one, with `*` all of them. */
function concernsOriginal(locale: unknown): boolean {
  const asked = [locale].flat();
  return asked.some((one) => one === undefined || one === null || one === '*' || one === original);
}

async function whyPage(strapi: Core.Strapi, documentId: string, data?: object): Promise<string | null> {
  if (data && !('slug' in data)) return null;
  const pages: { title: string; slug: string }[] = await strapi.db
    .query('api::page.page')
    .findMany({ select: ['title', 'slug'], where: { documentId, locale: original } });
  const page = pages.find(({ slug }) => isNeededPage(slug));
  if (!page || (data && 'slug' in data && data.slug === page.slug)) return null;
  return neededReasons.page(page.title, page.slug);
}

async function whyHolder(strapi: Core.Strapi, uid: string, documentId: string): Promise<string | null> {
  for (const { uid: holder, belongsTo } of siteTypes.all()) {
    if (belongsTo?.uid !== uid) continue;
    const rows: { documentId: string }[] = await strapi.db
      .query(holder)
      .findMany({ select: ['documentId'], where: { [belongsTo.field]: { documentId } } });
    const count = new Set(rows.map((row) => row.documentId)).size;
    if (count > 0) return neededReasons.holds(belongsTo.called, count);
  }
  return null;
}
