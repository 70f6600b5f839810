import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { read } from '../../harness/admin';
import { browserForFile } from '../../harness/browser';
import { waitForChanges } from '../../harness/wait-for-changes';
import { sharedFair } from '../../harness/shared-fair';

const fair = sharedFair();
const browser = browserForFile();

/** Runs when it can, and reports that. */
const script = "console.log('uitgevoerd')";
const svg = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="20" height="10">${inside}</svg>`;

/** Files that want to be more than they say, by name: what is in them, and the type that whoever sends them claims. */
const files: Record<string, [content: string, type: string]> = {
  'script.svg': [svg(`<script>${script}</script><rect width="20" height="10"/>`), 'image/svg+xml'],
  'handler.svg': [svg(`<animate onbegin="${script}" attributeName="x" dur="1s"/>`), 'image/svg+xml'],
  'foreign.svg': [
    svg(
      `<foreignObject><iframe xmlns="http://www.w3.org/1999/xhtml" srcdoc="&lt;script>${script}&lt;/script>"/></foreignObject>`,
    ),
    'image/svg+xml',
  ],
  'page.svg': [`<!doctype html><title>x</title><script>${script}</script>`, 'image/svg+xml'],
  'page.html': [`<!doctype html><title>x</title><script>${script}</script>`, 'text/html'],
  'page-as-picture.html': [`<!doctype html><title>x</title><script>${script}</script>`, 'image/png'],
  'page.xhtml': [
    `<html xmlns="http://www.w3.org/1999/xhtml"><script>${script}</script></html>`,
    'application/xhtml+xml',
  ],
  'both.gif': [`GIF89a=1;${script}//<script>${script}</script>`, 'image/gif'],
  'code.js': [script, 'text/javascript'],
  'code-as-picture.js': [script, 'image/jpeg'],
  'look.css': ['body{display:none}', 'text/css'],
  'data.xml': [`<x:script xmlns:x="http://www.w3.org/1999/xhtml">${script}</x:script>`, 'text/xml'],
  'page.pdf': [`<!doctype html><script>${script}</script>`, 'application/pdf'],
};

/** The folder that the content backend serves files from. */
const folder = join(fair.dataDir, 'public', 'uploads');
const placed = (name: string) => `slecht_${name}`;

beforeAll(async () => {
  // As files that were there before, or that came some other way, would be.
  for (const [name, [content]] of Object.entries(files)) await writeFile(join(folder, placed(name)), content);
});
afterAll(async () => {
  for (const name of Object.keys(files)) await rm(join(folder, placed(name)), { force: true });
});

/** Notes when a script of one of these files runs in a page or a frame of it. */
function watchForScript(page: Page): string[] {
  const ran: string[] = [];
  page.on('console', (message) => {
    if (message.text() === 'uitgevoerd') ran.push(message.location().url);
  });
  return ran;
}

/** Opens a URL, and says what became of it. */
async function openDirectly(page: Page, url: string): Promise<'download' | 'ran' | 'shown'> {
  const ran = watchForScript(page);
  const download = page.waitForEvent('download').catch(() => null);
  // A browser opens nothing for a download.
  if (!(await page.goto(url, { waitUntil: 'load' }).catch(() => null))) {
    expect(await download).not.toBeNull();
    return 'download';
  }
  // A drawn page has begun: a handler of an animation would have run.
  await page.screenshot();
  return ran.length > 0 ? 'ran' : 'shown';
}

/** Sends a file the way the admin does. */
async function send(target: string, name: string, content: BlobPart, type: string) {
  const form = new FormData();
  form.append('files', new Blob([content], { type }), name);
  const response = await fetch(`${fair.cms}${target}`, {
    method: 'POST',
    headers: await asEditor,
    body: form,
  });
  const body: unknown = await response.json();
  return { status: response.status, body, file: Array.isArray(body) ? read(body, 0) : body };
}
const asEditor = fetch(`${fair.cms}/admin/login`, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ email: fair.adminEmail, password: fair.adminPassword }),
})
  .then((response): Promise<unknown> => response.json())
  .then((body) => ({ authorization: `Bearer ${String(read(body, 'data', 'token'))}` }));

