import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';

import { linkExhibitor, openDatabase } from '../../harness/database';
import { knownSignIn, watchSignIn } from '../../../app/account/current-user';
import { mailedUrl, newEmail, type SiteBrowser } from './site-browser';
import type { Row, World } from './table';

const password = 'vier losse woorden thuis';
const other = 'vijf andere losse woorden thuis';

export interface Member {
  browser: SiteBrowser;
  email: string;
}

/** Registers somebody in a browser of their own, and confirms their address. */
export async function member(world: World): Promise<Member> {
  const [browser, email] = [world.newBrowser(), newEmail('lid')];
  const made = await browser.send('/registreren', 'registreren', { name: 'Noor de Wit', email, password });
  expect([made.status, made.path]).toEqual([200, '/account?gedaan=registratie']);
  const confirmed = await confirm(browser, await mailedUrl(world, email, '/email-valideren'));
  expect(confirmed.status).toBe(200);
  return { browser, email };
}

/** Presses the button behind a mailed link to confirm an address. */
async function confirm(browser: SiteBrowser, link: URL) {
  const code = link.searchParams.get('code') ?? '';
  const response = await browser.fetch(link, { method: 'POST', body: new URLSearchParams({ code }) });
  return { status: response.status, text: await response.text() };
}

export async function signIn({ browser, email }: Member, word = password): Promise<void> {
  const page = await browser.send('/inloggen', 'inloggen', { email, password: word });
  expect([page.status, page.path]).toEqual([200, '/account']);
}

const accountPath = async ({ browser }: Member) =>
  new URL((await browser.open('/account')).path, 'http://x').pathname;

/** A row in which somebody with an account does something. It begins with signing in, whatever lapsed. */
function asMember(name: string, work: (world: World, who: Member) => Promise<void>): Row {
  return { name, lifetime: null, now: async (world) => work(world, await member(world)) };
}

/** Makes somebody's account that of the exhibitor with the lowest number. */
function makeExhibitor({ fair }: World, email: string): void {
  const database = openDatabase(fair.dataDir);
  linkExhibitor(database, email);
  database.close();
}

