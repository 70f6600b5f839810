import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';

import { barriersIn } from '../../harness/axe';
import { browserForFile, hydrate } from '../../harness/browser';
import { openLongEnough } from '../../harness/fill-time';
import { openMailbox } from '../../harness/mailbox';
import { sharedFair } from '../../harness/shared-fair';

const { site, dataDir } = sharedFair();
const mailbox = openMailbox(dataDir);
const browser = browserForFile();
const path = `${site}/werken-bij-de-beurs`;

const form = (page: Page) => page.locator('#formulier-open-sollicitatie');
const picker = (page: Page) => form(page).getByLabel(/^Uw cv/);
const list = (page: Page) => form(page).getByRole('list', { name: 'Bestanden bij ‘Uw cv’' });
const send = (page: Page) => form(page).getByRole('button', { name: 'Verstuur uw sollicitatie' }).click();
const status = (page: Page) => form(page).locator('[data-field=cv]').getByRole('status');
const pdf = (name: string, bytes = 2000) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(bytes, 'x')]),
});

/** The files that the content backend has, waiting or sent. */
async function storedFiles(): Promise<string[]> {
  const folder = join(dataDir, 'form-uploads');
  await mkdir(folder, { recursive: true });
  return (await readdir(folder)).sort();
}

async function fillIn(page: Page, email: string): Promise<void> {
  const field = (label: RegExp) => form(page).getByLabel(label);
  await field(/^Uw naam/).fill('Sam Visser');
  await field(/^E-mailadres/).fill(email);
  await form(page).getByLabel('Een baan op kantoor').check();
  await field(/^Vertel iets over uzelf/).fill('Ik werk al tien jaar aan beurzen en doe dat heel erg graag.');
}

/** A page whose files stay on their way until the test lets them go. */
async function slowPage(options: object): Promise<{ page: Page; release: () => void }> {
  const page = await browser.page(options);
  const waiting: (() => void)[] = [];
  await page.route('**/api/_form-file?*', async (route) => {
    if (route.request().method() === 'POST') await new Promise<void>((resolve) => waiting.push(resolve));
    await route.continue().catch(() => undefined);
  });
  return { page, release: () => waiting.splice(0).forEach((go) => go()) };
}

describe.each([
  { javaScriptEnabled: true, viewport: { width: 360, height: 800 } },
  { javaScriptEnabled: false, viewport: { width: 1280, height: 900 } },
])('a form with files, with JavaScript $javaScriptEnabled at $viewport.width px', (options) => {
  test('keeps the files that arrived when it is rejected, and stores them once it is right', async () => {
    const sender = `cv-${options.javaScriptEnabled}-${options.viewport.width}@post.example`;
    const page = await browser.page(options);
    await page.goto(path);
    const before = await storedFiles();
    await picker(page).setInputFiles([pdf('cv.pdf'), pdf('brief.pdf')]);
    if (options.javaScriptEnabled)
      await expect.poll(() => list(page).getByText('Toegevoegd').count()).toBe(2);
    await send(page);
    await form(page).getByRole('alert').getByText('Sorry, niet alle velden').waitFor();
    if (options.javaScriptEnabled) await hydrate(page);
    const kept = options.javaScriptEnabled ? list(page) : form(page).getByRole('group', { name: /^Uw cv: / });
    expect(await kept.getByText(/cv\.pdf \(2 kB\)/).count()).toBe(1);
    // Axe is a script.
    if (options.javaScriptEnabled)
      expect(await barriersIn(page, { within: '#formulier-open-sollicitatie' })).toEqual([]);

    if (options.javaScriptEnabled) await kept.getByRole('button', { name: 'Verwijderen brief.pdf' }).click();
    else await kept.getByLabel(/brief\.pdf/).uncheck();
    await fillIn(page, sender);
    if (options.javaScriptEnabled) await openLongEnough(page);
    await send(page);
    await form(page).getByText('Uw sollicitatie is verstuurd').waitFor();
    await mailbox.next(sender);
    const received = await mailbox.next('info@fabriekenthuis.example');
    expect(received.text).toContain('cv.pdf');
    expect(received.text).not.toContain('brief.pdf');
    // With scripts the other one is taken back at once, without them it goes after an hour.
    const more = options.javaScriptEnabled ? 1 : 2;
    await expect.poll(storedFiles).toHaveLength(before.length + more);
  });
});