describe('a picture that an editor replaces', () => {
  const name = 'ingrid-solberg-143-fabrieken.webp';
  const plain = async (color: string) =>
    new Uint8Array(
      await sharp({ create: { width: 1200, height: 800, channels: 3, background: color } })
        .png()
        .toBuffer(),
    );
  /** Every URL at which the page shows a version of the picture, and a pixel of the resized one. */
  async function shown(path: string) {
    const html = await (await fetch(`${fair.site}${path}?na=${await waitForChanges(fair)}`)).text();
    const stem = name.replace('.webp', '');
    const urls = new Set(html.match(new RegExp(`/(?:uploads|beeld/\\d+)/[\\w-]*${stem}[\\w.-]*`, 'g')));
    const resized = [...urls].find((url) => url.startsWith('/beeld/320/'));
    const bytes = await (await fetch(fair.site + String(resized))).arrayBuffer();
    const { data } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    return { urls: [...urls], pixel: [...data.subarray(0, 3)] };
  }

  test('is the new one wherever a page shows it, in every size, and no URL has two pictures', async () => {
    const headers = await asEditor;
    const query = `filters[name][$eq]=${name}`;
    const found: unknown = await (await fetch(`${fair.cms}/upload/files?${query}`, { headers })).json();
    const id = String(read(found, 'results', 0, 'id'));
    const original = await (await fetch(fair.cms + String(read(found, 'results', 0, 'url')))).arrayBuffer();
    const listed: unknown = await (
      await fetch(`${fair.cms}/api/news-articles?populate=image&pagination[pageSize]=100`)
    ).json();
    const articles = read(listed, 'data');
    const article: unknown =
      Array.isArray(articles) && articles.find((one) => read(one, 'image', 'name') === name);
    const path = `/nieuws/${String(read(article, 'publicId'))}/${String(read(article, 'slug'))}`;

    const seen = [await shown(path)];
    try {
      for (const color of ['#ff0000', '#0000ff']) {
        expect((await send(`/upload?id=${id}`, name, await plain(color), 'image/png')).status).toBe(200);
        await waitForChanges(fair);
        await expect.poll(async () => (await shown(path)).urls).not.toEqual(seen.at(-1)?.urls);
        seen.push(await shown(path));
      }
    } finally {
      await send(`/upload?id=${id}`, name, original, 'image/webp');
      await waitForChanges(fair);
    }
    const [, red, blue] = seen;
    expect(red?.pixel.map((value) => Math.round(value / 64))).toEqual([4, 0, 0]);
    expect(blue?.pixel.map((value) => Math.round(value / 64))).toEqual([0, 0, 4]);
    // Resized ones, the original and the picture for who shares the page.
    expect(red?.urls.some((url) => url.startsWith('/uploads/'))).toBe(true);
    const all = seen.flatMap(({ urls }) => urls);
    expect(new Set(all).size).toBe(all.length);

    const old = String(seen[0]?.urls.find((url) => url.startsWith('/uploads/')));
    const response = await fetch(fair.site + old, { redirect: 'manual' });
    expect(response.status).toBe(302);
    expect(response.headers.get('cache-control')).toBe('public, max-age=60');
  });
});

test('some of the files would run if their response headers did not prevent it', async () => {
  const page = await browser.page();
  for (const name of ['script.svg', 'handler.svg', 'page.html', 'page.xhtml', 'data.xml']) {
    const [body = '', contentType = ''] = files[name] ?? [];
    const url = `${fair.site}/onbewaakt/${name}`;
    await page.route(url, (route) => route.fulfill({ contentType, body }));
    expect([name, await openDirectly(page, url)]).toEqual([name, 'ran']);
  }
});

describe('none of the files', () => {
  let page: Page;
  beforeAll(async () => {
    // One tab for all: a new one costs more than opening a file in it.
    page = await browser.page();
  });

  test.each(Object.keys(files))(
    'runs when it is opened, shown in a page, or taken for a script or a style: %s',
    async (name) => {
      const path = `/uploads/${placed(name)}`;
      const url = fair.site + path;
      const response = await fetch(url);
      expect(response.status).toBe(200);
      await response.body?.cancel();
      const type = response.headers.get('content-type') ?? '';
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'; .*; sandbox$/);
      expect(type).not.toMatch(/html|\/xml|script|css/);
      const isPicture = /^(image|video)\//.test(type);
      expect(response.headers.get('content-disposition')).toBe(isPicture ? null : 'attachment');

      expect(await openDirectly(page, url)).toBe(isPicture ? 'shown' : 'download');

      // In a page of ours that no policy guards: the response alone has to do.
      const ran = watchForScript(page);
      const unguarded = `${fair.site}/zonder-beleid/${name}`;
      await page.route(unguarded, (route) =>
        route.fulfill({
          contentType: 'text/html',
          body: `<!doctype html><title>x</title><body><p>zichtbaar</p><script src="${path}"></script>
            <link rel="stylesheet" href="${path}"><object data="${path}"></object>`,
        }),
      );
      await page.goto(unguarded, { waitUntil: 'load' });
      expect(ran).toEqual([]);
      expect(await page.getByText('zichtbaar').isVisible()).toBe(true);
      browser.stopped.length = 0;
    },
  );
});
