import { Registry } from 'prom-client';
import { afterEach, expect, test, vi } from 'vitest';
import { watchStatistics } from '../metrics/statistics-metrics';
import { fromOurPage, pageview, sessionOf, startCounting, type CountingSite } from './statistics.fixture';

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  vi.restoreAllMocks();
  for (const close of closers.splice(0)) await close();
});

async function start(...options: Parameters<typeof startCounting>): Promise<CountingSite> {
  const counting = await startCounting(...options);
  closers.push(() => counting.close());
  return counting;
}

const hourMs = 60 * 60 * 1000;
const session = sessionOf(Date.now() - hourMs);
const days = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Amsterdam' });
const today = days.format(Date.now());
const yesterday = days.format(Date.now() - 24 * hourMs);
const visitor = (value: number) => ({ kind: 'visitor', value });
const withCookies = (cookies: Record<string, string>) => ({
  headers: {
    cookie: Object.entries(cookies)
      .map(([name, value]) => `${name}=${value}`)
      .join('; '),
  },
});

test('what a page sends is stored as routes, with what the visit says, and without who sent it', async () => {
  const { send, counted, receiver } = await start();
  const events = [
    pageview({ url: '/en/nieuws?token=geheim', age: 5000 }),
    pageview({ url: '/standhouders/12?x=1', from: '/nieuws?q=Jan', since: 9 }),
    pageview({ url: '/bestaat-niet-jan' }),
    pageview({ url: '/health' }),
    pageview({ eventType: 'read', url: '/nieuws', seconds: 30, depth: 80 }),
    pageview({ eventType: 'content', type: 'news', item: 7 }),
    pageview({ eventType: 'lead', action: 'website', exhibitor: 12, url: '/standhouders/12' }),
    pageview({ eventType: 'marketing', action: 'shown', item: 'AD-01', url: '/' }),
    pageview({ eventType: 'session', action: 'start' }),
    pageview({ eventType: 'search', text: 'jan jansen', results: 0 }),
    pageview({ eventType: 'notFound', url: '/bestaat-niet-jan' }),
    pageview({ eventType: 'outbound', host: 'jan.example', url: '/nieuws' }),
    pageview({ eventType: 'user', action: 'signIn' }),
  ];
  const response = await send(
    { events, session: 'x', device: 'phone', source: 'www.google.nl', campaign: 'Nieuwsbrief' },
    { headers: { 'x-forwarded-for': '203.0.113.9' } },
  );
  expect([response.status, response.body]).toEqual([204, '']);
  const visit = { device: 'phone', source: 'google.nl', campaign: 'nieuwsbrief' };
  const stored = [
    { kind: 'view', page: '/nieuws', language: 'en' },
    { kind: 'view', page: '/standhouders/12', language: 'nl', from: '/nieuws', since: 9 },
    { kind: 'view', page: '*', language: 'nl' },
    { kind: 'read', page: '/nieuws', language: 'nl', value: 30, depth: 80 },
    { kind: 'content.news', subject: '7' },
    { kind: 'lead.website', subject: '12', page: '/standhouders/12', language: 'nl' },
    { kind: 'marketing.shown', subject: 'ad-01', page: '/', language: 'nl' },
    { kind: 'session.start' },
    { kind: 'search', value: 0 },
    { kind: 'notFound', language: 'nl' },
    { kind: 'outbound', page: '/nieuws', language: 'nl' },
  ];
  await expect.poll(counted).toEqual(stored.map((event) => ({ ...event, ...visit })));
  expect(JSON.stringify(receiver.taken)).not.toMatch(/jan|geheim|203\.0|Firefox|"session":"/i);
  const [first] = receiver.taken[0]?.events ?? [];
  expect(first?.id).toBe(events[0]?.id);
  expect(Math.abs(Number(first?.at) - (Date.now() - 5000) / 1000)).toBeLessThan(60);
});

test('a browser is counted once a day, with how many days ago it was here', async () => {
  const { send, counted } = await start();
  const first = await send({ events: [pageview()], session }, withCookies({ session }));
  const set = first.headers['set-cookie'] ?? [];
  expect(set).toHaveLength(2);
  expect(set[0]).toMatch(
    new RegExp(`^session=${session.replaceAll('+', '\\+')}; Path=/; Max-Age=315\\d{5}; SameSite=Lax$`),
  );
  expect(set[1]).toMatch(
    new RegExp(`^laatst=${today}; Max-Age=315\\d{5}; Path=/api/statistics/; HttpOnly; SameSite=Strict$`),
  );
  const again = await send({ events: [pageview()], session }, withCookies({ session, laatst: today }));
  expect(again.headers['set-cookie']).toHaveLength(1);
  const other = sessionOf(Date.now() - 2 * hourMs);
  await send({ events: [pageview()], session: other }, withCookies({ session: other, laatst: yesterday }));
  await expect.poll(() => counted().length).toBe(5);
  expect(counted().filter(({ kind }) => kind === 'visitor')).toEqual([visitor(-1), visitor(1)]);
});

test('two tabs that send at once count one browser, and so does a batch that is sent again', async () => {
  const { send, counted, receiver } = await start();
  const event = pageview();
  await Promise.all([
    send({ events: [event], session }),
    send({ events: [pageview()], session }),
    send({ events: [pageview()], session }),
  ]);
  // Its answer got lost: the same once more, without the cookie that it would have set.
  await send({ events: [event, pageview()], session });
  await expect.poll(() => counted().length).toBe(5);
  expect(counted().filter(({ kind }) => kind === 'visitor')).toEqual([visitor(-1)]);
  const ids = receiver.ids();
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => id === event.id)).toHaveLength(1);
});

