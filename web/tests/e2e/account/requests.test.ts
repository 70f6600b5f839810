import { createServer, type Server } from 'node:http';

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { browserForFile, untilFetched, untilIdle } from '../../harness/browser';
import { sharedFair } from '../../harness/shared-fair';

const { site } = sharedFair();
const browser = browserForFile();

/** A browser's headers for a form on a page of ours. */
const ours = { origin: site, 'sec-fetch-site': 'same-origin', 'user-agent': 'Mozilla/5.0 Firefox/140.0' };

function send(path: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
  return fetch(site + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { ...ours, ...headers },
    body: new URLSearchParams(fields),
  });
}

const password = 'vier losse woorden thuis';
let people = 0;
/** The cookies of somebody who just registered. */
async function registered(): Promise<string> {
  people += 1;
  const email = `geweigerd${people}@post.example`;
  const response = await send('/registreren', { form: 'registreren', name: 'Noor', email, password });
  expect(response.status).toBe(302);
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0]);
  return cookies.join('; ');
}

/** Asks as a browser does, which stores and deletes cookies on the way. */
async function browse(path: string, cookie: string): Promise<{ response: Response; held: string }> {
  let held = cookie;
  let to = new URL(path, site);
  for (let step = 0; step < 5; step += 1) {
    const response = await fetch(to, { redirect: 'manual', headers: { ...ours, cookie: held } });
    for (const set of response.headers.getSetCookie()) held = withCookie(held, set);
    const location = response.headers.get('location');
    if (location === null) return { response, held };
    to = new URL(location, to);
  }
  throw new Error(`${path} leads on and on.`);
}

function withCookie(held: string, set: string): string {
  const [name = '', value = ''] = (set.split(';', 1)[0] ?? '').split('=');
  const others = held.split('; ').filter((pair) => pair !== '' && !pair.startsWith(`${name}=`));
  const added = name === 'locale' || value === '' ? [] : [`${name}=${value}`];
  return [...others, ...added].join('; ');
}

describe('a form sent with', () => {
  test.each([
    ['nothing', '/inloggen', {}, 'E-mailadres is verplicht.'],
    ['no password', '/inloggen', { email: 'a@post.example' }, 'Wachtwoord is verplicht.'],
    ['a wrong password', '/inloggen', { email: 'a@post.example', password }, 'horen niet bij elkaar'],
    [
      'a password of 10,000 characters',
      '/inloggen',
      { email: 'a@post.example', password: 'x'.repeat(10_000) },
      'horen niet bij elkaar',
    ],
    [
      'a new one of 10,000 characters',
      '/registreren',
      { name: 'N', email: 'a@post.example', password: 'x'.repeat(10_000) },
      'Dit wachtwoord is te lang.',
    ],
    [
      'a short one',
      '/registreren',
      { name: 'N', email: 'a@post.example', password: 'kort' },
      'ten minste 12 tekens',
    ],
    [
      'a common one',
      '/registreren',
      { name: 'N', email: 'a@post.example', password: 'welkom123456' },
      'komt te veel voor',
    ],
    [
      'an e-mail address with look-alike letters',
      '/registreren',
      { name: 'N', email: 'nооr@post.example', password },
      'Vul een geldig e-mailadres in.',
    ],
    [
      'an e-mail address of two lines',
      '/registreren',
      { name: 'N', email: 'a@post.example\r\nBcc: b@post.example', password },
      'Vul een geldig e-mailadres in.',
    ],
    [
      'a name that nobody sees',
      '/registreren',
      { name: '\u3164\u2800', email: 'a@post.example', password },
      'Vul uw naam in.',
    ],
    [
      'one’s own e-mail address',
      '/registreren',
      // The e-mail address comes back as it was typed, with capitals; the password does not.
      { name: 'N', email: 'Joris.VanDerMeer@post.example', password: 'joris.vandermeer' },
      'lijkt te veel op uw naam, uw e-mailadres of de naam van de beurs',
    ],
    [
      'a row of keys',
      '/registreren',
      { name: 'N', email: 'a@post.example', password: 'azertyuiopqs' },
      'makkelijk te raden',
    ],
    [
      'a name of 10,000 characters',
      '/registreren',
      { name: 'n'.repeat(10_000), email: 'a@post.example', password },
      'ten hoogste 100 tekens',
    ],
    ['no address', '/wachtwoord-vergeten', { email: 'geen' }, 'Vul een geldig e-mailadres in.'],
    ['a code that is none', '/wachtwoord-herstellen?code=x', { code: 'x', password }, 'Deze link werkt niet'],
    [
      'an old code',
      '/wachtwoord-herstellen?code=x',
      { code: `0mx0ifgyz-${'a'.repeat(43)}`, password },
      'Deze link werkt niet',
    ],
    ['a code to confirm that is none', '/email-valideren?code=x', { code: 'x' }, 'Deze link werkt niet'],
  ])(
    '%s at %s gets a 400 in Dutch and keeps what it may',
    async (_what, path, fields: Record<string, string>, said) => {
      const form = { '/inloggen': 'inloggen', '/registreren': 'registreren' }[path] ?? '';
      const response = await send(path, { form, ...fields });
      const text = await response.text();
      expect(response.status).toBe(400);
      expect(text).toContain(said);
      if (fields.password) expect(text).not.toContain(fields.password.slice(0, 200));
      expect(response.headers.getSetCookie().join()).not.toMatch(/token=|refresh=/);
    },
  );

  test('a body that is no form', async () => {
    const response = await fetch(`${site}/inloggen`, {
      method: 'POST',
      headers: { ...ours, 'content-type': 'multipart/form-data' },
      body: 'niets',
    });
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('Dit formulier klopt niet');
  });
});

