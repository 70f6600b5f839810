import type { IncomingHttpHeaders } from 'node:http';
import { afterEach, expect, test, vi } from 'vitest';
import { findAllowed } from './api-allow-list';
import { startSite, type TestSite } from '../testing.fixture';

let site: TestSite | undefined;
afterEach(() => site?.close());

interface Asked {
  method?: string;
  url?: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** A site before a backend that remembers what reached it. */
async function recording(
  answerHeaders: Record<string, string | string[]> = {},
  response = '{"id":1}',
  status = 200,
) {
  const asked: Asked[] = [];
  site = await startSite((req, res) => {
    let body = '';
    req.on('data', (chunk: Buffer) => (body += chunk.toString()));
    req.on('end', () => {
      asked.push({ method: req.method, url: req.url, headers: req.headers, body });
      res.writeHead(status, { 'Content-Type': 'application/json', ...answerHeaders }).end(response);
    });
  });
  return { site, asked };
}

test.each([
  ['GET', '/users/me'],
  ['POST', '/auth/local'],
  ['POST', '/auth/local/register'],
  ['POST', '/auth/forgot-password'],
  ['POST', '/auth/reset-password'],
  ['POST', '/auth/change-password'],
  ['POST', '/auth/send-email-confirmation'],
  ['GET', '/auth/google/callback'],
  ['GET', '/captcha/challenge'],
  ['GET', '/push/key'],
  ['POST', '/push/installations'],
  ['POST', '/push/installations/c123456789012345678901/auth-token'],
  ['DELETE', '/push/installations/c123456789012345678901'],
  ['POST', '/push/shown'],
  ['POST', '/push/pressed'],
  ['POST', '/push/tester'],
  ['POST', '/push/registrations'],
  ['PATCH', '/push/registrations/x'],
  ['DELETE', '/push/registrations/x'],
  ['GET', '/connect/google'],
  ['GET', '/connect/google/callback'],
])('a call %s %s is allowed', (method, path) => {
  expect(findAllowed(method, path)).toHaveProperty('call');
});

test.each([
  '/api',
  '/api/',
  '/api/exhibitors',
  '/api/users',
  '/api/users/1',
  '/api/account',
  '/api/auth/refresh',
  '/api/auth/email-confirmation',
  '/api/users/me/',
  '/api/upload',
  '/api//users/me',
  '/api/auth/local/register/x',
  '/api/connect/a.b',
  '/api/_health',
  '/api/content-manager/x',
  '/api/USERS/ME',
])('the path %s does not exist for visitors', async (path) => {
  const { asked } = await recording();
  const received = await site?.ask(path);
  expect(received?.status).toBe(404);
  expect(JSON.parse(received?.body ?? '')).toEqual({
    data: null,
    error: { status: 404, name: 'NotFoundError', message: `Not found: ${path}`, details: {} },
  });
  expect(asked).toEqual([]);
});

test('an allowed path with another method says which work', async () => {
  await recording();
  const received = await site?.ask('/api/users/me', { method: 'DELETE' });
  expect(received).toMatchObject({ status: 405, headers: { allow: 'GET' } });
});

test('an allowed call passes with its query and body', async () => {
  const { asked } = await recording();
  const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
  const received = await site?.ask('/api/auth/local?x=%26', {
    method: 'POST',
    headers,
    body: '{"identifier":"a"}',
  });
  expect(received).toMatchObject({ status: 200, body: '{"id":1}', headers: { 'cache-control': 'no-store' } });
  expect(asked).toMatchObject([{ method: 'POST', url: '/api/auth/local?x=%26', body: '{"identifier":"a"}' }]);
});

const cookie = 'locale=nl; token=abc.def-1; other=2';
test.each<[string, Record<string, string>, string | undefined]>([
  ['a page of ours', { cookie, 'sec-fetch-site': 'same-origin' }, 'Bearer abc.def-1'],
  ['an older browser on a page of ours', { cookie, origin: 'http://fair.example' }, 'Bearer abc.def-1'],
  ['another site', { cookie, 'sec-fetch-site': 'cross-site' }, undefined],
  ['another site of the same domain', { cookie, 'sec-fetch-site': 'same-site' }, undefined],
  ['a typed URL', { cookie, 'sec-fetch-site': 'none' }, undefined],
  [
    'another origin that claims otherwise',
    { cookie, origin: 'http://evil.example', 'sec-fetch-site': 'same-origin' },
    undefined,
  ],
  ['an opaque origin', { cookie, origin: 'null' }, undefined],
  ['no sign of where from', { cookie }, undefined],
  ['no token', { 'sec-fetch-site': 'same-origin' }, undefined],
  [
    "a header of the visitor's own",
    { authorization: 'Bearer stolen', 'sec-fetch-site': 'same-origin' },
    undefined,
  ],
])('the bearer header is right for %s', async (_who, headers, expected) => {
  const { asked } = await recording();
  await site?.ask('/api/users/me', { headers });
  expect(asked[0]?.headers.authorization).toBe(expected);
  expect(asked[0]?.headers.cookie).toBeUndefined();
});

test.each([
  ['POST', '/api/auth/forgot-password'],
  ['POST', '/api/auth/local'],
  ['GET', '/api/auth/google/callback?access_token=x'],
])('a call %s %s from elsewhere goes no further', async (method, path) => {
  const { asked } = await recording();
  const foreign: Record<string, string>[] = [{ 'sec-fetch-site': 'cross-site' }, {}, { origin: 'null' }];
  for (const headers of foreign) {
    const received = await site?.ask(path, { method, headers: { cookie, ...headers } });
    expect(received?.status).toBe(403);
    expect(JSON.parse(received?.body ?? '')).toMatchObject({
      error: { status: 403, name: 'ForbiddenError' },
    });
  }
  expect(asked).toEqual([]);
});

test('what a visitor says about proxies, hosts and connections stays behind', async () => {
  const { asked } = await recording();
  const received = await site?.ask('/api/users/me', {
    headers: {
      host: 'fair.example',
      'x-forwarded-for': '6.6.6.6',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'gopher',
      forwarded: 'for=6.6.6.6',
      'x-real-ip': '6.6.6.6',
      te: 'trailers',
      'x-request-id': 'chosen-by-the-visitor',
      'strapi-response-format': 'v4',
      'x-http-method-override': 'DELETE',
    },
  });
  const { host, connection, ...rest } = asked[0]?.headers ?? {};
  expect(host).toMatch(/^127\.0\.0\.1:\d+$/);
  expect(connection).toBe('keep-alive');
  expect(rest).toEqual({
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-host': 'fair.example',
    'x-forwarded-proto': 'http',
    'x-request-id': received?.headers['x-request-id'],
  });
  expect(rest['x-request-id']).toMatch(/^[\da-f-]{36}$/);
});

test("the backend's own cookies and cross-origin headers stay behind, except for social sign-in", async () => {
  const setCookie = ['koa.sess=1; path=/', 'other=2'];
  await recording({ 'Set-Cookie': setCookie, 'Access-Control-Allow-Origin': '*', 'X-Powered-By': 'x' });
  const me = await site?.ask('/api/users/me');
  expect(me?.headers).not.toHaveProperty('set-cookie');
  expect(me?.headers).not.toHaveProperty('access-control-allow-origin');
  expect(me?.headers).not.toHaveProperty('x-powered-by');
  const connect = await site?.ask('/api/connect/google');
  expect(connect?.headers['set-cookie']).toEqual(['koa.sess=1; path=/']);
});

test('the cookie of a sign-in that is under way goes along when a page of ours comes for its tokens', async () => {
  const { asked } = await recording(
    { 'Set-Cookie': 'koa.sess=; path=/' },
    '{"jwt":"a.1","refreshToken":"b.1"}',
  );
  const headers = { cookie: 'koa.sess=1; koa.sess.sig=2; locale=nl', 'sec-fetch-site': 'same-origin' };
  const received = await site?.ask('/api/auth/bedrijf/callback?access_token=x', { headers });
  expect(asked.at(-1)?.headers.cookie).toBe('koa.sess=1; koa.sess.sig=2');
  expect(received?.headers['set-cookie']).toEqual(['koa.sess=; path=/', 'token=a.1', 'refresh=b.1']);
  const foreign = await site?.ask('/api/auth/bedrijf/callback?access_token=x', {
    headers: { ...headers, 'sec-fetch-site': 'cross-site' },
  });
  expect([foreign?.status, asked.length]).toEqual([403, 1]);
});

test.each([
  '/API/users/me',
  '/Api/users/me',
  '/api/USERS/me',
  '/api/users/me/',
  '/api//users/me',
  '//api/users/me',
  '/api/%75sers/me',
  '/%61pi/users/me',
  '/api/users/me;x',
  '/api/users/me%20',
  '/api/x/../users/me',
  '/api/exhibitors',
  '/API/EXHIBITORS?status=draft',
])('no other spelling of a path gets through: %s', async (target) => {
  const { asked } = await recording();
  const received = await site?.ask(target);
  expect([asked, received?.status]).toEqual([[], expect.toBeOneOf([400, 404])]);
});

test('a redirect to another site becomes a page that leads there, one to our own stays', async () => {
  const away = 'https://service.example/a?b=1&c="<script>';
  await recording({ Location: away, 'Set-Cookie': 'koa.sess=1; path=/' }, 'Redirecting', 302);
  const received = await site?.ask('/api/connect/google');
  expect(received).toMatchObject({ status: 200, headers: { refresh: `0; url=${new URL(away).href}` } });
  expect(received?.headers).not.toHaveProperty('location');
  expect(received?.headers['set-cookie']).toEqual(['koa.sess=1; path=/']);
  expect(received?.body).toContain('U gaat naar service.example.');
  expect(received?.body).not.toContain('<script');
  await site?.close();

  await recording({ Location: 'http://fair.example/c?provider=google' }, '', 302);
  expect(await site?.ask('/api/connect/google/callback')).toMatchObject({
    status: 302,
    headers: { location: 'http://fair.example/c?provider=google' },
  });
});

test('a body over the limit is rejected, announced or not', async () => {
  await recording();
  const body = 'x'.repeat(300_000);
  const ours = { 'sec-fetch-site': 'same-origin' };
  const counted = await site?.ask('/api/auth/local', { method: 'POST', body, headers: ours });
  const chunked = { ...ours, 'transfer-encoding': 'chunked' };
  const streamed = await site?.ask('/api/auth/local', { method: 'POST', body, headers: chunked });
  expect([counted?.status, streamed?.status]).toEqual([413, 413]);
  expect((await site?.ask('/api/users/me'))?.status).toBe(200);
});

test('a backend that is down is a 503 that says when to come back', async () => {
  site = await startSite(null);
  const received = await site.ask('/api/users/me');
  expect(received).toMatchObject({ status: 503, headers: { 'retry-after': '10' } });
  expect(JSON.parse(received.body)).toMatchObject({ error: { name: 'ServiceUnavailableError' } });
});

const ours = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };

