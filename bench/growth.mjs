import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { startBackend, startSite } from './fair.mjs';
import { load, look } from './load.mjs';
import { signInEditor } from './mix/editor.mjs';

const bytesPerMb = 1024 * 1024;
/** How many exhibitors; the demo fair has 120 of its own, which is the first row. */
const sizes = [120, 1000, 10_000];
const listPath = '/standhouders';
/** Pages rendered for every request. */
const uncachedPages = { 'list, page 1': listPath, 'list, page 4': `${listPath}?pagina=4` };
/** Common, rare, two words, mistyped, and nothing at all. */
const searchQueries = [
  'hout',
  'waterveld',
  'prefab gevel',
  'renovatei',
  'beton',
  'huis',
  'delft',
  'zzzz',
  'bouw',
  'gemeente',
];
/** One takes a tenth of a second, or three when something else runs: fewer say little. */
const changeCount = 15;
const connections = 4;

/**
 * Measures fairs of a hundred, a thousand and ten thousand exhibitors: the bytes of pages, the speed of
 * rendering, the time of searches, and the time from publishing until a list shows it.
 * @returns {Promise<object[]>} one row for each size
 */
export async function measureGrowth(folder, { rounds, seconds }) {
  const fairs = [];
  for (const exhibitors of sizes) {
    const data = join(folder, `growth-${exhibitors}`);
    await mkdir(data, { recursive: true });
    const { env, backend } = await startBackend(data, { exhibitors });
    // The site reads lists at its start: this is the time until the first visitor has one.
    const cached = await startSite({ name: `${exhibitors} exhibitors`, env, path: listPath });
    const bare = { ...env, PAGE_CACHE_MB: '0', PAGES_PER_SECOND: '0' };
    const uncached = await startSite({
      name: `${exhibitors} exhibitors, uncached`,
      env: bare,
      path: listPath,
    });
    fairs.push({ exhibitors, env, backend, cached, uncached });
  }
  const rows = [];
  for (const fair of fairs) rows.push({ exhibitors: fair.exhibitors, ...(await bytesOf(fair.cached)) });

  // In turn, so that what else the machine does falls on all alike.
  const speeds = fairs.map(() => Object.fromEntries(Object.keys(uncachedPages).map((name) => [name, []])));
  const searches = fairs.map(() => []);
  for (let round = -1; round < rounds; round += 1)
    for (const [at, { uncached, cached }] of fairs.entries()) {
      for (const [name, path] of Object.entries(uncachedPages)) {
        const contender = { name, url: uncached.site + path, measured: uncached.measured };
        const { perCpuSecond } = await load(contender, seconds, connections);
        // The first round warms up.
        if (round >= 0) speeds[at][name].push(perCpuSecond);
      }
      for (const query of searchQueries) {
        const took = await timeOf(`${cached.site}/zoeken.data?q=${encodeURIComponent(query)}&n=${round}`);
        if (round >= 0) searches[at].push(took);
      }
    }
  const changes = fairs.map(() => []);
  const admins = await Promise.all(fairs.map(publisherOf));
  for (let change = 0; change < changeCount; change += 1)
    for (const [at, fair] of fairs.entries()) changes[at].push(await timeOfChange(fair, admins[at], change));

  for (const [at, { cached }] of fairs.entries()) {
    const row = rows[at];
    for (const [name, values] of Object.entries(speeds[at]))
      row[`${name}, per CPU second`] = Number(median(values).toFixed(1));
    row['search, median ms'] = Number(median(searches[at]).toFixed(1));
    row['search, longest ms'] = Number(Math.max(...searches[at]).toFixed(1));
    row['publish to list, median ms'] = Math.round(median(changes[at]));
    row['start to first list, ms'] = Math.round(cached.measured.startedInMs);
    row['MB of memory'] = Math.round(cached.measured.residentBytes() / bytesPerMb);
  }
  for (const { cached, uncached, backend } of fairs)
    for (const measured of [cached.measured, uncached.measured, backend]) await measured.stop();
  return rows;
}

/** Bytes of content, before they are compressed. */
async function bytesOf({ site }) {
  const bytes = {};
  const paths = {
    list: listPath,
    'data of the list': `${listPath}.data`,
    pavilion: `/paviljoens/${await firstPavilion(site)}`,
    home: '/',
    'index for browsers': '/zoeken.index.json',
  };
  for (const [name, path] of Object.entries(paths))
    bytes[`${name}, bytes`] = (await look({ name, url: site + path })).html;
  return bytes;
}

async function firstPavilion(site) {
  const text = await (await fetch(`${site}/paviljoens`)).text();
  return /href="\/paviljoens\/([^"]+)"/.exec(text)?.[1] ?? '';
}

async function timeOf(url) {
  const began = performance.now();
  const response = await fetch(url, { headers: { cookie: 'locale=nl' } });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return performance.now() - began;
}

/** From the moment the content backend says that it is published until the list shows it. */
async function timeOfChange({ cached: { site } }, publish, change) {
  const name = `Aardbei ${change} ${Date.now()}`;
  const list = `${site}${listPath}?sorteer=naam`;
  await timeOf(list);
  await publish({ name, featured: true });
  const began = performance.now();
  while (!(await (await fetch(list)).text()).includes(name)) {
    if (performance.now() - began > 20_000) throw new Error(`${name} does not come on the list`);
    await pause(1);
  }
  return performance.now() - began;
}

/** Publishes changes of one exhibitor, as an editor does. */
async function publisherOf({ env }) {
  const editor = await signInEditor({ contentUrl: env.CONTENT_URL, env });
  const [{ documentId }] = await editor.documents('exhibitor');
  return (fields) => editor.publish('exhibitor', documentId, fields);
}

function median(values) {
  return [...values].sort((a, b) => a - b)[values.length >> 1];
}
