import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { ownPermission, type AdminPermission, type OwnPermissions, type Verb } from './admin-permissions';

export type AdminContext = Parameters<Core.MiddlewareHandler>[0];

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
type AdminCall = `${Method} /${string}`;

export function isAllowed({ state }: AdminContext, { action, subject }: AdminPermission): boolean {
  return state.userAbility.can(action, subject ?? undefined);
}

/**
 * Adds calls to the admin's server. No cache stores a response. A call that reads needs the permission to see, the file of a
 * list the permission to export, and any other call the permission to change.
 * @param prefix the path that they share
 * @param about the permissions of our own of which they need one; null for what is for every administrator
 * @param calls the work of each, by its method and the rest of its path; what it returns is the body
 */
export function addAdminRoutes(
  strapi: Core.Strapi,
  prefix: `/${string}`,
  about: OwnPermissions | readonly OwnPermissions[] | null,
  calls: Record<AdminCall, (context: AdminContext) => Promise<unknown>>,
): void {
  strapi.server.routes({
    type: 'admin',
    routes: Object.entries(calls).map(([call, work]) => {
      const [method, path] = call.split(' ') as [Method, string];
      const needs = about === null ? null : permissionsTo(verbOf(method, path), [about].flat());
      return {
        method,
        path: prefix + path.replace(/\/$/, ''),
        info: { type: 'admin' as const },
        config: { policies: ['admin::isAuthenticatedAdmin'] },
        handler: async (context: AdminContext) => {
          if (needs && !needs.some((one) => isAllowed(context, one))) throw new errors.ForbiddenError();
          context.set('Cache-Control', 'no-store');
          context.body = await work(context);
        },
      };
    }),
  });
}

const verbOf = (method: Method, path: string): Verb =>
  path === '/export' ? 'export' : method === 'GET' ? 'read' : 'update';

/** @throws an error when nobody could ever have it */
function permissionsTo(verb: Verb, about: readonly OwnPermissions[]): AdminPermission[] {
  const found = about.filter(({ actions }) => verb in actions);
  if (found.length === 0)
    throw new Error(`There is no permission to ${verb} ${about.map((one) => one.about).join(', ')}.`);
  return found.map((one) => ownPermission(one.about, verb));
}

const maxRowId = 2 ** 31 - 1;

/**
 * The id of a row in the path of a call.
 * @throws NotFoundError for what is no id of a row
 */
export function rowIdIn(params: Record<string, string>): number {
  const id = Number(params.id);
  if (!Number.isSafeInteger(id) || id < 1 || id > maxRowId) throw new errors.NotFoundError();
  return id;
}
