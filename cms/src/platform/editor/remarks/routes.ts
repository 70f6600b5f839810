import type { Core } from '@strapi/strapi';
import { contentTypes, errors } from '@strapi/utils';
import { mayPublish, mayRead } from '../../access/admin-permissions';
import { addAdminRoutes, isAllowed } from '../../access/admin-routes';
import { hasEnglish } from '../../documents/languages-of-fair';
import { originalLocale } from '../../documents/original-locale';
import { typeOf } from '../../documents/version-relations';
import { deadLinks } from './dead-links';
import { notPublic } from './not-public';
import type { Remarks } from './shape';
import { unknownVariables } from './unknown-variables';
import { untranslated } from './untranslated';

/** Adds `GET /editor/remarks/:uid/:documentId?locale=…` for the admin. Names documents that the administrator may read. */
export function serveRemarks(strapi: Core.Strapi): void {
  addAdminRoutes(strapi, '/editor', null, {
    'GET /remarks/:uid/:documentId': async (context): Promise<{ data: Remarks }> => {
      const type = typeOf(strapi, context.params.uid);
      if (!type) throw new errors.NotFoundError();
      if (!isAllowed(context, mayRead(type.uid))) throw new errors.ForbiddenError();
      const isLocalized = strapi.plugin('i18n').service('content-types').isLocalizedContentType(type);
      const asked = context.query.locale;
      const locale = isLocalized
        ? typeof asked === 'string' && asked !== ''
          ? asked
          : originalLocale
        : null;
      // Nobody reads it, so nothing in it has to be put right.
      if (locale !== null && locale !== originalLocale && !(await hasEnglish(strapi)))
        return { data: { notPublic: [], warnings: [] } };
      const version = { uid: type.uid, documentId: String(context.params.documentId), locale };
      const targets = contentTypes.hasDraftAndPublish(type) ? await notPublic(strapi, version) : [];
      const readable = targets.filter(({ uid }) => isAllowed(context, mayRead(uid)));
      return {
        data: {
          notPublic: readable.map((one) => ({ ...one, mayPublish: isAllowed(context, mayPublish(one.uid)) })),
          warnings: [
            ...(await deadLinks(strapi, version)),
            ...(await unknownVariables(strapi, version)),
            ...(await untranslated(strapi, version)),
          ],
        },
      };
    },
  });
}
