import type { Dialog, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';

import {
  actionTimeoutMs,
  chooseByKeyboard,
  csvRows,
  downloadOf,
  tellShown,
  xlsxRows,
} from '../../harness/admin-page';
import { barriersIn } from '../../harness/axe';
import { browserForFile } from '../../harness/browser';
import { openDatabase } from '../../harness/database';
import { signInByRequest } from '../../harness/editor';
import { startFair, type Fair } from '../../harness/fair';

/** The lists of the admin: those of who sent a form, of the newsletter and of visitors. */
const desk = { width: 1280, height: 900 };
const phone = { width: 360, height: 800 };
/** Its mails go to a server that is not there. */
const deadServer = 'smtp://127.0.0.1:9';

let fair: Fair;
let page: Page;
const browser = browserForFile();
beforeAll(async () => {
  fair = await startFair({ environment: { SMTP_URL: deadServer, MAIL_FROM: 'post@beurs.example' } });
  for (const name of ['Anna', 'Bram', 'Chris']) await ask(name);
  for (const email of ['els@post.example', 'fons@post.example'])
    await send('/nieuwsbrief', { form: 'nieuwsbrief', email, akkoord: 'ja' });
  await register('noor@post.example');
  page = await browser.page({ viewport: desk });
  page.setDefaultTimeout(actionTimeoutMs);
  await signInByRequest(page, fair, { email: fair.adminEmail, password: fair.adminPassword });
}, 240_000);
afterAll(async () => {
  await fair.stop();
});

afterEach((context) => tellShown(page, context));

/** Sends a form as a browser without scripts does. */
async function send(path: string, fields: Record<string, string>): Promise<void> {
  const options = { method: 'POST', headers: { origin: fair.site }, redirect: 'manual' } as const;
  const response = await fetch(fair.site + path, { ...options, body: new URLSearchParams(fields) });
  expect(response.status).toBe(303);
}

const ask = (name: string) =>
  send('/contact', {
    form: 'contact',
    onderwerp: 'pers',
    naam: name,
    email: `${name.toLowerCase()}@post.example`,
    bericht: `Vraag van ${name} over de persrondleiding.`,
  });

/** Registers a visitor who needs something, and confirms it with the link in the mail, which is still in the queue. */
async function register(email: string): Promise<void> {
  await send('/bezoekersprofiel', {
    form: 'aanmelden',
    email,
    name: 'Noor de Wit',
    organisation: 'De Lindenhof',
    role: 'Projectleider',
    audience: 'woningcorporaties',
    interests: 'houtbouw',
    days: '2027-02-09',
    hasNeeds: 'yes',
    needs: 'wheelchair',
    needsNote: 'Ik kom met een begeleider.',
    needsConsent: 'ja',
  });
  const database = openDatabase(fair.dataDir);
  const [mail] = database.prepare('select payload from deliveries where recipient = ?').all(email);
  database.close();
  const [link = ''] = /\/email-valideren\?bezoek=[\w.-]+/.exec(JSON.stringify(mail)) ?? [];
  await send(link, { bezoek: new URL(link, fair.site).searchParams.get('bezoek') ?? '' });
}

/** Sets all waiting mails to failed, as after three days of attempts. */
function giveUp(dataDir: string): void {
  const database = openDatabase(dataDir);
  database
    .prepare(
      "update deliveries set state = 'mislukt', attempts = 10, settled_at = ? where payload is not null",
    )
    .run(Date.now());
  database.close();
}

async function expectFit(): Promise<void> {
  await page.setViewportSize(phone);
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
    .toBeLessThanOrEqual(phone.width);
  expect(await barriersIn(page, { within: 'main' })).toEqual([]);
  await page.setViewportSize(desk);
}

/** The row itself: the answers that it opens hold the e-mail too. */
const row = (name: string) =>
  page
    .getByRole('row')
    .filter({ hasText: `${name}@post.example`, has: page.getByRole('button', { name: /^(?:Open|Sluit) / }) });
const open = (name: string) => row(name).getByRole('button', { name: /^Open / });
const search = async (words: string) => {
  await page.getByRole('searchbox').fill(words);
  await page.getByRole('searchbox').press('Enter');
};

/** Chooses an option until the row says so: a list that is drawn again meanwhile takes the choice away, and a person repeats it. */
async function chooseForAnna(list: Locator, name?: string): Promise<void> {
  const isShown = async () => {
    const text = await chooseByKeyboard(page, list, name);
    const shown = row('anna').getByText(text).waitFor({ timeout: 5_000 });
    return shown.then(
      () => true,
      () => false,
    );
  };
  await expect.poll(isShown, { timeout: actionTimeoutMs }).toBe(true);
}

describe('the worklist', { timeout: 240_000, retry: 0 }, () => {
  test('opens an answer, changes its state and keeps a note, by keyboard alone', async () => {
    await page.goto(`${fair.cms}/admin/form-worklist`);
    await row('anna').waitFor();
    expect(await barriersIn(page, { within: 'main' })).toEqual([]);

    await open('anna').focus();
    await page.keyboard.press('Enter');
    await page.getByText('Vraag van Anna over de persrondleiding.').waitFor();
    const note = page.getByRole('textbox', { name: 'Notitie' });
    await note.focus();
    await page.keyboard.type('Gebeld, komt woensdag.');
    await page.keyboard.press('Tab');
    // A list that is drawn again takes the options of an open field away.
    const [reloaded] = await Promise.all([
      page.waitForResponse((response) => response.url().includes('/form-worklist?')),
      page.keyboard.press('Enter'),
    ]);
    await reloaded.finished();
    await page.getByText('Opgeslagen.').first().waitFor();
    await chooseForAnna(page.getByRole('combobox', { name: 'Status' }).last(), 'in behandeling');
    await chooseForAnna(page.getByRole('combobox', { name: 'Toegewezen aan' }));
    expect(await barriersIn(page, { within: 'main' })).toEqual([]);
  });

  test('keeps a note that is being typed, and asks before it is lost', async () => {
    await page.goto(`${fair.cms}/admin/form-worklist`);
    const note = page.getByRole('textbox', { name: 'Notitie' });
    const asked: string[] = [];
    const stay = (dialog: Dialog) => {
      asked.push(dialog.message());
      void dialog.dismiss();
    };
    page.on('dialog', stay);
    const asksWhenClosed = () =>
      page.evaluate(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })));

    await open('bram').click();
    expect(await asksWhenClosed()).toBe(false);
    await note.fill('Belt vrijdag terug.');
    await row('bram')
      .getByRole('button', { name: /^Sluit / })
      .click();
    await note.waitFor({ state: 'detached' });
    await open('bram').click();
    expect(await note.inputValue()).toBe('Belt vrijdag terug.');

    const menuLink = page.getByRole('link', { name: 'Nieuwsbrief', exact: true });
    await menuLink.click();
    await expect.poll(() => asked).toEqual([expect.stringContaining('nog niet bewaard')]);
    expect(new URL(page.url()).pathname).toBe('/admin/form-worklist');
    expect(await note.inputValue()).toBe('Belt vrijdag terug.');
    expect(await asksWhenClosed()).toBe(true);

    await page.getByRole('button', { name: 'Bewaar notitie' }).click();
    await page.getByText('Opgeslagen.').first().waitFor();
    await expect.poll(asksWhenClosed).toBe(false);
    await menuLink.click();
    await page.waitForURL('**/admin/newsletter');
    expect(asked).toHaveLength(1);
    page.off('dialog', stay);
    await page.goto(`${fair.cms}/admin/form-worklist`);
    await row('anna').waitFor();
  });

  test('exports exactly the rows that it shows', async () => {
    await search('gebeld');
    await row('bram').waitFor({ state: 'detached' });
    await row('anna').waitFor();
    const bytes = await downloadOf(page, 'Download CSV');
    expect(csvRows(bytes)).toHaveLength(1);
    const csv = bytes.toString('utf8');
    expect(csv).toContain('anna@post.example');
    expect(csv).toContain('Gebeld, komt woensdag.');
    await page.getByRole('button', { name: 'Wis filters' }).click();
    await row('chris').waitFor();
  });

  test('fits a phone', async () => {
    await page.setViewportSize(phone);
    const item = page.getByRole('listitem').filter({ hasText: 'bram@post.example' });
    await item.getByRole('button', { name: /^Open / }).click();
    await item.getByText('Vraag van Bram over de persrondleiding.').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);
    expect(await barriersIn(page, { within: 'main' })).toEqual([]);
    await page.setViewportSize(desk);
  });

  test('lists mail that was given up, and sends it again when somebody says so', async () => {
    giveUp(fair.dataDir);
    await page.reload();
    const failed = page.getByRole('region', { name: /mails zijn niet verstuurd/ });
    const again = failed.getByRole('button', { name: /naar anna@post\.example$/ });
    await again.waitFor();
    expect(await barriersIn(page, { within: 'main' })).toEqual([]);
    await again.click();
    await page.getByText('De mail wordt opnieuw verstuurd.').first().waitFor();
    await again.waitFor({ state: 'detached' });
  });

  test('and everything that could not be sent is in a list of its own', async () => {
    await page.goto(`${fair.cms}/admin/settings/given-up`);
    await page.getByRole('heading', { name: 'Niet verstuurd', level: 1 }).waitFor();
    const again = page.getByRole('button', { name: /^Probeer opnieuw: .+, naar bram@post\.example$/ });
    await again.waitFor();
    expect(await barriersIn(page, { within: 'main' })).toEqual([]);
    await page.setViewportSize(phone);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);
    expect(await barriersIn(page, { within: 'main' })).toEqual([]);
    await again.focus();
    await page.keyboard.press('Enter');
    await page.getByText('Het wordt opnieuw geprobeerd.').first().waitFor();
    await again.waitFor({ state: 'detached' });
    await page.setViewportSize(desk);
  });
});