test.each(['/auth/local', '/auth/local/register', '/auth/reset-password', '/auth/change-password'])(
  'the tokens that %s gives become cookies, and browser code does not see them',
  async (path) => {
    const user = { id: 1, email: 'noor@beurs.example' };
    await recording({ ETag: '"1"' }, JSON.stringify({ jwt: 'a.b.c', refreshToken: 'd.e.f', user }));
    const received = await site?.ask(`/api${path}`, { method: 'POST', headers: ours, body: '{}' });
    expect(received?.headers['set-cookie']).toEqual(['token=a.b.c', 'refresh=d.e.f']);
    expect(JSON.parse(received?.body ?? '')).toEqual({ user });
    expect(received?.headers).not.toHaveProperty('etag');
  },
);

test('a rejected sign-in arrives as it is, without cookies', async () => {
  const response = JSON.stringify({
    data: null,
    error: { status: 400, name: 'ValidationError', message: 'x' },
  });
  await recording({}, response, 400);
  const received = await site?.ask('/api/auth/local', { method: 'POST', headers: ours, body: '{}' });
  expect(received).toMatchObject({ status: 400, body: response });
  expect(received?.headers).not.toHaveProperty('set-cookie');
});

test('a token that the backend does not take any more is taken away', async () => {
  await recording({}, '{"data":null,"error":{"status":401}}', 401);
  const received = await site?.ask('/api/users/me', {
    headers: { ...ours, cookie: 'token=a.b; signed-in=1' },
  });
  expect(received).toMatchObject({ status: 401, headers: { 'set-cookie': ['token='] } });
  const anonymous = await site?.ask('/api/users/me', { headers: ours });
  expect(anonymous?.headers).not.toHaveProperty('set-cookie');
  const marked = await site?.ask('/api/users/me', { headers: { ...ours, cookie: 'signed-in=1' } });
  expect(marked?.headers['set-cookie']).toEqual(['signed-in=']);
});

