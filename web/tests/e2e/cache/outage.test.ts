import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { freePort } from '../../../../scripts/ports.mjs';
import { read, signInToAdmin } from '../../harness/admin';
import { startFair, type Fair } from '../../harness/fair';
import { startFaultyWire, type FaultyWire } from '../../harness/faulty-wire';
import { startLoad } from '../../harness/load';
import { isSoak } from '../../harness/soak';

/** The pause after a page could not be rendered. */
const retryMs = 5000;
const outageMs = isSoak ? 60_000 : 2.4 * retryMs;
/** Pages that are rendered for each that differs, at most. */
const mostRendered = 1.2;
/** One round of tries may fail when the wire is whole already and the site does not know it yet. */
const lastTries = 3;

const exhibitors = '/content-manager/collection-types/api::exhibitor.exhibitor';
const settings = '/content-manager/single-types/api::site-setting.site-setting';

let fair: Fair;
let wire: FaultyWire;
let metrics: string;
beforeAll(async () => {
  wire = await startFaultyWire();
  const port = await freePort();
  metrics = `http://127.0.0.1:${port}/metrics`;
  fair = await startFair({ environment: { CONTENT_URL: wire.url, METRICS_PORT: String(port) } });
  wire.leadTo(fair.cms);
}, 240_000);
afterAll(async () => {
  wire.close();
  await fair.stop();
});

async function figure(name: string): Promise<number> {
  const text = await (await fetch(metrics)).text();
  const [, value] = new RegExp(`^beursvloer_${name}(?:{.*})? (\\d+)`, 'm').exec(text) ?? [];
  if (value === undefined) throw new Error(`no figure ${name}`);
  return Number(value);
}

const renderedPages = () => figure('page_render_seconds_count');

/** The number of rendered pages, once it has been the same for two seconds. */
async function renderedInTheEnd(): Promise<number> {
  for (let count = await renderedPages(); ;) {
    await pause(2000);
    const last = count;
    count = await renderedPages();
    if (count === last) return count;
  }
}

test('what changed while the content backend was going away is on every page soon after it is back, and each page is rendered once', async () => {
  const admin = await signInToAdmin(fair, { skipWait: true });
  const { body } = await admin('GET', `${exhibitors}?pageSize=1&sort=publicId:ASC`);
  const [documentId, publicId, slug] = ['documentId', 'publicId', 'slug'].map((field) =>
    String(read(body, 'results', 0, field)),
  );
  const own = `/standhouders/${publicId}/${slug}`;
  const paths = ['/', '/faq', '/programma', '/standhouders', '/nieuws', '/sprekers', '/contact', own];
  const readAll = async () => {
    const found = paths.map(async (path) => [path, await (await fetch(fair.site + path)).text()] as const);
    return new Map(await Promise.all(found));
  };
  await readAll();
  const start = await renderedInTheEnd();
  const before = await readAll();

  // Every page names the tagline.
  const tagline = 'Waar de lijn even wegviel';
  const summary = 'De samenvatting van na de storing.';
  expect((await admin('PUT', settings, { tagline })).status).toBe(200);
  wire.set('rejects connections');
  const gone = Date.now();
  const load = startLoad(fair.site, paths, 4);
  const publish = `${exhibitors}/${documentId}/actions/publish?locale=nl`;
  expect((await admin('POST', publish, { summary })).status).toBe(200);
  await pause(outageMs);
  const { failed } = await load.stop();
  expect(failed).toEqual({});
  const tried = (await renderedPages()) - start;
  expect(tried).toBeLessThanOrEqual(paths.length * (1 + (Date.now() - gone) / retryMs));

  wire.set('none');
  const began = await renderedPages();
  const old = async () => {
    const texts = await readAll();
    return paths.filter((path) => !texts.get(path)?.includes(path === own ? summary : tagline));
  };
  await expect.poll(old, { timeout: 20_000 }).toEqual([]);
  const rendered = (await renderedInTheEnd()) - began;
  const after = await readAll();
  const differing = paths.filter((path) => before.get(path) !== after.get(path)).length;
  expect(differing).toBe(paths.length);
  expect(rendered).toBeLessThanOrEqual(mostRendered * (await figure('cached_pages')) + lastTries);
});
