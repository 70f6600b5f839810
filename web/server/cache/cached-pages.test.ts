import type { IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:net';
import { text as textOf } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, expect, test, vi } from 'vitest';
import type { RenderPage } from '../pages/pages';
import type { ServerEnvironment } from '../environment';
import { startSite, type TestSite } from '../testing.fixture';
import type { CacheKeyFor } from './cached-pages';

let site: TestSite | undefined;
afterEach(() => site?.close());

/** Everything but /account is cached, and knows one parameter. */
const cacheKeyFor: CacheKeyFor = (path, search) =>
  path.startsWith('/account') || /[?&](?!pagina=|utm_)/.test(search)
    ? null
    : { path, search: search.replace(/\?utm_.*/, '') };

const text = '<!doctype html>' + '<p>tekst</p>'.repeat(500);
const headers = { 'Content-Type': 'text/html; charset=utf-8' };
const html = () => Promise.resolve(new Response(text, { headers }));

async function start(render: RenderPage = html, settings: Partial<ServerEnvironment> = {}) {
  const counted = vi.fn(render);
  site = await startSite(null, counted, new Map(), settings, cacheKeyFor);
  const { log } = site;
  /** Something that every page uses changes. */
  const change = () =>
    log.record({
      head: { epoch: 'e', seq: log.seq + 1 },
      reset: false,
      changes: [{ seq: log.seq + 1, tags: ['a1'], gone: false }],
    });
  return { ask: site.ask, render: counted, change };
}

test.each([
  ['br', 'gzip, deflate, br, zstd', (bytes: Buffer) => brotliDecompressSync(bytes)],
  ['gzip', 'gzip', (bytes: Buffer) => gunzipSync(bytes)],
  [undefined, 'identity', (bytes: Buffer) => bytes],
] as const)('the same page is cached in %s', async (encoding, accepted, read) => {
  const { ask, render } = await start();
  for (let turn = 0; turn < 3; turn += 1) {
    const received = await ask('/nieuws', { headers: { 'accept-encoding': accepted } });
    expect(received.status).toBe(200);
    expect(received.headers['content-encoding']).toBe(encoding);
    expect(received.headers['content-length']).toBe(String(received.bytes.length));
    expect(read(received.bytes).toString()).toBe(text);
  }
  expect(render).toHaveBeenCalledOnce();
});

test('a cache in front of us that knows tags gets them, and how long it may store a page; all protect alike', async () => {
  const { ask } = await start();
  const first = await ask('/nieuws');
  const second = await ask('/nieuws');
  for (const { headers } of [first, second]) {
    expect(headers['cache-control']).toContain('s-maxage=60');
    expect(headers.vary).toBe('Accept-Encoding');
    expect(headers['surrogate-key']).toBe('a1 news-articles');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['content-security-policy']).toContain('frame-ancestors');
    expect(headers['set-cookie']).toBeUndefined();
    expect(headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
  }
  expect(first.headers['x-request-id']).not.toBe(second.headers['x-request-id']);
});

