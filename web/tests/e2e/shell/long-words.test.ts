import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';

import { adminToken, read, signInToAdmin } from '../../harness/admin';
import { browserForFile, hydrate } from '../../harness/browser';
import { linkExhibitor, openDatabase } from '../../harness/database';
import { startFair, type Fair } from '../../harness/fair';
import { openLongEnough } from '../../harness/fill-time';
import { fillFair, type Written } from '../../harness/long-words/fill-fair';
import { longEmail, repeated } from '../../harness/long-words/longest';
import { standKind } from '../../harness/long-words/values';
import { linkIn, openMailbox } from '../../harness/mailbox';
import { overflowOf } from '../../harness/overflow';
import { registeredVisitor, send } from '../../harness/visitors';
import { waitForChanges } from '../../harness/wait-for-changes';
import { fill, sendStepsBefore } from '../contracts/answers';

const file = readFileSync(join(import.meta.dirname, 'cases/long-words/schedule.json'), 'utf8');
const days = z.array(z.object({ rooms: z.record(z.string(), z.array(z.object({ title: z.string() }))) }));
const titles = days
  .parse(read(JSON.parse(file), 'schedule', 'conference', 'days'))
  .flatMap(({ rooms }) => Object.values(rooms).flatMap((events) => events.map(({ title }) => title)));
/** Of the titles the longest is what every field is filled with. */
const word = titles.reduce((longest, title) => (title.length > longest.length ? title : longest));
const narrow = 320;
const widths = [narrow, 360];

let fair: Fair;
let documents: ReadonlyMap<string, Written>;
let page: Page;
const browser = browserForFile();
beforeAll(async () => {
  fair = await startFair();
  documents = await fillFair(fair, word);
  page = await browser.page({ viewport: { width: narrow, height: 740 }, reducedMotion: 'reduce' });
}, 240_000);
afterAll(async () => {
  await fair.stop();
});

const pathOf = (path: string) =>
  path.replaceAll(/\{([\w-]+)\.(publicId|slug)\}/g, (_, name: string, field: 'publicId' | 'slug') => {
    const document = documents.get(`api::${name}.${name}`);
    if (!document) throw new Error(`Nothing of the type ${name} was written.`);
    return String(document[field]);
  });

/** Makes the window narrow and a little wider, and expects that all of the page fits both. */
async function expectFit(on: Page, at: readonly number[] = widths): Promise<void> {
  for (const width of at) {
    await on.setViewportSize({ width, height: 740 });
    expect(await overflowOf(on), `${on.url().slice(fair.site.length)} at ${width} px`).toEqual([]);
  }
  await on.setViewportSize({ width: narrow, height: 740 });
}

const pages = [
  ...['/{page.slug}', '/en/{page.slug}', '/', '/contact', '/locatie', `/${repeated(word, 200)}`],
  ...[
    '/programma/{session.publicId}',
    '/en/programma/{session.publicId}',
    '/standhouders/{exhibitor.publicId}',
  ],
  ...[
    '/en/standhouders/{exhibitor.publicId}',
    '/sprekers/{speaker.publicId}',
    '/paviljoens/{pavilion.publicId}',
  ],
  ...[
    '/nieuws/{news-article.publicId}',
    '/interviews/{interview.publicId}',
    '/kalender/{calendar-item.publicId}',
  ],
  ...['/vacatures/{vacancy.publicId}', '/fotoalbums/{photo-album.publicId}', '/fotos-2025'],
  ...['/programma?thema={theme.slug}', '/programma?weergave=rooster', '/programma.print'],
  ...['/standhouders', `/standhouders?q=${word}`, `/sprekers?q=${word}`, '/paviljoens', `/nieuws?q=${word}`],
  ...['/kalender', `/vacatures?q=${word}`, '/plattegrond?hal={hall.slug}', `/plattegrond?q=${word}`],
  ...[`/faq?q=${word}`, '/faq', '/reglement-standhouders?versie=2099.12', '/bezoekersprofiel'],
  ...[`/adverteren-en-signing?q=${word}`, '/adverteren-en-signing/bestellen?ZZ-999=2', '/contractformulier'],
  ...[
    `/zoeken?q=${word}`,
    `/en/zoeken?q=${word}`,
    `/zoeken?q=${repeated('z', 100)}`,
    `/standhouders?q=${repeated('z', 100)}`,
  ],
  '/plaats/aanvragen?onderdeel={session.publicId}',
];

