import ICAL from 'ical.js';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';

import { accountsForFile, desktop } from '../../harness/accounts';
import { read, signInToAdmin } from '../../harness/admin';
import { barriersIn } from '../../harness/axe';
import { sharedFair } from '../../harness/shared-fair';

const fair = sharedFair();
const { site, browser, registered } = accountsForFile();
const sessionsPath = '/content-manager/collection-types/api::session.session';

let admin: Awaited<ReturnType<typeof signInToAdmin>>;
beforeAll(async () => {
  admin = await signInToAdmin(fair);
});

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Uw programma in uw agenda-app' });

/** Saves sessions by way of a link that brings them, and opens the dialog about the feed. */
async function saveAndOpen(page: Page, ...sessions: string[]): Promise<void> {
  await page.goto(`${site}/mijn-programma#meenemen=${sessions.join('-')}`);
  await page.getByRole('button', { name: 'Zet op dit apparaat' }).click();
  await expect.poll(() => page.locator('main ol article').count()).toBe(sessions.length);
  await page.getByRole('button', { name: 'Agenda-abonnement' }).click();
}

/** The address that the dialog gives, as a calendar asks for it. */
async function addressIn(page: Page): Promise<string> {
  const href = await dialog(page).getByRole('link', { name: 'Open in agenda-app' }).getAttribute('href');
  expect(href).toMatch(
    /^webcal:\/\/[^/]+\/mijn-programma\/abonnement\.ics\?sleutel=[0-9a-z]{8,9}-[\w-]{43}$/,
  );
  return (href ?? '').replace('webcal:', 'http:');
}

async function readCalendar(address: string) {
  const response = await fetch(address);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toContain('text/calendar');
  const text = await response.text();
  const calendar = ICAL.Component.fromString(text);
  const events = calendar.getAllSubcomponents('vevent').map((event) => ({
    uid: String(event.getFirstPropertyValue('uid')),
    sequence: Number(event.getFirstPropertyValue('sequence')),
    status: event.getFirstPropertyValue('status'),
    end: String(event.getFirstPropertyValue('dtend')),
    alarm: event.getFirstSubcomponent('valarm')?.getFirstPropertyValue('trigger')?.toString() ?? null,
  }));
  return { headers: response.headers, text, events };
}

/** The session of an event, as an editor has it. */
async function sessionOf(uid: string) {
  const publicId = Number(/^programma-(\d+)@/.exec(uid)?.[1]);
  const { body } = await admin('GET', `${sessionsPath}?filters[publicId][$eq]=${publicId}`);
  const row = read(body, 'results', 0);
  const names = ['documentId', 'title', 'day', 'startTime', 'endTime'];
  const [documentId, title, day, startTime, endTime] = names.map((name) => String(read(row, name)));
  const act = async (action: string, changes: object = {}) => {
    const path = `${sessionsPath}/${documentId}/actions/${action}?locale=nl`;
    expect((await admin('POST', path, changes)).status).toBe(200);
  };
  return { title, day, startTime, endTime, act };
}

