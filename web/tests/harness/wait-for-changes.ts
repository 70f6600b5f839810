import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { read } from './admin';
import type { FairAccess } from './fair';

/** How long the site may take to get a change, and to draw its pages again on a busy machine. */
const timeoutMs = 30_000;

/**
 * Waits until every process of the site has seen all changes so far, and maybe later ones: each writes down beside its copies of pages
 * how far it has come.
 * @returns the number of the last change
 * @throws when one does not get them in time
 */
export async function waitForChanges({ cms, purgeSecret, dataDir }: FairAccess): Promise<number> {
  const response = await fetch(`${cms}/api/purges?wait=0`, {
    headers: { 'X-Beursvloer-Purges': purgeSecret },
  });
  const newest = numberOf(String(read(await response.json(), 'cursor')));
  const deadline = Date.now() + timeoutMs;
  while (!(await places(dataDir)).every((place) => numberOf(place) >= newest)) {
    if (Date.now() > deadline) throw new Error('The site does not get the changes');
    await pause(10);
  }
  return newest;
}

/** The number of a cursor, `log.number`; NaN where pages are still marked as stale below it. */
const numberOf = (cursor: string) => Number(/^[^.\n]+\.(\d+)$/.exec(cursor)?.[1] ?? NaN);

async function places(dataDir: string): Promise<string[]> {
  const folder = join(dataDir, 'pages');
  const files = await readdir(folder, { recursive: true }).catch(() => []);
  const cursors = files.filter((name) => name.endsWith('cursor'));
  return Promise.all(cursors.map((name) => readFile(join(folder, name), 'utf8').catch(() => '')));
}
