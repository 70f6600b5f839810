import { LRUCache } from 'lru-cache';
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

export type FindPage = (path: string) => FoundPage | null;

/** Paths that are remembered: more than a fair has pages, and a few megabytes at most. */
const maxFound = 5000;
/** Longest path that is remembered, in characters; ours are far below it. */
const maxPathLength = 200;

/** Remembers what it found: `matchRoutes` compiles all patterns again each time. */
export function pageFinder(routes: BuiltRoutes): FindPage {
  const tree = childrenOf(undefined, routes);
  const found = new LRUCache<string, FoundPage>({ max: maxFound });

  return (path) => {
    const known = found.get(path);
    if (known) return known;
    const page = find(path);
    if (page && path.length <= maxPathLength) found.set(path, page);
    return page;
  };

  function find(path: string): FoundPage | null {
    const matches = matchRoutes(tree, withoutLocale(pagePath(path)));
    if (matches === null) return null;
    return {
      pattern: `/${matches.flatMap(({ route }) => route.path || []).join('/')}`,
      params: matches.at(-1)?.params ?? {},
      handles: matches.map(({ route }) => routes[route.id]?.module.handle),
      isDocument: routes[matches.at(-1)?.route.id ?? '']?.module.default !== undefined,
    };
  }
}

function childrenOf(parentId: string | undefined, routes: BuiltRoutes): RouteNode[] {
  return Object.values(routes).flatMap((route) =>
    route?.parentId === parentId && route ? [{ ...route, children: childrenOf(route.id, routes) }] : [],
  );
}
