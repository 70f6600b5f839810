import { execFile } from 'node:child_process';
import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';

import { signInToAdmin } from '../../harness/admin';
import { startFair, type Fair } from '../../harness/fair';
import { startFaultyWire, type Fault, type FaultyWire } from '../../harness/faulty-wire';
import { startLoad } from '../../harness/load';
import { isSoak } from '../../harness/soak';

const run = promisify(execFile);

/** Pages that visitors saw before anything went wrong. */
const seenPaths = [
  '/',
  '/programma',
  '/programma/2001',
  '/standhouders',
  '/nieuws',
  '/plattegrond',
  '/nieuws.data',
];
/** How long things go wrong under load, in ms. */
const troubleMs = isSoak ? 10_000 : 500;
/** One of each kind: no connection, no response, a response too late, one that is wrong, and one that never ends. */
const someFaults: readonly Fault[] = [
  'rejects connections',
  'hangs',
  'slow',
  'responds with a list',
  'is endless',
];
const otherFaults: readonly Fault[] = ['responds with 500', 'garbage', 'cut off', 'responds with null'];
const faults = isSoak ? [...someFaults, ...otherFaults] : someFaults;
/** Just before these every page is changed: seconds go by until the site asks again. One without a response, and a wrong one. */
const faultsAfterChange: readonly Fault[] = isSoak ? faults : ['rejects connections', 'responds with a list'];
const cases = [
  ...faults
    .filter((fault) => isSoak || !faultsAfterChange.includes(fault))
    .map((fault) => [fault, 'a cached page'] as const),
  ...faultsAfterChange.map((fault) => [fault, 'a cached page that was changed just before'] as const),
];

let fair: Fair;
let wire: FaultyWire;
let admin: Awaited<ReturnType<typeof signInToAdmin>>;
beforeAll(async () => {
  wire = await startFaultyWire();
  fair = await startFair({ environment: { CONTENT_URL: wire.url, CONTENT_TIMEOUT: '20000' } });
  wire.leadTo(fair.cms);
  admin = await signInToAdmin(fair);
  for (const path of seenPaths) await expectCached(path);
}, 240_000);
afterAll(async () => {
  wire.close();
  await fair.stop();
});
afterEach(() => wire.set('none'));

/** A URL that is asked for the first time. */
let unseen = 2002;
const nextUnseen = () => `/programma/${(unseen += 1)}`;

/** Asks until the page is there. */
async function expectRecovery(path: string): Promise<void> {
  const seen = async () => expect((await fetch(fair.site + path)).status, path).toBe(200);
  await vi.waitFor(seen, { timeout: 30_000, interval: 200 });
}

/** Asks until the response is the very one of before. */
async function expectCached(path: string): Promise<void> {
  const tagOf = async () => (await fetch(fair.site + path)).headers.get('etag');
  const isCached = async () => expect(await tagOf(), path).toBe((await tagOf()) ?? 'nothing');
  await vi.waitFor(isCached, { timeout: 30_000, interval: 200 });
}

test.each(cases)(
  'when the content backend %s, no visitor of %s notices, and others read when to come back',
  async (fault, which) => {
    const isAfterChange = which.includes('changed');
    // Every page shows the fair's settings.
    const settings = '/content-manager/single-types/api::site-setting.site-setting';
    const tagline = `Een beurs, en ${fault}`;
    if (isAfterChange) expect((await admin('PUT', settings, { tagline })).status).toBe(200);
    const load = startLoad(fair.site, seenPaths);
    if (!isAfterChange) await load.asked(seenPaths.length);
    wire.set(fault);
    const path = nextUnseen();
    const began = Date.now();
    const response = await fetch(fair.site + path, { headers: { 'user-agent': 'Firefox/140.0' } });
    const text = await response.text();
    await pause(Math.max(0, troubleMs - (Date.now() - began)));
    const { asked, failed } = await load.stop();
    expect(failed).toEqual({});
    expect(asked).toBeGreaterThan(seenPaths.length);
    expect(response.status).toBe(503);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(text).not.toMatch(/ECONNREFUSED|127\.0\.0\.1|node_modules|gar bage/);

    wire.set('none');
    await expectRecovery(path);
    if (isAfterChange)
      await expect.poll(async () => (await (await fetch(fair.site)).text()).includes(tagline)).toBe(true);
  },
);

