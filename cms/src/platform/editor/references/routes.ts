import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { mayRead } from '../../access/admin-permissions';
import { addAdminRoutes, isAllowed } from '../../access/admin-routes';
import { typeOf } from '../../documents/version-relations';
import { referenceErrors } from '../texts';
import { referencesTo } from './references-to';
import type { References } from './shape';

/** The longest page of a list of the content manager, all of which can be selected. */
const maxDocuments = 100;

/**
 * Adds `GET /editor/references/:uid/:documentIds` for the admin, with commas between ids. Names and counts what the administrator
 * may read.
 */
export function serveReferences(strapi: Core.Strapi): void {
  addAdminRoutes(strapi, '/editor', null, {
    'GET /references/:uid/:documentIds': async (context): Promise<{ data: References }> => {
      const type = typeOf(strapi, context.params.uid);
      if (!type) throw new errors.NotFoundError();
      if (!isAllowed(context, mayRead(type.uid))) throw new errors.ForbiddenError();
      const mayShow = (uid: string) => isInContentManager(strapi, uid) && isAllowed(context, mayRead(uid));
      const documentIds = String(context.params.documentIds).split(',');
      if (documentIds.length > maxDocuments)
        throw new errors.ValidationError(referenceErrors.tooMany(maxDocuments));
      return { data: await referencesTo(strapi, type.uid, documentIds, mayShow) };
    },
  });
}

function isInContentManager(strapi: Core.Strapi, uid: string): boolean {
  const options: Record<string, { visible?: boolean }> = { ...typeOf(strapi, uid)?.pluginOptions };
  return uid.startsWith('api::') && options['content-manager']?.visible !== false;
}
