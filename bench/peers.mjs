import { join } from 'node:path';

import { build, install, ROOT } from '../scripts/packages.mjs';
import { freePort } from '../scripts/ports.mjs';
import { writeComponents } from './components.mjs';
import { startMeasured } from './measured-process.mjs';

const folderOf = (name) => join(ROOT, 'bench', 'peers', name);

/**
 * Whom we compare with: where each is built, how it is started, where components go that are made of our page, which page it
 * keeps, and how it asks for the data of a page that is made (`data`: path and headers).
 */
export const PEERS = [
  {
    name: 'next',
    title: 'Next.js',
    folder: folderOf('next'),
    made: '.next',
    args: ['node_modules/next/dist/bin/next', 'start', '--hostname', '127.0.0.1'],
    components: 'made',
    kept: '/',
    // What its router in the browser asks for.
    data: { path: '/dynamic?_rsc', headers: { RSC: '1' } },
    goal: { kept: 20, dynamic: 1.5 },
  },
  {
    name: 'nuxt',
    title: 'Nuxt',
    folder: folderOf('nuxt'),
    made: '.output',
    args: ['.output/server/index.mjs'],
    components: 'app/made',
    // For a page that is made, the browser runs the page itself and asks where the content is.
    data: null,
    // Not at `/`: this version cannot keep the data of that page.
    kept: '/standhouders',
    goal: { kept: 10, dynamic: 1.5 },
  },
  {
    name: 'astro',
    title: 'Astro',
    folder: folderOf('astro'),
    made: 'dist',
    args: ['dist/server/entry.mjs'],
    components: 'src/made',
    // It keeps pages only when it is built, and asks for no data.
    kept: null,
    data: null,
    goal: { dynamic: 1 },
  },
];

/**
 * Makes our page's components for a peer, installs and builds it.
 * @param {string} contentUrl where its pages read what they show
 */
export async function preparePeer(peer, contentUrl, components) {
  await writeComponents(peer.name, join(peer.folder, peer.components), components);
  const installed = await install(peer);
  const before = { ...process.env };
  Object.assign(process.env, environmentOf(contentUrl));
  try {
    const built = await build(peer);
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
  const measured = await startMeasured(title, { args, cwd: folder, env, ready: `${site}/dynamic` });
  return { site, measured };
}

function environmentOf(contentUrl) {
  const [cards, list] = [`${contentUrl}/cards`, `${contentUrl}/list`];
  return {
    ...{ CARDS_URL: cards, NUXT_CARDS_URL: cards, LIST_URL: list, NUXT_LIST_URL: list },
    ...{ NEXT_TELEMETRY_DISABLED: '1', NUXT_TELEMETRY_DISABLED: '1', ASTRO_TELEMETRY_DISABLED: '1' },
  };
}
