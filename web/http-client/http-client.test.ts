import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { callHttp, NoAnswer } from './http-client';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** A server that sends the given responses, one after the other, the last for good; it remembers what it was asked. */
async function serverThat(...responses: ((req: IncomingMessage, res: ServerResponse) => void)[]) {
  const asked: string[] = [];
  const started = createServer((req, res) => {
    let body = '';
    req.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
    req.on('end', () => {
      asked.push(`${req.method} ${body}`.trim());
      responses[Math.min(asked.length, responses.length) - 1]?.(req, res);
    });
  });
  server = started;
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve));
  const address = started.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return { url: `http://127.0.0.1:${address.port}/`, asked };
}

const says = (status: number) => (_req: IncomingMessage, res: ServerResponse) =>
  void res.writeHead(status).end(`says ${status}`);
const breaksOff = (_req: IncomingMessage, res: ServerResponse) => void res.destroy();
const limits = { timeoutMs: 5000, maxBytes: 1000 };

test.each([408, 409, 425, 429, 500, 502, 503, 504])(
  'after %i a GET is made once more, and no more',
  async (status) => {
    const mended = await serverThat(says(status), says(200));
    const { status: got, body } = await callHttp(mended.url, limits);
    expect([got, body.toString(), mended.asked]).toEqual([200, 'says 200', ['GET', 'GET']]);
    server?.close();
    const broken = await serverThat(says(status));
    expect((await callHttp(broken.url, limits)).status).toBe(status);
    expect(broken.asked).toHaveLength(2);
  },
);

test.each([400, 401, 403, 404, 410, 501, 505])('after %i a GET is not made again', async (status) => {
  const { url, asked } = await serverThat(says(status), says(200));
  expect((await callHttp(url, limits)).status).toBe(status);
  expect(asked).toHaveLength(1);
});

test('a POST is made once, whatever it is answered', async () => {
  const rejected = await serverThat(says(503), says(200));
  expect((await callHttp(rejected.url, { ...limits, method: 'POST', json: { a: 1 } })).status).toBe(503);
  expect(rejected.asked).toEqual(['POST {"a":1}']);
  server?.close();
  const broken = await serverThat(breaksOff, says(200));
  await expect(callHttp(broken.url, { ...limits, method: 'POST', json: {} })).rejects.toThrow(NoAnswer);
  expect(broken.asked).toHaveLength(1);
});

test('a GET whose connection breaks is made once more', async () => {
  const { url, asked } = await serverThat(breaksOff, says(200));
  expect((await callHttp(url, limits)).status).toBe(200);
  expect(asked).toHaveLength(2);
});

test('both tries together have one limit of time', async () => {
  const { url, asked } = await serverThat(() => undefined);
  await expect(callHttp(url, { ...limits, timeoutMs: 100 })).rejects.toThrow(NoAnswer);
  expect(asked).toHaveLength(1);
});

test('a response without end is given up', async () => {
  const { url } = await serverThat((_req, res) => {
    const more = () => {
      while (!res.destroyed && res.write(' '.repeat(10_000)));
    };
    res.on('drain', more);
    more();
  });
  await expect(callHttp(url, limits)).rejects.toThrow(NoAnswer);
});

test('a redirect is followed by nobody unless that is asked for', async () => {
  const away = (_req: IncomingMessage, res: ServerResponse) =>
    void res.writeHead(302, { Location: 'http://127.0.0.1:9/' }).end();
  const { url } = await serverThat(away);
  await expect(callHttp(url, limits)).rejects.toThrow(NoAnswer);
  expect((await callHttp(url, { ...limits, redirect: 'manual' })).headers.get('location')).toBe(
    'http://127.0.0.1:9/',
  );
});