test.each(pages)('%s fits a narrow screen, however long its words are', async (path) => {
  const response = await page.goto(fair.site + pathOf(path));
  expect(response?.status()).toBe(path.endsWith(repeated(word, 200)) ? 404 : 200);
  await expectFit(page);
});

test('the menu, the search, the filters and a large photo fit a narrow screen', async () => {
  await page.goto(`${fair.site}/standhouders`);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const modal = page.locator('dialog[open]');
  for (const summary of await modal.locator('summary').all()) await summary.click();
  await expectFit(page, [narrow]);
  await page.keyboard.press('Escape');
  await modal.waitFor({ state: 'detached' });

  await page.locator('header button[aria-keyshortcuts]').click();
  await modal.locator('input').fill(word);
  await modal.getByRole('option').first().waitFor();
  await expectFit(page, [narrow]);
  await modal.locator('input').fill(repeated('z', 100));
  await modal.getByText('zzz').last().waitFor();
  await expectFit(page, [narrow]);
  await page.keyboard.press('Escape');

  await page.goto(`${fair.site}/programma`);
  await page.locator('.workspace-filters summary').first().click();
  await modal.waitFor();
  await expectFit(page, [narrow]);

  await page.goto(fair.site + pathOf('/fotoalbums/{photo-album.publicId}'));
  await page.locator('.photo-grid a').first().click();
  await page.locator('dialog.lightbox').waitFor();
  await expectFit(page, [narrow]);
});

test('a form and what is wrong with it fit a narrow screen', async () => {
  await page.goto(fair.site + pathOf('/{page.slug}'));
  const form = page.locator('main form:has(input[name=form])').first();
  await openLongEnough(page);
  await form.locator('button[type=submit]').last().click();
  await page.getByRole('alert').first().waitFor();
  await expectFit(page);
});

/** Presses the first button that saves something, and waits until it did. */
async function save(within: Locator): Promise<void> {
  const button = within.getByRole('button', { name: /^Bewaren: / }).first();
  await button.click();
  await expect.poll(() => button.getAttribute('aria-pressed')).toBe('true');
}

test('what a visitor saves fits a narrow screen', async () => {
  await page.goto(fair.site + pathOf('/programma/{session.publicId}'));
  await save(page.locator('main header'));
  await page.goto(fair.site + pathOf('/standhouders/{exhibitor.publicId}'));
  await save(page.locator('main'));
  await page.goto(`${fair.site}/mijn-programma`);
  await page.locator('main ol article').first().waitFor();
  await expectFit(page);
  await page
    .locator('main ol article')
    .first()
    .getByRole('button', { name: /^Verwijder/ })
    .click();
  await page.getByRole('status').getByRole('button').first().waitFor();
  await page.locator('main details summary').first().click();
  await expectFit(page);
});

const line = repeated(word, 100);
/** The longest e-mail addresses for visitors: what the admin wrote has mails to the first. */
const [badgeEmail = '', placeEmail = ''] = ['b', 'p'].map((letter) => letter + longEmail.slice(1));
/** Makes something by the admin's API. Returns its response. */
async function made(path: string, body?: object): Promise<unknown> {
  const admin = await signInToAdmin(fair, { skipWait: true });
  const response = await admin('POST', path, body);
  expect([200, 201]).toContain(response.status);
  return response.body;
}

