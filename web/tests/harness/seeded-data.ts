import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { parseEnvironment, throwAwaySecrets } from '../../../scripts/environment.mjs';
import { fingerprint } from '../../../scripts/fingerprint.mjs';
import { rootFolder } from '../../../scripts/packages.mjs';
import { commands } from '../../../scripts/programs.mjs';
import { runToEnd } from './programs';

const cacheFolder = join(rootFolder, 'web', 'node_modules', '.cache', 'beursvloer-fair');
/** Marks a folder that is being filled, by this run or by another at the same time. */
const unfinishedPrefix = 'making-';
const cmsFolder = commands.cms.cwd;

export interface SeededData {
  /** A data folder of the caller's own, with the demo fair in it. */
  dataDir: string;
  /** The secrets it was made with: the first admin account is among them. */
  secrets: Record<string, string>;
}

/**
 * A data folder filled by the content backend's own seed. Filling takes longer than most tests, so one is kept for as
 * long as the built content backend and its pictures stay the same, and copied.
 */
export async function seededData(): Promise<SeededData> {
  const cached = join(
    cacheFolder,
    fingerprint([join(cmsFolder, 'dist'), join(cmsFolder, 'seed', 'pictures')]),
  );
  if (!existsSync(cached)) await fill(cached);
  const dataDir = await mkdtemp(join(tmpdir(), 'beursvloer-fair-'));
  await cp(join(cached, 'data'), dataDir, { recursive: true });
  return { dataDir, secrets: parseEnvironment(await readFile(join(cached, 'secrets'), 'utf8')) };
}

async function fill(cached: string): Promise<void> {
  await mkdir(cacheFolder, { recursive: true });
  const stale = (await readdir(cacheFolder)).filter((name) => !name.startsWith(unfinishedPrefix));
  const making = await mkdtemp(join(cacheFolder, unfinishedPrefix));
  const secrets = throwAwaySecrets();
  await runToEnd(
    { cwd: cmsFolder, args: [join('dist', 'seed', 'run.js')] },
    { ...process.env, ...secrets, NODE_ENV: 'production', DATA_DIR: join(making, 'data') },
  );
  const lines = Object.entries(secrets).map(([name, value]) => `${name}=${value}\n`);
  await writeFile(join(making, 'secrets'), lines.join(''), { mode: 0o600 });
  await rename(making, cached).catch(async () => {
    // Somebody else was quicker, and theirs is as good.
    await rm(making, { recursive: true, force: true });
  });
  for (const name of stale) await rm(join(cacheFolder, name), { recursive: true, force: true });
}