describe('the list of the newsletter', { timeout: 240_000 }, () => {
  const row = (email: string) => page.getByRole('row').filter({ hasText: email });

  test('is narrowed by keyboard, gives exactly its rows as a file, and fits a phone', async () => {
    await page.goto(`${fair.cms}/admin/newsletter`);
    await row('els@post.example').getByText('wacht op bevestiging').waitFor();
    await page.getByText('2 aanmeldingen').waitFor();
    expect(await barriersIn(page, { within: 'main' })).toEqual([]);
    await chooseByKeyboard(page, page.getByRole('combobox', { name: 'Status' }), 'afgemeld');
    await page.getByText('Er zijn geen aanmeldingen die hierbij passen.').waitFor();
    await chooseByKeyboard(page, page.getByRole('combobox', { name: 'Status' }), 'Alle');
    await row('fons@post.example').waitFor();
    const search = page.getByRole('searchbox', { name: 'Zoek een e-mailadres' });
    await search.fill('els');
    await search.press('Enter');
    await row('fons@post.example').waitFor({ state: 'detached' });
    const csv = csvRows(await downloadOf(page, 'Download CSV'));
    expect(csv).toEqual([expect.stringContaining('els@post.example')]);
    const [sheet, ...more] = await xlsxRows(await downloadOf(page, 'Download Excel'));
    expect([sheet?.[0], more]).toEqual(['els@post.example', []]);
    await expectFit();
  });

  test('keeps somebody when the question is answered with no, and deletes them with yes', async () => {
    const remove = page.getByRole('button', { name: 'Verwijder els@post.example' });
    const questions: string[] = [];
    const answer = (isYes: boolean) =>
      page.once('dialog', (dialog) => {
        questions.push(dialog.message());
        void (isYes ? dialog.accept() : dialog.dismiss());
      });
    answer(false);
    await remove.press('Enter');
    await row('els@post.example').waitFor();
    answer(true);
    await remove.press('Enter');
    await page.getByText('els@post.example is verwijderd.').first().waitFor();
    await row('els@post.example').waitFor({ state: 'detached' });
    expect(questions).toHaveLength(2);
  });
});

