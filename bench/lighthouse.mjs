/**
 * Lighthouse as a phone on a slow network, on the pages that visitors come to first: `npm run lighthouse`. It builds and
 * starts a demo fair of its own, unless SITE says where one runs. Three runs each; the table has the medians.
 * RUNS=5 makes more of them, PAGES=/,/programma looks at other pages.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { ensureChromium, findChromium } from '../scripts/install/chromium.mjs';
import { build, install, packages } from '../scripts/packages.mjs';
import { startBackend, startSite } from './fair.mjs';
import { stopAll } from './measured-process.mjs';

const chromeFlags = ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'];
const quietFlags = ['--disable-background-networking', '--disable-component-update', '--disable-sync'];
const categoryNames = ['performance', 'accessibility', 'best-practices', 'seo'];
/** For every page: points, at most 0.001 of layout shift, at most 100 ms of blocked main thread. */
const goal = {
  performance: 98,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
  shift: 0.001,
  blocked: 100,
};

for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => void stopAll().then(() => process.exit(1)));

const runs = Number(process.env.RUNS ?? 3);
const fair = process.env.SITE ? { site: process.env.SITE, stop: async () => {} } : await startFair();
let failed = false;
try {
  const pages = process.env.PAGES?.split(',') ?? (await pagesToLookAt(fair.site));
  await ensureChromium();
  const chrome = await launch({
    chromePath: findChromium(),
    chromeFlags: [...chromeFlags, ...quietFlags],
  });
  const rows = [];
  for (const page of pages) {
    const results = [];
    // Visitors get cached pages: the first visit, which renders one, is not what is looked at.
    await (await fetch(fair.site + page)).arrayBuffer();
    for (let count = 0; count < runs; count += 1) results.push(await look(fair.site + page, chrome.port));
    rows.push({ page, ...mediansOf(results), complaints: results.at(-1).complaints });
  }
  chrome.kill();
  const { complaints: _, ...columns } = rows[0];
  console.table(rows.map((row) => Object.fromEntries(Object.keys(columns).map((name) => [name, row[name]]))));
  console.log(`Medians of ${runs}; load of the machine now ${loadavg()[0].toFixed(1)}.`);
  for (const { page, complaints } of rows)
    for (const complaint of complaints) console.log(`${page}: ${complaint}`);
  failed = rows.some((row) => !reachesGoal(row));
} finally {
  await fair.stop();
}
process.exit(failed ? 1 : 0);

/** One visit, as Lighthouse's own settings for a phone have it. On a busy machine a visit can come to nothing. */
async function look(url, port, again = true) {
  const { lhr } = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: categoryNames,
  });
  const { runtimeError } = lhr;
  if (runtimeError && again) return look(url, port, false);
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
  const value = (id) => lhr.audits[id].numericValue;
  const points = categoryNames.map((name) => [name, Math.round(lhr.categories[name].score * 100)]);
  const refs = categoryNames
    .filter((name) => name !== 'performance')
    .flatMap((name) => lhr.categories[name].auditRefs);
  return {
    ...Object.fromEntries(points),
    'first paint': Math.round(value('first-contentful-paint')),
    'largest paint': Math.round(value('largest-contentful-paint')),
    shift: Number(value('cumulative-layout-shift').toFixed(4)),
    blocked: Math.round(value('total-blocking-time')),
    complaints: refs
      .filter(({ id, weight }) => weight > 0 && lhr.audits[id].score !== null && lhr.audits[id].score < 1)
      .map(({ id }) => `${id}: ${lhr.audits[id].title}`),
  };
}

function mediansOf(results) {
  const names = Object.keys(results[0]).filter((name) => name !== 'complaints');
  return Object.fromEntries(
    names.map((name) => [name, results.map((result) => result[name]).sort((a, b) => a - b)[runs >> 1]]),
  );
}

function reachesGoal(row) {
  return (
    categoryNames.every((name) => row[name] >= goal[name]) &&
    row.shift < goal.shift &&
    row.blocked <= goal.blocked
  );
}

/** The home page, two lists, and the first exhibitor and session that they lead to. */
async function pagesToLookAt(site) {
  const first = async (list, pattern) => {
    const html = await (await fetch(site + list)).text();
    const found = pattern.exec(html)?.[0];
    if (!found) throw new Error(`${list} leads to nothing`);
    return found;
  };
  const exhibitor = await first('/standhouders', /\/standhouders\/\d+\/[\w-]+/);
  const session = await first('/programma', /\/programma\/\d+/);
  return ['/', '/standhouders', exhibitor, '/programma', session];
}

/** A demo fair of its own, over a folder that is thrown away. */
async function startFair() {
  for (const pkg of packages) {
    await install(pkg);
    await build(pkg);
  }
  const folder = await mkdtemp(join(tmpdir(), 'beursvloer-bench-'));
  const stop = async () => {
    await stopAll();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const { env } = await startBackend(folder);
    const { site } = await startSite({ name: 'the site', env, path: '/' });
    return { site, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
