import type { Core } from '@strapi/strapi';

/** Gives the menus that were there before they had a name the one that new ones get. */
export async function nameNavigation(strapi: Core.Strapi): Promise<void> {
  await strapi.db
    .query('api::navigation.navigation')
    .updateMany({ where: { name: { $null: true } }, data: { name: 'Menu’s' } });
}
