/** Who is measured beside whom. The first of every match is ours. */
import { join } from 'node:path';

import { freePort } from '../scripts/ports.mjs';
import { ROOT } from '../scripts/packages.mjs';
import { startSite } from './fair.mjs';
import { lookCompressed } from './load.mjs';
import { startMeasured } from './measured-process.mjs';
import { startNginx } from './nginx.mjs';

/** Our heaviest page: 90 sessions. */
export const PAGE = '/programma';
/** The page that the peers make too, element by element. */
export const LIST = '/standhouders';
/** Nobody waits for the compression of a page that another compresses: a proxy in front, say. */
const PLAIN = { 'Accept-Encoding': 'identity' };
/** An uncached page may take this many times the processor time of the bare render. */
const BARE_GOAL = 1 / 1.3;

/** Warm: wrk asks for a while before anything counts. */
export async function keptMatch(folder, { env }, peers) {
  const { site, measured } = await startSite({ name: 'Beursvloer', env, path: PAGE });
  const url = site + PAGE;
  const nginx = await startNginx(folder, await lookCompressed(url));
  return [
    { name: 'Beursvloer', url, measured },
    { name: 'nginx, the same bytes from disk', ...nginx, goal: 0.25 },
    ...peers
      .filter((peer) => peer.kept !== null)
      .map((peer) => ({
        name: `${peer.title}, 200 cards`,
        url: peer.site + peer.kept,
        measured: peer.measured,
        goal: peer.goal.kept,
      })),
    { name: 'Beursvloer, data of the page', url: `${url}.data`, measured },
  ];
}

/** Sites that keep no page: over a backend that answers from memory, over the real one, and the bare render of one page. */
export async function startMakers({ env, contentUrl }) {
  const port = await freePort();
  const replay = `http://127.0.0.1:${port}`;
  const args = [join(ROOT, 'bench', 'replay.mjs'), contentUrl, String(port)];
  await startMeasured('replay', { args, ready: `${replay}/_health` });
  const bare = { ...env, PAGE_CACHE_MB: '0', PAGES_PER_SECOND: '0' };
  const name = 'Beursvloer without a cache';
  return {
    fromMemory: await startSite({ name, env: { ...bare, CONTENT_URL: replay }, path: PAGE }),
    real: await startSite({ name, env: bare, path: PAGE }),
    bare: await startBare({ ...bare, CONTENT_URL: replay }),
  };
}

async function startBare(env) {
  const port = String(await freePort());
  const site = `http://127.0.0.1:${port}`;
  const args = [join(ROOT, 'bench', 'bare.mjs'), LIST, port];
  const all = { ...env, SITE_URL: 'http://localhost' };
  return { site, measured: await startMeasured('the bare render', { args, env: all, ready: site }) };
}

/** The same page by everybody, for every request anew. */
export function madeMatch({ fromMemory, real, bare }, peers) {
  const ours = { url: fromMemory.site + LIST, measured: fromMemory.measured };
  return [
    { name: 'Beursvloer', ...ours },
    { name: 'Beursvloer, not compressed', ...ours, headers: PLAIN },
    { name: 'The bare render, not compressed', url: bare.site, measured: bare.measured, goal: BARE_GOAL },
    ...peers.map(({ title, site, measured, goal }) => ({
      name: title,
      url: `${site}/dynamic`,
      measured,
      goal: goal.dynamic,
    })),
    { name: 'Beursvloer, the real backend', url: real.site + LIST, measured: real.measured },
    { name: 'Beursvloer, 90 sessions', url: fromMemory.site + PAGE, measured: fromMemory.measured },
  ];
}

/** What a browser asks for that is on the site already and follows a link to that page. */
export function dataMatch({ fromMemory }, peers) {
  return [
    { name: 'Beursvloer', url: `${fromMemory.site}${LIST}.data`, measured: fromMemory.measured },
    ...peers
      .filter(({ data }) => data !== null)
      .map(({ title, site, measured, data, goal }) => ({
        name: title,
        url: site + data.path,
        headers: data.headers,
        measured,
        goal: goal.dynamic,
      })),
  ];
}
