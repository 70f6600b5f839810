import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { mayRead } from '../access/admin-permissions';
import { addAdminRoutes, isAllowed } from '../access/admin-routes';
import { optionsOf } from '../documents/keyed-choices';
import { typeOf } from '../documents/version-relations';

export interface Option {
  key: string;
  label: string;
}

/** Adds `GET /editor/choices/:uid` for the admin: what a field that holds a key of this type chooses from. */
export function serveChoices(strapi: Core.Strapi): void {
  addAdminRoutes(strapi, '/editor', null, {
    'GET /choices/:uid': async (context): Promise<{ data: Option[] }> => {
      const type = typeOf(strapi, context.params.uid);
      if (!type || !('key' in type.attributes)) throw new errors.NotFoundError();
      if (!isAllowed(context, mayRead(type.uid))) throw new errors.ForbiddenError();
      const options = await optionsOf(strapi, type.uid);
      return { data: options.map(({ key, name }) => ({ key, label: name })) };
    },
  });
}