test.each([
  ['none', ''],
  ['no base64', '%%%'],
  ['another user', sessionOf(Date.now(), { id: 7 })],
  ['one that lives longer', sessionOf(Date.now(), { exp: Date.now() + 4e11 })],
  ['one of the future', sessionOf(Date.now() + 1e9)],
  ['one that has ended', sessionOf(Date.now() - 366 * 24 * hourMs)],
  ['something else', Buffer.from('null').toString('base64')],
])('a session that is %s counts no visitor and is not set again', async (_what, forged) => {
  const { send, counted } = await start();
  const cookie = /^[\w+/=]*$/.test(forged) ? forged : 'x';
  const response = await send({ events: [pageview()], session: forged }, withCookies({ session: cookie }));
  expect(response.status).toBe(204);
  expect(response.headers['set-cookie']).toBeUndefined();
  await expect.poll(() => counted().map(({ kind }) => kind)).toEqual(['view']);
});

test('on https the cookies are for https only', async () => {
  const { send } = await start({ siteUrl: new URL('https://fair.example') });
  const { headers } = await send({ events: [pageview()], session }, withCookies({ session }));
  expect(headers['set-cookie']?.every((cookie) => cookie.endsWith('; Secure'))).toBe(true);
});

test.each([
  ['Do Not Track', { dnt: '1' }],
  ['Global Privacy Control', { 'sec-gpc': '1' }],
  ['the opt-out', { cookie: 'statistiek=nee' }],
])('who says no with %s is not counted, and forgotten', async (_what, headers: Record<string, string>) => {
  const { send, site, counted, statistics } = await start();
  const cookie = [headers.cookie, `session=${session}`, `laatst=${yesterday}`].filter(Boolean).join('; ');
  const response = await send({ events: [pageview()], session }, { headers: { ...headers, cookie } });
  expect(response.status).toBe(204);
  expect(response.headers['set-cookie']).toEqual([
    'laatst=; Max-Age=0; Path=/api/statistics/; HttpOnly; SameSite=Strict',
  ]);
  await site.ask('/l/folder', { headers: { ...fromOurPage, ...headers } });
  await send({ events: [pageview({ url: '/' })], session: 'x' });
  await expect.poll(counted).toEqual([{ kind: 'view', page: '/', language: 'nl' }]);
  expect(statistics.figures()?.acknowledgedEvents).toBe(1);
});

