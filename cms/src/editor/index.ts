import type { Core } from '@strapi/strapi';
import { applyViews } from './apply-views';
import { nameLocales } from './locales';
import { nameNavigation } from './name-navigation';
import { setRoles } from './set-roles';

export { mailInvitations } from './invitations';
export { nameSlugTypes } from './slug-field';
export { registerNumberFields } from './number-fields';
export { serveWaiting } from './waiting';

/** Prepares the admin for editors: labels and forms in Dutch, and three roles. */
export async function prepareEditor(strapi: Core.Strapi): Promise<void> {
  await applyViews(strapi);
  await nameLocales(strapi);
  await nameNavigation(strapi);
  await setRoles(strapi);
}
