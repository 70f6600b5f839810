import type { Core } from '@strapi/strapi';
import { bodyGuard } from './bodies';
import { readGuard } from './reads';

export type Guard = Core.MiddlewareHandler;

/**
 * Puts the guards on every route of the content API when it is registered, plugins' routes included. Guards look at
 * the matched route, never at the request's path: the router accepts spellings (capitals, trailing slashes) that a
 * text comparison would miss. Must run before Strapi registers its routes.
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
