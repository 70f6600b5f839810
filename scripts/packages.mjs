import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { throwAwaySecrets } from './environment.mjs';
import { fingerprint, unlessUnchanged } from './fingerprint.mjs';
import { run } from './steps.mjs';

/** The repository's root folder. */
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
      await run('npm', ['ci', '--no-audit', '--no-fund', '--include=dev'], {
        cwd: folder,
        failure:
          name === 'cms'
            ? `Could not install ${title}. Its database driver may need a compiler: python3, make and a C++ compiler`
            : `Could not install ${title}`,
      });
    },
  });
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
      // What an earlier version built, such as a content type that is gone, would be loaded as well.
      rmSync(join(folder, buildFolder), { recursive: true, force: true });
      await run('npm', ['run', 'build'], {
        cwd: folder,
        // The content backend reads its settings during the build; no secret ends up in the result.
        env: { ...throwAwaySecrets(), ...process.env, NODE_ENV: 'production' },
        failure: `Could not build ${title}`,
      });
    },
  });
}
