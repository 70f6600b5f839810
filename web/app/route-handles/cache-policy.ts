import { generatePath } from 'react-router';
import { z } from 'zod';
import { pagePath, withoutLocale } from '../messages/locale';
import type { BuiltRoutes, FindPage, FoundPage } from './page-finder';

const handleShape = z.object({ cache: z.object({ params: z.array(z.string()) }) });

/** How links of ours write the parts of a path; whatever else a route matches is an error page or a redirect. */
const paramShapes: Readonly<Record<string, RegExp>> = {
  id: /^[1-9]\d*$/,
  year: /^[12]\d{3}$/,
  slug: /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
  // A number alone leads on to an exhibitor.
  kind: /^(?!\d+$)[a-z0-9]+(?:-[a-z0-9]+)*$/,
};

/** Parameters that say where a visitor came from, and nothing about the page. */
const campaignParam = /^(?:utm_[a-z]+|fbclid|gclid|msclkid|mc_cid|mc_eid)$/;
/** Says which routes of a page are asked for their data; React Router sets it. */
const routesParam = '_routes';
/** Longest query that is cached; what people choose is far below it. */
const maxQueryLength = 400;

/**
 * Tells as which page a URL is cached: its path, and its query in one order without what says nothing about the page.
 * Null for a page that is not cached, and for a URL that no page of ours links to. Each route says in its
 * `handle.cache` which parameters its page reads; a route without one is never cached.
 */
export function cachePolicyOf(routes: BuiltRoutes, pageAt: FindPage) {
  return (pathname: string, search: string): { path: string; search: string } | null => {
    const path = pagePath(pathname);
    const params = cacheParamsOf(path);
    if (params === null) return null;
    if (search === '') return { path, search };

    const isData = path !== pathname;
    const cached: [name: string, value: string][] = [];
    for (const [name, value] of new URLSearchParams(search)) {
      if (campaignParam.test(name)) continue;
      const isKnown = name === routesParam ? isData && value in routes : params.includes(name);
      if (!isKnown) return null;
      cached.push([name, value]);
    }
    // In the order in which our own links have them: the links on the page are made from its URL.
    const place = (name: string) => (name === routesParam ? Infinity : params.indexOf(name));
    const query = new URLSearchParams(
      cached.sort(([a], [b]) => (a === b ? 0 : place(a) - place(b))),
    ).toString();
    return query.length > maxQueryLength ? null : { path, search: query === '' ? '' : `?${query}` };
  };

  function cacheParamsOf(path: string): readonly string[] | null {
    // No page is written with a slash at its end, nor is `/en`.
    if (path !== '/' && path.endsWith('/')) return null;
    const page = pageAt(path);
    const handle = handleShape.safeParse(page?.handles.at(-1));
    if (page === null || !handle.success || !isComplete(page)) return null;
    return generatePath(page.pattern, page.params) === withoutLocale(path) ? handle.data.cache.params : null;
  }
}

function isComplete({ pattern, params }: FoundPage): boolean {
  return [...pattern.matchAll(/:(\w+)/g)].every(([, name = '']) =>
    paramShapes[name]?.test(params[name] ?? ''),
  );
}
