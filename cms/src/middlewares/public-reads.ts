import type { Core } from '@strapi/strapi';
import { contentTypes, errors } from '@strapi/utils';
import { objectionToRead, type Model } from '../domain/public-reads';

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
    const objection = model && objectionToRead(ctx.query, model, find);
    if (objection) throw new errors.ValidationError(objection);
    await next();
  };
};

export default publicReads;
