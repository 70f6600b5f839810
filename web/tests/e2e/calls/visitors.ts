import { expect } from 'vitest';

import { read, signInToAdmin } from '../../harness/admin';
import { askCheckIn } from '../../../app/visitors/check-in/ask-check-in';
import { mailedUrl, newEmail, type SiteBrowser } from './site-browser';
import type { Row, World } from './table';

async function mailedLink(world: World, email: string, page: string): Promise<string> {
  const { pathname, search, hash } = await mailedUrl(world, email, page);
  return pathname + search + hash;
}

const profile = {
  name: 'Noor de Wit',
  organisation: 'De Lindenhof',
  role: 'Projectleider',
  audience: 'woningcorporaties',
  days: '2027-02-09',
  hasNeeds: 'no',
};

/** Fills in the form to register. @returns the path that the mail leads to */
async function registerVisit(world: World, browser: SiteBrowser, email: string): Promise<string> {
  const page = await browser.send('/bezoekersprofiel', 'aanmelden', { ...profile, email });
  expect([page.status, page.path]).toEqual([200, '/bezoekersprofiel?gedaan=aangemeld']);
  return mailedLink(world, email, '/email-valideren');
}

/** Presses the button behind the mailed link. @returns the path of the registration's own page, or null */
async function confirmVisit(browser: SiteBrowser, path: string): Promise<string | null> {
  const body = new URLSearchParams({ bezoek: new URL(path, 'http://x').searchParams.get('bezoek') ?? '' });
  const response = await browser.fetch(path, { method: 'POST', body, redirect: 'manual' });
  return response.headers.get('location');
}

async function newVisitor(world: World): Promise<{ browser: SiteBrowser; page: string; code: string }> {
  const [browser, email] = [world.newBrowser(), newEmail('bezoeker')];
  const own = await confirmVisit(browser, await registerVisit(world, browser, email));
  await world.mailbox.next(email);
  const page = (own ?? '').replace(/&gedaan=\w+/, '');
  const code = /BV1-[0-9A-Z]{16}-[0-9A-Z]{16}/.exec((await browser.open(page)).text)?.[0] ?? '';
  expect(code).not.toBe('');
  return { browser, page, code };
}

/** Makes a crew as the organiser does. @returns what its link holds */
async function newCrew(world: World): Promise<string> {
  const email = newEmail('ploeg');
  const admin = await signInToAdmin(world.fair);
  const path = '/content-manager/collection-types/api::visitor-crew.visitor-crew';
  const { status } = await admin('POST', path, { name: 'Ingang noord', email, isActive: true });
  expect(status).toBe(201);
  return new URL(await mailedLink(world, email, '/inchecken'), 'http://x').hash.slice(1);
}

const tourTitle = 'Tour: boven op het dak';
/** A tour of the demo fair that visitors ask for a place at. */
async function findTour({ fair }: World): Promise<{ publicId: string; documentId: string }> {
  const query = new URLSearchParams({ 'filters[title][$eq]': tourTitle, 'fields[0]': 'publicId' });
  const found = read(await (await fetch(`${fair.cms}/api/sessions?${query.toString()}`)).json(), 'data', 0);
  return { publicId: String(read(found, 'publicId')), documentId: String(read(found, 'documentId')) };
}

/** Asks for a place at the tour. @returns the path of its mailed link */
async function askPlace(world: World, browser: SiteBrowser): Promise<{ link: string; email: string }> {
  const { publicId } = await findTour(world);
  const email = newEmail('plaats');
  const page = await browser.send(`/plaats/aanvragen?onderdeel=${publicId}`, 'plaats', {
    name: 'Noor',
    email,
  });
  expect(page.status).toBe(200);
  return { link: await mailedLink(world, email, '/plaats'), email };
}

const act = (browser: SiteBrowser, path: string, fields: Record<string, string>) =>
  browser.fetch(path, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });

async function take(browser: SiteBrowser, link: string): Promise<void> {
  await act(browser, link, { doen: 'nemen' });
  expect((await browser.open(link)).text).toMatch(/U hebt een plaats|U staat op de wachtlijst/);
}

