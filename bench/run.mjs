/**
 * `npm run bench`: our pages beside those of others, in one run. What counts is requests per second of processor time of
 * who answers: that can be compared on a machine that does other work too. See docs/benchmarks.md.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';

import { build, install, PACKAGES, ROOT } from '../scripts/packages.mjs';
import { freePort } from '../scripts/ports.mjs';
import { runScript, stepTeller } from '../scripts/steps.mjs';
import { readCards } from './cards.mjs';
import { compare } from './compare.mjs';
import { startBackend, startSite } from './fair.mjs';
import { lookCompressed } from './load.mjs';
import { startMeasured, stopAll } from './measured-process.mjs';
import { startNginx } from './nginx.mjs';
import { PEERS, preparePeer, startPeer } from './peers.mjs';
import { measureMemory, measureStarts } from './process-figures.mjs';
import { ensureTools } from './tools.mjs';

/** Our heaviest page: 90 sessions. The peers' has 200 simpler cards, in fewer bytes. */
const PAGE = '/programma';
const ROUNDS = Number(process.env.ROUNDS ?? 3);
const SECONDS = Number(process.env.SECONDS ?? 4);
/** Who takes part: PEERS=nuxt leaves Next.js out. */
const peers = PEERS.filter(({ name }) => (process.env.PEERS ?? 'next,nuxt').split(',').includes(name));

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
  const teller = stepTeller(1 + 2 * PACKAGES.length + 1 + peers.length + 4);
  await teller.step('Find wrk and nginx', ensureTools);
  for (const pkg of PACKAGES) {
    await teller.step(`Install the packages of ${pkg.title}`, () => install(pkg));
    await teller.step(`Build ${pkg.title}`, () => build(pkg));
  }
  const fair = {};
  await teller.step('Start the demo fair', async () => {
    Object.assign(fair, await startBackend(join(folder, 'data')));
    fair.cardsUrl = await startContent(folder, await readCards(fair.contentUrl));
  });
  for (const peer of peers)
    await teller.step(`Install and build ${peer.title}`, () => preparePeer(peer, fair.cardsUrl));

  const started = [];
  for (const peer of peers) started.push({ ...peer, ...(await startPeer(peer, fair.cardsUrl)) });
  const matches = [
    { title: 'Pages that are kept', prepare: () => keptMatch(folder, fair, started), connections: 16 },
    // Few at once: a page in the making waits for all that came before it.
    { title: 'Pages made for every request', prepare: () => madeMatch(fair, started), connections: 4 },
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
  return { results, figures };
}

/** Warm: wrk asks for a while before anything counts. */
async function keptMatch(folder, { env }, started) {
  const { site, measured } = await startSite({ name: 'Beursvloer', env, path: PAGE });
  const url = site + PAGE;
  const nginx = await startNginx(folder, await lookCompressed(url));
  return [
    { name: 'Beursvloer', url, measured },
    { name: 'nginx, the same bytes from disk', ...nginx, goal: 0.25 },
    ...started.map((peer) => ({
      name: peer.title,
      url: peer.site + peer.kept,
      measured: peer.measured,
      goal: peer.goal.kept,
    })),
    { name: 'Beursvloer, data of the page', url: `${url}.data`, measured },
  ];
}

/** Ours over a backend that answers from memory, and over the real one. */
async function madeMatch({ env, contentUrl }, started) {
  const port = await freePort();
  const ready = `http://127.0.0.1:${port}/_health`;
  await startMeasured('replay', {
    args: [join(ROOT, 'bench', 'replay.mjs'), contentUrl, String(port)],
    ready,
  });
  const bare = { ...env, PAGE_CACHE_MB: '0', PAGES_PER_SECOND: '0' };
  const replayed = { ...bare, CONTENT_URL: `http://127.0.0.1:${port}` };
  const name = 'Beursvloer without a cache';
  const fromMemory = await startSite({ name, env: replayed, path: PAGE });
  const real = await startSite({ name, env: bare, path: PAGE });
  const list = '/standhouders';
  return [
    { name: 'Beursvloer, 90 sessions', url: fromMemory.site + PAGE, measured: fromMemory.measured },
    ...started.map((peer) => ({
      name: `${peer.title}, 200 cards`,
      url: `${peer.site}/dynamic`,
      measured: peer.measured,
      goal: peer.goal.dynamic,
    })),
    { name: 'Beursvloer, 24 exhibitors', url: fromMemory.site + list, measured: fromMemory.measured },
    { name: 'Beursvloer, 90 sessions, the real backend', url: real.site + PAGE, measured: real.measured },
  ];
}

/** The cards of the peers, in a process of their own. */
async function startContent(folder, cards) {
  const file = join(folder, 'cards.json');
  await writeFile(file, JSON.stringify(cards));
  const port = String(await freePort());
  const ready = `http://127.0.0.1:${port}`;
  await startMeasured('the cards', { args: [join(ROOT, 'bench', 'content.mjs'), file, port], ready });
  return ready;
}

function tell(results) {
  console.table(
    results.map(({ contender, perCpuSecond, perSecond, ratio, goal, html, sent, encoding }) => ({
      contender,
      'per CPU second': perCpuSecond,
      'per second': perSecond,
      'ours ×': ratio,
      'goal ×': goal ?? '',
      'bytes of content': html,
      'bytes sent': sent,
      encoding,
    })),
  );
  console.log(
    `Medians of ${ROUNDS} rounds of ${SECONDS} s; load of the machine now ${loadavg()[0].toFixed(1)}.`,
  );
}
