import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';

import { allPages } from '../../pages/table';
import { severalAtOnce } from '../../harness/several-at-once';
import { sharedFair } from '../../harness/shared-fair';

const { site } = sharedFair();

function picturesIn(html: string): string[] {
  const tags = (pattern: RegExp) => html.match(pattern) ?? [];
  const values = (tag: string, pattern: RegExp) => [...tag.matchAll(pattern)].map(([, value = '']) => value);
  const named = [
    ...tags(/<meta [^>]*"(?:og|twitter):image"[^>]*>/g).flatMap((tag) => values(tag, / content="([^"]+)"/g)),
    ...tags(/<link [^>]*rel="(?:icon|apple-touch-icon)"[^>]*>/g).flatMap((tag) =>
      values(tag, / href="([^"]+)"/g),
    ),
    // Of a set the first: the others are made of the same file.
    ...tags(/<(?:img|source|video) [^>]*>/g).flatMap((tag) =>
      values(tag, / (?:src|poster|srcset|srcSet)="([^ "]+)/g),
    ),
  ].map((value) => value.replaceAll('&amp;', '&'));
  for (const [, json = ''] of html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs))
    collectPictures(JSON.parse(json), named);
  return named;
}

/** Adds the addresses of pictures in linked data to a list. */
function collectPictures(data: unknown, list: string[]): void {
  if (typeof data !== 'object' || data === null) return;
  for (const [name, value] of Object.entries(data) as [string, unknown][]) {
    const isPicture = ['image', 'logo', 'photo', 'contentUrl', 'thumbnailUrl'].includes(name);
    if (isPicture) list.push(...[value].flat().filter((each) => typeof each === 'string'));
    collectPictures(value, list);
  }
}

/** Null for a picture that is there; otherwise what came instead. */
async function lackOf(url: string): Promise<string | null> {
  const response = await fetch(url, { headers: { accept: 'image/avif,image/webp,*/*' } });
  await response.arrayBuffer();
  if (response.status === 429) {
    await pause(1000);
    return lackOf(url);
  }
  const type = response.headers.get('content-type') ?? 'no type';
  return response.status === 200 && type.startsWith('image/') ? null : `${response.status} ${type}`;
}

/** A file of the media library, and in which width and format a page asks for it. */
const resizedPath = /^(?<form>\/beeld\/\d+)\/(?<file>[^/]+)(?<format>\.\w+)$/;

/** Leaves out what only repeats: a file in a width and format that exist is there when it is there in another. */
function oncePerFile(urls: Iterable<string>): string[] {
  const files = new Set<string>();
  const forms = new Set<string>();
  return [...urls].filter((url) => {
    const parts = resizedPath.exec(new URL(url).pathname)?.groups;
    if (!parts) return true;
    const { file = '', form = '', format = '' } = parts;
    const isNew = !files.has(file) || !forms.has(form + format);
    files.add(file);
    forms.add(form + format);
    return isNew;
  });
}

test('every picture that a page names is there', { timeout: 300_000 }, async () => {
  const namedOn = new Map<string, string>();
  await severalAtOnce(allPages, async ({ path }) => {
    const response = await fetch(site + path);
    expect(response.status, path).toBe(200);
    for (const picture of picturesIn(await response.text())) {
      if (picture.startsWith('data:')) continue;
      const { href, origin } = new URL(picture, site);
      expect(origin, `${picture} on ${path}`).toBe(site);
      if (!namedOn.has(href)) namedOn.set(href, path);
    }
  });
  const manifest: unknown = await (await fetch(`${site}/manifest.webmanifest`)).json().catch(() => null);
  for (const [, icon = ''] of JSON.stringify(manifest).matchAll(/"src":"([^"]+)"/g))
    namedOn.set(new URL(icon, site).href, '/manifest.webmanifest');

  const urls = oncePerFile(namedOn.keys());
  expect(urls.length).toBeGreaterThan(200);
  const missing: string[] = [];
  await severalAtOnce(urls, async (url) => {
    const lack = await lackOf(url);
    if (lack !== null) missing.push(`${url} on ${namedOn.get(url)}: ${lack}`);
  });
  expect(missing).toEqual([]);
});
