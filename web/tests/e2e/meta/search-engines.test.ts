import { DOMParser, onErrorStopParsing } from '@xmldom/xmldom';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';

import { read } from '../../harness/admin';
import { sharedFair } from '../../harness/shared-fair';

const { site } = sharedFair();
/** Robots that show what somebody shares read the page as a browser gets it. */
const headers = { 'user-agent': 'Mozilla/5.0 Chrome/140', accept: 'text/html' };

async function page(path: string): Promise<string> {
  const response = await fetch(`${site}${path}`, { headers });
  expect(response.status, path).toBe(200);
  return response.text();
}

const decode = (text: string) =>
  text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&lt;', '<').replaceAll('&amp;', '&');

/** The value of an attribute of the first tag that has all of the marks. */
function attribute(html: string, marks: string[], name: string): string | undefined {
  const tag = html
    .match(/<(?:meta|link)\b[^>]*>/g)
    ?.find((each) => marks.every((mark) => each.includes(mark)));
  const value = tag && new RegExp(`${name}="([^"]*)"`).exec(tag)?.[1];
  return value === undefined ? undefined : decode(value);
}

/** Every thing of a page's linked data, those inside others included. */
function thingsOf(html: string): Record<string, unknown>[] {
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  return scripts.flatMap(([, json = '']) => {
    const data: unknown = JSON.parse(json);
    expect(read(data, '@context')).toBe('https://schema.org');
    return [...walk(read(data, '@graph'))];
  });
}

function* walk(value: unknown): Generator<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield Object.fromEntries(Object.entries(value));
  for (const child of Object.values(value)) yield* walk(child);
}

const pages: [path: string, types: string[]][] = [
  ['/', ['ExhibitionEvent', 'Organization', 'Place']],
  ['/programma', ['ExhibitionEvent', 'EducationEvent', 'BreadcrumbList']],
  ['/programma/2001', ['EducationEvent', 'ExhibitionEvent', 'BreadcrumbList']],
  ['/standhouders/1001', ['Organization', 'BreadcrumbList']],
  ['/sprekers/3001', ['Person', 'BreadcrumbList']],
  ['/paviljoens/4001', ['Place', 'BreadcrumbList']],
  ['/nieuws/5001', ['NewsArticle', 'BreadcrumbList']],
  ['/interviews/6001', ['Article', 'BreadcrumbList']],
  ['/kalender/7001', ['Event', 'BreadcrumbList']],
  ['/vacatures/8001', ['JobPosting', 'BreadcrumbList']],
  ['/faq', ['FAQPage', 'Question', 'BreadcrumbList']],
];

describe.each(pages)('%s', (path, types) => {
  test('says what it is in its head and in linked data', async () => {
    const html = await page(path);
    expect(attribute(html, ['name="description"'], 'content')).toMatch(/.{20,}/);
    expect(attribute(html, ['rel="canonical"'], 'href')).toMatch(new RegExp(`^${site}${path}`));
    expect(attribute(html, ['property="og:title"'], 'content')).toMatch(/./);
    const things = thingsOf(html);
    expect(things.map((thing) => thing['@type'])).toEqual(expect.arrayContaining(types));
  });

  test('has a picture for sharing', async () => {
    const url = attribute(await page(path), ['property="og:image"'], 'content') ?? '';
    const response = await fetch(url);
    expect(response.status, url).toBe(200);
    const { width, height, format } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    // The editors chose a picture of their own for the front page.
    if (path === '/') return expect(format).toBe('webp');
    expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'png' });
    const again = await fetch(url, { headers: { 'if-none-match': response.headers.get('etag') ?? '' } });
    expect(again.status).toBe(304);
  });
});

test('whatever linked data only names on one page is described in full on another', async () => {
  const named = new Set<string>();
  const described = new Set<string>();
  for (const [path] of pages) {
    for (const thing of thingsOf(await page(path))) {
      const id = thing['@id'];
      if (typeof id !== 'string') continue;
      if (Object.keys(thing).length === 1) named.add(id);
      else described.add(id);
    }
  }
  expect(named.size).toBeGreaterThan(0);
  expect([...named].filter((id) => !described.has(id))).toEqual([]);
});

test('a page that does not exist has no picture for sharing', async () => {
  for (const path of ['/deel/nieuws/99999.png', '/deel/__proto__/1.png', '/deel/zo-maar.png', '/deel/nieuws'])
    expect((await fetch(`${site}${path}`, { headers })).status, path).toBe(404);
});

test('the sitemap is valid and complete, and names only pages that exist', async () => {
  const response = await fetch(`${site}/sitemap.xml`);
  expect(response.headers.get('content-type')).toContain('application/xml');
  const xml = await response.text();
  const document = new DOMParser({ onError: onErrorStopParsing }).parseFromString(xml, 'text/xml');
  const textsOf = (name: string) =>
    [...document.getElementsByTagName(name)].map(({ textContent }) => textContent ?? '');
  const locations = textsOf('loc');
  expect(new Set(locations).size).toBe(locations.length);
  for (const [path] of pages)
    expect(
      locations.some((each) => each.startsWith(`${site}${path}`)),
      path,
    ).toBe(true);

  const oneOfEach = new Map(locations.map((each) => [each.replace(/\/\d+(\/.*)?$/, ''), each]));
  expect([...oneOfEach.values()].some((each) => each.startsWith(`${site}/en/nieuws/`))).toBe(true);
  for (const url of oneOfEach.values()) {
    const found = await fetch(url, { headers, redirect: 'manual' });
    expect(found.status, url).toBe(200);
    expect(attribute(await found.text(), ['rel="canonical"'], 'href'), url).toBe(url);
  }
  // An English URL stands here where there is English to read, and each language names the other.
  const entries = [...document.getElementsByTagName('url')].map((entry) => ({
    url: entry.getElementsByTagName('loc')[0]?.textContent ?? '',
    others: [...entry.getElementsByTagName('xhtml:link')].map(
      (link) => `${link.getAttribute('hreflang')} ${link.getAttribute('href')}`,
    ),
  }));
  const othersOf = (path: string) => entries.find(({ url }) => url === site + path)?.others;
  for (const path of ['/programma', '/programma/2001', '/nieuws/5001/programma-staat-online', '/locatie']) {
    const both = [`nl ${site}${path}`, `en ${site}/en${path}`, `x-default ${site}${path}`];
    expect(othersOf(path), path).toEqual(both);
    expect(othersOf(`/en${path}`), path).toEqual(both);
  }
  for (const path of ['/nieuws/5024/data-staan-vast', '/algemene-voorwaarden', '/reglement-standhouders']) {
    expect(othersOf(path), path).toEqual([]);
    expect(othersOf(`/en${path}`), path).toBeUndefined();
  }
  const changes = textsOf('lastmod');
  expect(changes).toHaveLength(locations.length);
  for (const change of changes) expect(change).toMatch(/^20\d\d-\d\d-\d\dT/);
});
