import type { RequestListener } from 'node:http';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { RenderPage } from '../pages/pages';
import { startSite, type TestSite } from '../testing.fixture';

let site: TestSite | undefined;
afterEach(() => site?.close());

/** Renewals asked of the backend, and its response: the fixture's tokens are `name.end`. */
let renewals: string[];
let response: { status: number; body: string; delayMs?: number };
/** The status for any other call. */
let callStatus: number;
beforeEach(() => {
  renewals = [];
  callStatus = 200;
  response = { status: 200, body: JSON.stringify({ jwt: 'new.9999999999999', refreshToken: 'next.1' }) };
});

const backend: RequestListener = (req, res) => {
  let body = '';
  req.on('data', (chunk: Buffer) => (body += chunk.toString()));
  req.on('end', () => {
    if (req.url !== '/api/auth/refresh')
      return void res
        .writeHead(callStatus, { 'Content-Type': 'application/json' })
        .end(JSON.stringify(req.headers));
    renewals.push(`${body} for ${String(req.headers['x-forwarded-for'])}`);
    setTimeout(() => res.writeHead(response.status).end(response.body), response.delayMs ?? 0);
  });
};

/** A page that shows which tokens it was rendered with. */
const render: RenderPage = (_request, { tokens: { access, refresh } }) =>
  Promise.resolve(
    new Response(`${access} ${refresh}`, { headers: { 'Cache-Control': 'public, max-age=60' } }),
  );

const soon = () => `old.${Date.now() + 5000}`;
const later = () => `old.${Date.now() + 500_000}`;

describe('an access token', () => {
  test.each([
    ['at its end', () => `locale=nl; token=${soon()}; refresh=kept.1`],
    ['gone from the browser', () => 'refresh=kept.1'],
  ])('is renewed when it is %s, before the page is rendered', async (_what, cookie) => {
    site = await startSite(backend, render);
    const received = await site.ask('/', { headers: { cookie: cookie() } });
    expect(received.body).toBe('new.9999999999999 next.1');
    expect(received.headers['set-cookie']).toEqual(
      expect.arrayContaining(['token=new.9999999999999', 'refresh=next.1']),
    );
    expect(renewals).toEqual(['{"refreshToken":"kept.1"} for 127.0.0.1']);
  });

  test('is renewed on a response that caches may store, which then they may not', async () => {
    site = await startSite(backend, render);
    const received = await site.ask('/', { headers: { cookie: 'refresh=kept.1' } });
    expect(received.headers['cache-control']).toBe('private, no-cache');
    expect((await site.ask('/')).headers['cache-control']).toBe('public, max-age=60');
  });

  test.each([
    ['with time left', later, 'kept.1'],
    ['that says no end', () => 'x', 'kept.1'],
    ['without a refresh token', soon, null],
    ['of nobody', () => null, null],
  ])('is left alone when it is one %s', async (_what, token, refresh) => {
    site = await startSite(backend, render);
    const access = token();
    const pairs = ['locale=nl', access && `token=${access}`, refresh && `refresh=${refresh}`];
    const cookie = pairs.filter((pair) => pair !== null).join('; ');
    expect((await site.ask('/', { headers: { cookie } })).body).toBe(`${access} ${refresh}`);
    expect(renewals).toEqual([]);
  });

  test('is renewed once for many requests at a time', async () => {
    response.delayMs = 500;
    site = await startSite(backend, render);
    const { origin } = site;
    const ask = async () => (await fetch(origin, { headers: { cookie: 'refresh=kept.1' } })).text();
    for (const received of await Promise.all(Array.from({ length: 20 }, ask)))
      expect(received).toBe('new.9999999999999 next.1');
    expect(renewals).toHaveLength(1);
  });

  test('is asked for again when its response was lost, also after the site has restarted', async () => {
    const headers = { cookie: 'refresh=kept.1' };
    for (let start = 0; start < 2; start += 1) {
      site = await startSite(backend, render);
      for (let time = 0; time < 2; time += 1)
        expect((await site.ask('/', { headers })).headers['set-cookie']).toContain('refresh=next.1');
      await site.close();
    }
    expect(renewals).toHaveLength(4);
  });

  test('is renewed for a call from our own page, and for no other', async () => {
    site = await startSite(backend, render);
    const cookie = 'refresh=kept.1';
    const own = await site.ask('/api/users/me', { headers: { cookie, 'sec-fetch-site': 'same-origin' } });
    expect(JSON.parse(own.body)).toMatchObject({ authorization: 'Bearer new.9999999999999' });
    expect(own.headers['set-cookie']).toEqual(['signed-in=1', 'token=new.9999999999999', 'refresh=next.1']);
    await site.ask('/api/users/me', {
      headers: { cookie: 'refresh=other.1', 'sec-fetch-site': 'cross-site' },
    });
    expect(renewals).toHaveLength(1);
  });
});

describe('a sign-in', () => {
  test.each([400, 401, 403])('is over here too when the backend ended it with %i', async (status) => {
    response = { status, body: '{}' };
    site = await startSite(backend, render);
    const received = await site.ask('/', { headers: { cookie: `token=${soon()}; refresh=kept.1` } });
    expect(received.body).toBe('null null');
    expect(received.headers['set-cookie']).toEqual(expect.arrayContaining(['token=', 'refresh=']));
  });

  test('is over when a token is rejected that was renewed for the same call', async () => {
    callStatus = 401;
    site = await startSite(backend, render);
    const headers = { cookie: 'refresh=kept.1; signed-in=1', 'sec-fetch-site': 'same-origin' };
    const { headers: received } = await site.ask('/api/users/me', { headers });
    const renewed = ['token=new.9999999999999', 'refresh=next.1'];
    // The browser takes the last of each name.
    expect(received['set-cookie']).toEqual([...renewed, 'token=', 'refresh=']);
  });

  test.each([
    [429, '{}'],
    [500, '{}'],
    [200, 'no json'],
    [200, '{"jwt":7}'],
  ])('outlives a response that says nothing of it (%i %s), and is tried again', async (status, body) => {
    response = { status, body };
    site = await startSite(backend, render);
    const headers = { cookie: 'refresh=kept.1' };
    const received = await site.ask('/', { headers });
    expect(received.status).toBe(200);
    expect(received.headers['set-cookie'] ?? []).not.toContain('refresh=');
    await site.ask('/', { headers });
    expect(renewals).toHaveLength(2);
  });

  test('outlives a backend that is down', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    site = await startSite(null, render);
    const received = await site.ask('/', { headers: { cookie: 'refresh=kept.1' } });
    expect([received.status, received.body]).toEqual([200, 'null kept.1']);
  });
});
