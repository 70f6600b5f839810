import type { Core } from '@strapi/strapi';
import { typeOf } from '../documents/version-relations';

interface BulkContext {
  params: { model?: string };
  query: { locale?: unknown };
  request: { body?: unknown };
}
type BulkAction = (this: unknown, context: BulkContext) => Promise<unknown>;

export interface BulkController {
  bulkDelete: BulkAction;
  bulkPublish: BulkAction;
  bulkUnpublish: BulkAction;
}

/**
 * Strapi's controller of lists, which looks for the language of what is done in bulk in the body. Its own admin sends that in
 * the query: what was selected in a list of translations would be deleted or published in Dutch.
 */
export function withListLanguage<Controller extends BulkController>(
  strapi: Core.Strapi,
  stock: Controller,
): Controller {
  const inLanguageOfList = (action: BulkAction): BulkAction =>
    async function (this: unknown, context) {
      const { params, query, request } = context;
      const { isLocalizedContentType } = strapi.plugin('i18n').service('content-types');
      const isLocalized = isLocalizedContentType(typeOf(strapi, params.model));
      if (isLocalized && query.locale !== undefined && typeof request.body === 'object')
        request.body = { locale: query.locale, ...request.body };
      return action.call(this, context);
    };
  return {
    ...stock,
    bulkDelete: inLanguageOfList(stock.bulkDelete),
    bulkPublish: inLanguageOfList(stock.bulkPublish),
    bulkUnpublish: inLanguageOfList(stock.bulkUnpublish),
  };
}
