import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildFiles } from './build-files';
import { readBuilds } from '../server/pages/builds';
import { startSite } from '../server/testing.fixture';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'beursvloer-builds-'));
  mkdirSync(join(folder, 'builds/meta'), { recursive: true });
  write('old', 1);
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

function write(id: string, timestamp: number): void {
  const text = JSON.stringify({ id, timestamp });
  writeFileSync(join(folder, 'builds/latest.json'), text);
  writeFileSync(join(folder, `builds/meta/${id}.json`), text);
}

function emitted(plugin: ReturnType<typeof buildFiles>): Map<string, unknown> {
  const files = new Map<string, unknown>();
  const emitFile = (file: { fileName: string; source: string }) =>
    files.set(file.fileName, JSON.parse(file.source));
  const { generateBundle } = plugin;
  if (typeof generateBundle !== 'function') throw new Error('no step');
  Reflect.apply(generateBundle, { emitFile }, []);
  return files;
}

test('a build describes itself and keeps the descriptions of those before it', () => {
  const plugin = buildFiles({ id: 'new', timestamp: 2 }, folder);
  rmSync(join(folder, 'builds'), { recursive: true });
  expect(Object.fromEntries(emitted(plugin))).toEqual({
    'builds/meta/old.json': { id: 'old', timestamp: 1 },
    'builds/meta/new.json': { id: 'new', timestamp: 2 },
    'builds/latest.json': { id: 'new', timestamp: 2 },
  });
});

test('the first build finds nothing before it', () => {
  rmSync(join(folder, 'builds'), { recursive: true });
  expect([...emitted(buildFiles({ id: 'new', timestamp: 2 }, folder)).keys()]).toEqual([
    'builds/meta/new.json',
    'builds/latest.json',
  ]);
});

test('the latest build is never cached, a description for ever, and a missing one is a 404 in JSON', async () => {
  const site = await startSite(null, undefined, readBuilds(folder));
  write('new', 2);
  const latest = await site.ask('/builds/latest.json?1700000000000');
  expect(JSON.parse(latest.body)).toEqual({ id: 'old', timestamp: 1 });
  expect(latest.headers['cache-control']).toBe('no-store');
  const meta = await site.ask('/builds/meta/old.json');
  expect(JSON.parse(meta.body)).toEqual({ id: 'old', timestamp: 1 });
  expect(meta.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  for (const path of ['/builds', '/builds/', '/builds/meta/new.json', '/builds/meta/', '/builds/latest.js']) {
    const missing = await site.ask(path);
    expect([path, missing.status, missing.headers['content-type']]).toEqual([
      path,
      404,
      'application/json; charset=utf-8',
    ]);
  }
  expect((await site.ask('/builds/latest.json', { method: 'POST' })).status).toBe(405);
  await site.close();
});
