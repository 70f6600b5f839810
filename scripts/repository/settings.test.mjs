import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

import { rootFolder } from '../packages.mjs';

import { generatedNames } from '../environment.mjs';

const read = (...path) => readFileSync(join(rootFolder, ...path), 'utf8');

/** Rows of the tables in docs/settings.md: each variable of the first column with the default in the second. */
const documented = new Map(
  [...read('docs', 'settings.md').matchAll(/^\| (`[^|]+`) *\| ([^|]*)\|/gm)].flatMap(([, names, preset]) =>
    [...names.matchAll(/`([A-Z][A-Z_<>]+)`/g)].map(([, name]) => [name, preset.trim()]),
  ),
);

/** The variables of the site with the default that their schemas give them, as text. */
const site = new Map(
  [read('web', 'server', 'environment.ts'), read('web', 'app', 'environment.server.ts')].flatMap((source) => {
    const shape = source.slice(source.indexOf('z.object({'), source.indexOf('\n});'));
    return shape
      .split(/^ {2}(?=[A-Z][A-Z0-9_]+:)/m)
      .slice(1)
      .map((field) => [
        /^[A-Z0-9_]+/.exec(field)[0],
        /\.default\('?([^')]*)'?\)/.exec(field)?.[1].replace('_', ''),
      ]);
  }),
);

/** The variables of the content backend; those of a service and of Firebase are read by the end of their names. */
const contentBackend = readdirSync(join(rootFolder, 'cms', 'config', 'environment'))
  .filter((name) => !name.includes('.test.'))
  .map((name) => ({ name, source: read('cms', 'config', 'environment', name) }))
  .flatMap(({ name, source }) => {
    const plain = [...source.matchAll(/(?:source\.|(?:text|secret|oneOf)\((?:source, )?')([A-Z][A-Z_]+)/g)];
    const columns = [...source.matchAll(/(?:optional|required|variable)\('([A-Z_]+)'\)/g)];
    const prefix = name === 'firebase.ts' ? 'FIREBASE_' : 'SIGN_IN_<NAME>_';
    return [...plain.map(([, variable]) => variable), ...columns.map(([, column]) => prefix + column)];
  });

/** Settings of scripts, builds and tests alone. */
const others = ['BUILD_ID', 'VITE_STATISTICS_POLL_MS', 'CHROMIUM_PATH', 'PICTURES', 'TEST_WORKERS'];

test('docs/settings.md has every variable that the programs read, and no other', () => {
  const used = new Set([...site.keys(), ...contentBackend, ...generatedNames, ...others]);
  assert.ok(used.size > 50);
  assert.deepEqual([...documented.keys()].sort(), [...used].sort());
});

test('docs/settings.md has the defaults of the schemas', () => {
  const wrong = [...site]
    .filter(([, preset]) => preset)
    .filter(([name, preset]) => !documented.get(name)?.includes(`\`${preset}\``))
    .map(([name, preset]) => `${name}: ${preset}`);
  assert.deepEqual(wrong, []);
});