test('a badge and its check-in fit a narrow screen', async () => {
  const visitor = await registeredVisitor(fair, badgeEmail, { name: line, organisation: line, role: line });
  await page.goto(visitor.page);
  await page.locator('[data-badge-code]').waitFor();
  await expectFit(page);

  const email = 'ploeg@post.example';
  const crew = { name: line, email, isActive: true };
  await made('/content-manager/collection-types/api::visitor-crew.visitor-crew', crew);
  const mail = await openMailbox(fair.dataDir).next(email);
  await page.goto(/https?:\/\/\S+\/inchecken#[\w.-]+/.exec(mail.text)?.[0] ?? '');
  await page.getByLabel('Code van de badge').fill(visitor.code);
  await page.keyboard.press('Enter');
  await page.locator('[data-verdict=welcome]').waitFor();
  await expectFit(page);
});

test('a place at a tour and the list of its host fit a narrow screen', async () => {
  await page.goto(fair.site + pathOf('/plaats/aanvragen?onderdeel={session.publicId}'));
  await page.getByLabel('Naam').fill(line);
  await page.getByLabel('E-mailadres').fill(placeEmail);
  await send(page, 'plaats');
  await page.getByText('Kijk in uw mail').waitFor();
  await expectFit(page);
  const mail = await openMailbox(fair.dataDir).next(placeEmail);
  await page.goto(linkIn(mail, fair.site));
  await expectFit(page);
  await page.getByRole('button', { name: 'Bevestig mijn aanmelding' }).click();
  await page.getByRole('heading', { name: 'U hebt een plaats' }).waitFor();
  await expectFit(page);
  const session = documents.get('api::session.session');
  const link = await made(`/session-places/${session?.documentId}/host-link`);
  await page.goto(String(read(link, 'url')));
  await page.getByRole('button', { name: `Aanwezig: ${line}` }).waitFor();
  await expectFit(page);
});

test('an order of long answers fits a narrow screen, also when it is placed', async () => {
  await page.goto(`${fair.site}/adverteren-en-signing/bestellen?ZZ-999=2`);
  await hydrate(page);
  await fill(page, { company: line, contactName: line, email: longEmail, phone: '030 000 00 02' });
  await fill(page, { accepted: ['ja'] });
  await openLongEnough(page);
  await expectFit(page);
  await page.getByRole('button', { name: 'Bestel met betaling per factuur' }).click();
  await page.waitForURL((url) => url.pathname === '/adverteren-en-signing/besteld');
  await expectFit(page);
});

test('an account with a long name and e-mail address fits a narrow screen', async () => {
  const own = await browser.page({ viewport: { width: narrow, height: 740 } });
  const answers = {
    form: 'registreren',
    name: repeated(word, 100),
    email: longEmail,
    password: 'vier losse woorden thuis',
  };
  const headers = { origin: fair.site, 'sec-fetch-site': 'same-origin' };
  const options = { form: answers, headers, maxRedirects: 0 };
  const sent = await own.context().request.post(`${fair.site}/registreren`, options);
  expect(sent.status()).toBe(302);
  const database = openDatabase(fair.dataDir);
  linkExhibitor(database, longEmail, documents.get('api::exhibitor.exhibitor')?.publicId ?? 0);
  database.close();
  for (const path of ['/account', '/account/beveiliging', '/account/gegevens', '/account/statistieken']) {
    await own.goto(fair.site + path);
    expect(new URL(own.url()).pathname).toBe(path);
    await expectFit(own);
  }
  await own.getByRole('button', { name: 'Uw menu' }).click();
  await own.getByText(longEmail).last().waitFor();
  await expectFit(own, [narrow]);
});

test('a contract of long answers fits a narrow screen', async () => {
  const own = await browser.page({ viewport: { width: narrow, height: 740 } });
  const line = repeated(word, 120);
  const people = { signatoryName: line, signatoryRole: line, signatoryEmail: longEmail, contactName: line };
  const company = { company: line, street: line, place: repeated(word, 80), publicName: repeated(word, 80) };
  const texts = {
    standWishes: repeated(word, 1000),
    summary: repeated(word, 400),
    accountHolder: repeated(word, 70),
  };
  const answers = { ...people, ...company, ...texts, contactEmail: longEmail, standKind: standKind(1) };
  await sendStepsBefore(own.context().request, fair.site, 'overzicht', answers);
  for (const step of ['organisatie', 'aanbod', 'stand', 'overzicht']) {
    await own.goto(`${fair.site}/contractformulier/${step}`);
    expect(new URL(own.url()).pathname).toBe(`/contractformulier/${step}`);
    await expectFit(own);
  }
});

test('sessions of an imported programme fit a narrow screen, on each other’s pages too', async () => {
  const token = await adminToken(fair);
  const send = async (path: string): Promise<unknown> => {
    const body = new FormData();
    body.append('bestand', new Blob([file]), 'schedule.json');
    const headers = { authorization: `Bearer ${token}` };
    const response = await fetch(`${fair.cms}/programme-import${path}`, { method: 'POST', headers, body });
    expect(response.status).toBe(200);
    return response.json();
  };
  const choice = 'makes=rooms,speakers,themes&published=true';
  const preview = await send(`/preview?${choice}`);
  await send(`/?${choice}&fingerprint=${String(read(preview, 'fingerprint'))}`);
  const change = await waitForChanges(fair);
  for (const title of titles) {
    await page.goto(`${fair.site}/programma?q=${title}&na=${change}`);
    await page.getByRole('link', { name: title, exact: true }).first().click();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await expectFit(page, [320, 360, 390]);
  }
});
