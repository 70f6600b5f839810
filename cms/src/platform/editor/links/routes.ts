import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { mayChange, mayCreate, mayRead } from '../../access/admin-permissions';
import { addAdminRoutes, isAllowed, type AdminContext } from '../../access/admin-routes';
import { linkErrors } from '../texts';
import type { FoundPages } from './shape';
import { findSitePages } from './site-pages';

const maxLength = 200;

/**
 * Adds `GET /editor/links` for the admin, with what somebody typed in `q`: pages of the site that a link can lead to. It is
 * for who may write content of any kind; drafts are named to who may read them.
 */
export function serveLinks(strapi: Core.Strapi): void {
  addAdminRoutes(strapi, '/editor', null, {
    'GET /links': async (context): Promise<{ data: FoundPages }> => {
      if (!mayWrite(strapi, context)) throw new errors.ForbiddenError();
      const { q = '' } = context.query;
      if (typeof q !== 'string' || q.length > maxLength)
        throw new errors.ValidationError(linkErrors.badWords(maxLength));
      return { data: await findSitePages(strapi, q, (uid) => isAllowed(context, mayRead(uid))) };
    },
  });
}

const mayWrite = (strapi: Core.Strapi, context: AdminContext) =>
  Object.keys(strapi.contentTypes).some(
    (uid) =>
      uid.startsWith('api::') && (isAllowed(context, mayChange(uid)) || isAllowed(context, mayCreate(uid))),
  );