test('robots are counted by their page views alone', async () => {
  const { send, counted, site } = await start();
  const robot = { 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' };
  const events = [pageview(), pageview({ eventType: 'search', text: 'hout', results: 1 })];
  const { headers } = await send(
    { events, session, device: 'phone', source: 'a.example' },
    { headers: robot },
  );
  expect(headers['set-cookie']?.join() ?? '').not.toContain('laatst');
  await site.ask('/l/folder', { headers: robot });
  await send({ events: [pageview({ url: '/' })], session: 'x' });
  await expect.poll(counted).toEqual([
    { kind: 'robotView', page: '/nieuws', language: 'nl' },
    { kind: 'view', page: '/', language: 'nl' },
  ]);
});

test.each<[string, number, { headers?: Record<string, string>; body?: string; path?: string }]>([
  ['from another site', 403, { headers: { 'sec-fetch-site': 'cross-site', origin: 'http://evil.example' } }],
  ['that says nothing of where it comes from', 403, { headers: { 'sec-fetch-site': '' } }],
  ['as a form', 415, { headers: { 'content-type': 'application/x-www-form-urlencoded' } }],
  ['that is no JSON', 400, { body: '{"data":' }],
  ['that is empty', 400, { body: '' }],
  ['without events', 400, { body: '{"data":{"events":[],"session":""}}' }],
  ['with something else', 400, { body: '{"data":{"events":[{"id":1}],"session":""}}' }],
  ['that is too large', 413, { body: `{"data":"${'x'.repeat(40_000)}"}` }],
  ['to a path below', 404, { path: '/api/statistics/segments' }],
])('a batch %s is rejected with %i', async (_what, status, how) => {
  const { send, statistics } = await start();
  const response = await send({ events: [pageview()], session }, how);
  expect(response.status).toBe(status);
  expect(JSON.parse(response.body)).toMatchObject({ data: null, error: { status } });
  expect(response.headers['set-cookie']).toBeUndefined();
  expect(statistics.figures()?.acknowledgedEvents).toBe(0);
});

test('another method is told which one works', async () => {
  const { site } = await start();
  for (const method of ['GET', 'PUT', 'DELETE', 'OPTIONS']) {
    const { status, headers } = await site.ask('/api/statistics/', { method });
    expect([status, headers.allow]).toEqual([405, 'POST']);
  }
});

test('the event of the specification is counted, and one bad event leaves the others as they are', async () => {
  const { send, counted } = await start();
  const plain = { eventType: 'pageview', url: '/nieuws' };
  expect((await send({ events: [plain, { eventType: 'x' }, plain], session: '' })).status).toBe(204);
  const view = { kind: 'view', page: '/nieuws', language: 'nl' };
  await expect.poll(counted).toEqual([view, view]);
});

test('the path without a slash takes events as well, and counts no visitor: the cookie does not go there', async () => {
  const { send, counted } = await start();
  const how = { path: '/api/statistics', headers: { 'content-type': 'text/plain;charset=UTF-8' } };
  expect((await send({ events: [pageview()], session }, how)).status).toBe(204);
  await expect.poll(() => counted().map(({ kind }) => kind)).toEqual(['view']);
});

test('one browser may send 120 batches a minute, and a hall full of them far more', async () => {
  const { send } = await start({ proxies: 1, rates: { ...noRates, statisticsPerMinute: 500 } });
  const from = { headers: { 'x-forwarded-for': '203.0.113.9' } };
  const statuses: number[] = [];
  for (let turn = 0; turn < 121; turn += 1)
    statuses.push((await send({ events: [pageview()], session }, from)).status);
  expect(statuses.filter((status) => status === 204)).toHaveLength(120);
  expect(statuses.at(-1)).toBe(429);
  for (let turn = 0; turn < 60; turn += 1) {
    const other = sessionOf(Date.now() - hourMs - turn);
    expect((await send({ events: [pageview()], session: other }, from)).status).toBe(204);
  }
});

test('one network may not send without end', async () => {
  const { send } = await start({ proxies: 1, rates: { ...noRates, statisticsPerMinute: 3 } });
  const from = { headers: { 'x-forwarded-for': '203.0.113.9' } };
  const statuses: number[] = [];
  for (let turn = 0; turn < 8; turn += 1)
    statuses.push((await send({ events: [pageview()], session: 'x' }, from)).status);
  expect(statuses).toEqual([204, 204, 204, 204, 204, 204, 429, 429]);
});

const noRates = { pagesPerSecond: 0, postsPerMinute: 0, callsPerMinute: 0 };

test('a batch that cannot be stored is a 503, sets nothing, and counts when it comes again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  let isFull = true;
  const { send, counted } = await start(
    {},
    {
      disk: {
        async write(file, bytes, position) {
          if (isFull) throw Object.assign(new Error('no space left'), { code: 'ENOSPC' });
          await file.write(bytes, 0, bytes.length, position);
        },
        sync: (file) => file.datasync(),
      },
    },
  );
  const batch = { events: [pageview()], session };
  const failed = await send(batch, withCookies({ session }));
  expect(failed.status).toBe(503);
  expect(failed.headers['set-cookie']).toBeUndefined();
  isFull = false;
  expect((await send(batch, withCookies({ session }))).status).toBe(204);
  await expect.poll(() => counted().map(({ kind }) => kind)).toEqual(['view', 'visitor']);
});

