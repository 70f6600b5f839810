import { rm } from 'node:fs/promises';
import { join } from 'node:path';

import { build, install, rootFolder } from '../scripts/packages.mjs';
import { freePort } from '../scripts/ports.mjs';
import { startMeasured } from './measured-process.mjs';

const folderOf = (name) => join(rootFolder, 'bench', 'peers', name);
const queriesFile = join(rootFolder, 'bench', 'peers', 'content.mjs');

/**
 * Whom we compare with: where each is built, whether that renders pages of the fair, how it is started, whether it caches
 * `/standhouders` itself, what its browser asks for when a visitor follows a link (`data`), the same for a page that it renders on
 * demand (`searchData`), and how many times as many requests for a cached page ours is to serve.
 */
export const allPeers = [
  {
    name: 'next',
    title: 'Next.js',
    folder: folderOf('next'),
    buildFolder: '.next',
    prerenders: true,
    args: ['node_modules/next/dist/bin/next', 'start', '--hostname', '127.0.0.1'],
    cachesPages: true,
    data: (path) => ({ path: `${path}?_rsc`, headers: { rsc: '1' } }),
    searchData: (query) => ({ path: `/zoeken?${query}&_rsc`, headers: { rsc: '1' } }),
    goal: 20,
  },
  {
    name: 'nuxt',
    title: 'Nuxt',
    folder: folderOf('nuxt'),
    buildFolder: '.output',
    args: ['.output/server/index.mjs'],
    cachesPages: true,
    // The page at `/` has no payload: see its nuxt.config.js.
    data: (path) => ({ path: path === '/' ? '/api/home' : `${path}/_payload.json` }),
    searchData: (query) => ({ path: `/api/search?${query}` }),
    goal: 15,
  },
  {
    name: 'astro',
    title: 'Astro',
    folder: folderOf('astro'),
    buildFolder: 'dist',
    args: ['dist/server/entry.mjs'],
    // Its documentation leaves that to a proxy.
    cachesPages: false,
    // A browser fetches the whole page.
    data: (path) => ({ path }),
    searchData: (query) => ({ path: `/zoeken?${query}` }),
  },
];

/**
 * Installs and builds a peer.
 * @param {string} contentUrl where it reads what it renders while building
 */
export async function preparePeer(peer, contentUrl) {
  const installed = await install(peer);
  // Every run has a fair of its own, whose pictures have names of their own.
  if (peer.prerenders) await rm(join(peer.folder, peer.buildFolder), { recursive: true, force: true });
  const before = { ...process.env };
  Object.assign(process.env, environmentOf(contentUrl));
  try {
    const built = await build({ ...peer, sources: [peer.folder, queriesFile] });
    return installed === built ? built : undefined;
  } finally {
    process.env = before;
  }
}

export async function startPeer({ title, folder, args }, contentUrl) {
  const port = String(await freePort());
  const env = {
    ...process.env,
    ...environmentOf(contentUrl),
    NODE_ENV: 'production',
    PORT: port,
    HOST: '127.0.0.1',
  };
  const site = `http://127.0.0.1:${port}`;
  const measured = await startMeasured(title, { args, cwd: folder, env, ready: `${site}/standhouders` });
  return { site, measured };
}

function environmentOf(contentUrl) {
  return {
    CONTENT_URL: contentUrl,
    NEXT_TELEMETRY_DISABLED: '1',
    NUXT_TELEMETRY_DISABLED: '1',
    ASTRO_TELEMETRY_DISABLED: '1',
  };
}
