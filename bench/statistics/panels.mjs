import { rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import { rootFolder } from '../../scripts/packages.mjs';

const cmsFolder = join(rootFolder, 'cms');
const require = createRequire(join(cmsFolder, 'package.json'));
const load = (name) => require(join(cmsFolder, 'dist/src/statistics', name));

/** Two years and a month of days, to the day of a fair. */
const lastDay = Date.UTC(2027, 1, 11) / 86_400_000;
const dayCount = 760;
const rounds = 20;

/**
 * The dashboard's panels over very many events, in a database of their own. The events are made by the content backend's own
 * fold, each stored one standing for several, so that the cells are as many as those of real ones.
 * @param sizes how many events, each with how many stored ones that stand for them
 * @returns one row per size: the slowest panel's p95 in ms, without a filter and with one
 */
export async function measurePanels(
  folder,
  sizes = [
    [100_000, 100_000],
    [1_000_000, 100_000],
    [10_000_000, 400_000],
  ],
) {
  const found = [];
  for (const [events, stored] of sizes) {
    const filename = join(folder, `statistics-${events}.sqlite`);
    const database = await open(filename);
    try {
      const began = process.cpuUsage();
      await fill(database, events, stored);
      const { user, system } = process.cpuUsage(began);
      const cells = Number((await database('statistics_cells').count({ n: '*' }))[0].n);
      const times = await timePanels(database);
      found.push({
        events,
        stored,
        cells,
        storedPerCpuSecond: Math.round(stored / ((user + system) / 1e6)),
        ...times,
      });
    } finally {
      await database.destroy();
      for (const end of ['', '-wal', '-shm']) await rm(`${filename}${end}`, { force: true });
    }
  }
  return found;
}

async function open(filename) {
  const database = require('knex')({
    client: 'better-sqlite3',
    connection: { filename },
    useNullAsDefault: true,
    pool: {
      afterCreate(connection, done) {
        connection.pragma('journal_mode = WAL');
        connection.pragma('synchronous = FULL');
        done(null, connection);
      },
    },
  });
  await load('tables.js').makeTables(database);
  return database;
}

async function fill(database, events, stored) {
  const { storeSegment } = load('take.js');
  const times = events / stored;
  const perSegment = 10_000;
  for (let segment = 1; segment <= stored / perSegment; segment += 1) {
    // Segments follow the calendar, as they do on a site.
    const share = (segment * perSegment) / stored;
    const day = Math.floor(lastDay - dayCount + dayCount * share);
    const spread = Math.max(1, (dayCount * perSegment) / stored);
    const made = Array.from({ length: perSegment }, (_, index) =>
      eventOf(`e${segment}-${index}-xxxxxxxx`, Math.floor(day - Math.random() * spread), times),
    );
    await database.transaction((trx) =>
      storeSegment(trx, { log: 'bench-statistics', segment, events: made }, Date.now()),
    );
  }
}

/** Some pages and hosts are far more popular than others. */
const popular = (count) => Math.floor(count * Math.random() ** 3);
const among = (values) => values[Math.floor(Math.random() * values.length)];

function eventOf(id, day, times) {
  const at = day * 86_400 + 20_000 + Math.floor(Math.random() * 60_000);
  const page = `/standhouders/${1001 + popular(300)}`;
  const visit = {
    device: among(['phone', 'phone', 'tablet', 'desktop']),
    source: `bron-${popular(30)}.example`,
    language: among(['nl', 'nl', 'nl', 'en']),
  };
  const place = { id, at, times, page, ...visit };
  const chance = Math.random();
  if (chance < 0.6)
    return {
      kind: 'view',
      ...place,
      ...(Math.random() < 0.7 && { from: `/standhouders/${1001 + popular(300)}` }),
    };
  if (chance < 0.8) return { kind: 'read', ...place, value: popular(300), depth: 10 * popular(10) };
  if (chance < 0.9) return { kind: 'visitor', ...place, value: popular(90) - 1 };
  return { kind: 'lead.website', ...place, subject: String(1001 + popular(300)) };
}

async function timePanels(database) {
  const { panels, readPanel } = load('queries/panels.js');
  const { readTotals, readVisitors, readDays, readWeek } = load('queries/totals.js');
  const asked = [
    ...Object.keys(panels).map((name) => [
      name,
      (scope) => readPanel(database, name, { ...scope, lines: 100 }),
    ]),
    ['totals', (scope) => readTotals(database, scope)],
    ['visitors', (scope) => readVisitors(database, scope)],
    ['days', (scope) => readDays(database, 'view', scope)],
    ['week', (scope) => readWeek(database, 'view', scope)],
  ];
  const filters = [
    { dimension: 'page', value: '/standhouders/1001' },
    { dimension: 'device', value: 'phone' },
    { dimension: 'source', value: 'bron-0.example' },
  ];
  const plain = await slowest(asked, [null]);
  const filtered = await slowest(asked, filters);
  return {
    p95Ms: plain.ms,
    slowest: plain.name,
    filteredP95Ms: filtered.ms,
    slowestFiltered: filtered.name,
  };
}

/** The panel with the highest p95 over random periods. */
async function slowest(asked, filters) {
  let worst = { name: '', ms: 0 };
  for (const filter of filters)
    for (const [name, ask] of asked) {
      const times = [];
      for (let round = 0; round < rounds; round += 1) {
        const first = Math.floor(lastDay - Math.random() * dayCount);
        const period = { first, last: first + Math.floor(Math.random() * (lastDay - first)) };
        const began = performance.now();
        await ask({ period, filter });
        times.push(performance.now() - began);
      }
      const ms = times.sort((one, two) => one - two)[Math.floor(rounds * 0.95) - 1];
      if (ms > worst.ms)
        worst = { name: filter ? `${name} by ${filter.dimension}` : name, ms: Number(ms.toFixed(1)) };
    }
  return worst;
}
