import type { Core } from '@strapi/strapi';

/** Names the menus from before they had a name, like new ones. */
export async function nameNavigation(strapi: Core.Strapi): Promise<void> {
  await strapi.db
    .query('api::navigation.navigation')
    .updateMany({ where: { name: { $null: true } }, data: { name: 'Menu’s' } });
}