describe('where to go after signing in', () => {
  test.each([
    // Other shapes of a URL are in app/account/next-page.test.ts.
    'https://boef.example/',
    '/%5Cboef.example/../..//boef.example',
  ])('is never %j', async (naar) => {
    people += 1;
    const fields = { form: 'registreren', name: 'Noor', email: `naar${people}@post.example`, password };
    const response = await send(`/registreren?naar=${encodeURIComponent(naar)}`, fields);
    expect(response.status).toBe(302);
    const location = new URL(response.headers.get('location') ?? '', site);
    expect(location.origin).toBe(new URL(site).origin);
    // And not once the browser has taken the slashes and dots away.
    expect(location.pathname).not.toMatch(/^\/[/\\]/);
  });
});

describe('when tokens are not what they should be,', () => {
  test.each([
    ['is made up', 'token=verzonnen'],
    ['is well formed and signed by nobody', `token=${btoa('{"alg":"none"}')}.${btoa('{"id":1}')}.`],
    ['is made up, with one to renew it', 'token=verzonnen; refresh=verzonnen'],
    ['renews nothing', 'refresh=a.b.c'],
  ])('a token that %s is taken away, and the page is that of nobody', async (_what, cookie) => {
    const { response, held } = await browse('/account', cookie);
    expect([response.status, new URL(response.url).pathname, held]).toEqual([200, '/inloggen', '']);
    // Public pages were never in danger.
    const page = await browse('/programma', cookie);
    expect([page.response.status, new URL(page.response.url).pathname]).toEqual([200, '/programma']);
  });

  test('a session that is ended elsewhere ends here too, on pages of an account and where the browser asks who it is', async () => {
    const cookie = await registered();
    const out = await send('/uitloggen', {}, { cookie });
    expect(out.status).toBe(302);
    // The router loads the redirect's target after the data.
    for (const path of ['/account', '/account.data', '/api/users/me']) {
      const { response, held } = await browse(path, cookie);
      expect(await response.text()).not.toContain('@post.example');
      expect(held).not.toMatch(/(?:^|; )token=/);
      const next = await browse('/account', held);
      expect([path, new URL(next.response.url).pathname, next.held]).toEqual([path, '/inloggen', '']);
    }
  });

  test('a call with the old tokens that is answered after the password was changed does not end the new sign-in', async () => {
    const cookie = await registered();
    const change = {
      form: 'wachtwoord',
      currentPassword: password,
      password: 'vijf andere losse woorden thuis',
    };
    const changed = await send('/account/beveiliging', change, { cookie });
    expect(changed.status).toBeLessThan(400);
    const late = await fetch(`${site}/api/users/me`, { headers: { ...ours, cookie } });
    expect(late.status).toBe(401);
    const cookies = [...changed.headers.getSetCookie(), ...late.headers.getSetCookie()];
    const { response, held } = await browse('/account', cookies.reduce(withCookie, cookie));
    expect([response.status, new URL(response.url).pathname]).toEqual([200, '/account']);
    expect(held).toMatch(/(?:^|; )token=/);
  });

  test.each(['/', '/programma', '/programma.data'])(
    'the page %s is the same for a stranger, somebody signed in, and somebody whose session ended',
    async (path) => {
      const cookie = await registered();
      const texts: string[] = [];
      for (const held of ['', cookie, 'token=verzonnen; refresh=verzonnen; signed-in=1']) {
        const response = await fetch(site + path, { headers: { ...ours, cookie: held } });
        expect(response.status).toBe(200);
        expect(response.headers.getSetCookie().join()).not.toMatch(/token|refresh|signed-in/);
        texts.push(await response.text());
      }
      expect(texts[0]).not.toContain('@post.example');
      expect(new Set(texts).size).toBe(1);
    },
  );

  test('a page takes away the token that the content backend rejects, and the next one the rest', async () => {
    const cookie = await registered();
    await send('/uitloggen', {}, { cookie });
    const endedBy = async (held: string) => {
      const response = await fetch(`${site}/account`, {
        redirect: 'manual',
        headers: { ...ours, cookie: held },
      });
      expect(response.status).toBe(302);
      const ended = response.headers.getSetCookie().filter((set) => set.includes('Max-Age=0'));
      return ended.map((set) => set.split('=', 1)[0]);
    };
    expect(await endedBy(cookie)).toEqual(['token']);
    expect(await endedBy(withCookie(cookie, 'token='))).toEqual(['token', 'refresh', 'signed-in']);
  });

  test('pages and data of an account are cached by nobody', async () => {
    const cookie = await registered();
    for (const path of [
      '/account',
      '/account/beveiliging',
      '/account/statistieken',
      '/account/gegevens',
      '/account/gegevens.json',
    ]) {
      const response = await fetch(site + path, { headers: { ...ours, cookie } });
      expect([path, response.status]).toEqual([path, 200]);
      expect(response.headers.get('cache-control')).toBe('private, no-store');
      await response.text();
    }
  });

  test('a visitor without any sees no page of an account and has no form of it carried out', async () => {
    for (const path of [
      '/account',
      '/account/beveiliging',
      '/account/statistieken',
      '/account/gegevens',
      '/account/gegevens.json',
      '/uitloggen',
    ]) {
      const response = await fetch(site + path, { redirect: 'manual', headers: ours });
      expect([path, response.status]).toEqual([path, 302]);
      expect(response.headers.get('location')).toBe(`/inloggen?naar=${encodeURIComponent(path)}`);
    }
    for (const [path, form] of [
      ['/account', 'profiel'],
      ['/account/beveiliging', 'wachtwoord'],
      ['/account/gegevens', 'verwijderen'],
    ] as const) {
      const response = await send(path, { form, sure: 'ja' });
      expect([path, response.status]).toEqual([path, 302]);
      expect(response.headers.get('location')).toMatch(/^\/inloggen/);
    }
  });
});

