import type { Core, Modules, UID } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { heldDocuments, neededErrors, neededReasons } from './texts';

type Middleware = Modules.Documents.Middleware.Middleware;

const original = 'nl';

/** Pages that have to exist: menus, mails and printed matter link to them. */
const neededPages: ReadonlySet<unknown> = new Set([
  'home',
  'contact',
  'locatie',
  'bezoekersprofiel',
  'contractformulier',
  'deelnemen-als-standhouder',
  'adverteren-en-signing',
  'reglement-standhouders',
  'faq',
  'fotos-2025',
]);

const needed: ReadonlyMap<string, string> = new Map([
  ['api::site-setting.site-setting', neededReasons.siteSetting],
  ['api::stand-offer.stand-offer', neededReasons.standOffer],
  ['api::navigation.navigation', neededReasons.navigation],
]);

const holders: ReadonlyMap<string, readonly { uid: UID.ContentType; field: string; called: string }[]> =
  new Map([
    [
      'api::hall.hall',
      [
        { uid: 'api::stand.stand', field: 'hall', called: heldDocuments.stands },
        { uid: 'api::room.room', field: 'hall', called: heldDocuments.rooms },
      ],
    ],
    ['api::room.room', [{ uid: 'api::session.session', field: 'room', called: heldDocuments.sessions }]],
  ]);

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
          : (needed.get(uid) ??
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
  const page = pages.find(({ slug }) => neededPages.has(slug));
  if (!page || (data && 'slug' in data && data.slug === page.slug)) return null;
  return neededReasons.page(page.title, page.slug);
}

async function whyHolder(strapi: Core.Strapi, uid: string, documentId: string): Promise<string | null> {
  for (const { uid: holder, field, called } of holders.get(uid) ?? []) {
    const rows: { documentId: string }[] = await strapi.db
      .query(holder)
      .findMany({ select: ['documentId'], where: { [field]: { documentId } } });
    const count = new Set(rows.map((row) => row.documentId)).size;
    if (count > 0) return neededReasons.holds(called, count);
  }
  return null;
}
