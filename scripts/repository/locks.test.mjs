import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { promisify } from 'node:util';

import { packages, rootFolder } from '../packages.mjs';

const lockOf = (folder) => JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')).packages;

/** True when npm finds the dependency beside the package at `from`, or in a folder further up. */
function resolves(packages, from, name) {
  for (let base = from; ; base = base.slice(0, Math.max(0, base.lastIndexOf('node_modules/') - 1))) {
    const at = `${base === '' ? '' : `${base}/`}node_modules/${name}`;
    if (packages[at]?.version || packages[at]?.link) return true;
    if (base === '') return false;
  }
}

/** A package that only one test installs has a lock too. */
const emulator = { name: 'the emulator', folder: join(rootFolder, 'web', 'tests', 'firebase', 'emulator') };

/** Run by nobody but its author. */
const demoPictures = { name: 'the demo pictures', folder: join(rootFolder, 'demo-pictures') };

/** Packages that only the benchmark installs. */
const bench = { name: 'the benchmarks', folder: join(rootFolder, 'bench') };
const peers = ['next', 'nuxt', 'astro'].map((peer) => ({
  name: `the peer app of ${peer}`,
  folder: join(rootFolder, 'bench', 'peers', peer),
}));

/** The oldest of those that come with Node 20, 22, and 24 and later, and judge a lock differently. */
const npmVersions = ['10.8.2', '10.9.4', '11.6.2'];
const npmFolder = (version) => join('node_modules', `npm-${version}`);
const run = promisify(execFile);

/** One folder with each of them, installed when the first test asks. */
const npmsFolder = (async () => {
  const folder = mkdtempSync(join(tmpdir(), 'beursvloer-npm-'));
  after(() => rmSync(folder, { recursive: true, force: true }));
  const named = npmVersions.map((version) => `npm-${version}@npm:npm@${version}`);
  await run('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--prefix', folder, ...named]);
  return folder;
})();

for (const { name, folder } of [...packages, emulator, demoPictures, bench, ...peers]) {
  test(`the lock of ${name} holds the builds for every platform`, () => {
    const packages = lockOf(folder);
    const missing = Object.entries(packages).flatMap(([from, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies)
        .filter((dependency) => !resolves(packages, from, dependency))
        .map((dependency) => `${dependency} of ${from}`),
    );
    assert.deepEqual(missing, []);
  });

  test(`the lock of ${name} names no place to download from`, () => {
    const named = Object.entries(lockOf(folder)).filter(
      ([, { resolved, link }]) => resolved !== undefined && !link,
    );
    assert.deepEqual(named, []);
  });

  test(`every version of ${name} is exact`, () => {
    const { dependencies, devDependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    const loose = Object.entries({ ...dependencies, ...devDependencies }).filter(
      ([, version]) => !/^\d+\.\d+\.\d+$|^file:(\.\.\/domain|sqlite-driver)$/.test(version),
    );
    assert.deepEqual(loose, []);
  });

  for (const npm of npmVersions) {
    test(`the lock of ${name} is accepted by npm ${npm}`, async () => {
      const options = ['ci', '--dry-run', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
      const program = join(await npmsFolder, npmFolder(npm), 'bin', 'npm-cli.js');
      await run(process.execPath, [program, ...options], { cwd: folder });
    });
  }
}
