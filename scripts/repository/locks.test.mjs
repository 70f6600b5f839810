import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

import { packages, rootFolder } from '../packages.mjs';

const lockOf = (folder) => JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')).packages;

/** Where npm would find a dependency of the package at `from`: beside it, or in a folder further up. */
function resolves(packages, from, name) {
  for (let base = from; ; base = base.slice(0, Math.max(0, base.lastIndexOf('node_modules/') - 1))) {
    const at = `${base === '' ? '' : `${base}/`}node_modules/${name}`;
    if (packages[at]?.version) return true;
    if (base === '') return false;
  }
}

/** A package that only one test installs has a lock too. */
const emulator = { name: 'the emulator', folder: join(rootFolder, 'web', 'tests', 'firebase', 'emulator') };

/** Run by nobody but its author. */
const demoPictures = { name: 'the demo pictures', folder: join(rootFolder, 'demo-pictures') };

/** Packages that only the benchmark installs. */
const peers = ['next', 'nuxt', 'astro'].map((peer) => ({
  name: `the peer app of ${peer}`,
  folder: join(rootFolder, 'bench', 'peers', peer),
}));

for (const { name, folder } of [...packages, emulator, demoPictures, ...peers]) {
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
      ([, version]) => !/^\d+\.\d+\.\d+$|^file:\.\.\/domain$/.test(version),
    );
    assert.deepEqual(loose, []);
  });
}