test('while the content backend hangs, nobody waits for it: not for a page, a form, an API call or a file, and not when signed in', async () => {
  wire.set('hangs');
  const headers = { 'user-agent': 'Firefox/140.0', origin: fair.site, cookie: 'token=a.b.c; refresh=d.e.f' };
  const body = new URLSearchParams({ email: 'rein@post.example', password: 'vier losse woorden' });
  const before = AbortSignal.timeout(8_000);
  const ask = (path: string, init: RequestInit = {}) =>
    fetch(fair.site + path, { headers, redirect: 'manual', signal: before, ...init });
  const responses = [
    await ask('/inloggen', { method: 'POST', headers: { ...headers, cookie: '' }, body }),
    await ask('/inloggen', { method: 'POST', headers: { ...headers, cookie: '' }, body }),
    await ask(nextUnseen()),
    await ask('/account'),
    await ask('/api/users/me'),
    await ask('/uploads/weg_0000000000.webp'),
    await ask('/beeld/320/weg_0000000000.webp.avif'),
  ];
  for (const response of responses) {
    expect(response.status, response.url).toBe(503);
    expect(response.headers.get('retry-after'), response.url).toMatch(/^\d+$/);
    expect(response.headers.get('cache-control'), response.url).toContain('no-store');
  }
  expect(await responses[0]?.text()).toContain('lang="nl"');
  wire.set('none');
  await expectRecovery(nextUnseen());
});

test.each([
  [`/nieuwsbrief/bevestigen?code=12345678-${'a'.repeat(43)}`, {}],
  [`/nieuwsbrief/afmelden?token=${'a'.repeat(22)}.${'b'.repeat(22)}`, { 'List-Unsubscribe': 'One-Click' }],
  ['/email-valideren?code=abc', { code: 'abc' }],
  ['/email-valideren?bezoek=abc', { bezoek: 'abc' }],
])('who presses a mailed link too often is asked to come back: %s', async (path, fields) => {
  wire.set('responds with 429');
  const response = await fetch(fair.site + path, {
    method: 'POST',
    headers: { 'user-agent': 'Firefox/140.0', origin: fair.site },
    body: new URLSearchParams(fields),
  });
  expect(response.status).toBe(429);
  expect(response.headers.get('retry-after')).toBe('40');
  const text = await response.text();
  expect(text).toContain('Er komt nu te veel tegelijk van uw netwerk.');
  expect(text).not.toContain('Deze link werkt niet');
});

test('a content backend that is killed and started again costs no visitor a page', async () => {
  const load = startLoad(fair.site, seenPaths);
  for (let round = 0; round < (isSoak ? 100 : 1); round += 1) {
    await fair.killCms();
    await pause(troubleMs);
    await fair.startCms();
  }
  const { asked, failed } = await load.stop();
  expect(failed).toEqual({});
  expect(asked).toBeGreaterThan(seenPaths.length);
  await expectRecovery(nextUnseen());
});

