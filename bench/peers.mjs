import { join } from 'node:path';

import { build, install, ROOT } from '../scripts/packages.mjs';
import { freePort } from '../scripts/ports.mjs';
import { startMeasured } from './measured-process.mjs';

const folderOf = (name) => join(ROOT, 'bench', 'peers', name);

/** Whom we compare with: where each is built, how it is started, and what of ours each of its pages is like. */
export const PEERS = [
  {
    name: 'next',
    title: 'Next.js',
    folder: folderOf('next'),
    made: '.next',
    args: ['node_modules/next/dist/bin/next', 'start', '--hostname', '127.0.0.1'],
    kept: '/',
    goal: { kept: 20, dynamic: 1.5 },
  },
  {
    name: 'nuxt',
    title: 'Nuxt',
    folder: folderOf('nuxt'),
    made: '.output',
    args: ['.output/server/index.mjs'],
    // Not at `/`: this version cannot keep the data of that page.
    kept: '/standhouders',
    goal: { kept: 10, dynamic: 1.5 },
  },
];

/** Installs and builds a peer; `cardsUrl` is where its pages read what they show. */
export async function preparePeer(peer, cardsUrl) {
  const installed = await install(peer);
  const before = { ...process.env };
  Object.assign(process.env, environmentOf(cardsUrl));
  try {
    const built = await build(peer);
    return installed === built ? built : undefined;
  } finally {
    process.env = before;
  }
}

export async function startPeer({ title, folder, args }, cardsUrl) {
  const port = String(await freePort());
  const env = {
    ...process.env,
    ...environmentOf(cardsUrl),
    NODE_ENV: 'production',
    PORT: port,
    HOST: '127.0.0.1',
  };
  const site = `http://127.0.0.1:${port}`;
  const measured = await startMeasured(title, { args, cwd: folder, env, ready: `${site}/dynamic` });
  return { site, measured };
}

function environmentOf(cardsUrl) {
  return { CARDS_URL: cardsUrl, NUXT_CARDS_URL: cardsUrl, NEXT_TELEMETRY_DISABLED: '1' };
}