test('the list of visitors counts them, is narrowed by what somebody needs, and gives its rows as a file', async () => {
  await page.goto(`${fair.cms}/admin/visitors`);
  await page.getByText('1 aangemeld, waarvan 1 bevestigd').waitFor();
  await page.getByText('Ik kom met een begeleider.').waitFor();
  expect(await barriersIn(page, { within: 'main' })).toEqual([]);
  const needs = page.getByRole('button', { name: 'Heeft iets nodig' });
  await needs.press('Enter');
  await expect.poll(() => needs.getAttribute('aria-pressed')).toBe('true');
  await page.getByText('noor@post.example').waitFor();
  const day = page.getByRole('combobox', { name: 'Dag' });
  await chooseByKeyboard(page, day, /\(0\)/);
  await page.getByText('Er zijn geen aanmeldingen die hierbij passen.').waitFor();
  await page.getByRole('button', { name: 'Wis filters' }).press('Enter');
  await page.getByText('noor@post.example').waitFor();
  const [row, ...more] = await xlsxRows(await downloadOf(page, 'Download Excel'));
  expect([row?.slice(0, 4), more]).toEqual([
    ['Noor de Wit', 'noor@post.example', 'De Lindenhof', 'Projectleider'],
    [],
  ]);
  expect(csvRows(await downloadOf(page, 'Download CSV'))).toHaveLength(1);
  await expectFit();
});
