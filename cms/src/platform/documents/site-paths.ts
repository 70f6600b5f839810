import { folderNames } from 'beursvloer-domain/redirects';
import { createRegistry } from '../registry';

export interface FixedPage {
  path: string;
  title: string;
}

/** First segments of the site's paths, which editors cannot give away. */
export interface SitePaths {
  /** Paths that no page has. */
  routes?: readonly string[];
  /** Slugs of pages whose blocks a route shows: they cannot change. */
  pagesOfRoutes?: readonly string[];
  /** Slugs of pages that have to exist: menus, mails and printed matter link to them. */
  neededPages?: readonly string[];
  /** Pages that no document is, for who makes a link: with their Dutch paths and titles. */
  fixedPages?: readonly FixedPage[];
}

export const sitePaths = createRegistry<SitePaths>();

const all = (kind: Exclude<keyof SitePaths, 'fixedPages'>): string[] =>
  sitePaths.all().flatMap((paths) => paths[kind] ?? []);

export const routeSlugs = (): string[] => [...all('pagesOfRoutes'), ...all('routes')];

/** True for what a route or a folder of files has: a page with this slug would never be shown. */
export const isReserved = (slug: string): boolean => [...all('routes'), ...folderNames].includes(slug);

export const belongsToRoute = (slug: string): boolean => all('pagesOfRoutes').includes(slug);

export const isNeededPage = (slug: string): boolean => all('neededPages').includes(slug);

export const fixedPages = (): FixedPage[] => sitePaths.all().flatMap(({ fixedPages = [] }) => fixedPages);