let visitor: Awaited<ReturnType<typeof newVisitor>>;
let late: { browser: SiteBrowser; email: string; link: string };
let crew = '';
let guest: SiteBrowser;
let place = '';
let unasked = '';
let hostLink = '';

export const visitorRows: readonly Row[] = [
  {
    name: 'a registration behind its own link: shown, changed, printed',
    lifetime: '550 days',
    async now(world) {
      visitor = await newVisitor(world);
      await openRegistration();
    },
    later: openRegistration,
  },
  {
    name: 'the link that confirms a registration',
    lifetime: '14 days, and 30 days for what is not confirmed',
    async now(world) {
      const [browser, email] = [world.newBrowser(), newEmail('laat')];
      late = { browser, email, link: await registerVisit(world, browser, email) };
    },
    async later(world, days) {
      if (days === 8) return;
      expect(await confirmVisit(late.browser, late.link)).toBeNull();
      const again = await registerVisit(world, late.browser, late.email);
      expect(await confirmVisit(late.browser, again)).toMatch(/^\/bezoekersprofiel\?link=/);
      late = { ...late, email: newEmail('laat') };
      late.link = await registerVisit(world, late.browser, late.email);
    },
  },
  {
    name: 'a registration that is withdrawn',
    lifetime: null,
    async now(world) {
      const { browser, page } = await newVisitor(world);
      await browser.send(page, 'afmelden', { sure: 'ja' });
      expect((await browser.open(page)).status).toBe(404);
    },
  },
  {
    name: 'a badge at the entrance',
    lifetime: 'once a day; the link of a crew works until the organiser ends it',
    async now(world) {
      crew = await newCrew(world);
      await checkIn(world);
    },
    later: checkIn,
  },
  {
    name: 'a place at a session: asked for, taken, shown and given back',
    lifetime: 'until its session; unconfirmed 7 days',
    async now(world) {
      guest = world.newBrowser();
      const taken = await askPlace(world, guest);
      await take(guest, taken.link);
      place = await mailedLink(world, taken.email, '/plaats');
      unasked = (await askPlace(world, guest)).link;
      const given = await askPlace(world, guest);
      await take(guest, given.link);
      const own = await mailedLink(world, given.email, '/plaats');
      await act(guest, own, { doen: 'afmelden' });
      expect((await guest.open(own)).status).toBe(404);
    },
    async later(world, days) {
      expect((await guest.open(place)).status).toBe(200);
      if (days !== 8) return;
      expect((await guest.open(unasked)).status).toBe(404);
      await take(guest, (await askPlace(world, guest)).link);
    },
  },
  {
    name: 'the list of a host',
    lifetime: '1 day after its session begins',
    async now(world) {
      const { documentId } = await findTour(world);
      const admin = await signInToAdmin(world.fair);
      const made = await admin('POST', `/session-places/${documentId}/host-link`);
      hostLink = String(read(made.body, 'url')).slice(world.site.length);
      await openHostList(world);
    },
    later: openHostList,
  },
];

async function openRegistration(): Promise<void> {
  const { browser, page } = visitor;
  const shown = await browser.open(page);
  expect([shown.status, shown.text.includes('Noor de Wit')]).toEqual([200, true]);
  const changed = await browser.send(page, 'wijzigen', { ...profile, role: 'Bestuurder' });
  expect(changed.status).toBe(200);
  const badge = await browser.fetch(page.replace('?', '/badge.pdf?'));
  expect([badge.status, badge.headers.get('content-type')]).toEqual([200, 'application/pdf']);
}

async function checkIn(world: World): Promise<void> {
  const { browser } = visitor;
  const verdict = await browser.run(() => askCheckIn(crew, visitor.code));
  expect(verdict.state).toBe('welcome');
  expect(world.site).not.toBe('');
}

async function openHostList({ newBrowser }: World): Promise<void> {
  const browser = newBrowser();
  expect((await browser.open(hostLink)).status).toBe(200);
  for (const vol of ['ja', 'nee']) {
    expect((await act(browser, hostLink, { vol })).status).toBeLessThan(400);
  }
}
