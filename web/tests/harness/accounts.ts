import { randomUUID } from 'node:crypto';
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { expect } from 'vitest';

import { browserForFile } from './browser';
import { linkIn, openMailbox } from './mailbox';
import { sharedFair } from './shared-fair';

export const desktop = { viewport: { width: 1280, height: 900 } };

export interface Person {
  name: string;
  email: string;
  password: string;
}

export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
export const press = (page: Page, name: string) => page.locator('main').getByRole('button', { name }).click();
export const heading = (page: Page) => page.locator('main h1');

export async function tokensOf(context: BrowserContext) {
  const cookies = await context.cookies();
  return cookies.filter(({ name }) => name === 'token' || name === 'refresh');
}

/** The cookie that tells scripts that somebody is signed in. */
export const markOf = async (context: BrowserContext) =>
  (await context.cookies()).find(({ name }) => name === 'signed-in');

/** Gives a test file what visitors do on the shared fair, and their e-mail; to be called once, beside the tests. */
export function accountsForFile() {
  const { site, dataDir } = sharedFair();
  const mailbox = openMailbox(dataDir);
  const browser = browserForFile();

  // Other test files register people too.
  const file = randomUUID().slice(0, 8);
  let people = 0;
  /** Somebody without an account. */
  function newcomer(name = 'Noor de Wit'): Person {
    people += 1;
    return { name, email: `bezoeker-${file}-${people}@post.example`, password: 'vier losse woorden thuis' };
  }

  /** Opens an empty page for somebody who is about to come. */
  const openPage = (options: BrowserContextOptions = desktop): Promise<Page> => browser.page(options);

  async function visit(path: string, options: BrowserContextOptions = desktop): Promise<Page> {
    const page = await openPage(options);
    await page.goto(site + path);
    return page;
  }

  /** Fills in the form for a new account and sends it. */
  async function register(page: Page, { name, email, password }: Person): Promise<void> {
    await page.goto(`${site}/registreren`);
    await field(page, 'Naam').fill(name);
    await field(page, 'E-mailadres').fill(email);
    await field(page, 'Wachtwoord').fill(password);
    await press(page, 'Account aanmaken');
  }

  async function signIn(page: Page, { email, password }: Pick<Person, 'email' | 'password'>): Promise<void> {
    await page.goto(`${site}/inloggen`);
    await field(page, 'E-mailadres').fill(email);
    await field(page, 'Wachtwoord').fill(password);
    await press(page, 'Inloggen');
  }

  /** Sends a form as the page does that has it, and gives the page's browser the cookies that come back. */
  async function send(page: Page, url: string, form: Record<string, string>): Promise<number> {
    const headers = { origin: site, 'sec-fetch-site': 'same-origin' };
    const response = await page.context().request.post(url, { form, headers, maxRedirects: 0 });
    return response.status();
  }

  /**
   * Registers, confirms the e-mail address, and leaves the page signed in on the account. It fills in no forms: a test of
   * its own does that.
   */
  async function registered(page: Page, person = newcomer()): Promise<Person> {
    expect(await send(page, `${site}/registreren`, { form: 'registreren', ...person })).toBe(302);
    const link = linkIn(await mailbox.next(person.email), site);
    const code = new URL(link).searchParams.get('code') ?? '';
    expect(await send(page, link, { code })).toBe(200);
    await page.goto(`${site}/account`);
    return person;
  }

  async function isSignedIn(page: Page): Promise<boolean> {
    await page.goto(`${site}/account`);
    return new URL(page.url()).pathname === '/account';
  }

  return {
    site,
    mailbox,
    browser,
    newcomer,
    openPage,
    visit,
    register,
    signIn,
    registered,
    isSignedIn,
  };
}
