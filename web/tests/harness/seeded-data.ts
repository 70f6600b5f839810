import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { parseEnvironment, throwAwaySecrets } from '../../../scripts/environment.mjs';
import { fingerprint } from '../../../scripts/fingerprint.mjs';
import { ROOT } from '../../../scripts/packages.mjs';
import { COMMANDS } from '../../../scripts/programs.mjs';
import { runToEnd } from './programs';

const CACHE = join(ROOT, 'web', 'node_modules', '.cache', 'beursvloer-fair');
/** What a folder is called while it is being filled, by this run or by another at the same time. */
const MAKING = 'making-';
const CMS = COMMANDS.cms.cwd;

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
  const kept = join(CACHE, fingerprint([join(CMS, 'dist'), join(CMS, 'seed', 'pictures')]));
  if (!existsSync(kept)) await fill(kept);
  const dataDir = await mkdtemp(join(tmpdir(), 'beursvloer-fair-'));
  await cp(join(kept, 'data'), dataDir, { recursive: true });
  return { dataDir, secrets: parseEnvironment(await readFile(join(kept, 'secrets'), 'utf8')) };
}

async function fill(kept: string): Promise<void> {
  await mkdir(CACHE, { recursive: true });
  const outdated = (await readdir(CACHE)).filter((name) => !name.startsWith(MAKING));
  const making = await mkdtemp(join(CACHE, MAKING));
  const secrets = throwAwaySecrets();
  await runToEnd(
    { cwd: CMS, args: [join('dist', 'seed', 'run.js')] },
    { ...process.env, ...secrets, NODE_ENV: 'production', DATA_DIR: join(making, 'data') },
  );
  const lines = Object.entries(secrets).map(([name, value]) => `${name}=${value}\n`);
  await writeFile(join(making, 'secrets'), lines.join(''), { mode: 0o600 });
  await rename(making, kept).catch(async () => {
    // Somebody else was quicker, and theirs is as good.
    await rm(making, { recursive: true, force: true });
  });
  for (const name of outdated) await rm(join(CACHE, name), { recursive: true, force: true });
}