test('a call of a device carries its own secrets alone, and its 401 signs nobody out', async () => {
  const { asked } = await recording({}, '{"error":{"status":401}}', 401);
  const headers = {
    ...ours,
    cookie: 'token=a.b; refresh=c; signed-in=1',
    authorization: 'Bearer own-secret',
    'x-installation-auth': 'own-token',
  };
  const device = await site?.ask('/api/push/registrations/x', { method: 'DELETE', headers });
  expect(device?.status).toBe(401);
  expect(device?.headers).not.toHaveProperty('set-cookie');
  expect(asked[0]).toMatchObject({
    method: 'DELETE',
    headers: { authorization: 'Bearer own-secret', 'x-installation-auth': 'own-token' },
  });
  expect(asked[0]?.headers).not.toHaveProperty('cookie');
  await site?.ask('/api/users/me', { headers });
  expect(asked[1]?.headers).toMatchObject({ authorization: 'Bearer a.b' });
  expect(asked[1]?.headers).not.toHaveProperty('x-installation-auth');
});

test('a user who cannot be loaded loses the token, and no other call takes it away', async () => {
  await recording({}, '{"data":null,"error":{"status":500}}', 500);
  const headers = { ...ours, cookie: 'token=a.b; signed-in=1' };
  const user = await site?.ask('/api/users/me', { headers });
  expect(user).toMatchObject({ status: 500, headers: { 'set-cookie': ['token='] } });
  const other = await site?.ask('/api/auth/change-password', { method: 'POST', headers, body: '{}' });
  expect(other?.status).toBe(500);
  expect(other?.headers).not.toHaveProperty('set-cookie');
});