test('choosing files shows how far each is, lets one cancel it, so that nothing is left, and says at once what cannot be taken', async () => {
  const { page, release } = await slowPage({ viewport: { width: 360, height: 900 } });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const uploads = () => asked.filter((url) => url.includes('_form-file'));
  await page.goto(path);
  const before = await storedFiles();
  await picker(page).setInputFiles(pdf('cv.pdf', 2_000_000));
  await list(page).getByText('cv.pdf (2 MB)').waitFor();
  expect(await list(page).getByRole('progressbar', { name: 'cv.pdf' }).count()).toBe(1);
  expect(await status(page).textContent()).toBe('cv.pdf wordt verstuurd.');
  expect(await barriersIn(page, { within: '#formulier-open-sollicitatie' })).toEqual([]);
  await list(page).getByRole('button', { name: 'Annuleren cv.pdf' }).click();
  expect(await list(page).count()).toBe(0);
  expect(await status(page).textContent()).toBe('cv.pdf is verwijderd.');
  expect(await picker(page).evaluate((input) => input === document.activeElement)).toBe(true);
  release();
  expect(await storedFiles()).toEqual(before);

  // The server is asked nothing about what the page itself can tell.
  const askedBefore = uploads();
  await picker(page).setInputFiles(pdf('virus.exe'));
  await list(page).getByText('Bestanden als virus.exe kunnen hier niet.').waitFor();
  await picker(page).setInputFiles({ ...pdf('leeg.pdf'), buffer: Buffer.alloc(0) });
  await list(page).getByText('leeg.pdf is leeg.').waitFor();
  await picker(page).setInputFiles(pdf('groot.pdf', 5_300_000));
  await list(page).getByText('groot.pdf is te groot.').waitFor();
  const marks = page.locator('[data-field=cv]');
  expect(await marks.getAttribute('data-valid')).toBeNull();
  expect(uploads()).toEqual(askedBefore);
  await send(page);
  await form(page)
    .getByRole('alert')
    .getByRole('link', { name: 'Bestanden als virus.exe kunnen hier niet.' })
    .click();
  expect(await picker(page).evaluate((input) => input === document.activeElement)).toBe(true);
});

test('a file that breaks off can be tried again, by keyboard alone, and one that the server looks into and rejects says why', async () => {
  const page = await browser.page({ viewport: { width: 360, height: 800 } });
  let isBroken = true;
  await page.route('**/api/_form-file?*', (route) => (isBroken ? route.abort() : route.continue()));
  await page.goto(path);
  await picker(page).focus();
  await picker(page).setInputFiles(pdf('cv.pdf'));
  await list(page).getByText('cv.pdf is niet helemaal aangekomen.').waitFor();
  expect(await status(page).textContent()).toBe('cv.pdf is niet helemaal aangekomen. Probeer het opnieuw.');
  isBroken = false;
  await page.keyboard.press('Tab');
  const focused = page.locator(':focus');
  expect(await focused.textContent()).toBe('Opnieuw proberen cv.pdf');
  await page.keyboard.press('Enter');
  await list(page).getByText('Toegevoegd').waitFor();
  expect(await status(page).textContent()).toBe('cv.pdf is toegevoegd.');

  const before = await storedFiles();
  await picker(page).setInputFiles({ ...pdf('vals.pdf'), buffer: Buffer.from('<script>alert(1)</script>') });
  await list(page).getByText('Bestanden als vals.pdf kunnen hier niet.').waitFor();
  expect(await storedFiles()).toEqual(before);
});

test('a form waits for a file that is still on its way, and says so', async () => {
  const { page, release } = await slowPage({ viewport: { width: 1280, height: 900 } });
  await page.goto(path);
  await fillIn(page, 'onderweg@post.example');
  await picker(page).setInputFiles(pdf('cv.pdf'));
  await list(page).getByRole('progressbar').waitFor();
  await send(page);
  await form(page).getByRole('alert').getByText('cv.pdf is nog onderweg.').waitFor();
  release();
  await list(page).getByText('Toegevoegd').waitFor();
  await openLongEnough(page);
  await send(page);
  await form(page).getByText('Uw sollicitatie is verstuurd').waitFor();
  await mailbox.next('onderweg@post.example');
});

