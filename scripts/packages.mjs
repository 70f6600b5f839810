import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { writeBillOfMaterials } from './bill-of-materials.mjs';
import { throwAwaySecrets } from './environment.mjs';
import { fingerprint, unlessUnchanged } from './fingerprint.mjs';
import { requireDatabaseDriver } from './install/database-driver.mjs';
import { run, runAny, StopWithLine } from './steps.mjs';

export const rootFolder = fileURLToPath(new URL('..', import.meta.url));

const domainFolder = join(rootFolder, 'domain');

/** A package whose build has the shared rules in it: theirs count as its sources too. */
const program = (name, title, buildFolder) => {
  const folder = join(rootFolder, name);
  return { name, title, folder, buildFolder, sources: [folder, domainFolder] };
};

/** The rules that both programs share, and the two programs, in the order in which they are built. */
export const packages = [
  { name: 'domain', title: 'the shared rules', folder: domainFolder, buildFolder: 'dist' },
  program('cms', 'the content backend', 'dist'),
  program('web', 'the site', 'build'),
];

const nodeAndMachine = [process.version.split('.')[0], process.platform, process.arch];

/**
 * Installs a package exactly as its lockfile says; does nothing when that was already done.
 * @param {typeof packages[number]} pkg
 */
export function install({ name, title, folder }) {
  return unlessUnchanged({
    stamp: join(folder, 'node_modules', '.installed'),
    print: fingerprint([join(folder, 'package.json'), join(folder, 'package-lock.json')], nodeAndMachine),
    work: async () => {
      const options = ['ci', '--no-audit', '--no-fund', '--include=dev'];
      const { code, output } = await runAny('npm', options, { cwd: folder });
      if (code !== 0) throw new StopWithLine(`Could not install ${title}:\n${npmReason(output)}`);
      if (name === 'cms') await requireDatabaseDriver(folder);
    },
  });
}

/**
 * The reason npm gives for a failure, without its warnings and the place of its log.
 * @param {string} output all that npm printed
 */
export function npmReason(output) {
  const lines = output.split('\n').filter((line) => /^npm (error|ERR!)/.test(line));
  const reasons = lines.filter((line) => !/A complete log of this run|^npm \S+\s*$/.test(line));
  return (reasons.length > 0 ? reasons : output.trimEnd().split('\n')).slice(-20).join('\n');
}

/**
 * Builds a package for production; does nothing when its sources and its lockfile are unchanged.
 * @param {typeof packages[number] & { sources?: string[] }} pkg `sources`: what it is built of, when that is more than its folder
 */
export function build({ title, folder, buildFolder, sources = [folder] }) {
  return unlessUnchanged({
    stamp: join(folder, buildFolder, '.built'),
    print: fingerprint(sources, nodeAndMachine),
    work: async () => {
      // Files of an earlier build, such as a content type that is gone, would be loaded as well.
      rmSync(join(folder, buildFolder), { recursive: true, force: true });
      await run('npm', ['run', 'build'], {
        cwd: folder,
        // The content backend reads its settings during the build; no secret ends up in the result.
        env: { ...throwAwaySecrets(), ...process.env, NODE_ENV: 'production' },
        failure: `Could not build ${title}`,
      });
      await describeBuild({ title, folder }, join(folder, buildFolder));
    },
  });
}

/** Adds what the build is made of. A fair starts without it as well, so a failure is only shown. */
async function describeBuild(pkg, target) {
  if (!existsSync(join(pkg.folder, 'node_modules', '.package-lock.json'))) return;
  await writeBillOfMaterials(pkg, target).catch((error) => {
    if (!(error instanceof StopWithLine)) throw error;
    console.error(error.message);
  });
}
