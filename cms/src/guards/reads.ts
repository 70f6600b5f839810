import type { Core, Struct } from '@strapi/strapi';
import { contentTypes, errors } from '@strapi/utils';
import { objectionToRead, type FindModel, type Model } from '../domain/public-reads';
import { collectionOf } from '../preview/collection';
import { openLink, previewHeader } from '../preview/link';
import type { Guard } from './content-api';

type Query = Record<string, unknown>;

/**
 * Refuses questions that would show drafts or search in fields nobody may see. On every route of a content type and every
 * route of our own; where a route has no type, what is refused whatever the type still is.
 */
export function readGuard(strapi: Core.Strapi, route: Core.RouteInput): Guard | null {
  const type = getType(strapi, route);
  if (!type && route.info?.apiName === undefined) return null;
  const find = modelsOf(strapi);
  const model = type && find(type.uid);
  const readsMany = String(route.handler).endsWith('.find');

  return async (ctx, next) => {
    const sealed = ctx.get(previewHeader);
    const draft = !type || sealed === '' ? null : draftOf(strapi, sealed, readsMany ? type : null, ctx.query);
    const objection = objectionToRead(draft ? { ...ctx.query, status: 'published' } : ctx.query, model, find);
    if (objection) throw new errors.ValidationError(objection);
    if (draft) ctx.query = onlyDocument(ctx.query, draft);
    await next();
  };
}

/** The content type of the controller that a route leads to, which bears its name. */
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
    // A component belongs to one row of its owner, draft or published, and so do its relations.
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
 * The one document whose draft this question may be answered with, or null when the question is not for a draft.
 * A preview link that is false, old, or for something else is refused, so that it is never mistaken for a right one.
 * @param type what the route finds documents of; null for a route that does something else
 */
function draftOf(
  strapi: Core.Strapi,
  sealed: string,
  type: Struct.ContentTypeSchema | null,
  query: Query,
): string | null {
  const link = openLink(sealed, strapi.config.get('site.previewSecret'), Date.now());
  if (!link) throw new errors.ForbiddenError('The preview link is false or too old.');
  const isForThis = type !== null && link.collection === collectionOf(type);
  if (link.status !== 'draft' || !isForThis || link.locale !== (query.locale ?? null))
    throw new errors.ForbiddenError('The preview link is for another document.');
  return query.status === 'draft' ? link.documentId : null;
}

/** The question, narrowed to one document: what else it asks for, it can only lose. */
function onlyDocument(query: Query, documentId: string): Query {
  const own = { documentId: { $eq: documentId } };
  return { ...query, filters: query.filters === undefined ? own : { $and: [own, query.filters] } };
}