test('without scripts a file that cannot be taken is said at its field, with the rest kept', async () => {
  const page = await browser.page({ javaScriptEnabled: false, viewport: { width: 360, height: 800 } });
  await page.goto(path);
  await fillIn(page, 'zonder@post.example');
  const files = ['a.pdf', 'b.pdf', 'c.pdf', 'd.pdf'].map((name) => pdf(name));
  await picker(page).setInputFiles([...files, { ...pdf('kapot.pdf'), buffer: Buffer.from('geen pdf') }]);
  await send(page);
  const alert = form(page).getByRole('alert');
  await alert.getByRole('link', { name: 'd.pdf is er een te veel.' }).waitFor();
  expect(
    await form(page)
      .getByLabel(/^Uw naam/)
      .inputValue(),
  ).toBe('Sam Visser');
  expect(
    await form(page)
      .getByRole('checkbox', { name: /\.pdf \(2 kB\)/, checked: true })
      .count(),
  ).toBe(3);
  await picker(page).setInputFiles([]);
  await send(page);
  await form(page).getByText('Uw sollicitatie is verstuurd').waitFor();
});

test('a form without a field for files loads nothing for files', async () => {
  const page = await browser.page({ viewport: { width: 1280, height: 900 } });
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await page.goto(`${site}/contact`);
  await page
    .locator('#formulier-contact')
    .getByLabel(/E-mailadres/)
    .fill('noor');
  await expect.poll(() => loaded.some((one) => one.includes('/checks-'))).toBe(true);
  expect(loaded.filter((one) => /upload-list|read-files|-files-/.test(one))).toEqual([]);
  await page.goto(path);
  await expect.poll(() => loaded.some((one) => one.includes('/upload-list-'))).toBe(true);
});

test.each([
  ['nl', '/werken-bij-de-beurs', 'Kies bestanden', { javaScriptEnabled: true, width: 360 }],
  ['en', '/en/werken-bij-de-beurs', 'Choose files', { javaScriptEnabled: false, width: 1280 }],
] as const)(
  'the button of a field for files speaks the language of the page: %s',
  async (_language, where, words, { javaScriptEnabled, width }) => {
    const page = await browser.page({ javaScriptEnabled, viewport: { width, height: 800 } });
    await page.goto(site + where);
    const field = page.locator('[data-field=cv]');
    expect(await field.getByText(words, { exact: true }).isVisible()).toBe(true);
    const input = field.locator('input[type=file]');
    await input.focus();
    const outline = () => input.evaluate((element) => getComputedStyle(element).outlineStyle);
    if (javaScriptEnabled) {
      expect(await outline()).not.toBe('none');
      // A press that comes before the scripts is repeated, and browsers open no dialog for one that is too late.
      await field.locator('input[data-uploads]').waitFor();
    }
    // The button lies below the words.
    const chooser = page.waitForEvent('filechooser');
    await input.click({ position: { x: 60, y: 26 } });
    await (await chooser).setFiles(pdf('cv.pdf'));
    if (javaScriptEnabled) await field.getByRole('list').getByText('cv.pdf (2 kB)').waitFor();
    else expect(await input.evaluate((element: HTMLInputElement) => element.files?.[0]?.name)).toBe('cv.pdf');
  },
);

test('an application says which vacancy it is for, arrives at the employer with its file, and is rejected in Dutch', async () => {
  const page = await browser.page({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });
  await page.goto(`${site}/vacatures/8003`);
  await page.getByRole('link', { name: 'Solliciteer', exact: true }).click();
  const application = page.locator('#formulier-solliciteren');
  const button = application.getByRole('button', { name: 'Verstuur uw sollicitatie' });
  await page.getByRole('heading', { name: 'Solliciteer: Bewonersbegeleider renovatie' }).waitFor();
  await application.getByLabel(/^Uw naam/).fill('Sam Visser');
  await application.getByLabel(/^E-mailadres/).fill('sam');
  await button.click();
  await application.getByRole('alert').getByText('Vul een geldig e-mailadres in').waitFor();
  await application.getByLabel(/^E-mailadres/).fill('sam@post.example');
  await application
    .getByLabel(/^Waarom past/)
    .fill('Ik sta graag bij mensen aan de deur, en luister voordat ik iets uitleg.');
  await application.getByLabel(/^Uw cv/).setInputFiles(pdf('cv-sam.pdf'));
  await button.click();
  await application.getByText('Uw sollicitatie is verstuurd').waitFor();
  const { text } = await mailbox.next('werk@de-goede-drempel.example');
  for (const part of ['Bewonersbegeleider renovatie', 'Sam Visser', 'cv-sam.pdf'])
    expect(text).toContain(part);
});
