import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test } from 'vitest';
import { exhibitorList } from './exhibitors/list/select';
import { keptPagesOf } from './kept-pages';
import { listHref, perFacet } from './listing/request/search-params';
import { ALL_FACETS, programmeHref } from './programme/list/list-state';
import routes from './routes';

const keptAs = keptPagesOf(new Set(['news/routes/list', 'root']));

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
])('%s%s is kept as %s%s', (pathname, search, path, kept) => {
  expect(keptAs(pathname, search)).toEqual({ path, search: kept });
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
])('%s%s is not kept', (pathname, search) => expect(keptAs(pathname, search)).toBeNull());

test('the addresses that lists make are kept as they are', () => {
  const list = { q: 'hout', sort: 'stand', page: 2 } as const;
  const selection = { soort: ['a'], thema: ['a', 'b'], hal: ['a'], paviljoen: ['a'], plaats: ['a'] };
  const exhibitors = listHref('/standhouders', exhibitorList, { ...list, selection });
  const facets = { ...perFacet(ALL_FACETS, () => ['a']), thema: ['a', 'b'] };
  const programme = programmeHref('/programma', {
    list: { q: 'hout', sort: 'tijd', page: 1, selection: facets },
    day: '2027-02-10',
    view: 'timetable',
  });
  for (const address of [exhibitors, programme]) {
    const { pathname, search } = new URL(address, 'http://x');
    expect(keptAs(pathname, search)).toEqual({ path: pathname, search });
  }
});

/** Paths of pages about one visitor, of answers for programs, and of what only sends visitors on. */
const madeAnew = [
  ...['/c', '/email-valideren', '/inloggen', '/inloggen/firebase', '/uitloggen', '/registreren'],
  ...[
    '/wachtwoord-vergeten',
    '/wachtwoord-herstellen',
    '/account',
    '/account/beveiliging',
    '/account/gegevens',
  ],
  ...['/account/gegevens.json', '/account/verwijderd', '/l/:id', '/robots.txt', '/deel/*', '/zoeken'],
  ...['/zoeken.json', '/zoeken.index.json', '/health', '/*'],
];

test.each(pathsOf(routes))('%s is either kept or known to be made anew', (path) => {
  const example = path.replace(':id', '12').replace(/:slug\??/, 'een-naam');
  expect(keptAs(example, '') === null).toBe(madeAnew.includes(path));
});

function pathsOf(entries: readonly RouteConfigEntry[]): string[] {
  return entries.flatMap(({ path, index, children = [] }) => [
    ...(index ? ['/'] : path === undefined ? [] : [`/${path}`]),
    ...pathsOf(children),
  ]);
}
