import assert from 'node:assert/strict';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';

import { billFile, licencesFile, writeBillOfMaterials } from '../bill-of-materials.mjs';
import { build, packages } from '../packages.mjs';

/** Every package that lies below `node_modules`, found by its files and not by npm's record. */
function packagesBelow(folder) {
  const modules = join(folder, 'node_modules');
  if (!existsSync(modules)) return [];
  const foldersIn = (path) =>
    readdirSync(path, { withFileTypes: true }).filter(
      (entry) => entry.isDirectory() && !entry.name.startsWith('.'),
    );
  return foldersIn(modules)
    .flatMap(({ name }) =>
      name.startsWith('@') ? foldersIn(join(modules, name)).map((inner) => join(name, inner.name)) : [name],
    )
    .map((name) => join(modules, name))
    .filter((path) => existsSync(join(path, 'package.json')))
    .flatMap((path) => {
      const { name, version } = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8'));
      return [`${name}@${version}`, ...packagesBelow(path)];
    });
}

function folderOf(t) {
  const folder = mkdtempSync(join(tmpdir(), 'beursvloer-bill-'));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const purl = (name) => `pkg:npm/${name.replace(/^@/, '%40')}`;

for (const pkg of packages) {
  test(`the bill of materials and the licences of ${pkg.title} have every package that is installed`, async (t) => {
    const target = folderOf(t);
    await writeBillOfMaterials(pkg, target);
    const installed = [...new Set(packagesBelow(pkg.folder))];
    assert.ok(installed.length > 50);

    const bill = JSON.parse(readFileSync(join(target, billFile), 'utf8'));
    assert.equal(bill.bomFormat, 'CycloneDX');
    const listed = new Set(bill.components.map((component) => component.purl));
    assert.deepEqual(
      installed.filter((name) => !listed.has(purl(name))),
      [],
    );

    const text = readFileSync(join(target, licencesFile), 'utf8');
    const lines = text.slice(0, text.indexOf('\n---')).split('\n');
    const named = new Set(lines.map((line) => line.slice(0, line.indexOf(': '))));
    assert.deepEqual(
      installed.filter((name) => !named.has(name)),
      [],
    );
    assert.deepEqual(
      lines.filter((line) => /: *$|\[object|undefined/.test(line)),
      [],
    );
  });
}

test('the licences have the text of each package that brings one, in a file or in its README', async (t) => {
  const target = folderOf(t);
  const [, cms] = packages;
  await writeBillOfMaterials(cms, target);
  const text = readFileSync(join(target, licencesFile), 'utf8');
  for (const [name, words] of [
    ['pg', 'Copyright (c) 2010 - 2021 Brian Carlson'],
    ['pause', 'Copyright (c) 2012 TJ Holowaychuk'],
  ]) {
    const [, texts] = text.split(new RegExp(`\n${name}@[\\d.]+\n(?:\\S+@\\S+\n)*\n`));
    assert.ok(texts?.split('\n-----')[0].includes(words), name);
  }
});

/** A package whose build writes one file, and that has what npm records of an installation. */
function smallPackage(folder, dependencies) {
  const manifest = { name: 'small', version: '1.0.0', dependencies };
  const script =
    "const fs = require('fs'); fs.mkdirSync('dist', { recursive: true }); fs.writeFileSync('dist/a.js', '')";
  writeFileSync(join(folder, 'build.cjs'), script);
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ ...manifest, scripts: { build: 'node build.cjs' } }),
  );
  const lock = { name: 'small', version: '1.0.0', lockfileVersion: 3, packages: {} };
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ ...lock, packages: { '': manifest } }));
  mkdirSync(join(folder, 'node_modules'));
  writeFileSync(join(folder, 'node_modules', '.package-lock.json'), JSON.stringify(lock));
  return { title: 'a package', folder, buildFolder: 'dist' };
}

test('a build has both beside it', async (t) => {
  const pkg = smallPackage(folderOf(t), {});
  await build(pkg);
  assert.deepEqual(
    readdirSync(join(pkg.folder, 'dist')).sort(),
    ['.built', 'a.js', licencesFile, billFile].sort(),
  );
});

test('a build whose packages cannot be listed is made all the same, and says why', async (t) => {
  const said = t.mock.method(console, 'error', () => {});
  const pkg = smallPackage(folderOf(t), { 'is-not-there': '1.0.0' });
  await build(pkg);
  assert.match(
    said.mock.calls[0].arguments[0],
    /^Could not list the packages of a package:\n[^]*is-not-there/,
  );
  assert.deepEqual(readdirSync(join(pkg.folder, 'dist')).sort(), ['.built', 'a.js']);
});
