import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test } from 'vitest';
import { keptPagesOf } from './kept-pages';
import routes from './routes';

const keptAs = keptPagesOf(new Set(['news/routes/list', 'root']));

test.each([
  ['/', '', '/', ''],
  ['/en', '', '/en', ''],
  ['/_.data', '', '/', ''],
  ['/en.data', '', '/en', ''],
  ['/nieuws.data', '?_routes=news%2Froutes%2Flist', '/nieuws', '?_routes=news%2Froutes%2Flist'],
  ['/en/nieuws', '?pagina=2&thema=b&thema=a', '/en/nieuws', '?pagina=2&thema=b&thema=a'],
  ['/nieuws', '?thema=a&q=&pagina=2', '/nieuws', '?pagina=2&q=&thema=a'],
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
