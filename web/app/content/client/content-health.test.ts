import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { contentHealthOf } from './content-health';

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

async function backend(respond: RequestListener): Promise<URL> {
  const server = createServer(respond);
  closers.push(() => server.close().closeAllConnections());
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return new URL(`http://127.0.0.1:${port}`);
}

test.each([
  ['is well', 200, '{"status":"ok","database":"up"}', { content: 'up', database: 'up' }],
  ['lost its database', 200, '{"status":"ok","database":"down"}', { content: 'up', database: 'down' }],
  ['says nothing of its database', 404, 'Not Found', { content: 'up', database: 'unknown' }],
  ['says something else', 200, '{"database":7}', { content: 'up', database: 'unknown' }],
])('the health of a content backend that %s', async (_title, status, body, expected) => {
  const url = await backend((_req, res) => void res.writeHead(status).end(body));
  expect(await contentHealthOf(url)()).toEqual(expected);
});

test('a content backend that is away, or never answers, is down', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const silent = await backend(() => undefined);
  const down = { content: 'down', database: 'unknown' };
  expect(await contentHealthOf(silent)()).toEqual(down);
  expect(said).toHaveBeenCalledWith('The content backend is silent: it is not asked until it answers again');
  const gone = await backend((_req, res) => void res.end());
  for (const close of closers.splice(0)) close();
  expect(await contentHealthOf(gone)()).toEqual(down);
});

test('a content backend is asked once in five seconds, however many want to know', async () => {
  const asked: string[] = [];
  const url = await backend((req, res) => {
    asked.push(`${req.method} ${req.url}`);
    res.end(JSON.stringify({ database: asked.length === 1 ? 'up' : 'down' }));
  });
  let now = 0;
  const health = contentHealthOf(url, () => now);
  const first = await Promise.all([health(), health(), health()]);
  now = 4999;
  expect([...first, await health()].map(({ database }) => database)).toEqual(['up', 'up', 'up', 'up']);
  now = 5000;
  expect(await health()).toEqual({ content: 'up', database: 'down' });
  expect(asked).toEqual(['GET /health', 'GET /health']);
});
