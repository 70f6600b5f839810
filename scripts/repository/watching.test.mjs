import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createRequire } from 'node:module';
import { test } from 'node:test';

import { rootFolder } from '../packages.mjs';

const page = readFileSync(join(rootFolder, 'docs', 'watching.md'), 'utf8');
const sourceOf = (...path) => {
  const folder = join(rootFolder, ...path);
  const names = readdirSync(folder).filter((name) => !name.includes('.test.'));
  return names.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n');
};
const source = sourceOf('web', 'server', 'metrics');

/** Those of statistics are named by their end. */
const metrics = [
  ...[...source.matchAll(/name: '(beursvloer_[a-z_]+)'/g)].map(([, name]) => name),
  ...[...source.matchAll(/: \['([a-z_]+)', '[A-Z]/g)].map(([, end]) => `beursvloer_statistics_${end}`),
  ...[
    ...sourceOf('cms', 'src', 'platform', 'health').matchAll(/(?:gauge|counter)\(\s*'(beursvloer_[a-z_]+)'/g),
  ].map(([, name]) => name),
];

test('docs/watching.md has every metric of both programs, and no other', () => {
  assert.ok(metrics.length > 24);
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

const { parse } = createRequire(join(rootFolder, 'cms', 'package.json'))('yaml');

test('the alert rules for Prometheus ask for figures that there are, and each says what to look at', () => {
  const { groups } = parse(
    readFileSync(join(rootFolder, 'deploy', 'prometheus', 'beursvloer.rules.yml'), 'utf8'),
  );
  const rules = groups.flatMap((group) => group.rules);
  assert.ok(rules.length > 20);
  assert.equal(new Set(rules.map(({ alert }) => alert)).size, rules.length);
  for (const { alert, expr, for: wait, labels, annotations, ...other } of rules) {
    assert.deepEqual(other, {}, alert);
    assert.ok(wait === undefined || /^\d+[mhd]$/.test(wait), alert);
    assert.ok(['page', 'look'].includes(labels.severity), alert);
    assert.ok(annotations.summary && annotations.description, alert);
    const named = [...expr.matchAll(/beursvloer_[a-z_]+/g)].map(([name]) =>
      name.replace(/_(bucket|count|sum)$/, ''),
    );
    assert.deepEqual(
      named.filter((name) => !metrics.includes(name)),
      [],
      alert,
    );
  }
});

test('the alert rules watch every figure of the content backend that can go wrong', () => {
  const rules = readFileSync(join(rootFolder, 'deploy', 'prometheus', 'beursvloer.rules.yml'), 'utf8');
  // How many wait says nothing without the age of the oldest.
  const watched = metrics.filter(
    (name) =>
      sourceOf('cms', 'src', 'platform', 'health').includes(`'${name}'`) && !name.endsWith('_waiting'),
  );
  assert.ok(watched.length > 10);
  assert.deepEqual(
    watched.filter((name) => !rules.includes(name)),
    [],
  );
});
