/**
 * `npm run bench`: our site beside others, in one run. What counts is requests per second of processor time of who answers:
 * that can be compared on a machine that does other work too. See docs/benchmarks.md.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { build, install, packages, rootFolder } from '../scripts/packages.mjs';
import { createStepReporter, runScript, StopWithLine } from '../scripts/steps.mjs';
import { compare } from './compare.mjs';
import { measureCapacity } from './capacity/measure.mjs';
import { startBackend } from './fair.mjs';
import { measureGrowth } from './growth.mjs';
import {
  cachedMatch,
  dataMatch,
  heavyPath,
  startPeers,
  startReplay,
  startUncached,
  uncachedMatch,
} from './matches.mjs';
import { stopAll } from './measured-process.mjs';
import { measureLists } from './lists/measure.mjs';
import { ourSite, peerSite } from './mix/contenders.mjs';
import { measureMix, rowOf } from './mix/measure.mjs';
import { allPeers, preparePeer } from './peers.mjs';
import { measureOneChange } from './one-change.mjs';
import { measureMemory, measureStarts } from './process-figures.mjs';
import { printMatch, printMix } from './print.mjs';
import { measurePush } from './push/sending.mjs';
import { measureBeside } from './statistics/beside.mjs';
import { measureStatistics } from './statistics/measure.mjs';
import { measurePanels } from './statistics/panels.mjs';
import { measureTaking } from './statistics/taking.mjs';
import { ensureTools } from './tools.mjs';
import { measureTwelveFields } from './twelve-fields/measure.mjs';

const roundCount = Number(process.env.ROUNDS ?? 3);
const roundSeconds = Number(process.env.SECONDS ?? 4);
/** How long each rate of the mix is asked. */
const mixSeconds = Number(process.env.MIX_SECONDS ?? 10);
/** How long each kind of request is made to find out what two cores carry. */
const capacitySeconds = Number(process.env.CAPACITY_SECONDS ?? 10);
/** Another checkout of this repository, built, to measure beside this one. */
const beforeFolder = process.env.BEFORE ? resolve(process.env.BEFORE) : null;
/** PEERS=nuxt leaves the others out, PEERS= all of them. */
const chosen = process.env.PEERS?.split(',');
const peers = allPeers.filter(({ name }) => chosen?.includes(name) ?? true);
/** All rows, or those that are named: `npm run bench -- mix`. */
const allRows = [
  'pages',
  'change',
  'mix',
  'process',
  'growth',
  'forms',
  'lists',
  'statistics',
  'panels',
  'push',
  'capacity',
];
const rows = process.argv.length > 2 ? process.argv.slice(2) : allRows;

for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => void stopAll().then(() => process.exit(1)));

await runScript(async () => {
  const unknown = rows.find((row) => !allRows.includes(row));
  if (unknown) throw new StopWithLine(`There is no row ${unknown}; there are ${allRows.join(', ')}.`);
  const folder = await mkdtemp(join(tmpdir(), 'beursvloer-bench-'));
  try {
    const found = {
      at: new Date().toISOString(),
      node: process.version,
      processor: cpus()[0]?.model,
      ...(await measure(folder)),
    };
    await writeFile(join(rootFolder, 'bench', 'results.json'), `${JSON.stringify(found, null, 2)}\n`);
  } finally {
    await stopAll();
    await rm(folder, { recursive: true, force: true });
  }
});