describe('a calendar that reads what somebody saved', () => {
  test('learns what moved, what is off and what was removed, until the feed is stopped', async () => {
    const page = await browser.page({ viewport: { width: 360, height: 740 } });
    await saveAndOpen(page, 's2001', 's2002', 's2003');
    await dialog(page).getByLabel('Herinnering').selectOption('15 minuten ervoor');
    await dialog(page).getByRole('button', { name: 'Maak een adres' }).press('Enter');
    const address = await addressIn(page);
    expect(await barriersIn(page)).toEqual([]);
    const sideways = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
    expect(await page.evaluate(sideways)).toBeLessThanOrEqual(0);

    const first = await readCalendar(address);
    expect(first.events.map(({ sequence, status, alarm }) => [sequence, status, alarm])).toEqual(
      [0, 0, 0].map(() => [0, null, '-PT15M']),
    );
    expect(first.text).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT1H');
    expect(Object.fromEntries(first.headers)).toMatchObject({
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
    });

    const [moved, removed] = first.events;
    const session = await sessionOf(moved?.uid ?? '');
    const find = async (uid = moved?.uid) =>
      (await readCalendar(address)).events.find((event) => event.uid === uid);
    const shorter = session.startTime?.replace(/:\d\d:/, ':10:') ?? '';
    await session.act('publish', {
      startTime: session.startTime?.replace(/:\d\d:/, ':00:'),
      endTime: shorter,
    });
    await expect.poll(async () => (await find())?.sequence).toBe(1);
    expect((await find())?.end).not.toBe(moved?.end);
    await session.act('unpublish');
    await expect.poll(async () => (await find())?.status).toBe('CANCELLED');
    expect(await find()).toMatchObject({ uid: moved?.uid, sequence: 2, alarm: null });
    const gone = /^programma-(\d+)@/.exec(moved?.uid ?? '')?.[1] ?? '';
    // A robot gets one line of text.
    const headers = { 'user-agent': 'Mozilla/5.0 Firefox/140.0' };
    const cancelled = async (folder = '') => {
      const response = await fetch(`${site}${folder}/programma/${gone}?na=${admin.change()}`, { headers });
      return { status: response.status, html: await response.text() };
    };
    const dutch = await cancelled();
    expect(dutch.status).toBe(404);
    expect(dutch.html).toContain(`‘${session.title}’ gaat niet door.`);
    expect(dutch.html).toContain(`href="/programma?dag=${session.day}"`);
    const english = await cancelled('/en');
    expect(english.status).toBe(404);
    expect(english.html).toContain('has been cancelled.');
    expect(english.html).toContain(`href="/en/programma?dag=${session.day}"`);
    await session.act('publish', { startTime: session.startTime, endTime: session.endTime });
    expect((await cancelled()).status).toBe(200);
    await expect.poll(find).toEqual({ ...moved, sequence: 3 });

    // Removals by the visitor reach the feed too, from the device itself.
    const sent = page.waitForResponse((response) => response.url().endsWith('/api/agenda-feeds/sessions'));
    const number = /^programma-(\d+)@/.exec(removed?.uid ?? '')?.[1] ?? '';
    await page.goto(`${site}/programma/${number}`);
    await page
      .locator('main header')
      .getByRole('button', { name: /^Bewaren: / })
      .click();
    expect((await sent).status()).toBe(200);
    expect(await find(removed?.uid)).toMatchObject({ status: 'CANCELLED', sequence: 1 });

    await page.goto(`${site}/mijn-programma`);
    await page.getByRole('button', { name: 'Agenda-abonnement' }).click();
    expect(await addressIn(page)).toBe(address);
    await dialog(page).getByRole('button', { name: 'Stop het abonnement' }).click();
    await dialog(page).getByRole('button', { name: 'Maak een adres' }).waitFor();
    const guessed = address.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
    const answers = await Promise.all(
      [address, guessed, address.replace(/=.*/, '=x'), address.replace(/\?.*/, '')].map(async (url) => {
        const response = await fetch(url);
        const { status, headers } = response;
        return JSON.stringify([
          status,
          headers.get('cache-control'),
          headers.get('content-type'),
          await response.text(),
        ]);
      }),
    );
    expect(new Set(answers)).toEqual(
      new Set([
        JSON.stringify([
          404,
          'private, no-store',
          'text/plain; charset=utf-8',
          'Dit agenda-abonnement is er niet (meer).',
        ]),
      ]),
    );
  });

  test('follows the account of who is signed in, and an address is shown once and can be replaced', async () => {
    const page = await browser.page(desktop);
    await registered(page);
    await saveAndOpen(page, 's2001');
    await dialog(page).getByRole('button', { name: 'Maak een adres' }).click();
    const first = await addressIn(page);
    await expect.poll(async () => (await readCalendar(first)).events.length).toBe(1);
    expect((await readCalendar(first)).events[0]?.alarm).toBeNull();

    await page.reload();
    await page.getByRole('button', { name: 'Agenda-abonnement' }).click();
    await dialog(page).getByText('Uw account heeft een agenda-abonnement.').waitFor();
    expect(await dialog(page).getByRole('link', { name: 'Open in agenda-app' }).count()).toBe(0);
    expect(await barriersIn(page)).toEqual([]);
    await dialog(page).getByRole('button', { name: 'Maak een nieuw adres' }).click();
    const second = await addressIn(page);
    expect((await fetch(first)).status).toBe(404);
    expect((await readCalendar(second)).events).toHaveLength(1);
  });
});
