import { describe, expect, test } from 'vitest';

import { readPdf } from '../../../../cms/tests/harness/pdf-text';
import { accountsForFile } from '../../harness/accounts';
import { barriersIn } from '../../harness/axe';
import { hydrate } from '../../harness/browser';
import { linkIn } from '../../harness/mailbox';
import { readQr } from '../../harness/qr';
import { sharedFair } from '../../harness/shared-fair';
import { codeOn, registeredVisitor, registerVisitor, send, tabTo } from '../../harness/visitors';

const fair = sharedFair();
const { site } = fair;
const accounts = accountsForFile();
const { browser, mailbox } = accounts;

describe.each([
  { javaScriptEnabled: true, viewport: { width: 360, height: 800 } },
  { javaScriptEnabled: false, viewport: { width: 1280, height: 900 } },
])('a visitor with JavaScript $javaScriptEnabled at $viewport.width px', (options) => {
  const { javaScriptEnabled, viewport } = options;
  const email = `bezoeker-${javaScriptEnabled}-${viewport.width}@post.example`;

  test('registers, gets a badge, changes what they said and withdraws, by keyboard alone', async () => {
    const page = await browser.page(options);
    await page.goto(`${site}/bezoekersprofiel`);
    await page.locator('input[name=email]').focus();
    await page.keyboard.type('noor');
    await send(page, 'aanmelden');
    const summary = page.getByRole('alert');
    await summary.getByRole('link', { name: /Vul een geldig e-mailadres in\./ }).waitFor();
    await summary.getByRole('link', { name: /Naam is verplicht/ }).waitFor();
    expect(await page.title()).toMatch(/^Fout: /);
    expect(await page.locator('input[name=email]').inputValue()).toBe('noor');
    if (javaScriptEnabled) expect(await barriersIn(page)).toEqual([]);

    const mail = await registerVisitor(page, fair, email);
    const code = await codeOn(page);
    expect(await readQr(await page.locator('[data-badge-code]').screenshot())).toBe(code);
    const [attached] = mail.attachments ?? [];
    const { text } = await readPdf(Uint8Array.from(attached?.content.data ?? []));
    expect(text).toContain(code);
    expect(text).toContain('Noor de Wit');
    const pdf = await page.request.get(
      new URL((await page.getByRole('link', { name: /PDF/ }).getAttribute('href')) ?? '', site).href,
    );
    expect((await readPdf(await pdf.body())).text).toContain(code);
    await page.getByRole('heading', { name: 'Standhouders die bij u passen' }).waitFor();
    if (javaScriptEnabled) expect(await barriersIn(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);

    await page.goto(linkIn(mail, site));
    expect(await page.locator('input[name=role]').inputValue()).toBe('Projectleider');
    expect(await page.locator('input[name=needs]:checked').count()).toBe(1);
    await page.locator('input[name=name]').focus();
    await tabTo(page, 'role');
    await page.keyboard.press('Control+A');
    await page.keyboard.type('Directeur');
    await send(page, 'wijzigen');
    await page.getByText('Uw gegevens zijn gewijzigd').waitFor();
    expect(await page.locator('input[name=role]').inputValue()).toBe('Directeur');
    expect(await codeOn(page)).toBe(code);

    if (javaScriptEnabled) await hydrate(page);
    await send(page, 'afmelden');
    await page.getByRole('alert').getByText('Kruis dit aan om u af te melden.').waitFor();
    await page.locator('input[name=sure]').focus();
    await page.keyboard.press('Space');
    await send(page, 'afmelden');
    await page.getByText('U bent afgemeld').first().waitFor();
    expect((await mailbox.next(email)).subject).toBe('Bevestig uw aanmelding voor de beurs');
    expect((await mailbox.next(email)).subject).toBe('Uw badge voor de beurs');
    expect((await mailbox.next(email)).subject).toBe('U bent afgemeld voor de beurs');
    const gone = await page.goto(linkIn(mail, site));
    expect(gone?.status()).toBe(404);
    await page.getByText('Deze link werkt niet (meer)').waitFor();
  });
});

test('the page of a registration is stored nowhere and found by nobody', async () => {
  const own = await registeredVisitor(fair, 'eigen@post.example');
  const response = await fetch(own.page);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'cache-control': 'private, no-store',
    'referrer-policy': 'same-origin',
  });
  const text = await response.text();
  expect(text).toContain(own.code);
  expect(text).toContain('<meta name="robots" content="noindex"/>');
  const form = await fetch(`${site}/bezoekersprofiel`);
  expect(form.headers.get('cache-control')).toContain('public');
  for (const path of ['/bezoekersprofiel', '/bezoekersprofiel/badge.pdf'])
    expect((await fetch(`${site}${path}?link=a.b.c`)).status).toBe(404);
});

const ownPage = `${site}/bezoekersprofiel?mijn=1`;

/** Somebody who registered as a visitor, and the code of their badge. */
async function visitor() {
  const person = accounts.newcomer();
  const { code } = await registeredVisitor(fair, person.email);
  // The mails to confirm and with the badge are read; the next one is that of an account.
  for (let count = 0; count < 2; count += 1) await accounts.mailbox.next(person.email);
  return { person, code };
}

test('who is signed in finds their registration in the account, and changes it without a mailed link', async () => {
  const { person, code } = await visitor();
  const page = await accounts.openPage();
  await accounts.registered(page, person);
  await page.locator('main').locator('a[href="/bezoekersprofiel?mijn=1"]').first().click();
  await page.waitForURL(ownPage);
  await hydrate(page);
  expect(await codeOn(page)).toBe(code);
  expect(await barriersIn(page)).toEqual([]);
  const pdf = await page.request.get(`${site}/bezoekersprofiel/badge.pdf`);
  expect((await readPdf(await pdf.body())).text).toContain(code);

  await page.locator('input[name=role]').fill('Directeur');
  await send(page, 'wijzigen');
  await page.getByText('Uw gegevens zijn gewijzigd').waitFor();
  expect(new URL(page.url()).searchParams.get('mijn')).toBe('1');
  expect(await page.locator('input[name=role]').inputValue()).toBe('Directeur');
  const response = await page.request.get(ownPage);
  expect(response.headers()['cache-control']).toBe('private, no-store');
});

test('who is not signed in, or has no registration, sees none', async () => {
  const { request } = await accounts.browser.context();
  const asked = await request.get(ownPage);
  expect(new URL(asked.url()).pathname).toBe('/inloggen');
  expect(await asked.text()).not.toContain('data-badge-code');
  const page = await accounts.openPage();
  await accounts.registeredIn(page.context());
  expect((await page.goto(ownPage))?.status()).toBe(404);
  await page.locator('main').getByRole('link', { name: /./ }).first().waitFor();
  expect(await page.locator('[data-badge-code]').count()).toBe(0);
});

test('an account whose address nobody confirmed does not open the registration of that address', async () => {
  const { person, code } = await visitor();
  const context = await accounts.browser.context();
  await accounts.registerBy(context, person);
  expect((await context.request.get(`${site}/account`)).url()).toBe(`${site}/account`);
  const response = await context.request.get(ownPage);
  expect(response.status()).toBe(404);
  expect(await response.text()).not.toContain('data-badge-code');
  expect(await response.text()).not.toContain(code);
  expect((await context.request.get(`${site}/bezoekersprofiel/badge.pdf`)).status()).toBe(404);
});
