import type { Core } from '@strapi/strapi';

/** The roles of the site's users. `public-actions.ts` lists what they may do. */
const siteRoles = [
  { type: 'visitor', name: 'Bezoeker', description: 'Wie een account op de site heeft.' },
  {
    type: 'exhibitor',
    name: 'Standhouder',
    description: 'Wie namens een bedrijf inlogt: ziet de gegevens van dat bedrijf.',
  },
];

/** Creates missing roles, and moves users with Strapi's own role to `visitor`. */
export async function setSiteRoles(strapi: Core.Strapi): Promise<void> {
  const roles = strapi.db.query('plugin::users-permissions.role');
  for (const role of siteRoles) {
    if (!(await roles.findOne({ where: { type: role.type } }))) await roles.create({ data: role });
  }
  const stock: { id: number } | null = await roles.findOne({ where: { type: 'authenticated' } });
  if (!stock) return;
  const visitor: { id: number } = await roles.findOne({ where: { type: 'visitor' } });
  await strapi.plugin('users-permissions').service('role').deleteRole(stock.id, visitor.id);
}
