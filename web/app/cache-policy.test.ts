import { expect, test } from 'vitest';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import type { ServerBuild } from 'react-router';
import { cachePolicyOf } from './route-handles/cache-policy';
import { pageFinder } from './route-handles/page-finder';
import { exhibitorList } from './exhibitors/list/select';
import { listHref, perFacet } from './listing/request/search-params';
import { programmeFacets, programmeHref } from './programme/list/list-state';
import routes from './routes';

type Module = NonNullable<ServerBuild['routes'][string]>['module'];

const modules = import.meta.glob<Module>('./**/{routes,pages,redirects}/*.{ts,tsx}');

/** The routes of the site with their modules, as its build has them. */
async function builtRoutes(
  entries: readonly RouteConfigEntry[],
  parentId = 'root',
): Promise<[string, ServerBuild['routes'][string]][]> {
  const nested = await Promise.all(
    entries.map(async ({ file, id = file.replace(/\.tsx?$/, ''), path, index, children = [] }) => {
      const load = modules[`./${file}`];
      if (!load) throw new Error(`No module at ${file}`);
      const route = { id, path, index, parentId, module: await load() };
      return [[id, route] as [string, typeof route], ...(await builtRoutes(children, id))];
    }),
  );
  return nested.flat();
}

const root = { id: 'root', path: '', module: { default: () => null } };
const built: ServerBuild['routes'] = Object.fromEntries<ServerBuild['routes'][string]>([
  ['root', root],
  ...(await builtRoutes(routes)),
]);
const cachedAs = cachePolicyOf(built, pageFinder(built));

test.each([
  ['/', '', '/', ''],
  ['/en', '', '/en', ''],
  ['/_.data', '', '/', ''],
  ['/en.data', '', '/en', ''],
  ['/nieuws.data', '?_routes=news%2Froutes%2Flist', '/nieuws', '?_routes=news%2Froutes%2Flist'],
  ['/en/nieuws', '?pagina=2&thema=b&thema=a', '/en/nieuws', '?thema=b&thema=a&pagina=2'],
  ['/nieuws', '?thema=a&q=&pagina=2', '/nieuws', '?q=&thema=a&pagina=2'],
  ['/programma', '?dag=2027-02-10&thema=hout', '/programma', '?thema=hout&dag=2027-02-10'],
  ['/nieuws', '?utm_source=mail&fbclid=x', '/nieuws', ''],
  ['/standhouders/12/bouwbedrijf-jansen', '', '/standhouders/12/bouwbedrijf-jansen', ''],
  ['/over-de-beurs', '', '/over-de-beurs', ''],
  ['/editie/2026', '', '/editie/2026', ''],
  ['/en/editie/2026/programma', '', '/en/editie/2026/programma', ''],
  ['/editie/2026/standhouders', '?pagina=2', '/editie/2026/standhouders', '?pagina=2'],
])('the page %s%s is cached as %s%s', (pathname, search, path, cached) => {
  expect(cachedAs(pathname, search)).toEqual({ path, search: cached });
});

test.each([
  ['/account', ''],
  ['/account/beveiliging', ''],
  ['/en/inloggen', ''],
  ['/zoeken', '?q=hout'],
  ['/c', ''],
  ['/health', ''],
  ['/l/12', ''],
  ['/nieuws/', ''],
  ['/en/', ''],
  ['/nieuws/_.data', ''],
  ['/Nieuws', ''],
  ['/nieuws', '?onbekend=1'],
  ['/nieuws', '?voorbeeld=abc'],
  ['/nieuws', '?_routes=news%2Froutes%2Flist'],
  ['/nieuws.data', '?_routes=iets'],
  ['/nieuws', `?q=${'x'.repeat(500)}`],
  ['/standhouders/012/x', ''],
  ['/a/b/c/d', ''],
])('the page %s%s is not cached', (pathname, search) => expect(cachedAs(pathname, search)).toBeNull());

