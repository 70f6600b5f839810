import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createStaticFiles } from './static-files';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'beursvloer-files-'));
  await writeFile(join(folder, 'one.txt'), 'one');
  await writeFile(join(folder, 'two.txt'), 'two');
});
afterEach(async () => {
  await rm(folder, { recursive: true });
});

test('a file that has gone since the start costs its request and nothing else', async () => {
  const files = createStaticFiles(folder);
  const server = createServer((req, res) => files(req, res, () => res.writeHead(404).end()));
  const origin = await new Promise<string>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`);
    });
  });
  const read = async (path: string) => (await fetch(origin + path)).text();
  expect(await read('/one.txt')).toBe('one');
  await rm(join(folder, 'one.txt'));
  await expect(read('/one.txt')).rejects.toThrow();
  expect(await read('/two.txt')).toBe('two');
  await new Promise((resolve) => server.close(resolve));
});
