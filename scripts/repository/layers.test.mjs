import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

import { rootFolder } from '../packages.mjs';
import { arrowsUp, cmsImports, mutualPairs, productFiles, webImports } from './house.mjs';

/** A literal of a linter's configuration, which cannot be imported before its packages are installed. */
function literal(config, name, end) {
  const start = config.indexOf(`const ${name} = `);
  assert.notEqual(start, -1, `the linter's configuration has no ${name}`);
  const text = config.slice(start + `const ${name} = `.length, config.indexOf(end, start) + end.length - 1);
  return Function(`return ${text}`)();
}

const codes = (cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name);

/** The rows of a table of layers in docs/architecture.md. */
function documentedLayers(title) {
  const text = readFileSync(join(rootFolder, 'docs', 'architecture.md'), 'utf8');
  const section = text.slice(text.indexOf(`\n## ${title}`));
  const rows = section.slice(0, section.indexOf('\n## ', 4)).matchAll(/^\| `(\w+)` *\|(.*)\|(.*)\|$/gm);
  return Object.fromEntries(
    [...rows].map(([, layer, folders, mayImport]) => [layer, { folders: codes(folders), mayImport }]),
  );
}

for (const [title, file] of [
  ['Layers of the site', 'web/eslint.config.js'],
  ['Layers of the content backend', 'cms/eslint.config.mjs'],
])
  test(`"${title}" in docs/architecture.md is the table of the linter`, () => {
    const config = readFileSync(join(rootFolder, file), 'utf8');
    const layers = literal(config, 'layers', '\n};');
    const imports = literal(config, 'imports', '\n];');
    const documented = documentedLayers(title);
    assert.deepEqual(Object.keys(documented), Object.keys(layers));
    for (const [layer, { folders, mayImport }] of Object.entries(documented)) {
      assert.deepEqual(folders.sort(), [...layers[layer]].sort(), layer);
      const allowed = imports.find(({ from }) => from === layer).to;
      const named = mayImport.includes('everything but')
        ? Object.keys(layers).filter((other) => !codes(mayImport).includes(other))
        : codes(mayImport);
      assert.deepEqual(named.sort(), [...allowed].sort(), layer);
    }
  });

test('no room of the content backend imports one above it, and no two import one another', () => {
  const imports = cmsImports();
  assert.ok(imports.length > 1000, 'the imports were found');
  assert.deepEqual(arrowsUp(imports), []);
  assert.deepEqual(mutualPairs(imports), []);
});

test('no two rooms of the site import one another, but for two of its shell', () => {
  const imports = webImports();
  assert.ok(imports.length > 1000, 'the imports were found');
  // The menu of who is signed in stands in the header, and pages about an account have that header.
  assert.deepEqual(mutualPairs(imports), ['web/app/account <-> web/app/shell']);
});

/** Types of what any site has: its brand, pages, forms and redirects, and the platform's own tables. */
const platformTypes = new Set([
  'brand',
  'captcha',
  'form',
  'form-draft',
  'form-submission',
  'form-upload',
  'form-version',
  'list-import',
  'list-import-row',
  'mail-text',
  'navigation',
  'page',
  'pending-relation',
  'public-id-counter',
  'purge',
  'purge-head',
  'redirect',
  'short-link',
  'site-setting',
  'used-token',
]);

test('the platform names no content type of a feature', () => {
  const types = readdirSync(join(rootFolder, 'cms/src/api')).filter((name) => !platformTypes.has(name));
  assert.ok(types.length > 30, 'the types were found');
  const uids = types.map((name) => `api::${name}.`);
  const named = productFiles()
    .filter((file) => file.startsWith('cms/src/platform/'))
    .flatMap((file) => {
      const text = readFileSync(join(rootFolder, file), 'utf8');
      return uids.filter((uid) => text.includes(uid)).map((uid) => `${file}: ${uid}`);
    });
  assert.deepEqual(named, []);
});

test('a controller of the content backend is one line: what it does lies in its feature', () => {
  const long = productFiles()
    .filter((file) => /^cms\/src\/api\/[^/]+\/(controllers|services)\//.test(file))
    .filter((file) => readFileSync(join(rootFolder, file), 'utf8').match(/^(?!import).*\S/gm).length > 1);
  assert.deepEqual(long, []);
});
