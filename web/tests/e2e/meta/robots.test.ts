import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';

import { readRobots } from '../../harness/robots';
import { sharedFair } from '../../harness/shared-fair';

const { site } = sharedFair();
const file = join(import.meta.dirname, 'cases/robots-prefix/paths.json');
const paths = z.array(z.string());
const { allowed, forbidden } = z
  .object({ allowed: paths, forbidden: paths })
  .parse(JSON.parse(readFileSync(file, 'utf8')));
const robots = ['Googlebot', 'bingbot', 'a-robot-without-rules-of-its-own'];

let text: string;
beforeAll(async () => {
  const response = await fetch(`${site}/robots.txt`);
  expect(response.headers.get('content-type')).toContain('text/plain');
  text = await response.text();
});

test('robots read where the sitemap is', () => {
  expect(text.split('\n')).toContain(`Sitemap: ${site}/sitemap.xml`);
});

test.each(robots)(
  '%s may fetch every page of the sitemap and what a page is rendered with',
  async (robot) => {
    const mayFetch = readRobots(text, robot);
    const sitemap = await (await fetch(`${site}/sitemap.xml`)).text();
    const pages = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => url);
    expect(pages.length).toBeGreaterThan(100);
    const html = await (await fetch(site)).text();
    const files = [...html.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)].map(([, path = '']) => path);
    expect(files.length).toBeGreaterThan(0);
    const wanted = [...pages, ...files, ...allowed].map((url) => {
      const { pathname, search } = new URL(url, site);
      return pathname + search;
    });
    expect(wanted.filter((path) => !mayFetch(path))).toEqual([]);
  },
);

test.each(robots)('%s may fetch no landing page and nothing of an account', (robot) => {
  const mayFetch = readRobots(text, robot);
  const unwanted = forbidden.flatMap((path) => [path, `/en${path}`]);
  expect(unwanted.filter(mayFetch)).toEqual([]);
});

test.each([
  ['the longest rule decides', 'User-agent: *\nDisallow: /p\nAllow: /page', '/page/1', true],
  ['a rule is a prefix', 'User-agent: *\nDisallow: /c', '/contact', false],
  ['$ ends a path', 'User-agent: *\nDisallow: /c$', '/contact', true],
  ['$ rejects the path itself', 'User-agent: *\nDisallow: /c$', '/c', false],
  ['* is any text', 'User-agent: *\nDisallow: /*.gif$ # drawings', '/a/b.gif', false],
  ['? is a letter', 'User-agent: *\nDisallow: /c?', '/cc', true],
  ['of two that are as long, Allow decides', 'User-agent: *\nDisallow: /a\nAllow: /a', '/a', true],
  [
    'a robot reads its own rules alone',
    'User-agent: *\nDisallow: /\n\nUser-agent: GoogleBot\nDisallow:',
    '/',
    true,
  ],
])('as robots read: %s', (_what, rules, path, isAllowed) => {
  expect(readRobots(rules, 'Googlebot')(path)).toBe(isAllowed);
});