test('browsers and proxies ask each time whether a page is still the same', async () => {
  const { ask } = await start(html, { sendsTags: false });
  for (let turn = 0; turn < 2; turn += 1) {
    const { headers } = await ask('/nieuws');
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    expect(headers['surrogate-key']).toBeUndefined();
    expect(headers.etag).toMatch(/^"/);
  }
});

test('a page that says itself how it is cached is sent so', async () => {
  const own = { ...headers, 'Cache-Control': 'public, max-age=86400' };
  const { ask, render } = await start(() => Promise.resolve(new Response(text, { headers: own })));
  for (let turn = 0; turn < 2; turn += 1)
    expect((await ask('/nieuws')).headers['cache-control']).toBe('public, max-age=86400');
  expect(render).toHaveBeenCalledOnce();
});

test('who has the page already gets a 304, in each encoding by itself', async () => {
  const { ask } = await start();
  const { headers: br } = await ask('/nieuws', { headers: { 'accept-encoding': 'br' } });
  const etag = String(br.etag);
  const same = await ask('/nieuws', {
    headers: { 'accept-encoding': 'br', 'if-none-match': `"x", W/${etag}` },
  });
  expect(same).toMatchObject({ status: 304, body: '', headers: { etag } });
  expect(same.headers['content-length']).toBeUndefined();
  const other = await ask('/nieuws', { headers: { 'accept-encoding': 'gzip', 'if-none-match': etag } });
  expect(other.status).toBe(200);
});

test('HEAD gets the headers of the page and nothing else, whoever asked first', async () => {
  const { ask, render } = await start();
  const head = await ask('/nieuws', { method: 'HEAD' });
  const get = await ask('/nieuws');
  expect(head).toMatchObject({ status: 200, body: '', headers: { etag: get.headers.etag } });
  expect(head.headers['content-length']).toBe(get.headers['content-length']);
  expect(get.body).toBe(text);
  expect(render.mock.calls[0]?.[0].method).toBe('GET');
});

/** Headers that depend on the time of a response and on its request. */
const ofOneAnswer = ['date', 'x-request-id', 'set-cookie', 'cache-control', 'surrogate-key'];
const ofThePage = (headers: IncomingHttpHeaders) =>
  Object.entries(headers)
    .filter(([name]) => !ofOneAnswer.includes(name))
    .sort();

test.each([
  ['signed in', 'token=a.9999999999999; refresh=b.c'],
  ['signed in with a token that cannot be renewed', 'token=a.9999999999999'],
  ['about to be signed in again', 'refresh=b.c'],
  ['signed in with a token that is made up', 'token=evil'],
])('a visitor who is %s gets the cached page', async (_who, tokens) => {
  const { ask, render } = await start();
  const stranger = await ask('/nieuws');
  const visitor = await ask('/nieuws', { headers: { cookie: `locale=nl; ${tokens}; signed-in=1` } });
  expect(visitor.bytes.equals(stranger.bytes)).toBe(true);
  expect(ofThePage(visitor.headers)).toEqual(ofThePage(stranger.headers));
  expect(visitor.headers['cache-control']).toBe(stranger.headers['cache-control']);
  expect(visitor.headers['set-cookie']).toBeUndefined();
  expect(render).toHaveBeenCalledOnce();
});

test('a page that somebody signed in asked for first holds nothing of them', async () => {
  const { ask, render } = await start((_request, { ip, tokens }) =>
    Promise.resolve(new Response(`${ip} ${tokens.access} ${tokens.refresh}`, { headers })),
  );
  const cookie = 'token=a.9999999999999; refresh=b.c; signed-in=1';
  const first = await ask('/nieuws', { headers: { cookie } });
  expect(first.body).toBe('null null null');
  expect((await ask('/nieuws')).bytes.equals(first.bytes)).toBe(true);
  expect(render).toHaveBeenCalledOnce();
});

test.each([
  ['signed in before there were marks gets one', 'token=a.9999999999999', 'signed-in=1'],
  ['holds a mark and no token loses it', 'signed-in=1', 'signed-in='],
])('who %s with a cached page, which no shared cache stores', async (_who, cookie, set) => {
  const { ask, render } = await start();
  const stranger = await ask('/nieuws');
  const visitor = await ask('/nieuws', { headers: { cookie } });
  expect(visitor.headers['set-cookie']).toEqual([set]);
  expect(visitor.headers['cache-control']).toBe('private, no-cache');
  expect(visitor.headers['surrogate-key']).toBeUndefined();
  expect(visitor.bytes.equals(stranger.bytes)).toBe(true);
  expect(ofThePage(visitor.headers)).toEqual(ofThePage(stranger.headers));
  expect(render).toHaveBeenCalledOnce();
});

test('a robot is given as what it is, and nothing else of it', async () => {
  const { ask, render } = await start((request, { isRobot }) =>
    Promise.resolve(
      new Response(`${isRobot} ${request.headers.get('user-agent')}`, { status: 404, headers }),
    ),
  );
  const robot = await ask('/weg', { headers: { 'user-agent': 'Googlebot/2.1' } });
  expect(robot.body).toBe('true null');
  const person = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
  expect((await ask('/weg', { headers: { 'user-agent': person } })).body).toBe('false null');
  expect(render).toHaveBeenCalledTimes(2);
});

test.each(['/account', '/nieuws?onbekend=1', '/nieuws?voorbeeld=x'])(
  'the page %s is rendered on demand each time',
  async (path) => {
    const { ask, render } = await start();
    await ask(path);
    const received = await ask(path);
    expect(received.headers['cache-control']).toBe('private, no-cache');
    expect(received.headers['surrogate-key']).toBeUndefined();
    expect(render).toHaveBeenCalledTimes(2);
  },
);

test('nothing that the first visitor sends gets into the page', async () => {
  const { ask, render } = await start(async (request) => {
    const echo = [request.url, ...[...request.headers].map(([name, value]) => `${name}: ${value}`)].join(
      '\n',
    );
    return new Response(echo + (await request.text()), { headers });
  });
  const poison = {
    host: 'evil.example',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'gopher',
    'x-forwarded-for': '6.6.6.6',
    'x-forwarded-port': '666',
    'x-original-url': '/evil',
    'x-rewrite-url': '/evil',
    'x-http-method-override': 'POST',
    'x-react-router-spa-mode': 'yes',
    'x-remix-response': 'evil',
    'x-middleware-prefetch': 'evil',
    'x-nextjs-data': 'evil',
    forwarded: 'host=evil.example',
    cookie: 'locale=nl; evil=1',
    referer: 'http://evil.example/',
    origin: 'http://evil.example',
    'user-agent': 'evil',
    'accept-language': 'evil',
    'cache-control': 'no-cache',
    authorization: 'Bearer evil',
    'sec-fetch-dest': 'iframe',
  };
  const first = await ask('/nieuws', { headers: poison });
  const second = await ask('/nieuws');
  expect(render).toHaveBeenCalledOnce();
  expect(second.body).toBe(first.body);
  expect(first.body).not.toMatch(/evil|666|gopher/);
  expect(first.body).toContain('http://fair.example/nieuws');
});

test('what a visitor is sent on with, or given, is for them alone', async () => {
  const { ask } = await start((request) => {
    const { search } = new URL(request.url);
    return Promise.resolve(new Response(null, { status: 301, headers: { Location: `/nieuw${search}` } }));
  });
  expect((await ask('/oud?utm_source=a')).headers.location).toBe('/nieuw?utm_source=a');
  expect((await ask('/oud?utm_source=b')).headers.location).toBe('/nieuw?utm_source=b');
});

test('a first visit remembers the language and stays out of shared caches', async () => {
  const { ask, render } = await start();
  await ask('/nieuws');
  const document = { 'sec-fetch-dest': 'document', 'sec-fetch-site': 'none' };
  const first = await ask('/nieuws', { headers: document });
  expect(first.headers['set-cookie']?.[0]).toContain('locale=nl');
  expect(first.headers['cache-control']).toBe('private, no-cache');
  expect(first.headers['surrogate-key']).toBeUndefined();
  const later = await ask('/nieuws', { headers: { ...document, cookie: 'locale=nl' } });
  expect(later.headers['set-cookie']).toBeUndefined();
  expect(later.headers['cache-control']).toContain('public');
  expect(render).toHaveBeenCalledOnce();
});

test('a page that cannot be rendered is a 503 for everybody, and is tried again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let down = true;
  const { ask, change } = await start(() =>
    down ? Promise.resolve(new Response('x', { status: 503 })) : html(),
  );
  expect(await ask('/nieuws')).toMatchObject({ status: 503, headers: { 'retry-after': '10' } });
  down = false;
  expect((await ask('/nieuws')).status).toBe(200);
  down = true;
  change();
  expect((await ask('/nieuws')).body).toBe(text);
});