describe('a page of another site', () => {
  let foreign: Server;
  let otherSite: string;
  beforeAll(async () => {
    foreign = createServer((req, res) => {
      const target = new URL(req.url ?? '', 'http://x').searchParams.get('naar') ?? '';
      res.writeHead(200, { 'content-type': 'text/html' }).end(
        `<form method="post" action="${target}"><input name="form" value="profiel"><input name="name" value="Boef">
         <input name="sure" value="ja"><button>Win een huis</button></form>`,
      );
    });
    await new Promise<void>((resolve) => foreign.listen(0, '127.0.0.1', resolve));
    const at = foreign.address();
    otherSite = at !== null && typeof at === 'object' ? `http://127.0.0.1:${at.port}` : '';
  });
  afterAll(() => foreign.close());

  test('cannot send a form in the name of who is signed in, and reads nothing of the account', async () => {
    const page = await browser.page();
    people += 1;
    const form = { form: 'registreren', name: 'Noor', email: `vals${people}@post.example`, password };
    const made = { form, headers: ours, maxRedirects: 0 };
    expect((await page.context().request.post(`${site}/registreren`, made)).status()).toBe(302);
    for (const path of [
      '/account',
      '/account/gegevens',
      '/uitloggen',
      '/api/auth/change-password',
      '/api/auth/local',
    ]) {
      await page.goto(`${otherSite}/?naar=${encodeURIComponent(site + path)}`);
      const [rejection] = await Promise.all([
        page.waitForResponse((response) => response.request().method() === 'POST'),
        page.getByRole('button').click(),
      ]);
      expect([path, rejection.status()]).toEqual([path, 403]);
    }

    await page.goto(otherSite);
    const read = await page.evaluate(async (target) => {
      try {
        return await (await fetch(target, { credentials: 'include' })).text();
      } catch {
        return 'rejected';
      }
    }, `${site}/api/users/me`);
    expect(read).toBe('rejected');
    await page.goto(`${site}/account`);
    await expect.poll(() => page.locator('main h1').textContent()).toBe('Dag Noor');
  });
});

test('many attempts with wrong passwords are slowed down, and the visitor reads for how long', async () => {
  const fields = { form: 'inloggen', email: 'doelwit@post.example', password: 'steeds iets anders dan dat' };
  const statuses: number[] = [];
  let last = new Response();
  for (let time = 0; time < 12; time += 1) {
    last = await send('/inloggen', fields);
    statuses.push(last.status);
  }
  expect(statuses.slice(0, 5)).toEqual([400, 400, 400, 400, 400]);
  expect(statuses.at(-1)).toBe(429);
  expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0);
  const text = await last.text();
  expect(text).toContain('Dit is te vaak geprobeerd.');
  expect(text).toContain('value="doelwit@post.example"');
  // Nobody else is added out.
  expect((await send('/inloggen', { ...fields, email: 'iemand@post.example' })).status).toBe(400);
});

