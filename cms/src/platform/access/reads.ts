import type { Core, Struct } from '@strapi/strapi';
import { contentTypes, errors } from '@strapi/utils';
import { objectionToRead, type FindModel, type Model } from './public-reads';
import { collectionOf } from '../preview/collection';
import { formsOnPage, pageCollection } from '../preview/forms-on-page';
import { readLink, previewHeader } from '../preview/link';
import type { Guard } from './content-api';

type Query = Record<string, unknown>;

/**
 * Rejects queries that would show drafts or search private fields. Guards every route of a content type and every
 * route of our own. A route without a type gets the checks that need none.
 */
export function readGuard(strapi: Core.Strapi, route: Core.RouteInput): Guard | null {
  const type = getType(strapi, route);
  if (!type && route.info?.apiName === undefined) return null;
  const find = modelsOf(strapi);
  const model = type && find(type.uid);
  const readsMany = String(route.handler).endsWith('.find');

  return async (ctx, next) => {
    const signedLink = ctx.get(previewHeader);
    const drafts =
      !type || signedLink === ''
        ? null
        : await draftsOf(strapi, signedLink, readsMany ? type : null, ctx.query);
    const objection = objectionToRead(
      drafts ? { ...ctx.query, status: 'published' } : ctx.query,
      model,
      find,
    );
    if (objection) throw new errors.ValidationError(objection);
    if (drafts) ctx.query = onlyDocuments(ctx.query, drafts);
    await next();
  };
}

/** The content type of a route's controller: they share a name. */
function getType(
  strapi: Core.Strapi,
  { handler, info }: Core.RouteInput,
): Struct.ContentTypeSchema | undefined {
  if (typeof handler !== 'string') return undefined;
  const controller = handler.slice(0, handler.lastIndexOf('.'));
  const owner = info?.pluginName === undefined ? `api::${info?.apiName}` : `plugin::${info.pluginName}`;
  return Object.values(strapi.contentTypes).find(
    ({ uid }) => uid === controller || uid === `${owner}.${controller}`,
  );
}

function modelsOf(strapi: Core.Strapi): FindModel {
  const models = new Map<string, Model>();
  return (uid) => {
    const known = models.get(uid);
    if (known) return known;
    const type = Object.values(strapi.contentTypes).find((schema) => schema.uid === uid);
    const schema = type ?? Object.values(strapi.components).find((component) => component.uid === uid);
    if (!schema) return undefined;
    // A component belongs to one row, draft or published, and so do its relations.
    const model = {
      hasDrafts: !type || contentTypes.hasDraftAndPublish(type),
      isComponent: !type,
      attributes: schema.attributes,
    };
    models.set(uid, model);
    return model;
  };
}

/**
 * The documents whose drafts this query may read: the one of the link, or the forms on a page that is previewed. Null for
 * queries that ask for no draft. A preview link that is false, expired or for something else is rejected, never ignored.
 * @param type the type that the route finds documents of; null for other routes
 */
async function draftsOf(
  strapi: Core.Strapi,
  signedLink: string,
  type: Struct.ContentTypeSchema | null,
  query: Query,
): Promise<string[] | null> {
  const link = readLink(signedLink, strapi.config.get('site.previewSecret'), Date.now());
  if (!link) throw new errors.ForbiddenError('The preview link is false or too old.');
  const isForm = type?.uid === 'api::form.form' && link.collection === pageCollection;
  const isForThis = type !== null && (isForm || link.collection === collectionOf(type));
  if (link.status !== 'draft' || !isForThis || link.locale !== (query.locale ?? null))
    throw new errors.ForbiddenError('The preview link is for another document.');
  if (query.status !== 'draft') return null;
  return isForm ? formsOnPage(strapi, link) : [link.documentId];
}

function onlyDocuments(query: Query, documentIds: string[]): Query {
  const own = { documentId: { $in: documentIds } };
  return { ...query, filters: query.filters === undefined ? own : { $and: [own, query.filters] } };
}
