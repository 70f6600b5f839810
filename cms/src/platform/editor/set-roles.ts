import type { Core } from '@strapi/strapi';
import { isDeepStrictEqual } from 'node:util';
import { withoutClosedPages } from './former-permissions';
import {
  isPermissions,
  permissionsOf,
  stillPossible,
  storedPermissions,
  withOwnChanges,
  type Permission,
} from './permissions';
import { editorRoles, stockNames, superAdmin, unusedRole } from './roles';

interface Role {
  id: number;
  code: string;
  name: string;
}

interface RoleService {
  findOne(where: { code: string }): Promise<Role | null>;
  create(role: { code: string; name: string; description: string }): Promise<Role>;
  update(where: { id: number }, role: { name: string; description: string }): Promise<Role>;
  getUsersCount(id: number): Promise<number>;
  deleteByIds(ids: number[]): Promise<unknown>;
  assignPermissions(id: number, permissions: Permission[]): Promise<unknown>;
}

/**
 * Creates the three roles of the admin: editor, organiser and administrator. What an administrator renamed, deleted or
 * permitted stays.
 */
export async function setRoles(strapi: Core.Strapi): Promise<void> {
  const { findOne, create, update, getUsersCount, deleteByIds, assignPermissions } =
    strapi.service('admin::role');
  const roles: RoleService = { findOne, create, update, getUsersCount, deleteByIds, assignPermissions };
  const remembered = strapi.store({ type: 'core', name: 'editor_roles' });

  const author = await roles.findOne({ code: unusedRole });
  if (author && (await roles.getUsersCount(author.id)) === 0) await roles.deleteByIds([author.id]);

  const administrator = await roles.findOne({ code: superAdmin.code });
  if (administrator) await nameStockRole(roles, administrator, superAdmin);

  for (const definition of editorRoles) {
    const previous: unknown = await remembered.get({ key: definition.code });
    const existing = await roles.findOne({ code: definition.code });
    if (!existing && previous !== null) continue;
    const { code, name, description } = definition;
    const role = existing ?? (await roles.create({ code, name, description }));
    await nameStockRole(roles, role, definition);

    const wanted = await permissionsOf(strapi, definition);
    const stored = await storedPermissions(strapi, role.id);
    const before = isPermissions(previous) ? await stillPossible(strapi, previous) : null;
    const possible = withoutClosedPages(stored, wanted, before);
    await roles.assignPermissions(role.id, withOwnChanges(stored, possible, before));
    if (!isDeepStrictEqual(previous, wanted)) await remembered.set({ key: code, value: wanted });
  }
}

async function nameStockRole(roles: RoleService, role: Role, wanted: { name: string; description: string }) {
  if (role.name !== stockNames[role.code]) return;
  await roles.update({ id: role.id }, { name: wanted.name, description: wanted.description });
}
