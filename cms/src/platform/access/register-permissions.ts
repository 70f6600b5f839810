import type { Core } from '@strapi/strapi';
import { ownPagePermissions } from './own-permissions';
import { permissionTexts } from './texts';

/** Adds our own permissions to the screen of roles, before Strapi removes what it does not know. */
export async function registerPermissions(strapi: Core.Strapi): Promise<void> {
  const actions = ownPagePermissions.all().flatMap(({ about, name, actions }) =>
    Object.entries(actions).map(([verb, displayName]) => ({
      section: 'settings',
      category: permissionTexts.category,
      subCategory: name,
      uid: `${about}.${verb}`,
      displayName,
    })),
  );
  await strapi.service('admin::permission').actionProvider.registerMany(actions);
}
