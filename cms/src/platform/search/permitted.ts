import type { Core } from '@strapi/strapi';
import type { AdminPermission } from '../access/admin-permissions';
import { isAllowed, type AdminContext } from '../access/admin-routes';

/**
 * The rows of a type that an administrator may read, as a condition for the database: roles can be limited to languages, or to what
 * one made oneself. Null for none.
 */
export function permittedRows(
  strapi: Core.Strapi,
  context: AdminContext,
  permission: AdminPermission,
  model: string,
): object | null {
  if (!isAllowed(context, permission)) return null;
  const ability: unknown = context.state.userAbility;
  return strapi
    .service('admin::permission')
    .createPermissionsManager({ ability, action: permission.action, model })
    .getQuery();
}
