import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, expect, test, vi } from 'vitest';
import { chooseEncoding, quickEncodings } from '../http/compression';
import { defaultFormLimits } from './forms';
import type { RenderPage } from './pages';
import { startSite, type TestSite } from '../testing.fixture';

let site: TestSite | undefined;
afterEach(() => site?.close());

const html = { 'Content-Type': 'text/html' };
const page = '<!doctype html>' + '<p>tekst</p>'.repeat(500);

test.each([
  ['br', 'gzip, deflate, br', (bytes: Buffer) => brotliDecompressSync(bytes)],
  ['gzip', 'gzip', (bytes: Buffer) => gunzipSync(bytes)],
  [undefined, 'br;q=0, gzip;q=0', (bytes: Buffer) => bytes],
  [undefined, '', (bytes: Buffer) => bytes],
] as const)('a page is sent as %s to a browser that takes %j', async (encoding, accepted, read) => {
  site = await startSite(null, () => Promise.resolve(new Response(page, { headers: html })));
  const received = await site.ask('/', { headers: { 'accept-encoding': accepted } });
  expect(received.headers['content-encoding']).toBe(encoding);
  expect(received.headers.vary).toBe('Accept-Encoding');
  expect(received.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(read(received.bytes).toString()).toBe(page);
});

test.each([
  ['*', 'br'],
  ['identity', null],
  ['gzip;q=0.5, br;q=0.1', 'br'],
  ['GZIP', 'gzip'],
  [undefined, null],
])('of the encodings in %j, %s is chosen', (accepted, encoding) => {
  expect(chooseEncoding(accepted, quickEncodings)).toBe(encoding);
});

test('what is written first arrives first, also compressed', async () => {
  let release: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => (release = resolve));
  async function* parts() {
    yield new TextEncoder().encode('<p>eerst</p>');
    await gate;
    yield new TextEncoder().encode('<p>later</p>');
  }
  site = await startSite(null, () => {
    const chunks = parts();
    const body = new ReadableStream<Uint8Array>({
      async pull(controller) {
        const { done, value } = await chunks.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
    });
    return Promise.resolve(new Response(body, { headers: html }));
  });
  const response = await fetch(site.origin);
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  expect((await reader?.read())?.value).toBe('<p>eerst</p>');
  release();
  expect((await reader?.read())?.value).toBe('<p>later</p>');
});

test('every response carries the headers that protect visitors, and its number', async () => {
  site = await startSite(null);
  for (const path of ['/', '/api/x', '/beeld/1/x', '/%']) {
    const { headers } = await site.ask(path, { headers: { 'x-request-id': 'mine' } });
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['x-frame-options']).toBe('DENY');
    expect(headers['content-security-policy']).toMatch(
      /^default-src '(none|self)'; .*frame-ancestors 'none'/,
    );
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
    expect(headers['permissions-policy']).toContain('camera=()');
    expect(headers).not.toHaveProperty('strict-transport-security');
    expect(headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
  }
});

test('a page has the nonce that its scripts were rendered with, and says who may frame it', async () => {
  const frames = {
    ...html,
    'Content-Security-Policy': 'frame-ancestors https://admin.example; script-src *',
  };
  site = await startSite(null, (request, { nonce }) =>
    Promise.resolve(new Response(nonce, { headers: request.url.endsWith('/framed') ? frames : html })),
  );
  const page = await site.ask('/');
  expect(page.headers['content-security-policy']).toContain(`script-src 'self' 'nonce-${page.body}';`);
  expect(page.headers['x-frame-options']).toBe('DENY');
  const framed = await site.ask('/framed');
  expect(framed.headers['content-security-policy']).toContain('frame-ancestors https://admin.example;');
  expect(framed.headers['content-security-policy']).not.toContain('*');
  expect(framed.headers).not.toHaveProperty('x-frame-options');
  expect(framed.body).not.toBe(page.body);
});

test('what is no page has no nonce', async () => {
  site = await startSite(null, () => Promise.resolve(Response.json({})));
  expect((await site.ask('/x.data')).headers['content-security-policy']).not.toContain('nonce');
});

test('a page that is unavailable says when to come back and is not cached', async () => {
  site = await startSite(null, () => Promise.resolve(new Response('', { status: 503 })));
  expect(await site.ask('/')).toMatchObject({
    status: 503,
    headers: { 'retry-after': '10', 'cache-control': 'no-store' },
  });
});

test('cookies stay apart and a form arrives whole', async () => {
  site = await startSite(null, async (request) => {
    const form = await request.formData();
    const headers = new Headers();
    headers.append('Set-Cookie', 'a=1; Path=/');
    headers.append('Set-Cookie', 'b=2; Path=/');
    return new Response(`${request.method} ${request.url} ${JSON.stringify([...form])}`, { headers });
  });
  const received = await site.ask('/contact?x=1', {
    method: 'POST',
    body: 'naam=Jansen+%26+Co',
    headers: {
      host: 'fair.example',
      origin: 'http://fair.example',
      'content-type': 'application/x-www-form-urlencoded',
    },
  });
  expect(received.body).toBe('POST http://fair.example/contact?x=1 [["naam","Jansen & Co"]]');
  expect(received.headers['set-cookie']).toEqual(['a=1; Path=/', 'b=2; Path=/']);
});

test('a page that throws is a 500 in Dutch, and the next one is fine', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let broken = true;
  site = await startSite(null, () => {
    if (broken) return Promise.reject(new Error('secret detail'));
    return Promise.resolve(new Response('ok'));
  });
  const received = await site.ask('/');
  expect(received.status).toBe(500);
  expect(received.body).toContain('Er is iets fout gegaan');
  expect(received.body).not.toContain('secret detail');
  expect(logged).toHaveBeenCalledOnce();
  broken = false;
  expect((await site.ask('/')).status).toBe(200);
});

