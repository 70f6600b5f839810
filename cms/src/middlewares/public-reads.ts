import type { Core } from '@strapi/strapi';
import { contentTypes, errors } from '@strapi/utils';
import { objectionToRead, type Model } from '../domain/public-reads';
import { openLink, previewHeader } from '../preview/link';

type Query = Record<string, unknown>;

/** Refuses reads of the content API that would show drafts or search in fields nobody may see. */
const publicReads: Core.MiddlewareFactory = (_config, { strapi }) => {
  const models = new Map<string, Model>();
  const find = (uid: string): Model | undefined => {
    const known = models.get(uid);
    if (known) return known;
    const type = Object.values(strapi.contentTypes).find((schema) => schema.uid === uid);
    const component = Object.values(strapi.components).find((schema) => schema.uid === uid);
    const schema = type ?? component;
    if (!schema) return undefined;
    // A component belongs to one row of its owner, draft or published, and so do its relations.
    const model = {
      hasDrafts: !type || contentTypes.hasDraftAndPublish(type),
      isPart: !type,
      attributes: schema.attributes,
    };
    models.set(uid, model);
    return model;
  };

  /** `/api/exhibitors/abc` reads the type whose plural (or, for a single type, singular) name is `exhibitors`. */
  const modelOfPath = (path: string): Model | undefined => {
    const [, , name] = path.split('/');
    const schema = Object.values(strapi.contentTypes).find(
      ({ uid, kind, info }) =>
        uid.startsWith('api::') && name === (kind === 'singleType' ? info.singularName : info.pluralName),
    );
    return schema && find(schema.uid);
  };

  return async (ctx, next) => {
    const model = ctx.path.startsWith('/api/') ? modelOfPath(ctx.path) : undefined;
    if (!model) return next();
    const sealed = ctx.get(previewHeader);
    const draft = sealed === '' ? null : draftOf(strapi, sealed, ctx.path, ctx.query);
    const objection = objectionToRead(draft ? { ...ctx.query, status: 'published' } : ctx.query, model, find);
    if (objection) throw new errors.ValidationError(objection);
    if (draft) ctx.query = onlyDocument(ctx.query, draft);
    await next();
  };
};

/**
 * The one document whose draft this question may be answered with, or null when the question is not for a draft.
 * A preview link that is false, old, or for something else is refused, so that it is never mistaken for a right one.
 */
function draftOf(strapi: Core.Strapi, sealed: string, path: string, query: Query): string | null {
  const link = openLink(sealed, strapi.config.get('site.previewSecret'), Date.now());
  if (!link) throw new errors.ForbiddenError('The preview link is false or too old.');
  const asked = query.locale ?? null;
  if (link.status !== 'draft' || path !== `/api/${link.collection}` || asked !== link.locale)
    throw new errors.ForbiddenError('The preview link is for another document.');
  return query.status === 'draft' ? link.documentId : null;
}

/** The question, narrowed to one document: what else it asks for, it can only lose. */
function onlyDocument(query: Query, documentId: string): Query {
  const own = { documentId: { $eq: documentId } };
  return { ...query, filters: query.filters === undefined ? own : { $and: [own, query.filters] } };
}

export default publicReads;
