import { matchRoutes, type ServerBuild } from 'react-router';
import { z } from 'zod';
import { pagePath, withoutLocale } from './messages/locale';

/** What a form may hold: bytes of the whole body, texts, files. */
interface FormLimits {
  maxBytes: number;
  maxFields: number;
  maxFiles: number;
}

const handleShape = z.object({
  form: z.object({ maxBytes: z.int(), maxFields: z.int(), maxFiles: z.int() }).partial(),
});

type BuiltRoutes = Pick<ServerBuild, 'routes'>['routes'];
interface RouteNode {
  id: string;
  path?: string;
  children: RouteNode[];
}

/** The limits of the form that a path takes: the route says them in its `handle`, and `usual` fills in the rest. */
export function formLimitsOf(routes: BuiltRoutes, usual: FormLimits): (path: string) => FormLimits {
  const tree = childrenOf(undefined, routes);
  return (path) => {
    const matches = matchRoutes(tree, withoutLocale(pagePath(path))) ?? [];
    return matches.reduce<FormLimits>((limits, { route }) => {
      const handle = handleShape.safeParse(routes[route.id]?.module.handle);
      return { ...limits, ...handle.data?.form };
    }, usual);
  };
}

function childrenOf(parentId: string | undefined, routes: BuiltRoutes): RouteNode[] {
  return Object.values(routes).flatMap((route) =>
    route?.parentId === parentId && route ? [{ ...route, children: childrenOf(route.id, routes) }] : [],
  );
}
