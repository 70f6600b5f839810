import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

import { rootFolder } from '../packages.mjs';

const page = readFileSync(join(rootFolder, 'docs', 'watching.md'), 'utf8');
const folder = join(rootFolder, 'web', 'server', 'metrics');
const source = readdirSync(folder)
  .filter((name) => !name.includes('.test.'))
  .map((name) => readFileSync(join(folder, name), 'utf8'))
  .join('\n');

/** Those of statistics are named by their end. */
const metrics = [
  ...[...source.matchAll(/name: '(beursvloer_[a-z_]+)'/g)].map(([, name]) => name),
  ...[...source.matchAll(/: \['([a-z_]+)', '[A-Z]/g)].map(([, end]) => `beursvloer_statistics_${end}`),
];

test('docs/watching.md has every metric of the site, and no other', () => {
  assert.ok(metrics.length > 12);
  const written = page.replaceAll('`…waiting_segments`', '`beursvloer_statistics_waiting_segments`');
  const named = [...written.matchAll(/beursvloer_[a-z_]+/g)].map(([name]) =>
    name.replace(/_(bucket|count|sum)$/, ''),
  );
  assert.deepEqual([...new Set(named)].sort(), [...new Set(metrics)].sort());
});

test('docs/watching.md has every way in which a request is answered', () => {
  const context = readFileSync(join(rootFolder, 'web', 'server', 'log', 'request-context.ts'), 'utf8');
  const [, union] = /export type AnsweredAs =([^;]*);/.exec(context);
  const ways = [...union.matchAll(/'(\w+)'/g)].map(([, way]) => way);
  const [, table] = /\| `answered` .*\n([\s\S]*?)\n\n/.exec(page);
  assert.deepEqual(
    [...table.matchAll(/^\| ([^|]*)\|/gm)]
      .flatMap(([, cell]) => [...cell.matchAll(/`(\w+)`/g)].map(([, way]) => way))
      .sort(),
    ways.sort(),
  );
});
