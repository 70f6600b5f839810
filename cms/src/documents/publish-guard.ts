import type { Core, Modules } from '@strapi/strapi';
import { contentTypes, errors } from '@strapi/utils';
import { populateTargets, targetsIn, type RelationTarget } from '../domain/owned-relations';

type Middleware = Modules.Documents.Middleware.Middleware;

/**
 * Rejects publishing a document that points at one without a published version: Strapi would drop that relation from
 * the published version for good (strapi/strapi#25361).
 */
export function guardPublish(strapi: Core.Strapi): Middleware {
  return async (context, next) => {
    const { uid, action, params } = context;
    if (action !== 'publish' || !contentTypes.hasDraftAndPublish(context.contentType)) return next();

    const find = (name: string) => schemaOf(strapi, name);
    const populate = populateTargets(context.contentType, find);
    if (!populate) return next();
    const drafts: unknown[] = await strapi.db.query(uid).findMany({
      where: { documentId: params.documentId, publishedAt: null, ...localeOf(params.locale) },
      populate,
    });
    const targets = drafts.flatMap((draft) => targetsIn(draft, context.contentType, find));
    const missing = await unpublished(strapi, targets);
    if (missing.length > 0)
      throw new errors.ValidationError(`Publiceer eerst: ${missing.join(', ')}.`, { missing });
    return next();
  };
}

/**
 * Turns a create or update with status `published` into a draft and a publish: Strapi would publish internally, past
 * the guard above. Both succeed or fail together.
 */
export function publishThroughGuard(strapi: Core.Strapi): Middleware {
  return async (context, next) => {
    const { uid, action, params } = context;
    if (action !== 'create' && action !== 'update') return next();
    if (
      !('status' in params) ||
      params.status !== 'published' ||
      !contentTypes.hasDraftAndPublish(context.contentType)
    )
      return next();

    const { locale, fields, populate } = params;
    return strapi.db.transaction(async () => {
      Object.assign(params, { status: 'draft' });
      const draft = await next();
      if (!hasDocumentId(draft)) return draft;
      const { entries } = await strapi
        .documents(uid)
        .publish({ documentId: draft.documentId, locale, fields, populate });
      return entries[0];
    });
  };
}

async function unpublished(strapi: Core.Strapi, targets: RelationTarget[]): Promise<string[]> {
  const missing = new Set<string>();
  for (const uid of new Set(targets.map((target) => target.uid))) {
    const type = contentTypeOf(strapi, uid);
    if (!type) continue;
    const wanted = targets.filter((target) => target.uid === uid);
    const published: unknown[] = await strapi.db.query(type.uid).findMany({
      select: ['documentId', 'locale'],
      where: {
        documentId: { $in: wanted.map((target) => target.documentId) },
        publishedAt: { $notNull: true },
      },
    });
    for (const target of wanted) {
      const found = published.some(
        (row) =>
          hasDocumentId(row) &&
          row.documentId === target.documentId &&
          (row.locale ?? null) === target.locale,
      );
      if (!found) missing.add(target.label);
    }
  }
  return [...missing];
}

function schemaOf(strapi: Core.Strapi, uid: string) {
  return contentTypeOf(strapi, uid) ?? Object.values(strapi.components).find((schema) => schema.uid === uid);
}

function contentTypeOf(strapi: Core.Strapi, uid: string) {
  return Object.values(strapi.contentTypes).find((schema) => schema.uid === uid);
}

function hasDocumentId(value: unknown): value is { documentId: string; locale?: string | null } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'documentId' in value &&
    typeof value.documentId === 'string'
  );
}

function localeOf(locale: unknown) {
  if (typeof locale === 'string') return locale === '*' ? {} : { locale };
  return Array.isArray(locale) ? { locale: { $in: locale } } : { locale: 'nl' };
}
