import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';

import { accountsForFile, desktop, field, heading, markOf, press, tokensOf } from '../../harness/accounts';
import { barriersIn } from '../../harness/axe';
import { watchForTrouble } from '../../harness/browser';
import { linkIn } from '../../harness/mailbox';

const accounts = accountsForFile();
const {
  browser,
  newcomer,
  openPage,
  visit,
  register,
  signIn,
  registerBy,
  registeredIn,
  signInBy,
  isSignedIn,
} = accounts;

/** Records a page's work against robots: the challenges it asks for, and the tokens of the forms it sends. */
function watchTokens(page: Page) {
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

/** The token's format is that of cms/src/platform/captcha/altcha.ts. */
const isToken = (token: string | undefined) => /^[\w+/=]{100,}$/.test(token ?? '');

describe('an account', () => {
  test('can be made and confirmed by e-mail, each with a token against robots, signed out of and signed in to again', async () => {
    const page = await openPage();
    const trouble = watchForTrouble(page, accounts.site);
    const { challenges, tokens } = watchTokens(page);
    const person = newcomer();
    await register(page, person);
    await page.waitForURL(`${accounts.site}/account?gedaan=registratie`);
    await expect.poll(() => heading(page).textContent()).toBe('Dag Noor de Wit');
    await page.getByText('Uw e-mailadres is nog niet bevestigd').waitFor();
    expect(challenges).toEqual(['?action=register&form=register']);
    expect([tokens.length, isToken(tokens[0])]).toEqual([1, true]);
    await accounts.mailbox.next(person.email);

    await page
      .locator('main')
      .getByRole('button', { name: /Stuur|mail/i })
      .first()
      .click();
    await page.waitForURL(`${accounts.site}/account?gedaan=bevestiging`);
    expect(challenges.at(-1)).toBe('?action=confirm_email&form=confirm_email');
    expect(isToken(tokens[1])).toBe(true);
    const mail = await accounts.mailbox.next(person.email);
    expect(mail.subject).toBe('Bevestig uw e-mailadres');
    // Not with a name that somebody else may have made up.
    expect(mail.text).toContain('Goedendag,');
    await page.goto(linkIn(mail, accounts.site));
    // Opening the link is not enough: programs that look at mail do that too.
    await page.getByRole('button', { name: 'Bevestig mijn e-mailadres' }).waitFor();
    await press(page, 'Bevestig mijn e-mailadres');
    await page.getByRole('link', { name: 'Naar uw account' }).click();
    await page.waitForURL(`${accounts.site}/account`);
    await page.getByText(person.email).first().waitFor();
    expect(await page.getByText('nog niet bevestigd').count()).toBe(0);

    await page.locator('main').getByRole('button', { name: 'Uitloggen' }).click();
    await page.waitForURL(`${accounts.site}/`);
    expect(await tokensOf(page.context())).toEqual([]);
    expect(await isSignedIn(page.context())).toBe(false);

    await page.goto(`${accounts.site}/inloggen`);
    await field(page, 'E-mailadres').fill(person.email.toUpperCase());
    await field(page, 'Wachtwoord').fill(person.password);
    await press(page, 'Inloggen');
    await page.waitForURL(`${accounts.site}/account`);
    expect(trouble).toEqual([]);
  });

  test('cannot be signed in to before it is confirmed, and its owner gets the link once more', async () => {
    const person = await registerBy(await browser.context());
    await accounts.mailbox.next(person.email);
    const stranger = await browser.context();
    const response = await signInBy(stranger, person);
    expect(response.status()).toBe(400);
    expect(await response.text()).toContain('horen niet bij elkaar');
    expect(await tokensOf(stranger)).toEqual([]);
    expect((await accounts.mailbox.next(person.email)).subject).toBe('Bevestig uw e-mailadres');
  });

  test('is not revealed to somebody who registers its e-mail address again, and its owner gets an e-mail', async () => {
    const [context, stranger] = [await browser.context(), await browser.context()];
    const owner = await registeredIn(context);
    const again = { ...owner, name: 'Een ander', password: 'iets heel anders verzonnen' };
    const response = await accounts.send(stranger, '/registreren', { form: 'registreren', ...again });
    expect([response.status(), response.headers().location]).toEqual([302, '/account?gedaan=registratie']);
    const account = async ({ request }: BrowserContext) =>
      (await request.get(`${accounts.site}/account?gedaan=registratie`)).text();
    expect(await account(stranger)).toContain('Dag Een ander');
    expect((await accounts.mailbox.next(owner.email)).subject).toBe('U hebt al een account');
    expect(await account(context)).toContain('Dag Noor de Wit');
  });

  test('keeps its tokens where no script can read them, and stays signed in after the short one is gone, in many requests at a time', async () => {
    const page = await openPage();
    const context = page.context();
    await registeredIn(context);
    const tokens = await tokensOf(context);
    expect(tokens.map(({ name, httpOnly, sameSite, path }) => ({ name, httpOnly, sameSite, path }))).toEqual([
      { name: 'token', httpOnly: true, sameSite: 'Lax', path: '/' },
      { name: 'refresh', httpOnly: true, sameSite: 'Lax', path: '/' },
    ]);
    await page.goto(`${accounts.site}/account`);
    expect(await page.evaluate(() => document.cookie)).not.toMatch(/(^|; )(token|refresh)=/);
    // The mark that scripts may read says that a visitor is signed in, lasts as long as that, and says
    // nothing else.
    const mark = await markOf(context);
    expect(mark).toMatchObject({ value: '1', httpOnly: false, sameSite: 'Lax', path: '/' });
    expect(Math.abs((mark?.expires ?? 0) - (tokens[1]?.expires ?? 0))).toBeLessThan(5);
    const minutes = ((tokens[0]?.expires ?? 0) * 1000 - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(5);
    expect(minutes).toBeLessThan(11);

    // It stays signed in after its short token is gone, in many requests at a time.
    await context.clearCookies({ name: 'token' });
    const paths = ['/account', '/account/beveiliging', '/api/users/me', '/api/users/me'];
    const answers = await page.evaluate(
      (asked) =>
        Promise.all(
          asked.map(async (path) => {
            const { status, url } = await fetch(path);
            return [status, new URL(url).pathname];
          }),
        ),
      paths,
    );
    expect(answers).toEqual(paths.map((path) => [200, path]));
    const after = await tokensOf(context);
    expect(after.map(({ name }) => name).sort()).toEqual(['refresh', 'token']);
    expect(after.find(({ name }) => name === 'refresh')?.value).not.toBe(tokens[1]?.value);
  });
});

describe('signing in', () => {
  test('over a page stays on that page, and the menu shows who is signed in', async () => {
    const person = await registeredIn(await browser.context());
    const other = await visit('/programma/tours');
    await other.getByRole('button', { name: 'Uw menu' }).click();
    await other.getByRole('button', { name: 'Inloggen' }).click();
    const sheet = other.getByRole('dialog', { name: 'Inloggen' });
    await sheet.getByLabel('E-mailadres').fill(person.email);
    await sheet.getByLabel('Wachtwoord', { exact: true }).fill('niet het goede wachtwoord');
    await sheet.getByRole('button', { name: 'Inloggen' }).click();
    await sheet.getByText('horen niet bij elkaar').waitFor();
    await sheet.getByLabel('Wachtwoord', { exact: true }).fill(person.password);
    await sheet.getByRole('button', { name: 'Inloggen' }).click();
    await sheet.waitFor({ state: 'detached' });
    expect(new URL(other.url()).pathname).toBe('/programma/tours');

    await other.getByRole('button', { name: 'Uw menu' }).click();
    await other.getByText('Ingelogd als').waitFor();
    await other.locator('header').getByRole('link', { name: 'Uw account' }).click();
    await other.waitForURL(`${accounts.site}/account`);
    // Closed by the route change.
    expect(await other.getByText('Ingelogd als').count()).toBe(0);
    await other.locator('header').getByRole('button', { name: 'Uw menu' }).click();
    await other.locator('header').getByRole('button', { name: 'Uitloggen' }).click();
    await other.waitForURL(`${accounts.site}/`);
    // The URL changes first; what is unfolded before the page is there folds with the one that goes.
    await other.getByRole('heading', { level: 1 }).waitFor();
    await expect.poll(() => other.title()).not.toContain('account');
    await other.getByRole('button', { name: 'Uw menu' }).click();
    await other.getByText('U bent niet ingelogd').waitFor();
  });

  test('says at the field what is missing, keeps what was filled in, moves the focus there and uses no token', async () => {
    const page = await visit('/registreren');
    const { tokens } = watchTokens(page);
    await field(page, 'Naam').fill('Noor');
    await field(page, 'E-mailadres').fill('geen adres');
    await field(page, 'Wachtwoord').fill('te kort');
    await press(page, 'Account aanmaken');
    await page.getByText('Sorry, niet alle velden zijn correct ingevuld.').waitFor();
    expect(tokens).toEqual([]);
    const address = field(page, 'E-mailadres');
    expect(await address.inputValue()).toBe('geen adres');
    expect(await address.getAttribute('aria-invalid')).toBe('true');
    const description = await address.getAttribute('aria-describedby');
    expect(await page.locator(`[id="${description ?? ''}"]`).textContent()).toBe(
      'Vul een geldig e-mailadres in.',
    );
    const summary = page.getByRole('alert');
    await summary.getByRole('link', { name: 'Kies een wachtwoord van ten minste 12 tekens.' }).waitFor();
    expect(await summary.evaluate((element) => element === document.activeElement)).toBe(true);
    await summary.getByRole('link', { name: 'Vul een geldig e-mailadres in.' }).click();
    expect(await address.evaluate((element) => element === document.activeElement)).toBe(true);

    await address.fill('noor@post.example');
    await field(page, 'Wachtwoord').fill('welkom123456');
    await press(page, 'Account aanmaken');
    await page.getByRole('link', { name: 'Dit wachtwoord komt te veel voor.' }).waitFor();
    expect(await barriersIn(page)).toEqual([]);
  });

  test('works without JavaScript, and so do registering and leaving', async () => {
    const page = await browser.page({ ...desktop, javaScriptEnabled: false });
    const person = newcomer('Ali Öztürk');
    await register(page, person);
    expect(page.url()).toBe(`${accounts.site}/account?gedaan=registratie`);
    await page.goto(linkIn(await accounts.mailbox.next(person.email), accounts.site));
    await press(page, 'Bevestig mijn e-mailadres');
    await page.getByText('Uw e-mailadres is bevestigd').waitFor();
    await page.goto(`${accounts.site}/uitloggen`);
    await page.locator('main').getByRole('button', { name: 'Uitloggen' }).click();
    expect(page.url()).toBe(`${accounts.site}/`);

    await signIn(page, { ...person, password: 'niet het goede wachtwoord' });
    await page.getByText('horen niet bij elkaar').waitFor();
    expect(await field(page, 'E-mailadres').inputValue()).toBe(person.email);
    expect(await field(page, 'Wachtwoord').inputValue()).toBe('');
    await field(page, 'Wachtwoord').fill(person.password);
    await press(page, 'Inloggen');
    expect(page.url()).toBe(`${accounts.site}/account`);
    await page.locator('header').getByRole('link', { name: 'Uw menu' }).click();
    expect(page.url()).toBe(`${accounts.site}/account`);
  });

  test('leads to the page that asked for it, in English too', async () => {
    const page = await openPage();
    const dutch = await page.context().request.get(`${accounts.site}/account/beveiliging`);
    expect(dutch.url()).toBe(`${accounts.site}/inloggen?naar=%2Faccount%2Fbeveiliging`);
    expect(await dutch.text()).toContain('Log in om deze pagina te zien.');
    const person = await registeredIn(await browser.context());

    await page.goto(`${accounts.site}/en/account/beveiliging`);
    await page.waitForURL(/\/en\/inloggen\?naar=%2Faccount%2Fbeveiliging/);
    await field(page, 'E-mail address').fill('x@post.example');
    await page.locator('main').getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('link', { name: 'Password is required.' }).waitFor();
    await field(page, 'E-mail address').fill(person.email);
    await field(page, 'Password').fill(person.password);
    await page.locator('main').getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL(`${accounts.site}/en/account/beveiliging`);
    // The way back is not to the form.
    await page.goto(`${accounts.site}/en/inloggen`);
    await page.waitForURL(`${accounts.site}/en/account`);
    await expect.poll(() => heading(page).textContent()).toBe('Hello Noor de Wit');
  });
});

describe('a forgotten password', () => {
  test('can be replaced by e-mail, which a token is sent for; other sessions end, and the link works once', async () => {
    const elsewhere = await browser.context();
    const person = await registeredIn(elsewhere);
    const page = await visit('/inloggen');
    await page.getByRole('link', { name: 'Wachtwoord vergeten?' }).click();
    await page.waitForURL(/wachtwoord-vergeten/);
    const { challenges, tokens } = watchTokens(page);
    await field(page, 'E-mailadres').fill(person.email);
    await page.keyboard.press('Enter');
    await page.getByText(`Hoort er een account bij ${person.email}`).waitFor();
    expect(challenges).toEqual(['?action=forgot_password&form=forgot_password']);
    expect(isToken(tokens[0])).toBe(true);

    const link = linkIn(await accounts.mailbox.next(person.email), accounts.site);
    await page.goto(link);
    await field(page, 'Nieuw wachtwoord').fill('kort');
    await press(page, 'Bewaar het wachtwoord');
    await page.getByRole('link', { name: 'Kies een wachtwoord van ten minste 12 tekens.' }).waitFor();
    await field(page, 'Nieuw wachtwoord').fill('een nieuw begin gemaakt');
    await press(page, 'Bewaar het wachtwoord');
    await page.waitForURL(`${accounts.site}/account?gedaan=wachtwoord`);
    expect((await accounts.mailbox.next(person.email)).subject).toBe('Uw wachtwoord is gewijzigd');

    // Elsewhere the next page is that of nobody, and no error.
    expect((await elsewhere.request.get(`${accounts.site}/programma`)).status()).toBe(200);
    expect(await isSignedIn(elsewhere)).toBe(false);

    const code = new URL(link).searchParams.get('code') ?? '';
    const again = await accounts.send(elsewhere, link, { code, password: 'nog een ander begin' });
    expect(await again.text()).toContain('Deze link werkt niet');
    const response = await signInBy(elsewhere, { ...person, password: 'een nieuw begin gemaakt' });
    expect([response.status(), response.headers().location]).toEqual([302, '/account']);
  });

  test('gets the same response for an address without an account, and nobody gets an e-mail', async () => {
    const email = 'niemand@post.example';
    const form = { form: 'vergeten', email };
    const response = await accounts.send(await browser.context(), '/wachtwoord-vergeten', form);
    expect(await response.text()).toContain(`Hoort er een account bij ${email}`);
    expect(await accounts.mailbox.count(email)).toBe(0);
  });
});
