/**
 * Runs by itself, in `cms/`: events of one hour taken into SQLite as the content backend takes them, beside Strapi's
 * `db.query` that creates rows of the same database one by one. Prints one line of JSON with rows per second of processor time.
 */
const path = require('node:path');
const { createRequire } = require('node:module');

const cmsFolder = process.cwd();
const requireFrom = createRequire(path.join(cmsFolder, 'package.json'));
const { createStrapi } = requireFrom('@strapi/strapi');
const { takeSegment } = require(path.join(cmsFolder, 'dist/src/statistics/store-segment.js'));

const perSegment = 10_000;
const segments = 4;
const rowCount = 1000;

const among = (values) => values[Math.floor(Math.random() * values.length)];
const pages = [
  '/',
  '/faq',
  '/programma',
  '/standhouders',
  '/nieuws',
  '/plattegrond',
  '/contractformulier',
  '/zoeken',
];

void (async () => {
  const strapi = createStrapi({
    appDir: cmsFolder,
    distDir: path.join(cmsFolder, 'dist'),
    serveAdminPanel: false,
  });
  strapi.log.level = 'error';
  await strapi.load();
  const now = Math.floor(Date.now() / 1000);
  const segmentOf = (segment) => ({
    log: 'bench-statistics',
    segment,
    events: Array.from({ length: perSegment }, (_, index) => ({
      id: `e${segment}-${index}-xxxxxxxx`,
      at: now - Math.floor(Math.random() * 3600),
      kind: 'view',
      page: among(pages),
      from: among(pages),
      source: `bron-${Math.floor(30 * Math.random() ** 3)}.example`,
      device: among(['phone', 'tablet', 'desktop']),
      language: among(['nl', 'en']),
    })),
  });
  await takeSegment(strapi, segmentOf(segments + 1));
  const made = Array.from({ length: segments }, (_, index) => segmentOf(index + 1));
  const taken = await perCpuSecond(perSegment * segments, async () => {
    for (const segment of made) await takeSegment(strapi, segment);
  });
  const rows = strapi.db.query('api::visitor-check-in.visitor-check-in');
  const created = await perCpuSecond(rowCount, async () => {
    for (let index = 0; index < rowCount; index += 1)
      await rows.create({ data: { badgeId: `badge-${index}`, day: '2027-02-09', at: new Date() } });
  });
  console.log(JSON.stringify({ taken, created }));
  process.exit(0);
})();

async function perCpuSecond(count, work) {
  const began = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(began);
  return Math.round(count / ((user + system) / 1_000_000));
}
