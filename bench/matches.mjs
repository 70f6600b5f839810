/** Contenders beside each other. The first of every match is ours. */
import { join } from 'node:path';

import { freePort } from '../scripts/ports.mjs';
import { rootFolder } from '../scripts/packages.mjs';
import { startSite } from './fair.mjs';
import { lookCompressed } from './load.mjs';
import { startMeasured } from './measured-process.mjs';
import { accountCookies } from './mix/account.mjs';
import { unlimited } from './mix/contenders.mjs';
import { signInEditor } from './mix/editor.mjs';
import { startNginx } from './nginx.mjs';
import { startPeer } from './peers.mjs';

/** Our heaviest page: 90 sessions. */
export const heavyPath = '/programma';
/** The page that the peers have too, with the same 24 exhibitors and filters. */
export const listPath = '/standhouders';
/** A search that finds 24 exhibitors: peers render it for every request. */
const searchQuery = 'thema=houtbouw';
/** Nobody waits for the compression of a page that another compresses: a proxy in front, say. */
const plainHeaders = { 'Accept-Encoding': 'identity' };
const nginxGoal = 0.25;

/** Content that is answered from memory, so that what is measured is the site and not the speed of the backend. */
export async function startReplay({ contentUrl }) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const args = [join(rootFolder, 'bench', 'replay.mjs'), contentUrl, String(port)];
  await startMeasured('replay', { args, ready: `${url}/_health` });
  return url;
}

export async function startPeers(peers, replay) {
  const started = [];
  for (const peer of peers) started.push({ ...peer, ...(await startPeer(peer, replay)) });
  return started;
}

/** Warm: wrk asks for a while before anything counts. */
export async function cachedMatch(folder, fair, peers) {
  const env = { ...fair.env, ...unlimited };
  const { site, measured } = await startSite({ name: 'Beursvloer', env, path: listPath });
  const url = site + listPath;
  const nginx = await startNginx(folder, await lookCompressed(url));
  const cookies = await accountCookies({ editor: await signInEditor(fair), site });
  return [
    { name: 'Beursvloer', url, measured },
    { name: 'Beursvloer, signed in', url, measured, headers: { Cookie: `locale=nl; ${cookies}` } },
    { name: 'Beursvloer, data of the page', url: `${url}.data`, measured },
    { name: 'nginx, the same bytes from disk', ...nginx, goal: nginxGoal },
    ...peers
      .filter(({ cachesPages }) => cachesPages)
      .map(({ title, site: peer, measured: own, goal }) => ({
        name: title,
        url: peer + listPath,
        measured: own,
        goal,
      })),
  ];
}

/** Sites that cache no page: over a backend that responds from memory, and over the real one. */
export async function startUncached({ env }, replay) {
  const bare = { ...env, ...unlimited, PAGE_CACHE_MB: '0' };
  const name = 'Beursvloer without a cache';
  return {
    fromMemory: await startSite({ name, env: { ...bare, CONTENT_URL: replay }, path: heavyPath }),
    real: await startSite({ name, env: bare, path: heavyPath }),
  };
}

/** Pages that are rendered for every request: for information. */
export function uncachedMatch({ fromMemory, real }, peers) {
  const list = `${listPath}?${searchQuery}`;
  const ours = { url: fromMemory.site + list, measured: fromMemory.measured };
  return [
    { name: 'Beursvloer', ...ours },
    { name: 'Beursvloer, not compressed', ...ours, headers: plainHeaders },
    ...peers.map(({ title, site, measured }) => ({
      name: title,
      url: `${site}/zoeken?${searchQuery}`,
      measured,
    })),
    { name: 'Beursvloer, the real backend', url: real.site + list, measured: real.measured },
    { name: 'Beursvloer, 90 sessions', url: fromMemory.site + heavyPath, measured: fromMemory.measured },
  ];
}

/** The request of a browser that is on the site already and follows a link to that page. */
export function dataMatch({ fromMemory: { site, measured } }, peers) {
  return [
    { name: 'Beursvloer', url: `${site}${listPath}.data?${searchQuery}`, measured },
    ...peers.map(({ title, site: peer, measured: own, searchData }) => {
      const { path, headers } = searchData(searchQuery);
      return { name: title, url: peer + path, headers, measured: own };
    }),
  ];
}
