import { chmod, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withEarlierBuilds } from './earlier-builds';
import { createStaticFiles } from './static-files';

const dayMs = 24 * 60 * 60 * 1000;
const start = Date.UTC(2027, 0, 1);

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'beursvloer-builds-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** Starts a build with these files after so many days; returns what it answers for a path. */
async function startBuild(name: string, files: string[], days: number, store = join(folder, 'store')) {
  const client = join(folder, name);
  await mkdir(join(client, 'assets'), { recursive: true });
  for (const file of files) await writeFile(join(client, 'assets', file), `${name}: ${file}`);
  await writeFile(join(client, 'sw.js'), name);
  const served = await withEarlierBuilds(createStaticFiles(client), client, store, start + days * dayMs);
  return async (path: string) => {
    const server = createServer((req, res) => served(req, res, () => res.writeHead(404).end()));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const response = await fetch(`http://127.0.0.1:${port}${path}`);
    const text = await response.text();
    server.close();
    return response.status === 200 ? text : response.status;
  };
}

test('a build serves the files of the one before it, and its own first', async () => {
  await startBuild('one', ['a-1.js', 'same.js'], 0);
  const ask = await startBuild('two', ['a-2.js', 'same.js'], 1);
  expect(await ask('/assets/a-1.js')).toBe('one: a-1.js');
  expect(await ask('/assets/a-2.js')).toBe('two: a-2.js');
  expect(await ask('/assets/same.js')).toBe('two: same.js');
  expect(await ask('/assets/weg.js')).toBe(404);
  expect(await ask('/sw.js')).toBe('two');
  expect(await ask('/latest.json')).toBe(404);
});

test('files stay for fourteen days after their build was replaced, however old it was', async () => {
  await startBuild('one', ['a-1.js'], 0);
  const ask = await startBuild('two', ['a-2.js'], 100);
  expect(await ask('/assets/a-1.js')).toBe('one: a-1.js');
  const later = await startBuild('three', ['a-3.js'], 113);
  expect(await later('/assets/a-1.js')).toBe('one: a-1.js');
  const last = await startBuild('three', ['a-3.js'], 115);
  expect(await last('/assets/a-1.js')).toBe(404);
  expect(await last('/assets/a-2.js')).toBe('two: a-2.js');
});

test('the same build started again copies nothing', async () => {
  await startBuild('one', ['a-1.js'], 0);
  const file = join(folder, 'store/assets/a-1.js');
  const { ino } = await stat(file);
  await startBuild('one', ['a-1.js'], 1);
  expect((await stat(file)).ino).toBe(ino);
  expect((await readdir(join(folder, 'store/assets'))).filter((name) => name.endsWith('.draft'))).toEqual([]);
});

test('a list that is no list is none', async () => {
  await startBuild('one', ['a-1.js'], 0);
  await writeFile(join(folder, 'store/latest.json'), '{"a":');
  const ask = await startBuild('two', ['a-2.js'], 1);
  expect(await ask('/assets/a-2.js')).toBe('two: a-2.js');
});

test('a build that cannot store its files starts all the same', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const store = join(folder, 'file');
  await writeFile(store, '');
  await chmod(store, 0o400);
  const ask = await startBuild('one', ['a-1.js'], 0, store);
  expect(await ask('/assets/a-1.js')).toBe('one: a-1.js');
  expect(error).toHaveBeenCalledOnce();
  error.mockRestore();
});
