import type { Core } from '@strapi/strapi';
import { applyViews } from './apply-views';
import { nameLocales } from './locales';
import { setRoles } from './set-roles';
import { menuName } from './texts';

export { serveChoices } from './choices';
export { serveDirectory } from './directory';
export { arrangeHome } from './home-layout';
export { mailInvitations } from './invitations';
export { nameSlugTypes } from './slug-field';
export { serveLinks } from './links/routes';
export { serveReferences } from './references/routes';
export { serveRemarks } from './remarks/routes';
export { serveVariables } from './variables';
export { waitingLines } from './waiting';

export async function prepareEditor(strapi: Core.Strapi): Promise<void> {
  await applyViews(strapi);
  await nameLocales(strapi);
  await nameNavigation(strapi);
  await setRoles(strapi);
}

/** Names the menus from before they had a name, like new ones. */
export async function nameNavigation(strapi: Core.Strapi): Promise<void> {
  await strapi.db
    .query('api::navigation.navigation')
    .updateMany({ where: { name: { $null: true } }, data: { name: menuName } });
}

/** Registers fields for numbers that the admin shows in its own form: prices in cents, and public numbers. */
export function registerNumberFields(strapi: Core.Strapi): void {
  const inputSize = { default: 4 as const, isResizable: true };
  strapi.customFields.register([
    { name: 'euros', type: 'integer', inputSize },
    { name: 'public-number', type: 'integer', inputSize },
  ]);
}
