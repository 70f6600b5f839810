import type { Core, Modules } from '@strapi/strapi';
import { contentTypes } from '@strapi/utils';

type Middleware = Modules.Documents.Middleware.Middleware;

/**
 * Turns a create or update with status `published` into a draft and a publish: Strapi would publish internally, past
 * the rules of this folder. Both succeed or fail together.
 */
export function publishThroughRules(strapi: Core.Strapi): Middleware {
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

function hasDocumentId(value: unknown): value is { documentId: string } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'documentId' in value &&
    typeof value.documentId === 'string'
  );
}
