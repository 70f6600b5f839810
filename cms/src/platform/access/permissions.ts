import type { Core } from '@strapi/strapi';
import { publicActions } from './public-actions';

export async function setPublicPermissions(strapi: Core.Strapi): Promise<void> {
  // One transaction: hundreds of single writes would make the first start slow.
  await strapi.db.transaction(async () => {
    for (const [type, wanted] of Object.entries(publicActions())) await setRole(strapi, type, wanted);
  });
}

async function setRole(strapi: Core.Strapi, type: string, wanted: readonly string[]): Promise<void> {
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