test('a visitor who leaves ends the work on the page', async () => {
  const aborted = new Promise<boolean>((resolve) => {
    void startSite(null, (request) => {
      request.signal.addEventListener('abort', () => resolve(true));
      return new Promise(() => undefined);
    }).then(async (started) => {
      site = started;
      const leaving = new AbortController();
      const call = fetch(started.origin, { signal: leaving.signal }).catch(() => null);
      setTimeout(() => leaving.abort(), 50);
      await call;
    });
  });
  expect(await aborted).toBe(true);
});

test.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE'])(
  'a page cannot be requested with %s',
  async (method) => {
    site = await startSite(null);
    expect(await site.ask('/', { method })).toMatchObject({
      status: 405,
      headers: { allow: 'GET, HEAD, POST' },
    });
  },
);

test.each([
  ['another site', { 'sec-fetch-site': 'cross-site', origin: 'http://evil.example' }],
  ['another site of the same domain', { 'sec-fetch-site': 'same-site', origin: 'http://www.fair.example' }],
  ['an older browser elsewhere', { origin: 'http://evil.example' }],
  ['a sandboxed frame', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
  ['no sign of where from', {}],
])('a form from %s is a 403, and does nothing', async (_where, headers) => {
  const render = vi.fn(() => Promise.resolve(new Response('done')));
  site = await startSite(null, render);
  const cookie = 'token=a.b; refresh=c.d';
  const received = await site.ask('/account', {
    method: 'POST',
    headers: { cookie, ...headers },
    body: 'naam=x',
  });
  expect(received.status).toBe(403);
  expect(received.body).toContain('Dit formulier kwam niet van deze site.');
  expect(render).not.toHaveBeenCalled();
});

test('a form from elsewhere is taken by a route that is open to all, with nothing of who sends it', async () => {
  const seen = vi.fn<(headers: Headers) => void>();
  const render: RenderPage = async (request) => {
    seen(request.headers);
    return new Response(await request.text());
  };
  const formLimits = (path: string) => ({ ...defaultFormLimits, isOpenToAll: path === '/afmelden' });
  site = await startSite(null, render, new Map(), {}, null, { formLimits });
  const send = (path: string) =>
    site?.ask(path, {
      method: 'POST',
      headers: { cookie: 'token=a.b', origin: 'http://mail.example', 'sec-fetch-site': 'cross-site' },
      body: 'a=b',
    });
  expect((await send('/account'))?.status).toBe(403);
  expect(await send('/afmelden')).toMatchObject({ status: 200, body: 'a=b' });
  const [headers] = seen.mock.calls[0] ?? [];
  expect([seen.mock.calls.length, headers?.get('origin'), headers?.get('cookie')]).toEqual([1, null, null]);
});

test('a form without end is a 413', async () => {
  site = await startSite(null, async (request) => new Response(String((await request.text()).length)));
  const headers = { 'content-length': String(11 * 1024 * 1024), 'sec-fetch-site': 'same-origin' };
  const received = await site.ask('/', { method: 'POST', headers, body: 'x' });
  expect(received.status).toBe(413);
});

test.each([
  ['a broken URL', '/%', 400],
  ['a page that throws', '/', 500],
  ['a file that is gone', '/assets/weg.js', 404],
])('a robot that asks for %s gets the status and a line of text', async (_what, path, status) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  site = await startSite(null, () => Promise.reject(new Error('secret detail')));
  const robot = 'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)';
  const received = await site.ask(path, { headers: { 'user-agent': robot } });
  expect(received).toMatchObject({ status, headers: { 'content-type': 'text/plain; charset=utf-8' } });
  expect(received.body).not.toContain('<');
  expect((await site.ask(path)).body).toContain('<h1>');
});
