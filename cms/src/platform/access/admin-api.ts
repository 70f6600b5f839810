import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Guard } from './content-api';

/** Calls a service of Strapi's for a licence that nobody has here, and fails. */
const withoutUse = new Set(['admin.licenseTrialTimeLeft']);

/**
 * Puts a guard on every route of the admin when it is registered. Stock controllers look up what a path names in plain objects, and fall over
 * what every object has, such as `__proto__`. Must run before Strapi registers its routes.
 */
export function guardAdminApi(strapi: Core.Strapi): void {
  const api = strapi.server.api('admin');
  const register = api.routes.bind(api);
  api.routes = (added) => {
    for (const route of Array.isArray(added) ? added : added.routes)
      route.config = {
        ...route.config,
        middlewares: [guardFor(route), ...(route.config?.middlewares ?? [])],
      };
    return register(added);
  };
}

function guardFor({ handler }: Core.RouteInput): Guard {
  const isWithoutUse = typeof handler === 'string' && withoutUse.has(handler);
  return async (ctx, next) => {
    const params: Record<string, string> = ctx.params;
    if (isWithoutUse || Object.values(params).some((value) => value in Object.prototype))
      throw new errors.NotFoundError();
    await next();
  };
}
