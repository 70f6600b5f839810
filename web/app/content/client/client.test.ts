import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { createCmsClient } from './client';
import { CmsError, CmsUnavailable } from './errors';

let server: Server | undefined;

/** A backend with the given responses, which remembers what it was asked. */
async function backend(
  respond: (req: IncomingMessage, res: ServerResponse, body: string) => void,
): Promise<string> {
  const started = createServer((req, res) => {
    const chunks: Buffer[] = [];
    req.on('data', (chunk: Buffer) => chunks.push(chunk));
    req.on('end', () => respond(req, res, Buffer.concat(chunks).toString()));
  });
  server = started;
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve));
  const { port } = started.address() as AddressInfo;
  return `http://127.0.0.1:${port}`;
}

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

const json = (res: ServerResponse, status: number, value: unknown) =>
  res.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(value));

async function failureOf(call: Promise<unknown>): Promise<CmsError> {
  const error: unknown = await call.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (error instanceof CmsError) return error;
  throw new Error(`expected a CmsError, got ${String(error)}`);
}

test.each([
  ['v3', '/themes'],
  ['v4', '/api/themes'],
  ['v5', '/api/themes'],
] as const)('a backend of %s is asked for %s', async (version, path) => {
  const asked: unknown[] = [];
  const url = await backend((req, res) => {
    asked.push([req.method, req.url, req.headers.authorization]);
    json(res, 200, []);
  });
  await createCmsClient({ url: `${url}/`, version, token: 'abc' }).send('GET', '/themes');
  expect(asked).toEqual([['GET', path, 'Bearer abc']]);
});

test('the prefix is a setting; without a token there is no bearer header', async () => {
  let asked: unknown;
  const url = await backend((req, res) => {
    asked = [req.url, req.headers.authorization];
    json(res, 200, {});
  });
  await createCmsClient({ url, prefix: '/content/v1' }).send('GET', '/themes');
  expect(asked).toEqual(['/content/v1/themes', undefined]);
});

test('query values are encoded, names and list positions are not', async () => {
  let asked: string | undefined;
  const url = await backend((req, res) => {
    asked = req.url;
    json(res, 200, {});
  });
  const query = { filters: { name: { $in: ['a&b', 'é'] } }, sort: ['name:desc'] };
  await createCmsClient({ url }).send('GET', '/themes', { query });
  expect(asked).toBe(
    '/api/themes?filters[name][$in][0]=a%26b&filters[name][$in][1]=%C3%A9&sort[0]=name%3Adesc',
  );
});

test('any method can be sent, with JSON or with a form', async () => {
  const received: unknown[] = [];
  const url = await backend((req, res, body) => {
    received.push([req.method, req.headers['content-type']?.split(';')[0], body.includes('Jansen')]);
    json(res, 200, { ok: true });
  });
  const cms = createCmsClient({ url });
  const form = new FormData();
  form.set('name', 'Jansen');
  await cms.send('PUT', '/x', { body: { name: 'Jansen' } });
  await cms.send('POST', '/x', { body: form });
  expect(await cms.send('DELETE', '/x')).toEqual({ ok: true });
  expect(received).toEqual([
    ['PUT', 'application/json', true],
    ['POST', 'multipart/form-data', true],
    ['DELETE', undefined, false],
  ]);
});

test('the error body of v4 and v5 is thrown as it came, and the hook is called first', async () => {
  const body = {
    data: null,
    error: { status: 400, name: 'ValidationError', message: 'Te kort', details: { a: 1 } },
  };
  const url = await backend((_req, res) => json(res, 400, body));
  const onError = vi.fn();
  const error = await failureOf(createCmsClient({ url, onError }).send('GET', '/x', { query: { a: 1 } }));
  expect(onError.mock.calls).toEqual([[error]]);
  expect(error).not.toBeInstanceOf(CmsUnavailable);
  expect(error).toMatchObject({
    status: 400,
    name: 'ValidationError',
    reason: 'Te kort',
    details: { a: 1 },
    body,
  });
  expect(error.message).toBe(`GET ${url}/api/x answered 400: ValidationError: Te kort`);
});

test('the error body of v3 is thrown as it came', async () => {
  const body = { statusCode: 403, error: 'Forbidden', message: 'Mag niet' };
  const url = await backend((_req, res) => json(res, 403, body));
  const error = await failureOf(createCmsClient({ url, version: 'v3' }).send('GET', '/x'));
  expect(error).toMatchObject({ status: 403, name: 'Forbidden', reason: 'Mag niet', body });
});

test.each(['v3', 'v4', 'v5'] as const)(
  'a failure of %s without a body is an UnknownError 500',
  async (version) => {
    const url = await backend((_req, res) =>
      res.writeHead(502, { 'Content-Type': 'text/html' }).end('<h1>Bad</h1>'),
    );
    const error = await failureOf(createCmsClient({ url, version }).send('GET', '/x'));
    const message = `GET ${error.url} answered 502 without an error body`;
    expect(error).toBeInstanceOf(CmsUnavailable);
    expect(error).toMatchObject({ status: 500, name: 'UnknownError', reason: message });
    expect(error.body).toEqual(
      version === 'v3'
        ? { statusCode: 500, error: 'UnknownError', message }
        : { data: null, error: { status: 500, name: 'UnknownError', message, details: {} } },
    );
  },
);

test('a failing call is made once', async () => {
  let calls = 0;
  const url = await backend((_req, res) => {
    calls += 1;
    res.writeHead(503).end();
  });
  await failureOf(createCmsClient({ url }).send('GET', '/x'));
  expect(calls).toBe(1);
});

test('without a backend, with a silent one and with a cut-off response, the error is the same: unavailable', async () => {
  const gone = await failureOf(createCmsClient({ url: 'http://127.0.0.1:9' }).send('GET', '/x'));
  expect(gone).toBeInstanceOf(CmsUnavailable);

  const silent = await backend(() => undefined);
  const slow = await failureOf(createCmsClient({ url: silent, timeoutMs: 50 }).send('GET', '/x'));
  expect(slow).toBeInstanceOf(CmsUnavailable);
  expect(slow.reason).toBe('no response within 50 ms');
});

test('half a response is unavailable, whether the connection broke or the JSON did', async () => {
  const half = await backend((_req, res) => res.writeHead(200).end('{"data": [1, 2'));
  expect(await failureOf(createCmsClient({ url: half }).send('GET', '/x'))).toBeInstanceOf(CmsUnavailable);
  server?.close();
  const broken = await backend((_req, res) => {
    res.writeHead(200, { 'Content-Length': 100 }).write('{"data"');
    setTimeout(() => res.destroy(), 20);
  });
  expect(await failureOf(createCmsClient({ url: broken }).send('GET', '/x'))).toBeInstanceOf(CmsUnavailable);
});

test('a visitor who leaves is no failure of the backend', async () => {
  const url = await backend(() => undefined);
  const onError = vi.fn();
  const leaving = new AbortController();
  const call = createCmsClient({ url, onError }).send('GET', '/x', { signal: leaving.signal });
  setTimeout(() => leaving.abort(), 20);
  await expect(call).rejects.toMatchObject({ name: 'AbortError' });
  expect(onError).not.toHaveBeenCalled();
});

test('an empty response is null', async () => {
  const url = await backend((_req, res) => res.writeHead(204).end());
  expect(await createCmsClient({ url }).send('DELETE', '/x')).toBeNull();
});