interface Received {
  status: number;
  body: unknown;
}

/** Makes a call from a page of ours, as a script of ours would. */
function call(page: Page, method: string, path: string, body?: object): Promise<Received> {
  return page.evaluate(
    async ([how, where, what]) => {
      const response = await fetch(where, {
        method: how,
        headers: what === '' ? {} : { 'content-type': 'application/json' },
        body: what === '' ? null : what,
      });
      const received: unknown = await response.json();
      return { status: response.status, body: received };
    },
    [method, `/api${path}`, body ? JSON.stringify(body) : ''] as const,
  );
}

const cookieNames = async (page: Page) =>
  (await page.context().cookies())
    .map(({ name }) => name)
    .filter((name) => name === 'token' || name === 'refresh')
    .sort();

test('every API call about an account reaches the content backend, and its tokens stay on the server', async () => {
  const page = await browser.page();
  await page.goto(`${site}/contact`);
  const email = 'aanroep@post.example';
  const user = { email, username: 'aanroep', provider: 'local', confirmed: false };

  const made = await call(page, 'POST', '/auth/local/register', { username: 'aanroep', email, password });
  expect(made).toMatchObject({ status: 200, body: { user } });
  expect(made.body).not.toHaveProperty('jwt');
  expect(made.body).not.toHaveProperty('refreshToken');
  expect(await cookieNames(page)).toEqual(['refresh', 'token']);
  expect(await call(page, 'GET', '/users/me')).toMatchObject({ status: 200, body: user });
  // The page itself asks who has signed in. A call with tokens that end meanwhile would end the new sign-in too.
  await page.locator('html[data-signed-in]').waitFor({ state: 'attached' });
  await untilFetched(page);

  const changed = { currentPassword: password, password: 'een nieuw begin gemaakt' };
  expect(
    await call(page, 'POST', '/auth/change-password', { ...changed, passwordConfirmation: changed.password }),
  ).toMatchObject({ status: 200, body: { user } });
  expect(await call(page, 'GET', '/users/me')).toMatchObject({ status: 200, body: user });

  expect(await call(page, 'POST', '/auth/forgot-password', { email })).toEqual({
    status: 200,
    body: { ok: true },
  });
  expect(await call(page, 'POST', '/auth/send-email-confirmation', { email })).toEqual({
    status: 200,
    body: { email, sent: true },
  });
  const reset = { code: 'x', password: 'nog een ander begin', passwordConfirmation: 'nog een ander begin' };
  expect(await call(page, 'POST', '/auth/reset-password', reset)).toMatchObject({
    status: 400,
    body: { error: { name: 'ValidationError' } },
  });
  expect(await call(page, 'POST', '/auth/local', { identifier: email, password })).toMatchObject({
    status: 400,
    body: { error: { status: 400, message: 'Invalid identifier or password' } },
  });
  expect((await call(page, 'GET', '/auth/google/callback')).status).toBe(400);

  await page.context().clearCookies();
  expect(await call(page, 'GET', '/users/me')).toMatchObject({ status: 403 });
});

test('a sign-in service that is not configured leads nowhere', async () => {
  const response = await fetch(`${site}/api/connect/google`, { redirect: 'manual' });
  expect([response.status, response.headers.get('location')]).toEqual([400, null]);
});

test('without configuration nothing of Firebase is shown or loaded', async () => {
  const page = await browser.page();
  const fetched = new Set<string>();
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) fetched.add(response.url());
  });
  for (const path of ['/', '/inloggen', '/registreren', '/wachtwoord-vergeten']) {
    // Waits until all of the page has hydrated: its own scripts are there, and those that come on interaction.
    await page.goto(site + path);
    await untilIdle(page);
  }
  expect(await page.locator('body').textContent()).not.toMatch(/firebase/i);
  // Asked for again: what a page fetched cannot be read any more once the page is gone.
  const loaded = await Promise.all([...fetched].map(async (url) => (await fetch(url)).text()));
  expect(loaded.length).toBeGreaterThan(5);
  expect(loaded.filter((text) => /identitytoolkit|stap=|initializeAuth|createAuthUri/.test(text))).toEqual(
    [],
  );

  for (const path of ['/inloggen/firebase', '/inloggen/firebase/apple'])
    expect([path, (await page.goto(site + path))?.status()]).toEqual([path, 404]);
  const posted = await send('/inloggen/firebase', { form: 'bewijs', idToken: 'x' });
  expect([posted.status, posted.headers.getSetCookie().join()]).toEqual([
    400,
    expect.not.stringMatching(/token=|refresh=/),
  ]);
});
