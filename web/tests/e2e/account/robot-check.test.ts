import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { accountsForFile, field, press } from '../../harness/accounts';

const accounts = accountsForFile();

/** What a page does against robots: the challenges it asks for, and the tokens of the forms it sends. */
function watch(page: Page) {
  const challenges: string[] = [];
  const tokens: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname === '/api/captcha/challenge') challenges.push(url.search);
    const sent = request.method() === 'POST' ? request.postData() : null;
    if (sent?.includes('captcha=')) tokens.push(new URLSearchParams(sent).get('captcha') ?? '');
  });
  return { challenges, tokens };
}

/** What a token of ours says it is about: cms/src/captcha/altcha.ts. */
const isToken = (token: string | undefined) => /^[\w+/=]{100,}$/.test(token ?? '');

test('registering sends a token, and a form that its rules stop uses none', async () => {
  const page = await accounts.visit('/registreren');
  const { challenges, tokens } = watch(page);
  const { name, email, password } = accounts.newcomer();
  await field(page, 'Naam').fill(name);
  await field(page, 'E-mailadres').fill('geen adres');
  await field(page, 'Wachtwoord').fill(password);
  await press(page, 'Account aanmaken');
  await page.locator('main').getByRole('alert').waitFor();
  await field(page, 'E-mailadres').fill(email);
  await press(page, 'Account aanmaken');
  await page.waitForURL(`${accounts.site}/account?gedaan=registratie`);
  expect(challenges).toEqual(['?action=register&form=register']);
  expect([tokens.length, isToken(tokens[0])]).toEqual([1, true]);

  await page
    .locator('main')
    .getByRole('button', { name: /Stuur|mail/i })
    .first()
    .click();
  await page.waitForURL(`${accounts.site}/account?gedaan=bevestiging`);
  expect(challenges.at(-1)).toBe('?action=confirm_email&form=confirm_email');
  expect(isToken(tokens[1])).toBe(true);
});

test('a request for a new password sends a token', async () => {
  const page = await accounts.visit('/wachtwoord-vergeten');
  const { challenges, tokens } = watch(page);
  await field(page, 'E-mailadres').fill('niemand@post.example');
  await page.keyboard.press('Enter');
  await page.locator('main').getByRole('status').waitFor();
  expect(challenges).toEqual(['?action=forgot_password&form=forgot_password']);
  expect(isToken(tokens[0])).toBe(true);
});
