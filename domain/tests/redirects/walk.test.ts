import { describe, expect, it } from 'vitest';
import {
  canonicalPath,
  canonicalSource,
  finderIn,
  isPage,
  redirectCode,
  sourcesFor,
  walkAmong,
  type RedirectCode,
  type Rule,
} from '../../src/redirects/index.js';

const rule = (source: string, target: string, code: RedirectCode = 301): Rule => ({ source, target, code });
const targetOf = (rules: readonly Rule[], path: string) =>
  walkAmong(finderIn(rules), path).redirect?.target ?? null;

describe('one path in many spellings', () => {
  it.each([
    ['/Oud/', '/oud'],
    ['/oud//deel/', '/oud/deel'],
    ['/caf%C3%A9', '/café'],
    ['/cafe\u0301', '/café'],
    ['/oude%20pagina', '/oude pagina'],
    ['/wat%3f', '/wat%3F'],
    ['/100%', '/100%25'],
    ['/a*b', '/a%2Ab'],
    ['/', '/'],
  ])('%s is %s', (written, canonical) => {
    expect(canonicalPath(written)).toBe(canonical);
    expect(canonicalPath(canonical)).toBe(canonical);
  });

  it('has the wildcard of the source', () => {
    expect(canonicalSource('/Oud/*')).toBe('/oud/*');
  });

  it('asks for no more sources than can exist', () => {
    expect(sourcesFor('/a/b')).toEqual(['/a/b', '/a/b/*', '/a/*']);
    expect(sourcesFor(`/kort/${'x'.repeat(300)}`)).toEqual(['/kort/*']);
    expect(sourcesFor('/a'.repeat(4000)).length).toBeLessThan(200);
  });
});

describe('where a path leads', () => {
  const rules = [
    rule('/oud', '/nieuw'),
    rule('/oud/*', '/archief/*'),
    rule('/oud/pers/*', 'https://pers.example/map/*?van=site'),
    rule('/weg/*', '/nieuws'),
    rule('/nieuws/*', '/nieuws'),
    rule('/blog/*', '/*'),
    rule('/stuk', 'https://'),
  ];

  it.each([
    ['the path itself before a wildcard', '/OUD/', '/nieuw'],
    ['the rest is carried over as it was written', '/oud/Deel%20Een/x', '/archief/Deel%20Een/x'],
    ['the longest wildcard first', '/oud/pers/2025', 'https://pers.example/map/2025?van=site'],
    ['a wildcard counts for its own path too', '/oud/pers', 'https://pers.example/map?van=site'],
    ['a target without wildcard receives everything', '/weg/a/b', '/nieuws'],
    ['a wildcard to its own path does not apply to that path', '/nieuws', null],
    ['a wildcard to its own path applies below it', '/nieuws/x', '/nieuws'],
    ['a wildcard to the root', '/blog/contact', '/contact'],
    ['no other path', '/ouder', null],
    ['a target that is no URL', '/stuk', null],
    ['no redirect to another host', '/blog//evil.example', '/evil.example'],
  ])('%s: %s', (_what, path, target) => {
    expect(targetOf(rules, path)).toBe(target);
  });

  it('follows a chain; queries add up, the later one and its fragment win', () => {
    const chain = [rule('/a', '/b?x=1&y=1#eerst'), rule('/b', '/c?x=2'), rule('/c', '/d?z=3#laatst')];
    expect(targetOf(chain, '/a')).toBe('/d?z=3&x=2&y=1#laatst');
    expect(targetOf(chain.slice(0, 2), '/a')).toBe('/c?x=2&y=1#eerst');
  });

  it.each([
    [[301, 301], 301],
    [[308, 308], 308],
    [[308, 301], 301],
    [[301, 302], 302],
    [[308, 307], 307],
    [[307, 301], 302],
  ] as const)('the codes %j together are %i', ([first, second], code) => {
    const chain = [rule('/a', '/b', first), rule('/b', '/c', second)];
    expect(walkAmong(finderIn(chain), '/a').redirect).toEqual({ target: '/c', code });
  });

  it('reads the codes of the content model, and promises nothing for another', () => {
    expect(['Blijvend (301)', 'Tijdelijk, zelfde methode (307)', 'x', null].map(redirectCode)).toEqual([
      301, 307, 302, 302,
    ]);
  });

  it('gives up on a loop and after five steps', () => {
    expect(walkAmong(finderIn([rule('/a', '/b'), rule('/b', '/a')]), '/a')).toMatchObject({
      end: 'loop',
      redirect: null,
    });
    expect(walkAmong(finderIn([rule('/a/*', '/a/b/*')]), '/a/x')).toMatchObject({
      end: 'too-long',
      redirect: null,
    });
    const chain = ['/1', '/2', '/3', '/4', '/5', '/6'].map((path, index) => rule(path, `/${index + 2}`));
    expect(targetOf(chain, '/2')).toBe('/7');
    expect(walkAmong(finderIn(chain), '/1')).toMatchObject({ end: 'too-long', redirect: null });
  });
});

describe('what a path may be', () => {
  it.each(['/', '/nieuws', '/oud.html', '/lijst', '/healthy', '/sitemap', '/nieuws.rss/x', '/en/nieuws'])(
    '%s is the path of a page',
    (path) => {
      expect(isPage(path)).toBe(true);
    },
  );

  it.each([
    '/health',
    '/deel/x.png',
    '/l/kaart',
    '/en/l/kaart',
    '/uploads/x.pdf',
    '/api/x',
    '/builds/latest.json',
    '/sitemap.xml',
  ])('%s is not the path of a page', (path) => {
    expect(isPage(path)).toBe(false);
  });
});
