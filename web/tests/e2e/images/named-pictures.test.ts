import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';

import { allPages } from '../../pages/table';
import { sharedFair } from '../../harness/shared-fair';

const { site } = sharedFair();
/** How many pictures are asked for at the same time, as a browser has connections. */
const concurrency = 6;

/** What a page names as pictures, in its head, its body and its linked data. */
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

test('every picture that a page names is there', { timeout: 300_000 }, async () => {
  const namedOn = new Map<string, string>();
  for (const { path } of allPages) {
    const html = await (await fetch(site + path)).text();
    for (const picture of picturesIn(html)) {
      if (picture.startsWith('data:')) continue;
      const { href, origin } = new URL(picture, site);
      expect(origin, `${picture} on ${path}`).toBe(site);
      if (!namedOn.has(href)) namedOn.set(href, path);
    }
  }
  const manifest: unknown = await (await fetch(`${site}/manifest.webmanifest`)).json().catch(() => null);
  for (const [, icon = ''] of JSON.stringify(manifest).matchAll(/"src":"([^"]+)"/g))
    namedOn.set(new URL(icon, site).href, '/manifest.webmanifest');
  expect(namedOn.size).toBeGreaterThan(200);

  const missing: string[] = [];
  const waiting = [...namedOn];
  const ask = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const [url, path] = next;
      const lack = await lackOf(url);
      if (lack !== null) missing.push(`${url} on ${path}: ${lack}`);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, ask));
  expect(missing).toEqual([]);
});