test('a page that breaks off is not cached', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let broken = true;
  const { ask } = await start(() => {
    if (!broken) return html();
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('<p>half'));
        controller.error(new Error('broke off'));
      },
    });
    return Promise.resolve(new Response(body, { headers }));
  });
  const received = await ask('/nieuws');
  expect(received.status).toBe(500);
  expect(received.body).not.toContain('half');
  broken = false;
  expect((await ask('/nieuws')).body).toBe(text);
});

test('a thousand at once are one rendering, also when they are of many kinds', async () => {
  const { ask, render } = await start(async () => {
    await new Promise((resolve) => setTimeout(resolve, 50));
    return html();
  });
  const asked = Array.from({ length: 300 }, (_, at) =>
    ask('/nieuws', {
      method: at % 7 === 0 ? 'HEAD' : 'GET',
      headers: { 'accept-encoding': at % 2 ? 'br' : 'gzip', 'x-forwarded-for': String(at) },
    }),
  );
  for (const { status } of await Promise.all(asked)) expect(status).toBe(200);
  expect(render).toHaveBeenCalledOnce();
});

test('a page that was being rendered while something changed is rendered again, though nobody asks for it', async () => {
  let finish = () => {};
  const slow = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const { ask, render, change } = await start(() => slow.then(html));
  const asked = ask('/nieuws');
  await expect.poll(() => render.mock.calls.length).toBe(1);
  change();
  finish();
  expect((await asked).status).toBe(200);
  await expect.poll(() => render.mock.calls.length).toBe(2);
});

test('cached pages are never limited; rendering them is', async () => {
  const counted = vi.fn(html);
  const rates = { pagesPerSecond: 1, postsPerMinute: 0, callsPerMinute: 0, statisticsPerMinute: 0 };
  site = await startSite(null, counted, new Map(), { rates, proxies: 1 }, cacheKeyFor);
  const headers = { 'x-forwarded-for': '203.0.113.7' };
  for (let turn = 0; turn < 30; turn += 1) expect((await site.ask('/nieuws', { headers })).status).toBe(200);
  const { ask } = site;
  const many = await Promise.all(Array.from({ length: 30 }, (_, at) => ask(`/nieuws/${at}`, { headers })));
  const rejected = many.filter(({ status }) => status === 429);
  expect(rejected.length).toBeGreaterThan(15);
  expect(rejected[0]?.headers['retry-after']).toMatch(/^\d+$/);
  expect(rejected[0]?.body).toContain('<h1>');
  expect((await ask('/nieuws', { headers })).status).toBe(200);
  expect((await ask('/nieuws/99', { headers: { 'x-forwarded-for': '203.0.113.8' } })).status).toBe(200);
});

test('a request for two hosts is a 400 in Dutch, also for a cached page', async () => {
  const { ask } = await start();
  expect((await ask('/nieuws')).status).toBe(200);
  const socket = connect(Number(new URL(site?.origin ?? '').port), '127.0.0.1');
  const hosts = 'Host: fair.example\r\nHost: evil.example\r\n';
  socket.write(`GET /nieuws HTTP/1.1\r\n${hosts}User-Agent: Firefox/140.0\r\nConnection: close\r\n\r\n`);
  const response = await textOf(socket);
  expect(response).toMatch(/^HTTP\/1\.1 400 /);
  expect(response).toContain('op de homepage.');
});
