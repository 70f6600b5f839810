import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';

import { browserForFile, fromOwnAddress, hydrate } from '../../harness/browser';
import { openLongEnough } from '../../harness/fill-time';
import { openMailbox } from '../../harness/mailbox';
import { sharedFair } from '../../harness/shared-fair';

const { site, dataDir } = sharedFair();
const mailbox = openMailbox(dataDir);
const browser = browserForFile();

const form = (page: Page) => page.locator('#formulier-contact');
const send = (page: Page) => form(page).getByRole('button', { name: 'Verstuur uw vraag' }).click();

/** Fills in the form of `/contact` as somebody from the press does. */
async function fillIn(page: Page, email: string): Promise<void> {
  const field = (label: string | RegExp) => form(page).getByLabel(label);
  await field(/Waar gaat uw vraag over/).selectOption('pers');
  await field(/^Uw naam|^Naam/).fill('Noor de Wit');
  await field(/E-mailadres/).fill(email);
  await field(/Uw vraag of bericht/).fill('Wanneer is de persrondleiding? <b>Graag</b> een antwoord.');
}

describe.each([
  { javaScriptEnabled: true, viewport: { width: 360, height: 800 } },
  { javaScriptEnabled: false, viewport: { width: 1280, height: 900 } },
])('the form of /contact with JavaScript $javaScriptEnabled at $viewport.width px', (options) => {
  const sender = `vraag-${options.javaScriptEnabled}@post.example`;

  test('is refused with what is wrong, corrected, stored and mailed to who it is for', async () => {
    const page = await browser.page(options);
    await page.goto(`${site}/contact`);
    await form(page)
      .getByLabel(/E-mailadres/)
      .fill('noor');
    await send(page);
    const summary = form(page).getByRole('alert');
    await summary.getByText('Sorry, niet alle velden zijn correct ingevuld.').waitFor();
    expect(await page.title()).toMatch(/^Fout: /);
    await summary.getByRole('link', { name: /Vul een geldig e-mailadres in\./ }).waitFor();
    expect(
      await form(page)
        .getByLabel(/E-mailadres/)
        .inputValue(),
    ).toBe('noor');

    if (options.javaScriptEnabled) await hydrate(page);
    await fillIn(page, sender);
    if (options.javaScriptEnabled) await openLongEnough(page);
    await send(page);
    await form(page).getByText('Uw vraag is verstuurd').waitFor();
    expect(await page.title()).not.toMatch(/^Fout: /);

    const confirmation = await mailbox.next(sender);
    expect(confirmation.subject).toContain('Uw vraag aan');
    const received = await mailbox.next('pers@fabriekenthuis.example');
    expect(received.text).toContain('Wanneer is de persrondleiding? <b>Graag</b> een antwoord.');
    expect(received.html).toContain('&lt;b&gt;Graag&lt;/b&gt;');
  });
});

test('a press of the button counts once, and the same question from another visit once more', async () => {
  const email = 'dubbel@post.example';
  const visit = async () => {
    const page = await browser.page({ viewport: { width: 1280, height: 900 } });
    await page.goto(`${site}/contact`);
    return page;
  };
  async function filledIn(page: Page): Promise<URLSearchParams> {
    await fillIn(page, email);
    await openLongEnough(page);
    const fields = await form(page)
      .locator('form')
      .evaluate((element: HTMLFormElement) =>
        [...new FormData(element)].map(([name, value]) => [name, typeof value === 'string' ? value : '']),
      );
    return new URLSearchParams(fields);
  }
  const headers = { origin: site, ...fromOwnAddress() };
  const post = (body: URLSearchParams) =>
    fetch(`${site}/contact`, { method: 'POST', headers, body, redirect: 'manual' });

  const page = await visit();
  // A first try that was refused is no press that counts.
  await send(page);
  await form(page).getByRole('alert').waitFor();
  const pressed = await filledIn(page);
  expect(pressed.get('sleutel')).toMatch(/^[0-9a-f]{32}$/);
  expect(pressed.get('begonnen')).toMatch(/^\d{13}$/);
  const responses = await Promise.all(Array.from({ length: 5 }, () => post(pressed)));
  expect(responses.map(({ status }) => status)).toEqual([303, 303, 303, 303, 303]);
  await mailbox.next(email);
  expect((await post(await filledIn(await visit()))).status).toBe(303);
  await mailbox.next(email);
  expect(await mailbox.count(email)).toBe(0);
});

test('the page of a form holds nothing of who looks at it', async () => {
  const { request } = await browser.context();
  const first = await request.get(`${site}/contact`);
  const second = await request.get(`${site}/contact`);
  expect(await second.text()).toBe(await first.text());
});
