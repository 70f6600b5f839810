import { cachePolicyOf } from './cache-policy';
import { cameraPagesOf } from './camera-pages';
import { countedPagesOf } from './counted-pages';
import { fileFieldFinder } from './file-fields';
import { formLimitsOf } from './form-limits';
import { pageFinder, type BuiltRoutes } from './page-finder';

interface PagesOfEditors {
  listPaths: Parameters<typeof countedPagesOf>[1];
  findForm: Parameters<typeof fileFieldFinder>[1];
}

/**
 * Everything that the server reads in the `handle` of routes: see `RouteHandle` in app/shell/layouts/handle.ts.
 * @param usualLimits of a form whose route says nothing
 */
export function readRouteHandles(
  routes: BuiltRoutes,
  { listPaths, findForm }: PagesOfEditors,
  usualLimits: Parameters<typeof formLimitsOf>[1],
) {
  const pageAt = pageFinder(routes);
  return {
    usesCamera: cameraPagesOf(pageAt),
    countedPages: countedPagesOf(pageAt, listPaths),
    formLimits: formLimitsOf(pageAt, usualLimits),
    fileFieldAt: fileFieldFinder(pageAt, findForm),
    cacheKeyFor: cachePolicyOf(routes, pageAt),
  };
}
