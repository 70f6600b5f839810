import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

import { rootFolder } from '../packages.mjs';

const config = readFileSync(join(rootFolder, 'web', 'eslint.config.js'), 'utf8');

/** A literal of the linter's configuration, which cannot be imported before its packages are installed. */
function literal(name, end) {
  const start = config.indexOf(`const ${name} = `);
  assert.notEqual(start, -1, `web/eslint.config.js has no ${name}`);
  const text = config.slice(start + `const ${name} = `.length, config.indexOf(end, start) + end.length - 1);
  return Function(`return ${text}`)();
}

const codes = (cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name);

/** The rows of the table of layers in docs/architecture.md. */
function documentedLayers() {
  const text = readFileSync(join(rootFolder, 'docs', 'architecture.md'), 'utf8');
  const section = text.slice(text.indexOf('\n## Layers of the site'));
  const rows = section.slice(0, section.indexOf('\n## ', 4)).matchAll(/^\| `(\w+)` *\|(.*)\|(.*)\|$/gm);
  return Object.fromEntries(
    [...rows].map(([, layer, folders, mayImport]) => [layer, { folders: codes(folders), mayImport }]),
  );
}

test('the table of layers in docs/architecture.md is the table of the linter', () => {
  const layers = literal('layers', '\n};');
  const imports = literal('imports', '\n];');
  const documented = documentedLayers();
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
