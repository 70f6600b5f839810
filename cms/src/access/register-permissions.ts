import type { Core } from '@strapi/strapi';
import { ownPermissions } from './admin-permissions';

/** Adds our own permissions to the screen of roles, before Strapi removes what it does not know. */
export async function registerPermissions(strapi: Core.Strapi): Promise<void> {
  const actions = Object.entries(ownPermissions).flatMap(([subject, { name, actions }]) =>
    Object.entries(actions).map(([verb, displayName]) => ({
      ...{ section: 'settings', category: 'Schermen van de beurs', subCategory: name },
      ...{ uid: `${subject}.${verb}`, displayName },
    })),
  );
  await strapi.service('admin::permission').actionProvider.registerMany(actions);
}