describe('a visitor who is signed in', () => {
  const browser = { 'sec-fetch-site': 'same-origin', 'user-agent': 'Mozilla/5.0 Firefox/140.0' };
  const endedIn = (response: Response) =>
    response.headers
      .getSetCookie()
      .filter((cookie) => cookie.includes('Max-Age=0'))
      .map((cookie) => cookie.split('=', 1)[0]);
  const visit = (path: string, cookie: string) =>
    fetch(fair.site + path, { redirect: 'manual', headers: { ...browser, cookie } });
  let people = 0;

  /** The cookies of somebody who just registered, by name. */
  async function registered(): Promise<Map<string, string>> {
    people += 1;
    const fields = { form: 'registreren', name: 'Noor', password: 'vier losse woorden thuis' };
    const response = await fetch(`${fair.site}/registreren`, {
      method: 'POST',
      redirect: 'manual',
      headers: { ...browser, origin: fair.site },
      body: new URLSearchParams({ ...fields, email: `storing${people}@post.example` }),
    });
    expect(response.status).toBe(302);
    const pairs = response.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0] ?? '');
    return new Map(pairs.map((pair) => [pair.split('=', 1)[0] ?? '', pair]));
  }

  // A response with a good status is passed on to the browser unread, so half of it ends no token.
  test.each([
    ['responds with 500', false, ['token']],
    ['cut off', true, []],
  ] as const)(
    'loses the access token at most when the response is unusable (%s), and is signed in again by the next visit',
    async (fault, isGood, ended) => {
      const held = await registered();
      wire.set(fault);
      const cookies = [...held.values()].join('; ');
      // The page is everybody's; who is signed in, the browser asks for.
      const page = await visit('/', cookies);
      expect([page.status, endedIn(page)]).toEqual([200, []]);
      const failed = await visit('/api/users/me', cookies);
      expect([failed.ok, endedIn(failed)]).toEqual([isGood, ended]);
      const refresh = held.get('refresh') ?? '';
      // Until then the account cannot be had, which is no reason to sign in.
      expect((await visit('/account', refresh)).status).toBe(503);
      wire.set('none');
      await vi.waitFor(
        async () => {
          const next = await visit('/account', refresh);
          expect(next.status).toBe(200);
          expect(next.headers.getSetCookie().some((cookie) => /^token=./.test(cookie))).toBe(true);
          expect(await next.text()).toContain('Dag Noor');
        },
        { timeout: 30_000, interval: 500 },
      );
    },
  );

  test.each(['rejects connections', 'hangs'] as const)(
    'keeps both tokens when no response comes (%s), and is known again later',
    async (fault) => {
      const cookie = [...(await registered()).values()].join('; ');
      wire.set(fault);
      const page = await visit('/', cookie);
      expect([page.status, endedIn(page)]).toEqual([200, []]);
      const failed = await visit('/api/users/me', cookie);
      expect([failed.status >= 500, endedIn(failed)]).toEqual([true, []]);
      wire.set('none');
      await vi.waitFor(async () => expect((await visit('/account', cookie)).status).toBe(200), {
        timeout: 30_000,
        interval: 500,
      });
    },
  );
});

describe('a disk without room for copies of pages', () => {
  let mounted: string | null = null;
  beforeAll(async () => {
    await fair.killSite();
    const pages = join(fair.dataDir, 'pages');
    // Room for hardly a page. Who may not mount gets a file where a folder should be, which takes nothing either.
    const mount = ['-t', 'tmpfs', '-o', 'size=32k', 'tmpfs', pages];
    mounted = await run('mount', mount).then(
      () => pages,
      () => null,
    );
    if (mounted === null) {
      await rm(pages, { recursive: true });
      await writeFile(pages, '');
    }
    await fair.startSite();
  });
  afterAll(async () => {
    if (mounted !== null) await run('umount', ['-l', mounted]);
  });

  test('costs no visitor a page', async () => {
    const load = startLoad(fair.site, seenPaths);
    await pause(troubleMs);
    const { asked, failed } = await load.stop();
    expect(failed).toEqual({});
    expect(asked).toBeGreaterThan(seenPaths.length);
    if (mounted === null) return;
    const folder = mounted;
    const filesOf = async (kind: string) =>
      (await readdir(folder, { recursive: true })).filter((name) => name.endsWith(kind));
    expect((await filesOf('.page')).length).toBeLessThan(seenPaths.length);
    // Files that did not fit are cleared away.
    await expect.poll(() => filesOf('.new')).toEqual([]);
  });
});
