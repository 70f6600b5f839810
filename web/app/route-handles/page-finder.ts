import { matchRoutes, type ServerBuild } from 'react-router';
import { pagePath, withoutLocale } from '../messages/locale';

export type BuiltRoutes = ServerBuild['routes'];

interface RouteNode {
  id: string;
  path?: string;
  children: RouteNode[];
}

export interface FoundPage {
  /** As in `routes.ts`, from the root: `/nieuws/:id/:slug?`. */
  pattern: string;
  params: Readonly<Record<string, string | undefined>>;
  /** Every `handle` that the route modules export, the page's own last. */
  handles: unknown[];
  /** True when it draws something: not a file, nor only a redirect. */
  isDocument: boolean;
}

export function pageFinder(routes: BuiltRoutes): (path: string) => FoundPage | null {
  const tree = childrenOf(undefined, routes);
  return (path) => {
    const matches = matchRoutes(tree, withoutLocale(pagePath(path)));
    if (matches === null) return null;
    return {
      pattern: `/${matches.flatMap(({ route }) => route.path || []).join('/')}`,
      params: matches.at(-1)?.params ?? {},
      handles: matches.map(({ route }) => routes[route.id]?.module.handle),
      isDocument: routes[matches.at(-1)?.route.id ?? '']?.module.default !== undefined,
    };
  };
}

function childrenOf(parentId: string | undefined, routes: BuiltRoutes): RouteNode[] {
  return Object.values(routes).flatMap((route) =>
    route?.parentId === parentId && route ? [{ ...route, children: childrenOf(route.id, routes) }] : [],
  );
}