/** An ID token as the emulator of the identity service makes it. */
function idToken(project: string, localId: string): string {
  const nowSeconds = Math.floor(Date.now() / 1000);
  const claims = {
    iss: `https://securetoken.google.com/${project}`,
    aud: project,
    sub: localId,
    auth_time: nowSeconds,
    iat: nowSeconds,
    exp: nowSeconds + 3600,
  };
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`;
}

/** Asks who is signed in, as every page does. */
function shownUser(browser: SiteBrowser): Promise<string | null> {
  return browser.run(async () => {
    const stop = watchSignIn();
    // At most two questions: a token that is rejected is renewed with the second.
    await browser.settled();
    stop();
    return knownSignIn().user?.email ?? null;
  });
}

let regular: Member;
let away: Member;
let asking: Member;
let forgotten: Member;
let moving: Member;
let unconfirmed: Member;
let links: Record<'confirm' | 'reset' | 'move', URL>;

export const accountRows: readonly Row[] = [
  {
    name: 'a sign-in on a device that comes back now and then',
    lifetime: 'access token 10 min, refresh token 30 days idle and 180 days at most',
    async now(world) {
      regular = await member(world);
      expect(await accountPath(regular)).toBe('/account');
    },
    async later(_world, days) {
      expect(await accountPath(regular)).toBe(days > 180 ? '/inloggen' : '/account');
      if (days > 180) await signIn(regular);
      expect(await accountPath(regular)).toBe('/account');
    },
  },
  {
    name: 'a sign-in on a device that stays away',
    lifetime: 'refresh token 30 days idle',
    async now(world) {
      away = await member(world);
    },
    async later(_world, days) {
      if (days === 8) return;
      expect(await accountPath(away)).toBe('/inloggen');
      // Nothing of the old sign-in stands in the way.
      await signIn(away);
      expect(await accountPath(away)).toBe('/account');
    },
  },
  {
    name: 'the question of every page who is signed in',
    lifetime: 'access token 10 min, refresh token 30 days idle and 180 days at most',
    async now(world) {
      asking = await member(world);
      expect(await shownUser(asking.browser)).toBe(asking.email);
    },
    async later(_world, days) {
      expect(await shownUser(asking.browser)).toBe(days > 180 ? null : asking.email);
      if (days <= 180) return;
      await signIn(asking);
      expect(await shownUser(asking.browser)).toBe(asking.email);
    },
  },
  {
    name: 'the link that confirms an e-mail address',
    lifetime: '7 days, once',
    async now(world) {
      const [browser, email] = [world.newBrowser(), newEmail('onbevestigd')];
      unconfirmed = { browser, email };
      await browser.send('/registreren', 'registreren', { name: 'Noor', email, password });
      links = { ...links, confirm: await mailedUrl(world, email, '/email-valideren') };
    },
    async later(world, days) {
      // Unconfirmed accounts without a session are deleted after 30 days.
      if (days !== 8) return;
      const { browser, email } = unconfirmed;
      expect((await confirm(browser, links.confirm)).status).toBe(400);
      await browser.send('/account', 'bevestigen');
      const again = await mailedUrl(world, email, '/email-valideren');
      expect((await confirm(browser, again)).status).toBe(200);
    },
  },
  {
    name: 'the link for a new password',
    lifetime: '1 hour, once',
    async now(world) {
      forgotten = await member(world);
      links = { ...links, reset: await askReset(world) };
    },
    async later(world) {
      const { browser } = forgotten;
      const old = await browser.send(pathOf(links.reset), 'herstellen', { password: other });
      expect([old.status, old.path]).toEqual([400, pathOf(links.reset)]);
      const fresh = await askReset(world);
      const page = await browser.send(pathOf(fresh), 'herstellen', { password: newPassword() });
      expect([page.status, page.path]).toEqual([200, '/account?gedaan=wachtwoord']);
    },
  },
  {
    name: 'the link for a new e-mail address',
    lifetime: '1 day, once',
    async now(world) {
      moving = await member(world);
      links = { ...links, move: await askMove(world) };
    },
    async later(world) {
      if ((await accountPath(moving)) !== '/account') await signIn(moving);
      expect((await confirm(moving.browser, links.move)).status).toBe(400);
      const link = await askMove(world);
      expect((await confirm(moving.browser, link)).status).toBe(200);
      moving = { ...moving, email: movedTo };
    },
  },
  asMember('another name', async (_world, { browser }) => {
    const page = await browser.send('/account', 'profiel', { name: 'Noor Bos' });
    expect(page.path).toBe('/account?gedaan=profiel');
    expect(page.text).toContain('Dag Noor Bos');
  }),
  asMember('another password', async (_world, { browser }) => {
    const fields = { currentPassword: password, password: other };
    const page = await browser.send('/account/beveiliging', 'wachtwoord', fields);
    expect(page.path).toBe('/account/beveiliging?gedaan=wachtwoord');
  }),
  asMember('signing out elsewhere', async (world, who) => {
    const elsewhere = { ...who, browser: world.newBrowser() };
    await signIn(elsewhere);
    const page = await who.browser.send('/account/beveiliging', 'apparaat');
    expect(page.path).toBe('/account/beveiliging?gedaan=apparaat');
    expect(await accountPath(elsewhere)).toBe('/inloggen');
  }),
  asMember('signing out here', async (_world, who) => {
    await who.browser.fetch('/uitloggen', { method: 'POST', redirect: 'manual' });
    expect(await accountPath(who)).toBe('/inloggen');
  }),
  asMember('signing out everywhere', async (world, who) => {
    const elsewhere = { ...who, browser: world.newBrowser() };
    await signIn(elsewhere);
    const page = await who.browser.send('/account/beveiliging', 'overal');
    expect(page.path).toBe('/uitgelogd');
    expect([await accountPath(who), await accountPath(elsewhere)]).toEqual(['/inloggen', '/inloggen']);
  }),
  asMember('the export of what an account holds', async (_world, { browser, email }) => {
    const { status, text } = await browser.open('/account/gegevens.json');
    expect(status).toBe(200);
    expect(text).toContain(email);
  }),
  asMember('the end of an account', async (_world, who) => {
    const page = await who.browser.send('/account/gegevens', 'verwijderen', {
      currentPassword: password,
      sure: 'ja',
    });
    expect(page.path).toBe('/account/verwijderd');
    expect(await accountPath(who)).toBe('/inloggen');
  }),
  asMember('the figures of an exhibitor', async (world, { browser, email }) => {
    makeExhibitor(world, email);
    const { status, text } = await browser.open('/account/statistieken');
    expect(status).toBe(200);
    expect(text).toContain('Uw pagina bekeken');
  }),
  {
    name: 'signing in with the hosted identity service',
    lifetime: null,
    async now({ newBrowser }) {
      const browser = newBrowser();
      const token = idToken('demo-beursvloer', 'hosted-1');
      const page = await browser.post('/inloggen/firebase', { form: 'bewijs', idToken: token });
      expect([page.status, page.path]).toEqual([200, '/account']);
    },
  },
  {
    // Section 7 of the specification promises these calls to scripts on our own pages; the forms above do the
    // same on the server.
    name: 'the calls of an account by scripts',
    lifetime: null,
    async now(world) {
      const { browser, email } = await member(world);
      const call = async (path: string, body: object) => {
        const response = await browser.fetch(`/api/auth${path}`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify(body),
        });
        expect([path, response.status]).toEqual([path, 200]);
      };
      await call('/local', { identifier: email, password });
      await call('/change-password', {
        currentPassword: password,
        password: other,
        passwordConfirmation: other,
      });
      await call('/forgot-password', { email });
      const code = (await mailedUrl(world, email, '/wachtwoord-herstellen')).searchParams.get('code');
      await call('/reset-password', { code, password, passwordConfirmation: password });
      const fresh = newEmail('script');
      await call('/local/register', { username: randomUUID(), email: fresh, password });
      await mailedUrl(world, fresh, '/email-valideren');
      await call('/send-email-confirmation', { email: fresh });
      await mailedUrl(world, fresh, '/email-valideren');
    },
  },
];

const pathOf = ({ pathname, search }: URL) => pathname + search;

let passwords = 0;
const newPassword = () => `steeds weer een ander woord ${(passwords += 1)}`;

async function askReset(world: World): Promise<URL> {
  const { browser, email } = forgotten;
  expect((await browser.send('/wachtwoord-vergeten', 'vergeten', { email })).status).toBe(200);
  return mailedUrl(world, email, '/wachtwoord-herstellen');
}

let movedTo = '';
/** Asks for another address. @returns the link that is mailed to it */
async function askMove(world: World): Promise<URL> {
  movedTo = newEmail('verhuisd');
  const page = await moving.browser.send('/account/beveiliging', 'adres', {
    email: movedTo,
    currentPassword: password,
  });
  expect(page.path).toBe('/account/beveiliging?gedaan=adres');
  return mailedUrl(world, movedTo, '/email-valideren');
}
