import type { Core, Modules } from '@strapi/strapi';
import { touchesOriginal } from './original-locale';

type Middleware = Modules.Documents.Middleware.Middleware;

/**
 * Deletes a document in all its languages when its original is deleted: translations lie over the original, and mean
 * nothing without it. A translation alone may be deleted.
 */
export function deleteTranslations(strapi: Core.Strapi): Middleware {
  return async ({ action, contentType, params }, next) => {
    const { isLocalizedContentType } = strapi.plugin('i18n').service('content-types');
    if (action === 'delete' && isLocalizedContentType(contentType) && touchesOriginal(params))
      Object.assign(params, { locale: '*' });
    return next();
  };
}
