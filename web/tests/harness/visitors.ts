import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { z } from 'zod';

import { hydrate } from './browser';
import type { FairAccess } from './fair';
import { openLongEnough } from './fill-time';
import { linkIn, openMailbox, type Mail } from './mailbox';

/** Tabs until the control of this name has the focus. */
export async function tabTo(page: Page, name: string): Promise<void> {
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('name') ?? '');
  for (let step = 0; step < 120; step += 1) {
    if ((await focused()) === name) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${name}`);
}

/** Fills in the form to register, by keyboard alone, from the first field on; with something that somebody needs. */
async function fillInProfile(page: Page, email: string): Promise<void> {
  const type = async (name: string, text: string) => {
    await tabTo(page, name);
    await page.keyboard.press('Control+A');
    await page.keyboard.type(text);
  };
  await page.locator('input[name=days]').first().focus();
  await page.keyboard.press('Space');
  await type('email', email);
  await type('name', 'Noor de Wit');
  await type('organisation', 'De Lindenhof');
  await type('role', 'Projectleider');
  await tabTo(page, 'audience');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await tabTo(page, 'interests');
  await page.keyboard.press('Space');
  await tabTo(page, 'hasNeeds');
  await page.keyboard.press('ArrowDown');
  await page.locator('input[name=hasNeeds][value=yes]:checked').waitFor();
  await tabTo(page, 'needs');
  await page.keyboard.press('Space');
  await type('needsNote', 'Ik kom met een begeleider.');
  await tabTo(page, 'needsConsent');
  await page.keyboard.press('Space');
}

/** Presses the button of the form with this name, once enough time went by for a person. */
export async function send(page: Page, form: string): Promise<void> {
  const hasScripts = await page.evaluate(() => document.documentElement.classList.contains('js'));
  if (hasScripts) await openLongEnough(page);
  await page.locator(`form:has(input[name=form][value=${form}]) button[type=submit]`).press('Enter');
}

/** Registers somebody up to their page with the badge. Returns the mail with the badge. */
export async function registerVisitor(
  page: Page,
  { site, dataDir }: Pick<FairAccess, 'site' | 'dataDir'>,
  email: string,
): Promise<Mail> {
  const mailbox = openMailbox(dataDir);
  await page.goto(`${site}/bezoekersprofiel`);
  await fillInProfile(page, email);
  await send(page, 'aanmelden');
  await page.getByText('Kijk in uw mail').waitFor();
  await page.goto(linkIn(await mailbox.next(email), site));
  await page.getByRole('button', { name: 'Bevestig mijn aanmelding' }).press('Enter');
  await page.getByText('Uw badge is klaar').waitFor();
  const hasScripts = await page.evaluate(() => document.documentElement.classList.contains('js'));
  if (hasScripts) await hydrate(page);
  return mailbox.next(email);
}

const confirmed = z.object({ data: z.object({ code: z.string(), link: z.string() }) });
let networks = 0;

/**
 * Registers and confirms somebody by calls of the content backend, for a test of what comes after; the forms have a test
 * of their own. Returns the code of their badge and the URL of their page.
 */
export async function registeredVisitor(
  { site, cms, dataDir }: Pick<FairAccess, 'site' | 'cms' | 'dataDir'>,
  email: string,
  who: { name?: string; organisation?: string; role?: string; days?: string[] } = {},
): Promise<{ code: string; page: string }> {
  // Without a captcha's token only so many come from one network.
  const ip = `198.51.100.${(networks += 1)}`;
  const post = (path: string, body: object) =>
    fetch(`${cms}/api/visitor-registrations${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': ip },
      body: JSON.stringify(body),
    });
  const sent = await post('', {
    email,
    name: 'Noor de Wit',
    organisation: 'De Lindenhof',
    role: 'Projectleider',
    audience: 'woningcorporaties',
    interests: [],
    days: ['2027-02-09'],
    language: 'nl',
    ...who,
  });
  expect(sent.status).toBe(202);
  const link = new URL(linkIn(await openMailbox(dataDir).next(email), site));
  const { data } = confirmed.parse(
    await (await post('/confirm', { token: link.searchParams.get('bezoek') })).json(),
  );
  return { code: data.code, page: `${site}/bezoekersprofiel?link=${data.link}` };
}

/** The code under the QR code on the page of a registration. */
export async function codeOn(page: Page): Promise<string> {
  const text = await page.locator('section:has([data-badge-code])').innerText();
  const code = /BV1-[0-9A-Z]{16}-[0-9A-Z]{16}/.exec(text)?.[0];
  if (code === undefined) throw new Error('There is no code on the page.');
  return code;
}
