/**
 * `npm run bench`: our pages beside those of others, in one run. What counts is requests per second of processor time of
 * who answers: that can be compared on a machine that does other work too. See docs/benchmarks.md.
 */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';

import { build, install, PACKAGES, ROOT } from '../scripts/packages.mjs';
import { freePort } from '../scripts/ports.mjs';
import { runScript, stepTeller } from '../scripts/steps.mjs';
import { readCards } from './cards.mjs';
import { compare } from './compare.mjs';
import { startBackend, startSite } from './fair.mjs';
import { measureGrowth } from './growth.mjs';
import { readListPage } from './list-page.mjs';
import { lookPlain } from './load.mjs';
import { dataMatch, keptMatch, LIST, madeMatch, PAGE, startMakers } from './matches.mjs';
import { startMeasured, stopAll } from './measured-process.mjs';
import { PEERS, preparePeer, startPeer } from './peers.mjs';
import { measureMemory, measureStarts } from './process-figures.mjs';
import { ensureTools } from './tools.mjs';

const ROUNDS = Number(process.env.ROUNDS ?? 3);
const SECONDS = Number(process.env.SECONDS ?? 4);
/** Who takes part: PEERS=nuxt leaves the others out. */
const chosen = process.env.PEERS?.split(',');
const peers = PEERS.filter(({ name }) => chosen?.includes(name) ?? true);

for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => void stopAll().then(() => process.exit(1)));

await runScript(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'beursvloer-bench-'));
  try {
    const measured = await measure(folder);
    const made = {
      at: new Date().toISOString(),
      node: process.version,
      processor: cpus()[0]?.model,
      ...measured,
    };
    await writeFile(join(ROOT, 'bench', 'results.json'), `${JSON.stringify(made, null, 2)}\n`);
  } finally {
    await stopAll();
    await rm(folder, { recursive: true, force: true });
  }
});

async function measure(folder) {
  const teller = stepTeller(1 + 2 * PACKAGES.length + 2 + peers.length + 7);
  await teller.step('Find wrk and nginx', ensureTools);
  for (const pkg of PACKAGES) {
    await teller.step(`Install the packages of ${pkg.title}`, () => install(pkg));
    await teller.step(`Build ${pkg.title}`, () => build(pkg));
  }
  const fair = {};
  await teller.step('Start the demo fair', async () => {
    Object.assign(fair, await startBackend(join(folder, 'data')));
  });
  const content = {};
  await teller.step('Take our page apart for the peers', async () => {
    Object.assign(content, await startContent(folder, fair));
  });
  for (const peer of peers)
    await teller.step(`Install and build ${peer.title}`, () =>
      preparePeer(peer, content.url, content.components),
    );

  const started = [];
  for (const peer of peers) started.push({ ...peer, ...(await startPeer(peer, content.url)) });
  const makers = {};
  await teller.step('Start sites that keep no page', async () => {
    Object.assign(makers, await startMakers(fair));
  });
  const matches = [
    { title: 'Pages that are kept', prepare: () => keptMatch(folder, fair, started), connections: 16 },
    // Few at once: a page in the making waits for all that came before it.
    { title: 'Pages made for every request', prepare: () => madeMatch(makers, started), connections: 4 },
    { title: 'Data of a page, made', prepare: () => dataMatch(makers, started), connections: 4 },
  ];
  const results = [];
  for (const { title, prepare, connections } of matches)
    await teller.step(title, async () => {
      const contenders = await prepare();
      const found = await compare({ title, contenders }, { rounds: ROUNDS, seconds: SECONDS, connections });
      tell(found);
      results.push(...found);
    });
  const figures = {};
  await teller.step('Cold starts', async () => {
    Object.assign(figures, await measureStarts(fair, PAGE));
  });
  await teller.step('Memory', async () => {
    Object.assign(figures, await measureMemory(fair, PAGE));
  });
  console.log('\nThe site as a process');
  console.table([figures]);
  await stopAll();
  const growth = [];
  await teller.step('Growth', async () => {
    growth.push(...(await measureGrowth(folder, { rounds: ROUNDS, seconds: SECONDS })));
    for (const row of growth) console.table(row);
  });
  return { results, figures, growth };
}

/** What the peers show, in a process of its own, and the components that they show it with. */
async function startContent(folder, { env, contentUrl }) {
  const { site, measured } = await startSite({ name: 'Beursvloer', env, path: LIST });
  const { components, data } = readListPage(await lookPlain(site + LIST));
  await measured.stop();
  const files = join(folder, 'content');
  await mkdir(files);
  await writeFile(join(files, 'cards.json'), JSON.stringify(await readCards(contentUrl)));
  await writeFile(join(files, 'list.json'), JSON.stringify(data));
  const port = String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  const args = [join(ROOT, 'bench', 'content.mjs'), files, port];
  await startMeasured('the content', { args, ready: `${url}/list` });
  return { url, components };
}

function tell(results) {
  console.table(
    results.map(
      ({ contender, perCpuSecond, perSecond, ratio, goal, elements, markup, html, sent, encoding }) => ({
        contender,
        'per CPU second': perCpuSecond,
        'per second': perSecond,
        'ours ×': ratio,
        'goal ×': goal === null ? '' : Number(goal.toFixed(2)),
        elements: elements ?? '',
        'bytes of markup': markup ?? '',
        'bytes of content': html,
        'bytes sent': sent,
        encoding,
      }),
    ),
  );
  console.log(
    `Medians of ${ROUNDS} rounds of ${SECONDS} s; load of the machine now ${loadavg()[0].toFixed(1)}.`,
  );
}
