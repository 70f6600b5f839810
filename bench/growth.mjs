import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { startBackend, startSite } from './fair.mjs';
import { load, look } from './load.mjs';

const MB = 1024 * 1024;
/** How many exhibitors; the demo fair has 120 of its own, which is the first row. */
const SIZES = [120, 1000, 10_000];
const LIST = '/standhouders';
/** Pages rendered for every request. */
const PAGES = { 'list, page 1': LIST, 'list, page 4': `${LIST}?pagina=4` };
/** What people type: common, rare, two words, mistyped, and nothing at all. */
const QUERIES = [
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
const CHANGES = 15;
const CONNECTIONS = 4;

/**
 * What a fair of a hundred, a thousand and ten thousand exhibitors costs: the bytes of pages, how quickly pages are rendered,
 * how long searches take, and how long it takes from publishing until a list shows it.
 * @returns {Promise<object[]>} one row for each size
 */
export async function measureGrowth(folder, { rounds, seconds }) {
  const fairs = [];
  for (const exhibitors of SIZES) {
    const data = join(folder, `growth-${exhibitors}`);
    await mkdir(data, { recursive: true });
    const { env, backend } = await startBackend(data, { exhibitors });
    // Lists are read as soon as changes are heard of: this is the time until the first visitor has one.
    const cached = await startSite({ name: `${exhibitors} exhibitors`, env, path: LIST });
    const bare = { ...env, PAGE_CACHE_MB: '0', PAGES_PER_SECOND: '0' };
    const uncached = await startSite({ name: `${exhibitors} exhibitors, uncached`, env: bare, path: LIST });
    fairs.push({ exhibitors, env, backend, cached, uncached });
  }
  const rows = [];
  for (const fair of fairs) rows.push({ exhibitors: fair.exhibitors, ...(await bytesOf(fair.cached)) });

  // In turn, so that what else the machine does falls on all alike.
  const speeds = fairs.map(() => Object.fromEntries(Object.keys(PAGES).map((name) => [name, []])));
  const searches = fairs.map(() => []);
  for (let round = -1; round < rounds; round += 1)
    for (const [at, { uncached, cached }] of fairs.entries()) {
      for (const [name, path] of Object.entries(PAGES)) {
        const contender = { name, url: uncached.site + path, measured: uncached.measured };
        const { perCpuSecond } = await load(contender, seconds, CONNECTIONS);
        // The first round warms up.
        if (round >= 0) speeds[at][name].push(perCpuSecond);
      }
      for (const query of QUERIES) {
        const took = await timeOf(`${cached.site}/zoeken.data?q=${encodeURIComponent(query)}&n=${round}`);
        if (round >= 0) searches[at].push(took);
      }
    }
  const changes = fairs.map(() => []);
  const admins = await Promise.all(fairs.map(signIn));
  for (let change = 0; change < CHANGES; change += 1)
    for (const [at, fair] of fairs.entries()) changes[at].push(await timeOfChange(fair, admins[at], change));

  for (const [at, { cached }] of fairs.entries()) {
    const row = rows[at];
    for (const [name, values] of Object.entries(speeds[at]))
      row[`${name}, per CPU second`] = Number(median(values).toFixed(1));
    row['search, median ms'] = Number(median(searches[at]).toFixed(1));
    row['search, longest ms'] = Number(Math.max(...searches[at]).toFixed(1));
    row['publish to list, median ms'] = Math.round(median(changes[at]));
    row['start to first list, ms'] = Math.round(cached.measured.startedIn);
    row['MB of memory'] = Math.round(cached.measured.residentBytes() / MB);
  }
  for (const { cached, uncached, backend } of fairs)
    for (const measured of [cached.measured, uncached.measured, backend]) await measured.stop();
  return rows;
}

/** Bytes of content, before they are compressed. */
async function bytesOf({ site }) {
  const bytes = {};
  const paths = {
    list: LIST,
    'data of the list': `${LIST}.data`,
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
  const list = `${site}${LIST}?sorteer=naam`;
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
async function signIn({ env }) {
  const ask = async (path, method, token, body) => {
    const response = await fetch(env.CONTENT_URL + path, {
      method,
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}`);
    return response.json();
  };
  const { data } = await ask('/admin/login', 'POST', null, {
    email: env.ADMIN_EMAIL,
    password: env.ADMIN_PASSWORD,
  });
  const all = '/content-manager/collection-types/api::exhibitor.exhibitor';
  const { results } = await ask(`${all}?pageSize=1&sort=publicId:asc`, 'GET', data.token);
  const one = `${all}/${results[0].documentId}/actions/publish`;
  return (fields) => ask(one, 'POST', data.token, fields);
}

function median(values) {
  return [...values].sort((a, b) => a - b)[values.length >> 1];
}
