import type { Core } from '@strapi/strapi';
import { siteRoleTexts } from './texts';

const siteRoles = [
  { type: 'visitor', ...siteRoleTexts.visitor },
  { type: 'exhibitor', ...siteRoleTexts.exhibitor },
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