async function measure(folder) {
  const withPeers = rows.includes('pages') || rows.includes('mix') ? peers : [];
  const contenders = rows.includes('mix') ? 2 + Number(beforeFolder !== null) + peers.length : 0;
  const stepsOf = {
    pages: 4,
    change: 1 + Number(beforeFolder !== null),
    mix: contenders,
    process: 2,
    growth: 1,
    forms: 1,
    lists: 1,
    statistics: 2,
    panels: 2,
    push: 1,
    capacity: 1,
  };
  const needsFair = rows.some((row) => !['forms', 'lists', 'panels', 'push', 'capacity'].includes(row));
  const count = rows.reduce(
    (total, row) => total + stepsOf[row],
    1 + Number(needsFair) + 2 * packages.length + withPeers.length,
  );
  const reporter = createStepReporter(count);
  await reporter.step('Find nginx and wrk', () => ensureTools(rows));
  for (const pkg of packages) {
    await reporter.step(`Install the packages of ${pkg.title}`, () => install(pkg));
    await reporter.step(`Build ${pkg.title}`, () => build(pkg));
  }
  const fair = {};
  if (needsFair)
    await reporter.step('Start the demo fair', async () => {
      Object.assign(fair, await startBackend(join(folder, 'data')));
    });
  for (const peer of withPeers)
    await reporter.step(`Install and build ${peer.title}`, () => preparePeer(peer, fair.contentUrl));

  const found = {};
  if (rows.includes('mix')) found.mix = await measureMixes(reporter, folder, fair);
  if (rows.includes('change')) {
    if (beforeFolder)
      await reporter.step('One change, before', async () => {
        found.changeBefore = await measureOneChange(fair, folder, { root: beforeFolder });
      });
    await reporter.step('One change', async () => {
      found.change = await measureOneChange(fair, folder);
    });
  }
  if (rows.includes('pages')) found.pages = await measurePages(reporter, folder, fair);
  if (rows.includes('process')) found.process = await measureProcess(reporter, fair);
  if (rows.includes('statistics'))
    await reporter.step('Pages while a hall is counted', async () => {
      found.beside = await measureBeside(fair, { rounds: roundCount, seconds: roundSeconds });
      console.table(found.beside);
    });
  await stopAll();
  if (rows.includes('growth'))
    await reporter.step('Growth', async () => {
      found.growth = await measureGrowth(folder, { rounds: roundCount, seconds: roundSeconds });
      for (const row of found.growth) console.table(row);
    });
  if (rows.includes('forms'))
    await reporter.step('Twelve fields of a form', async () => {
      found.forms = await measureTwelveFields(folder);
      console.table(found.forms);
    });
  if (rows.includes('lists'))
    await reporter.step('A list of a thousand rows', async () => {
      found.lists = await measureLists(folder);
      for (const row of found.lists) console.table(row);
    });
  if (rows.includes('statistics'))
    await reporter.step('Statistics', async () => {
      found.statistics = await measureStatistics(folder, { rounds: roundCount, seconds: roundSeconds });
      console.table(found.statistics);
    });
  if (rows.includes('panels')) {
    await reporter.step('Taking segments of statistics', async () => {
      found.taking = await measureTaking(folder);
      console.table(found.taking);
    });
    await reporter.step('Panels over very many events', async () => {
      found.panels = await measurePanels(folder);
      console.table(found.panels);
    });
  }
  if (rows.includes('push'))
    await reporter.step('Messages to 10,000 devices', async () => {
      found.push = await measurePush(join(folder, 'push'));
      console.table(found.push);
    });
  if (rows.includes('capacity'))
    await reporter.step('What two cores carry', async () => {
      found.capacity = await measureCapacity(folder, { seconds: capacitySeconds });
      console.table(found.capacity);
    });
  return found;
}

async function measureMixes(reporter, folder, fair) {
  const contenders = [
    ourSite({ name: 'Beursvloer', fair }),
    ...(beforeFolder
      ? [ourSite({ name: 'Beursvloer before', folder: join(folder, 'before'), root: beforeFolder })]
      : []),
    ...peers.map((peer) => peerSite({ peer, fair })),
    ourSite({ name: 'Beursvloer, all its pages', fair, everyPage: true }),
  ];
  const found = [];
  for (const contender of contenders)
    await reporter.step(`The mix: ${contender.name}`, async () => {
      found.push(await measureMix(contender, { folder, seconds: mixSeconds }));
      console.table([rowOf(found.at(-1))]);
    });
  printMix(found);
  return found;
}

async function measurePages(reporter, folder, fair) {
  const started = [];
  const uncached = {};
  await reporter.step('Start the peers', async () => {
    const replay = await startReplay(fair);
    started.push(...(await startPeers(peers, replay)));
    Object.assign(uncached, await startUncached(fair, replay));
  });
  const matches = [
    { title: 'Cached pages', prepare: () => cachedMatch(folder, fair, started), connections: 16 },
    // Few at once: a page that is rendered waits for all that came before it.
    { title: 'Pages rendered on demand', prepare: () => uncachedMatch(uncached, started), connections: 4 },
    { title: 'Data of a page, on demand', prepare: () => dataMatch(uncached, started), connections: 4 },
  ];
  const results = [];
  for (const { title, prepare, connections } of matches)
    await reporter.step(title, async () => {
      const contenders = await prepare();
      const match = await compare(
        { title, contenders },
        { rounds: roundCount, seconds: roundSeconds, connections },
      );
      printMatch(match);
      results.push(...match);
    });
  console.log(
    `Medians of ${roundCount} rounds of ${roundSeconds} s; load of the machine now ${loadavg()[0].toFixed(1)}.`,
  );
  return results;
}

async function measureProcess(reporter, fair) {
  const figures = {};
  await reporter.step('Cold starts', async () => {
    Object.assign(figures, await measureStarts(fair, heavyPath));
  });
  await reporter.step('Memory', async () => {
    Object.assign(figures, await measureMemory(fair, heavyPath));
  });
  console.log('\nThe site as a process');
  console.table([figures]);
  return figures;
}
