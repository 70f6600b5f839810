import { findAllowed } from '../../../server/proxy/api-allow-list';
import type { BackendRoute } from '../../harness/backend-routes';
import type { RecordedCall } from '../../harness/between';

/**
 * The routes for site and visitors that no call reached. The router takes the first that fits, and so does this; a call that
 * was rejected reached nothing.
 */
export function unreached(routes: readonly BackendRoute[], calls: readonly RecordedCall[]): string[] {
  const known = routes
    .filter(({ path }) => path.startsWith('/api/'))
    .map((route) => ({ route, pattern: patternOf(route.path) }));
  const reached = new Set<BackendRoute>();
  for (const { method, path, status } of calls) {
    const found = known.find(({ route, pattern }) => route.method === method && pattern.test(path));
    if (found && status < 400) reached.add(found.route);
  }
  return routes
    .filter((route) => route.isForSite && route.method !== 'HEAD' && !reached.has(route))
    .map(({ method, path }) => `${method} ${path}`);
}

/** Those among the routes that the proxy lets browsers call. */
export function allowedRoutes(routes: readonly BackendRoute[]): BackendRoute[] {
  return routes.filter(({ method, path, isForSite }) => {
    const filled = path.replace(/\/\(\.\*\)$/, '/bedrijf').replace(/:\w+/g, 'bedrijf');
    return isForSite && 'call' in findAllowed(method, filled.slice('/api'.length));
  });
}

const patternOf = (path: string) => new RegExp(`^${path.replace('(.*)', '.+').replace(/:\w+/g, '[^/]+')}/?$`);