test('a short link and what happens to an account are recorded by the server', async () => {
  const { site, counted } = await start();
  await site.ask('/l/folder', { headers: fromOurPage });
  // Nobody went there.
  await site.ask('/l/folder', { method: 'HEAD', headers: fromOurPage });
  await site.ask('/l/folder', { headers: { ...fromOurPage, 'sec-purpose': 'prefetch;prerender' } });
  const sign = (path: string, password = 'right') =>
    site.ask(path, {
      method: 'POST',
      headers: { ...fromOurPage, 'content-type': 'application/json' },
      body: JSON.stringify({ password }),
    });
  await sign('/api/auth/local');
  await sign('/api/auth/local', 'wrong');
  await sign('/api/auth/local/register');
  await sign('/api/auth/forgot-password');
  await sign('/api/auth/reset-password');
  const actions = ['signIn', 'authFail', 'signUp', 'forgotPassword', 'updatePassword'];
  const kinds = ['emailLink', ...actions.map((action) => `user.${action}`)];
  await expect.poll(() => counted().map(({ kind }) => kind)).toEqual(kinds);
  expect(counted()[0]).toEqual({ kind: 'emailLink', subject: 'folder' });
});

test('a folder that cannot be opened costs statistics, and nothing else', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { send, site } = await start({ statisticsFolder: '/dev/null/statistics' });
  expect((await send({ events: [pageview()], session: 'x' })).status).toBe(503);
  expect((await site.ask('/l/folder', { headers: fromOurPage })).status).toBe(200);
  expect(said).toHaveBeenCalledTimes(1);
});

test('the figures say what was acknowledged and what waits', async () => {
  const { send, statistics } = await start();
  const registry = new Registry();
  watchStatistics(registry, () => statistics.figures());
  await send({ events: [pageview(), pageview()], session: 'x' });
  expect(await registry.metrics()).toContain('beursvloer_statistics_events_total 2');
  // Asked for again, nothing is counted twice.
  await expect.poll(() => registry.metrics()).toContain('beursvloer_statistics_waiting_bytes 0');
  const figures = await registry.metrics();
  expect(figures).toContain('beursvloer_statistics_events_total 2');
  expect(figures).toContain('beursvloer_statistics_oldest_seconds 0');
});

test('without a content backend that takes them nothing is counted, and browsers notice nothing', async () => {
  const { send, statistics } = await start({ purgeSecret: null });
  expect((await send({ events: [pageview()], session: 'x' })).status).toBe(204);
  expect(statistics.figures()).toBeNull();
});