test.each(['<!doctype html><title>Proxy</title>', 'null', '[]', '3', '{"jwt":'])(
  'a sign-in that is answered with %s is the backend failing, and signs nobody in',
  async (response) => {
    await recording({}, response);
    const headers = { 'sec-fetch-site': 'same-origin' };
    const received = await site?.ask('/api/auth/local', { method: 'POST', headers, body: '{}' });
    expect(received?.status).toBe(503);
    expect(received?.headers).toHaveProperty('retry-after');
    expect(received?.headers).not.toHaveProperty('set-cookie');
    expect(JSON.parse(received?.body ?? '')).toMatchObject({ error: { name: 'ServiceUnavailableError' } });
  },
);

test.each([200, 404, 500])('a page of HTML with status %i never leaves under our name', async (status) => {
  await recording({ 'Content-Type': 'text/html' }, '<script>alert(1)</script>', status);
  const received = await site?.ask('/api/users/me', { headers: { cookie: 'token=a.9999999999999' } });
  expect(received?.status).toBe(503);
  expect(received?.body).not.toContain('script');
});

test('a backend that takes calls and says nothing is given up for everybody', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  site = await startSite(() => undefined);
  const { ask } = site;
  const call = async () => {
    const headers = { 'sec-fetch-site': 'same-origin' };
    const received = await ask('/api/auth/local', { method: 'POST', headers, body: '{}' });
    return [received.status, received.headers['retry-after'] !== undefined];
  };
  // The first two wait until it is known, the others get an error at once; the site outlives all of them.
  expect(await Promise.all([call(), call()])).toEqual(Array(2).fill([503, true]));
  expect(await Promise.all([call(), call(), call()])).toEqual(Array(3).fill([503, true]));
  expect((await ask('/uploads/a.webp')).status).toBe(503);
});
