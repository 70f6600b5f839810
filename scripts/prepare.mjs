import { accessSync, constants, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { ensureEnvironmentFile, programEnvironment } from './environment.mjs';
import { packages, rootFolder, build, install } from './packages.mjs';
import { run, StopWithLine } from './steps.mjs';

export function requireWritable(folder) {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
    // Some file systems report writable and are not (read-only mounts as root), so it writes a file.
    const probe = join(folder, `.probe-${process.pid}`);
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (error) {
    throw new StopWithLine(
      `The folder ${folder} cannot be written to (${error.code ?? error.message}). Make it writable and try again.`,
    );
  }
}

/** Reads or creates `.env`. Returns the environment of the programs, and the names that were generated just now. */
export function prepareEnvironment() {
  requireWritable(rootFolder);
  const { values, generated } = ensureEnvironmentFile(rootFolder);
  const env = programEnvironment(rootFolder, { ...values, ...process.env });
  requireWritable(env.DATA_DIR);
  return { env, generated };
}

export async function installPackages(reporter) {
  for (const pkg of packages) await reporter.step(`Install the packages of ${pkg.title}`, () => install(pkg));
}

/**
 * Builds packages, one step each: the shared rules first, then the programs side by side.
 * @param {() => Promise<void>} [beside] what else is done while the programs are built
 */
export async function buildPackages(
  reporter,
  beside = () => Promise.resolve(),
  [shared, ...programs] = packages,
) {
  const buildOne = (pkg) => reporter.step(`Build ${pkg.title}`, () => build(pkg));
  await buildOne(shared);
  // Builds that still run are waited for: nothing is written after a failure is reported.
  const results = await Promise.allSettled([...programs.map(buildOne), beside()]);
  const failure = results.find(({ status }) => status === 'rejected');
  if (failure) throw failure.reason;
}

const markOf = ({ DATA_DIR }) => join(DATA_DIR, '.filled');

/** False as well for PostgreSQL: only the content backend's script can see that such a database is empty. */
export const isFilled = (env) =>
  !env.DATABASE_URL && existsSync(markOf(env)) && existsSync(join(env.DATA_DIR, 'beursvloer.sqlite'));

/**
 * Creates the first admin account and fills an empty database with the demo fair. The content backend's own script
 * decides whether the database is empty; the mark file only saves starting it for nothing.
 */
export async function fillDatabase(env) {
  if (isFilled(env)) return 'skipped';
  await run(process.execPath, [join('dist', 'seed', 'run.js')], {
    cwd: join(rootFolder, 'cms'),
    env: { ...env, NODE_ENV: 'production' },
    failure: 'Could not fill the database',
  });
  if (!env.DATABASE_URL) writeFileSync(markOf(env), `${new Date().toISOString()}\n`);
  return undefined;
}