test('the URLs that lists make are cached as they are', () => {
  const list = { q: 'hout', sort: 'stand', page: 2 } as const;
  const selection = { soort: ['a'], thema: ['a', 'b'], hal: ['a'], paviljoen: ['a'], provincie: ['a'] };
  const exhibitors = listHref('/standhouders', exhibitorList, { ...list, selection });
  const facets = { ...perFacet(programmeFacets, () => ['a']), thema: ['a', 'b'] };
  const programme = programmeHref('/programma', {
    list: { q: 'hout', sort: 'tijd', page: 1, selection: facets },
    day: '2027-02-10',
    view: 'timetable',
    room: 'a',
  });
  for (const url of [exhibitors, programme]) {
    const { pathname, search } = new URL(url, 'http://x');
    expect(cachedAs(pathname, search)).toEqual({ path: pathname, search });
  }
});

/** The pages that are rendered for every request, each with the reason. */
const uncached: Readonly<Record<string, string>> = {
  '/c': 'signs somebody in',
  '/email-valideren': "confirms somebody's e-mail",
  '/formulieren/:slug': 'is a preview of an editor',
  '/nieuwsbrief/bevestigen': "confirms somebody's subscription",
  '/nieuwsbrief/afmelden': 'takes somebody off a list',
  '/adverteren-en-signing/bestellen': 'is about who asks',
  '/adverteren-en-signing/besteld': 'is about who asks',
  '/contractformulier/verder': 'is about who asks',
  '/contractformulier/weggooien': 'is about who asks',
  '/contractformulier/overzicht': 'is about who asks',
  '/contractformulier/ontvangen': 'is about who asks',
  '/contractformulier/:step': 'is about who asks',
  '/bezoekersprofiel/badge.pdf': 'is about who asks',
  '/plaats': 'is for who has its link',
  '/plaats/aanvragen': 'says by the clock whether it is too late',
  '/plaats/deelnemers': 'is for who has its link',
  '/inchecken': 'says which device it may use, as no cached page does',
  '/inloggen': 'depends on who asks',
  '/inloggen/firebase': 'depends on who asks',
  '/inloggen/firebase/apple': 'is about who asks',
  '/uitloggen': 'depends on who asks',
  '/uitgelogd': 'is about who asks',
  '/registreren': 'depends on who asks',
  '/wachtwoord-vergeten': 'depends on who asks',
  '/wachtwoord-herstellen': 'depends on who asks',
  '/account': 'is about who asks',
  '/account/beveiliging': 'is about who asks',
  '/account/statistieken': 'is about who asks',
  '/account/gegevens': 'is about who asks',
  '/account/gegevens.json': 'is about who asks',
  '/account/verwijderd': 'is about who asks',
  '/l/:id': 'counts who comes by',
  '/statistieken': 'is for who has its link',
  '/privacy/statistiek': 'is about who asks',
  '/robots.txt': 'costs nothing',
  '/deel/*': 'is a picture with caching of its own',
  '/mijn-programma.ics': 'takes any choice of sessions, too many to cache',
  '/mijn-programma/abonnement.ics': 'is for who has its address',
  '/zoeken': 'takes any text, too many to cache',
  '/zoeken.json': 'takes any text, too many to cache',
  '/zoeken.index.json': 'is cached with its index',
  '/health': 'says how the site is now',
  '/*': 'does not exist',
};

test.each(pathsOf(routes))('%s is either cached or known to be rendered on demand', (path) => {
  const example = path
    .replace(':id', '12')
    .replace(':year', '2026')
    .replace(':kind', 'een-soort')
    .replace(/:slug\??/, 'een-naam');
  expect(cachedAs(example, '') === null).toBe(path in uncached);
});

test('no page is listed as uncached that does not exist', () => {
  expect(Object.keys(uncached).filter((path) => !pathsOf(routes).includes(path))).toEqual([]);
});

function pathsOf(entries: readonly RouteConfigEntry[]): string[] {
  return entries.flatMap(({ path, index, children = [] }) => [
    ...(index ? ['/'] : path === undefined ? [] : [`/${path}`]),
    ...pathsOf(children),
  ]);
}
