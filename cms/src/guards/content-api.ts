import type { Core } from '@strapi/strapi';
import { bodyGuard } from './bodies';
import { readGuard } from './reads';

/** What stands in front of a route's handler. */
export type Guard = Core.MiddlewareHandler;

/**
 * Puts the guards on every route of the content API at the moment it is registered, those of plugins included. What they
 * decide on is the route that the router matched: the router reads paths more freely than any text comparison of ours
 * would (capitals, slashes at the end), so no guard looks at the path of a request.
 * Has to run before Strapi registers its routes.
 */
export function guardContentApi(strapi: Core.Strapi): void {
  const api = strapi.server.api('content-api');
  const register = api.routes.bind(api);
  api.routes = (added) => {
    for (const route of Array.isArray(added) ? added : added.routes) guard(strapi, route);
    return register(added);
  };
}

/** Strapi registers these very objects and reads more of them later, so they are changed in place. */
function guard(strapi: Core.Strapi, route: Core.RouteInput): void {
  const guards = [bodyGuard(route), readGuard(strapi, route)].filter((found) => found !== null);
  route.config = { ...route.config, middlewares: [...guards, ...(route.config?.middlewares ?? [])] };
}
