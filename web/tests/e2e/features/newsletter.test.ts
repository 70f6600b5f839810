import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';

import { read, signInToAdmin } from '../../harness/admin';
import { browserForFile } from '../../harness/browser';
import { openLongEnough } from '../../harness/fill-time';
import { openMailbox, type Mail } from '../../harness/mailbox';
import { sharedFair } from '../../harness/shared-fair';

const fair = sharedFair();
const { site } = fair;
const mailbox = openMailbox(fair.dataDir);
const browser = browserForFile();

const form = (page: Page) => page.locator('#formulier-nieuwsbrief');
/** The URL of a page of the newsletter in a mail; of two the button stands first. */
function linkIn(mail: Mail, page: string): string {
  const link = new RegExp(`${site}/(?:en/)?nieuwsbrief/${page}\\?\\S+`).exec(mail.text)?.[0] ?? '';
  expect(mail.html).toContain(link.replaceAll('&', '&amp;'));
  return link;
}

async function stateOf(email: string): Promise<unknown> {
  const admin = await signInToAdmin(fair);
  const { body } = await admin('GET', `/newsletter?q=${encodeURIComponent(email)}`);
  return read(body, 'data', 0, 'state');
}

async function signUp(page: Page, email: string, path: string, hasScripts: boolean): Promise<void> {
  await page.goto(site + path);
  await form(page).getByRole('textbox').fill(email);
  await form(page).getByRole('checkbox').check();
  // Without scripts nothing tells how long it took.
  if (hasScripts) await openLongEnough(page);
  await form(page).locator('button[type=submit]').click();
}

describe.each([
  { javaScriptEnabled: true, viewport: { width: 360, height: 800 } },
  { javaScriptEnabled: false, viewport: { width: 1280, height: 900 } },
])('the newsletter with JavaScript $javaScriptEnabled at $viewport.width px', (options) => {
  const email = `nieuws-${options.javaScriptEnabled}@post.example`;

  test('is asked for, confirmed by a press behind the link in the mail, welcomed, and left by one press behind the link that every mail has', async () => {
    const page = await browser.page(options);
    await page.goto(`${site}/nieuwsbrief`);
    await form(page).getByRole('button', { name: 'Meld u aan' }).click();
    await form(page).getByRole('alert').getByText('Sorry, niet alle velden').waitFor();

    await signUp(page, email, '/nieuwsbrief', options.javaScriptEnabled);
    await form(page).getByText('Kijk in uw postvak').waitFor();
    expect(await stateOf(email)).toBe('wacht op bevestiging');

    const asked = await mailbox.next(email);
    const confirmLink = linkIn(asked, 'bevestigen');
    // A scanner that opens the link confirms nothing.
    expect((await fetch(confirmLink)).status).toBe(200);
    expect(await stateOf(email)).toBe('wacht op bevestiging');
    await page.goto(confirmLink);
    await page.getByRole('button', { name: 'Bevestig mijn aanmelding' }).click();
    await page.getByRole('heading', { name: 'U bent aangemeld' }).waitFor();
    expect(await stateOf(email)).toBe('aangemeld');

    const leaveLink = linkIn(await mailbox.next(email), 'afmelden');
    expect((await fetch(leaveLink)).status).toBe(200);
    expect(await stateOf(email)).toBe('aangemeld');
    await page.goto(leaveLink);
    await page.getByRole('button', { name: 'Meld mij af' }).click();
    await page.getByRole('heading', { name: 'U bent afgemeld' }).waitFor();
    expect(await stateOf(email)).toBe('afgemeld');
  });
});

test('a mail program leaves it with one POST from anywhere, and may do so again', async () => {
  const email = 'programma@post.example';
  const page = await browser.page({ javaScriptEnabled: false });
  await signUp(page, email, '/en/nieuwsbrief', false);
  await form(page).getByText('Look in your inbox').waitFor();
  await page.goto(linkIn(await mailbox.next(email), 'bevestigen'));
  await page.getByRole('button', { name: 'Confirm my subscription' }).click();
  await page.getByRole('heading', { name: 'You are subscribed' }).waitFor();
  const leaveLink = linkIn(await mailbox.next(email), 'afmelden');
  expect(new URL(leaveLink).pathname).toBe('/en/nieuwsbrief/afmelden');
  const oneClick = (url: string, headers: Record<string, string> = {}) =>
    fetch(url, {
      method: 'POST',
      headers,
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
      redirect: 'manual',
    });
  const foreign = { origin: 'https://mail.example', 'sec-fetch-site': 'cross-site' };
  const statuses = [await oneClick(leaveLink), await oneClick(leaveLink), await oneClick(leaveLink, foreign)];
  expect(statuses.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await stateOf(email)).toBe('afgemeld');

  const multipart = new FormData();
  multipart.set('List-Unsubscribe', 'One-Click');
  expect((await fetch(leaveLink, { method: 'POST', body: multipart })).status).toBe(200);
});

test('a link that is forged or broken says so, and no other form may come from elsewhere', async () => {
  const token = `${'a'.repeat(22)}.${'b'.repeat(22)}`;
  const leave = `${site}/nieuwsbrief/afmelden?token=`;
  const forged = await fetch(leave + token, { method: 'POST' });
  expect(forged.status).toBe(404);
  expect(await forged.text()).toContain('Deze link werkt niet');
  for (const path of ['afmelden', 'afmelden?token=x', 'bevestigen?code=x']) {
    const response = await fetch(`${site}/nieuwsbrief/${path}`);
    expect([path, response.status]).toEqual([path, 404]);
    expect(await response.text()).toContain('Deze link werkt niet');
    expect(response.headers.get('cache-control')).toBe('private, no-store');
  }
  for (const path of [
    '/nieuwsbrief',
    '/nieuwsbrief/bevestigen?code=x',
    '/contact',
    '/nieuwsbrief/afmelden/x',
  ]) {
    const response = await fetch(site + path, { method: 'POST', body: new URLSearchParams({ a: 'b' }) });
    expect([path, response.status]).toEqual([path, 403]);
  }
});
