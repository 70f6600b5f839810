import assert from 'node:assert/strict';
import {
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';

import { copyOfTree } from '../copy-of-tree.mjs';
import { packages, rootFolder } from '../packages.mjs';
import { run } from '../steps.mjs';
import { apply, readRecipes } from './recipe.mjs';

/** Types, lint and tests take minutes, so `npm test` only looks whether each change finds its place. */
const isSoak = process.env.SOAK === '1';
/** Caches hold paths of this copy of the repository. */
const ofThisCopy = new Set(['.cache', '.vite', '.vite-temp']);
const recipes = readRecipes(readFileSync(join(rootFolder, 'docs', 'how-to.md'), 'utf8'));

let folder;
let root;

// The tests of the copy run as in `npm test`, and report by themselves.
const env = { ...process.env, NODE_TEST_CONTEXT: undefined, SOAK: '' };
const git = (...args) => run('git', args, { cwd: root });
const node = (cwd, ...args) => run(process.execPath, args, { cwd: join(root, cwd), env });
const vitest = (cwd, ...args) => node(cwd, 'node_modules/vitest/vitest.mjs', ...args);
const shell = (cwd, script) => run('sh', ['-c', script], { cwd: join(root, cwd), env });
const npm = (cwd, script) => run('npm', ['run', '--silent', script], { cwd: join(root, cwd), env });

before(async () => {
  folder = mkdtempSync(join(tmpdir(), 'beursvloer-recipes-'));
  root = copyOfTree(folder);
  await git('init', '-q');
  await git('add', '.');
  await git('-c', 'user.name=test', '-c', 'user.email=test@localhost', 'commit', '-qm', 'Copy');
  if (isSoak) for (const { name } of packages) linkPackages(name);
});
after(() => rmSync(folder, { recursive: true, force: true }));

test('there are recipes', () => assert.ok(recipes.length > 5));

for (const recipe of recipes) {
  test(`'${recipe.title}' can be done as it stands, and then types, lint and tests pass`, async () => {
    await git('reset', '-q', '--hard');
    await git('clean', '-qfd');
    await play(recipe);
    if (isSoak) await check(await changedFiles(), commandsOf(recipe));
  });
}

/** Makes the changes of a recipe, after those of the one that it says comes first. */
async function play({ first, changes }) {
  if (first) await play(recipes.find(({ title }) => title === first));
  for (const change of changes) {
    if (change.script) await shell('.', `set -e\n${change.script}`);
    else apply(root, change);
  }
}

const commandsOf = ({ first, commands }) => [
  ...recipes.filter(({ title }) => title === first).flatMap(commandsOf),
  ...commands,
];

/** Formats what changed, runs the commands of the recipe, and what finds faults in such files. */
async function check(files, commands) {
  const ofPackage = (name) =>
    files.filter((file) => file.startsWith(`${name}/`)).map((file) => file.slice(name.length + 1));
  const isShared = ofPackage('domain').length > 0;
  await node('.', 'web/node_modules/prettier/bin/prettier.cjs', '--write', '--ignore-unknown', ...files);
  await npm('domain', 'build');
  for (const { command, cwd } of commands) await shell(cwd, command);
  for (const { name } of packages) {
    const code = ofPackage(name).filter((file) => /\.tsx?$/.test(file));
    if (isShared || code.length > 0) await npm(name, 'typecheck');
    if (code.length > 0) await node(name, 'node_modules/eslint/bin/eslint.js', ...code);
  }
  if (isShared) await vitest('domain', 'run');
  // The shared rules are linked, so they do not know their importers.
  const web = ofPackage('web').filter((file) => /\.tsx?$/.test(file));
  if (web.length > 0) await vitest('web', 'related', '--run', '--project=unit*', ...web);
}

async function changedFiles() {
  await git('add', '--all');
  return (await git('diff', '--cached', '--name-only')).split('\n').filter(Boolean);
}

/** Uses the installed packages of this copy, but the shared rules and the driver of the other: those are links. */
function linkPackages(name) {
  const [here, there] = [rootFolder, root].map((base) => join(base, name, 'node_modules'));
  mkdirSync(there);
  for (const entry of readdirSync(here).filter((one) => !ofThisCopy.has(one))) {
    const installed = join(here, entry);
    symlinkSync(
      lstatSync(installed).isSymbolicLink() ? readlinkSync(installed) : installed,
      join(there, entry),
    );
  }
}
