import type { Core } from '@strapi/strapi';
import { publicActions } from './public-actions';

/** Makes the stored permissions of the site's roles equal to the lists in `public-actions.ts`. */
export async function setPublicPermissions(strapi: Core.Strapi): Promise<void> {
  for (const [type, wanted] of Object.entries(publicActions)) {
    const role = await strapi.db.query('plugin::users-permissions.role').findOne({ where: { type } });
    if (!role) throw new Error(`The role ${type} of the users-permissions plugin is missing.`);

    const permissions = strapi.db.query('plugin::users-permissions.permission');
    const stored: { id: number; action: string }[] = await permissions.findMany({
      where: { role: { id: role.id } },
    });
    const seen = new Set<string>();
    for (const { id, action } of stored) {
      if (wanted.includes(action) && !seen.has(action)) seen.add(action);
      else await permissions.delete({ where: { id } });
    }
    for (const action of wanted.filter((name) => !seen.has(name))) {
      await permissions.create({ data: { action, role: role.id } });
    }
  }
}
