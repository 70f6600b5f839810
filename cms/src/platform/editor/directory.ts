import type { Core } from '@strapi/strapi';
import { mayRead } from '../access/admin-permissions';
import { addAdminRoutes, isAllowed } from '../access/admin-routes';
import type { DirectoryGroup } from '../access/directory-groups';
import { readViews } from './view';

interface DirectoryType {
  uid: string;
  kind: string;
  group: DirectoryGroup;
  name: string;
  /** A short sentence: the description of the type. */
  about: string;
}

/** Adds `GET /editor/directory` for the admin: the content types that the administrator may read. */
export function serveDirectory(strapi: Core.Strapi): void {
  const views = readViews();
  addAdminRoutes(strapi, '/editor', null, {
    'GET /directory': async (context) => {
      const data = Object.values(strapi.contentTypes).flatMap(({ uid, kind, info }): DirectoryType[] => {
        const group = views.get(uid)?.group;
        if (!group || !isAllowed(context, mayRead(uid))) return [];
        return [{ uid, kind, group, name: info.displayName, about: info.description ?? '' }];
      });
      return { data };
    },
  });
}
