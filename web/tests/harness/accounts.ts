import { randomUUID } from 'node:crypto';
import type { APIResponse, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
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

  /** Sends a form as the page does that has it; the context keeps the cookies that come back. No redirect is followed. */
  function send(context: BrowserContext, path: string, form: Record<string, string>): Promise<APIResponse> {
    const headers = { origin: site, 'sec-fetch-site': 'same-origin' };
    return context.request.post(new URL(path, site).href, { form, headers, maxRedirects: 0 });
  }

  /** Makes an account by requests, and leaves the context signed in. The e-mail address is not confirmed. */
  async function registerBy(context: BrowserContext, person = newcomer()): Promise<Person> {
    expect((await send(context, '/registreren', { form: 'registreren', ...person })).status()).toBe(302);
    return person;
  }

  /** Makes an account by requests, confirms its e-mail address, and leaves the context signed in. */
  async function registeredIn(context: BrowserContext, person = newcomer()): Promise<Person> {
    await registerBy(context, person);
    const link = linkIn(await mailbox.next(person.email), site);
    const code = new URL(link).searchParams.get('code') ?? '';
    expect((await send(context, link, { code })).status()).toBe(200);
    return person;
  }

  /**
   * Registers, confirms the e-mail address, and leaves the page signed in on the account. It fills in no forms: a test of
   * its own does that.
   */
  async function registered(page: Page, person = newcomer()): Promise<Person> {
    await registeredIn(page.context(), person);
    await page.goto(`${site}/account`);
    return person;
  }

  /** Sends the form to sign in by a request. */
  const signInBy = (context: BrowserContext, { email, password }: Pick<Person, 'email' | 'password'>) =>
    send(context, '/inloggen', { form: 'inloggen', email, password });

  async function isSignedIn(context: BrowserContext): Promise<boolean> {
    const response = await context.request.get(`${site}/account`);
    return new URL(response.url()).pathname === '/account';
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
    send,
    registerBy,
    registeredIn,
    registered,
    signInBy,
    isSignedIn,
  };
}
