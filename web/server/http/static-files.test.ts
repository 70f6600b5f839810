import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { protect } from '../security/security-headers';
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

test('a hashed file has the headers that matter for a file, and not those of pages', async () => {
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'assets/a-1.js'), '1');
  const files = createStaticFiles(folder);
  const server = createServer((req, res) => {
    protect(res, new URL('https://fair.example'));
    files(req, res, () => res.writeHead(404).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  const headersOf = async (path: string) => [...(await fetch(origin + path)).headers.keys()];
  const ofPages = [
    ...['cross-origin-opener-policy', 'origin-agent-cluster', 'permissions-policy', 'referrer-policy'],
    ...['reporting-endpoints', 'x-frame-options', 'x-permitted-cross-domain-policies'],
  ];
  const ofFiles = [
    ...['content-security-policy', 'cross-origin-resource-policy', 'strict-transport-security'],
    'x-content-type-options',
  ];
  const hashed = await headersOf('/assets/a-1.js');
  expect(hashed).toEqual(expect.arrayContaining(ofFiles));
  expect(hashed.filter((name) => ofPages.includes(name))).toEqual([]);
  // Missing files and files without a hash get all headers, as every other response does.
  for (const path of ['/assets/weg.js', '/one.txt'])
    expect(await headersOf(path)).toEqual(expect.arrayContaining([...ofFiles, ...ofPages]));
  await new Promise((resolve) => server.close(resolve));
});

test('an icon says that it is one', async () => {
  await writeFile(join(folder, 'favicon.ico'), 'icon');
  const files = createStaticFiles(folder);
  const server = createServer((req, res) => files(req, res, () => res.writeHead(404).end()));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const response = await fetch(`http://127.0.0.1:${port}/favicon.ico`);
  expect(response.headers.get('content-type')).toBe('image/x-icon');
  await response.text();
  await new Promise((resolve) => server.close(resolve));
});
