import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { barriersIn } from '../../harness/axe';
import { browserForFile, watchForTrouble } from '../../harness/browser';
import { startFair, type Fair } from '../../harness/fair';
import { linkIn, startMailbox, type Mailbox } from '../../harness/mailbox';

const desktop = { viewport: { width: 1280, height: 900 } };
const password = 'vier losse woorden thuis';

let mailbox: Mailbox;
let fair: Fair;
beforeAll(async () => {
  mailbox = await startMailbox();
  fair = await startFair({ environment: { SMTP_URL: mailbox.url } });
});
afterAll(async () => {
  await fair.stop();
  await mailbox.stop();
});
const browser = browserForFile();

let people = 0;
/** Somebody who is not known yet. */
function newcomer(name = 'Noor de Wit') {
  people += 1;
  return { name, email: `bezoeker${people}@post.example`, password };
}
type Person = ReturnType<typeof newcomer>;

async function visit(path: string, options: BrowserContextOptions = desktop): Promise<Page> {
  const page = await browser.page(options);
  await page.goto(fair.site + path);
  return page;
}

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const press = (page: Page, name: string) => page.locator('main').getByRole('button', { name }).click();
const heading = (page: Page) => page.locator('main h1');

/** Fills in the form and has it made. */
async function register(page: Page, { name, email, password }: Person): Promise<void> {
  await page.goto(`${fair.site}/registreren`);
  await field(page, 'Naam').fill(name);
  await field(page, 'E-mailadres').fill(email);
  await field(page, 'Wachtwoord').fill(password);
  await press(page, 'Account aanmaken');
}

async function signIn(page: Page, { email, password }: Pick<Person, 'email' | 'password'>): Promise<void> {
  await page.goto(`${fair.site}/inloggen`);
  await field(page, 'E-mailadres').fill(email);
  await field(page, 'Wachtwoord').fill(password);
  await press(page, 'Inloggen');
}

/** Registers and confirms the address, and leaves the page signed in on the account. */
async function registered(page: Page, person = newcomer()): Promise<Person> {
  await register(page, person);
  await page.waitForURL(/\/account\?/);
  await page.goto(linkIn(await mailbox.next(person.email), fair.site));
  await press(page, 'Bevestig mijn e-mailadres');
  await page.getByText('Uw e-mailadres is bevestigd').waitFor();
  await page.goto(`${fair.site}/account`);
  return person;
}

const isSignedIn = async (page: Page) => {
  await page.goto(`${fair.site}/account`);
  return new URL(page.url()).pathname === '/account';
};

async function tokensOf(context: BrowserContext) {
  const cookies = await context.cookies();
  return cookies.filter(({ name }) => name === 'token' || name === 'refresh');
}

const markOf = async (context: BrowserContext) =>
  (await context.cookies()).find(({ name }) => name === 'signed-in');

/** Which of the two icons of the visitor's menu is drawn, and whether it has the colour of one's own. */
async function icon(page: Page): Promise<{ signedIn: boolean; coloured: boolean }> {
  const menu = page.locator('header').getByLabel('Uw menu', { exact: true });
  return menu.evaluate((element) => {
    const [stranger, own] = [...element.querySelectorAll('svg')].map(
      (drawing) => getComputedStyle(drawing).display !== 'none',
    );
    if (stranger === own) throw new Error('both icons, or none');
    const ink = getComputedStyle(element).color;
    return { signedIn: own === true, coloured: ink !== getComputedStyle(document.body).color };
  });
}
const shown = { signedIn: true, coloured: true };
const stranger = { signedIn: false, coloured: false };

describe('an account', () => {
  test('can be made, confirmed by e-mail, signed out of and signed in to again', async () => {
    const page = await visit('/registreren');
    const trouble = watchForTrouble(page, fair.site);
    const person = newcomer();
    await register(page, person);
    await page.waitForURL(`${fair.site}/account?gedaan=registratie`);
    await expect.poll(() => heading(page).textContent()).toBe('Dag Noor de Wit');
    await page.getByText('Uw e-mailadres is nog niet bevestigd').waitFor();

    const mail = await mailbox.next(person.email);
    expect(mail.subject).toBe('Bevestig uw e-mailadres');
    // Not with a name that somebody else may have made up.
    expect(mail.text).toContain('Goedendag,');
    await page.goto(linkIn(mail, fair.site));
    // Opening the link is not enough: programs that look at mail do that too.
    await page.getByRole('button', { name: 'Bevestig mijn e-mailadres' }).waitFor();
    await press(page, 'Bevestig mijn e-mailadres');
    await page.getByRole('link', { name: 'Naar uw account' }).click();
    await page.waitForURL(`${fair.site}/account`);
    await page.getByText(person.email).first().waitFor();
    expect(await page.getByText('nog niet bevestigd').count()).toBe(0);

    await page.locator('main').getByRole('button', { name: 'Uitloggen' }).click();
    await page.waitForURL(`${fair.site}/`);
    expect(await tokensOf(page.context())).toEqual([]);
    expect(await isSignedIn(page)).toBe(false);

    await field(page, 'E-mailadres').fill(person.email.toUpperCase());
    await field(page, 'Wachtwoord').fill(person.password);
    await press(page, 'Inloggen');
    await page.waitForURL(`${fair.site}/account`);
    expect(trouble).toEqual([]);
  });

  test('cannot be signed in to before it is confirmed, and its owner gets the link once more', async () => {
    const person = newcomer();
    await register(await visit('/registreren'), person);
    await mailbox.next(person.email);
    const page = await visit('/inloggen');
    await signIn(page, person);
    await page.getByText('horen niet bij elkaar').waitFor();
    expect((await mailbox.next(person.email)).subject).toBe('Bevestig uw e-mailadres');
  });

  test('is not revealed to somebody who registers its e-mail address again, and its owner gets an e-mail', async () => {
    const page = await visit('/registreren');
    const owner = await registered(page);
    const stranger = await visit('/registreren');
    await register(stranger, { ...owner, name: 'Een ander', password: 'iets heel anders verzonnen' });
    await stranger.waitForURL(`${fair.site}/account?gedaan=registratie`);
    await expect.poll(() => heading(stranger).textContent()).toBe('Dag Een ander');
    expect((await mailbox.next(owner.email)).subject).toBe('U hebt al een account');
    await page.reload();
    await expect.poll(() => heading(page).textContent()).toBe('Dag Noor de Wit');
  });

  test('keeps its tokens where no script can read them', async () => {
    const page = await visit('/');
    await registered(page);
    const tokens = await tokensOf(page.context());
    expect(tokens.map(({ name, httpOnly, sameSite, path }) => ({ name, httpOnly, sameSite, path }))).toEqual([
      { name: 'token', httpOnly: true, sameSite: 'Lax', path: '/' },
      { name: 'refresh', httpOnly: true, sameSite: 'Lax', path: '/' },
    ]);
    expect(await page.evaluate(() => document.cookie)).not.toMatch(/(^|; )(token|refresh)=/);
    // What scripts may read says that somebody is signed in, for as long as they are, and nothing else.
    const mark = await markOf(page.context());
    expect(mark).toMatchObject({ value: '1', httpOnly: false, sameSite: 'Lax', path: '/' });
    expect(Math.abs((mark?.expires ?? 0) - (tokens[1]?.expires ?? 0))).toBeLessThan(5);
    const minutes = ((tokens[0]?.expires ?? 0) * 1000 - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(5);
    expect(minutes).toBeLessThan(11);
  });

  test('stays signed in after its short token is gone, in many requests at a time', async () => {
    const page = await visit('/');
    await registered(page);
    const context = page.context();
    const before = await tokensOf(context);
    await context.clearCookies({ name: 'token' });
    await Promise.all(
      ['/account', '/account/beveiliging', '/', '/programma'].map(async (path) => {
        const other = await context.newPage();
        await other.goto(fair.site + path);
        await other.getByRole('button', { name: 'Uw menu' }).click();
        await other.getByText('Ingelogd als').waitFor();
      }),
    );
    const after = await tokensOf(context);
    expect(after.map(({ name }) => name).sort()).toEqual(['refresh', 'token']);
    expect(after.find(({ name }) => name === 'refresh')?.value).not.toBe(
      before.find(({ name }) => name === 'refresh')?.value,
    );
  });
});

describe('a page that is the same for everybody', () => {
  test('shows who is signed in from the first paint, before any of its scripts runs', async () => {
    const page = await visit('/');
    await registered(page);
    const visitors = [
      [page.context(), shown],
      [(await visit('/')).context(), stranger],
    ] as const;
    for (const [context, expected] of visitors) {
      const asleep = await context.newPage();
      // They are never answered.
      await asleep.route(/\.js(?:\?|$)/, () => undefined);
      await asleep.goto(`${fair.site}/programma`, { waitUntil: 'commit' });
      await asleep.locator('header a[href="/account"]').waitFor();
      // Nothing is painted before the style sheet is there.
      await asleep.waitForFunction(() => document.styleSheets.length > 0);
      expect(await icon(asleep)).toEqual(expected);
    }
    await page.goto(`${fair.site}/programma`);
    await page.locator('header').getByRole('button', { name: 'Uw menu' }).click();
    await page.getByText('Ingelogd als').waitFor();
    expect(await icon(page)).toEqual(shown);
  });

  test('follows signing out and in again in another tab', async () => {
    const page = await visit('/');
    const person = await registered(page);
    const other = await page.context().newPage();
    await other.goto(`${fair.site}/programma`);
    expect(await icon(other)).toEqual(shown);
    await page.locator('main').getByRole('button', { name: 'Uitloggen' }).click();
    await expect.poll(() => icon(other)).toEqual(stranger);
    await other.locator('header').getByRole('button', { name: 'Uw menu' }).click();
    await other.getByText('U bent niet ingelogd').waitFor();
    await signIn(page, person);
    await other.getByText('Ingelogd als').waitFor();
    expect(await icon(other)).toEqual(shown);
  });

  test('shows a stranger when the session has ended, and nothing is left of it', async () => {
    const page = await visit('/');
    await registered(page);
    const cookies = await page.context().cookies();
    const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    await fetch(`${fair.site}/uitloggen`, {
      method: 'POST',
      redirect: 'manual',
      headers: { cookie, origin: fair.site, 'sec-fetch-site': 'same-origin' },
    });
    await page.goto(`${fair.site}/programma`);
    await expect.poll(() => icon(page)).toEqual(stranger);
    expect(await tokensOf(page.context())).toEqual([]);
    expect(await markOf(page.context())).toBeUndefined();
  });

  test('knows who signed in before there were marks', async () => {
    const page = await visit('/');
    await registered(page);
    await page.context().clearCookies({ name: 'signed-in' });
    await page.goto(`${fair.site}/programma`);
    expect(await icon(page)).toEqual(shown);
    expect(await markOf(page.context())).toMatchObject({ value: '1' });
    await page.locator('header').getByRole('button', { name: 'Uw menu' }).click();
    await page.getByText('Ingelogd als').waitFor();
  });

  test('shows a changed name at once, and keeps the own pages at hand when the user cannot be loaded', async () => {
    const page = await visit('/');
    await registered(page);
    await field(page, 'Naam').fill('Noor van Dijk');
    await press(page, 'Bewaar');
    await page.waitForURL(/gedaan=profiel/);
    const menu = page.locator('header').getByRole('button', { name: 'Uw menu' });
    await menu.click();
    await page.locator('header').getByText('Noor van Dijk').waitFor();

    await page.route('**/api/users/me', (route) => route.abort());
    await page.goto(`${fair.site}/programma`);
    await menu.click();
    await page.locator('header').getByRole('link', { name: 'Uw account' }).waitFor();
    expect(await page.getByText('Ingelogd als').count()).toBe(0);
    expect(await icon(page)).toEqual(shown);
  });
});

describe('signing in', () => {
  test('over a page stays on that page, and the menu shows who is signed in', async () => {
    const page = await visit('/');
    const person = await registered(page);
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
    await other.waitForURL(`${fair.site}/account`);
    // Closed by the route change.
    expect(await other.getByText('Ingelogd als').count()).toBe(0);
    await other.locator('header').getByRole('button', { name: 'Uw menu' }).click();
    await other.locator('header').getByRole('button', { name: 'Uitloggen' }).click();
    await other.waitForURL(`${fair.site}/`);
    // The address changes first; what is unfolded before the page is there folds with the one that goes.
    await other.getByRole('heading', { level: 1 }).waitFor();
    await expect.poll(() => other.title()).not.toContain('account');
    await other.getByRole('button', { name: 'Uw menu' }).click();
    await other.getByText('U bent niet ingelogd').waitFor();
  });

  test('leads to the page that asked for it', async () => {
    const first = await visit('/');
    const person = await registered(first);
    const page = await visit('/account/beveiliging');
    await page.waitForURL(/\/inloggen\?naar=/);
    await page.getByText('Log in om deze pagina te zien.').waitFor();
    await field(page, 'E-mailadres').fill(person.email);
    await field(page, 'Wachtwoord').fill(person.password);
    await press(page, 'Inloggen');
    await page.waitForURL(`${fair.site}/account/beveiliging`);
    // The way back is not to the form.
    await page.goto(`${fair.site}/inloggen`);
    await page.waitForURL(`${fair.site}/account`);
  });

  test('says at the field what is missing, keeps what was filled in, and moves the focus there', async () => {
    const page = await visit('/registreren');
    await field(page, 'Naam').fill('Noor');
    await field(page, 'E-mailadres').fill('geen adres');
    await field(page, 'Wachtwoord').fill('te kort');
    await press(page, 'Account aanmaken');
    await page.getByText('Sorry, niet alle velden zijn correct ingevuld.').waitFor();
    const address = field(page, 'E-mailadres');
    expect(await address.inputValue()).toBe('geen adres');
    expect(await address.getAttribute('aria-invalid')).toBe('true');
    const description = await address.getAttribute('aria-describedby');
    expect(await page.locator(`[id="${description ?? ''}"]`).textContent()).toBe(
      'Vul een geldig e-mailadres in.',
    );
    await page.getByText('Kies een wachtwoord van ten minste 12 tekens.').waitFor();
    expect(await address.evaluate((element) => element === document.activeElement)).toBe(true);

    await address.fill('noor@post.example');
    await field(page, 'Wachtwoord').fill('welkom123456');
    await press(page, 'Account aanmaken');
    await page.getByText('Dit wachtwoord komt te veel voor.').waitFor();
    expect(await barriersIn(page)).toEqual([]);
  });

  test('works without JavaScript, and so do registering and leaving', async () => {
    const page = await browser.page({ ...desktop, javaScriptEnabled: false });
    const person = newcomer('Ali Öztürk');
    await register(page, person);
    expect(page.url()).toBe(`${fair.site}/account?gedaan=registratie`);
    await page.goto(linkIn(await mailbox.next(person.email), fair.site));
    await press(page, 'Bevestig mijn e-mailadres');
    await page.getByText('Uw e-mailadres is bevestigd').waitFor();
    await page.goto(`${fair.site}/uitloggen`);
    await page.locator('main').getByRole('button', { name: 'Uitloggen' }).click();
    expect(page.url()).toBe(`${fair.site}/`);

    await signIn(page, { ...person, password: 'niet het goede wachtwoord' });
    await page.getByText('horen niet bij elkaar').waitFor();
    expect(await field(page, 'E-mailadres').inputValue()).toBe(person.email);
    expect(await field(page, 'Wachtwoord').inputValue()).toBe('');
    await field(page, 'Wachtwoord').fill(person.password);
    await press(page, 'Inloggen');
    expect(page.url()).toBe(`${fair.site}/account`);
    await page.locator('header').getByRole('link', { name: 'Uw menu' }).click();
    expect(page.url()).toBe(`${fair.site}/account`);
  });

  test('works in English', async () => {
    const page = await visit('/en/account');
    await page.waitForURL(/\/en\/inloggen\?naar=%2Faccount/);
    await field(page, 'E-mail address').fill('x@post.example');
    await page.locator('main').getByRole('button', { name: 'Sign in' }).click();
    await page.getByText('Password is required.').waitFor();
    await registered(await visit('/'), { ...newcomer(), email: 'english@post.example' });
    await field(page, 'E-mail address').fill('english@post.example');
    await field(page, 'Password').fill(password);
    await page.locator('main').getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL(`${fair.site}/en/account`);
    await expect.poll(() => heading(page).textContent()).toBe('Hello Noor de Wit');
  });
});

describe('a forgotten password', () => {
  test('can be replaced by e-mail; other sessions end, and the link works once', async () => {
    const elsewhere = await visit('/');
    const person = await registered(elsewhere);
    const page = await visit('/inloggen');
    await page.getByRole('link', { name: 'Wachtwoord vergeten?' }).click();
    await page.waitForURL(/wachtwoord-vergeten/);
    await field(page, 'E-mailadres').fill(person.email);
    await press(page, 'Stuur de mail');
    await page.getByText(`Als er een account is bij ${person.email}`).waitFor();

    const link = linkIn(await mailbox.next(person.email), fair.site);
    await page.goto(link);
    await field(page, 'Nieuw wachtwoord').fill('kort');
    await press(page, 'Bewaar het wachtwoord');
    await page.getByText('Kies een wachtwoord van ten minste 12 tekens.').waitFor();
    await field(page, 'Nieuw wachtwoord').fill('een nieuw begin gemaakt');
    await press(page, 'Bewaar het wachtwoord');
    await page.waitForURL(`${fair.site}/account?gedaan=wachtwoord`);
    expect((await mailbox.next(person.email)).subject).toBe('Uw wachtwoord is gewijzigd');

    // Elsewhere the next page is that of nobody, and no error.
    const answer = await elsewhere.goto(`${fair.site}/programma`);
    expect(answer?.status()).toBe(200);
    expect(await isSignedIn(elsewhere)).toBe(false);

    const again = await visit(link.slice(fair.site.length));
    await field(again, 'Nieuw wachtwoord').fill('nog een ander begin');
    await press(again, 'Bewaar het wachtwoord');
    await again.getByText('Deze link werkt niet').waitFor();
    await signIn(again, { ...person, password: 'een nieuw begin gemaakt' });
    await again.waitForURL(`${fair.site}/account`);
  });

  test('gets the same response for an address without an account, and nobody gets an e-mail', async () => {
    const page = await visit('/wachtwoord-vergeten');
    await field(page, 'E-mailadres').fill('niemand@post.example');
    await press(page, 'Stuur de mail');
    await page.getByText('Als er een account is bij niemand@post.example').waitFor();
    expect(mailbox.count('niemand@post.example')).toBe(0);
  });
});

describe('on the account pages a visitor', () => {
  test('changes name and password, and ends sessions on other devices', async () => {
    const page = await visit('/');
    const person = await registered(page);
    await field(page, 'Naam').fill('Noor van der Wit-Bouwmeester');
    await press(page, 'Bewaar');
    await page.getByText('Uw gegevens zijn bewaard.').waitFor();
    await expect.poll(() => heading(page).textContent()).toBe('Dag Noor van der Wit-Bouwmeester');

    const elsewhere = await visit('/');
    await signIn(elsewhere, person);
    await elsewhere.waitForURL(`${fair.site}/account`);
    await page.goto(`${fair.site}/account/beveiliging`);
    const places = page.getByRole('region', { name: 'Waar u bent ingelogd' }).getByRole('listitem');
    expect(await places.count()).toBe(2);
    await places.nth(1).getByRole('button').click();
    await page.getByText('Het apparaat is uitgelogd.').waitFor();
    await expect.poll(() => places.count()).toBe(1);
    expect(await isSignedIn(elsewhere)).toBe(false);

    await signIn(elsewhere, person);
    await elsewhere.waitForURL(`${fair.site}/account`);
    const passwords = page.getByRole('region', { name: 'Wachtwoord wijzigen' });
    await passwords.getByLabel('Huidig wachtwoord', { exact: true }).fill('niet het goede wachtwoord');
    await passwords.getByLabel('Nieuw wachtwoord', { exact: true }).fill('een nieuw begin gemaakt');
    await passwords.getByRole('button', { name: 'Wijzig het wachtwoord' }).click();
    await passwords.getByText('Dit is niet uw huidige wachtwoord.').waitFor();
    await passwords.getByLabel('Huidig wachtwoord', { exact: true }).fill(person.password);
    await passwords.getByRole('button', { name: 'Wijzig het wachtwoord' }).click();
    await page.waitForURL(`${fair.site}/account/beveiliging?gedaan=wachtwoord`);
    expect((await mailbox.next(person.email)).subject).toBe('Uw wachtwoord is gewijzigd');
    expect(await isSignedIn(elsewhere)).toBe(false);
    expect(await isSignedIn(page)).toBe(true);
  });

  test('changes the e-mail address once the new one is confirmed, and the old one gets an e-mail', async () => {
    const page = await visit('/');
    const person = await registered(page);
    const moved = 'verhuisd@post.example';
    await page.goto(`${fair.site}/account/beveiliging`);
    const addresses = page.getByRole('region', { name: 'E-mailadres wijzigen' });
    await addresses.getByLabel('Nieuw e-mailadres', { exact: true }).fill(moved);
    await addresses.getByLabel('Huidig wachtwoord', { exact: true }).fill(person.password);
    await addresses.getByRole('button', { name: 'Stuur een bevestiging' }).click();
    await page.getByText(`Wij wachten op de bevestiging van ${moved}.`).waitFor();
    await page.goto(linkIn(await mailbox.next(moved), fair.site));
    await press(page, 'Bevestig mijn e-mailadres');
    await page.getByText('Uw e-mailadres is bevestigd').waitFor();
    await mailbox.next(person.email);

    const other = await visit('/inloggen');
    await signIn(other, person);
    await other.getByText('horen niet bij elkaar').waitFor();
    await signIn(other, { ...person, email: moved });
    await other.waitForURL(`${fair.site}/account`);
  });

  test('gets a copy of all data, and deletes the account', async () => {
    const page = await visit('/');
    const person = await registered(page);
    await page.goto(`${fair.site}/account/gegevens`);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download uw gegevens' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('mijn-gegevens.json');
    const chunks: Buffer[] = [];
    for await (const chunk of await download.createReadStream())
      if (Buffer.isBuffer(chunk)) chunks.push(chunk);
    const copy = Buffer.concat(chunks).toString();
    expect(JSON.parse(copy)).toMatchObject({ data: { account: { email: person.email, name: person.name } } });
    expect(copy).not.toMatch(/\$2[aby]\$|resetPassword|confirmationToken/);

    const remove = page.getByRole('region', { name: 'Account verwijderen' });
    await remove.getByLabel('Huidig wachtwoord', { exact: true }).fill(person.password);
    await remove.getByRole('button', { name: 'Verwijder mijn account' }).click();
    await remove.getByText('Kruis aan dat u het zeker weet.').waitFor();
    await remove.getByLabel('Ja, verwijder mijn account').check();
    await remove.getByLabel('Huidig wachtwoord', { exact: true }).fill('niet het goede wachtwoord');
    await remove.getByRole('button', { name: 'Verwijder mijn account' }).click();
    await remove.getByText('Dit is niet uw huidige wachtwoord.').waitFor();
    await remove.getByLabel('Huidig wachtwoord', { exact: true }).fill(person.password);
    await remove.getByRole('button', { name: 'Verwijder mijn account' }).click();
    await page.waitForURL(`${fair.site}/account/verwijderd`);
    await expect.poll(() => heading(page).textContent()).toBe('Uw account is verwijderd');
    expect(await tokensOf(page.context())).toEqual([]);
    await signIn(page, person);
    await page.getByText('horen niet bij elkaar').waitFor();
  });

  test.each([
    ['a phone, light', { width: 320, height: 740 }, 'light'],
    ['a wide screen, dark', { width: 1280, height: 900 }, 'dark'],
  ] as const)('meets no barrier, and everything fits on %s', async (_what, viewport, colorScheme) => {
    const page = await visit('/', { viewport, colorScheme });
    await registered(page, {
      ...newcomer('Wilhelmina Bouwondernemingsvertegenwoordigster van den Oudenhoven'),
      email: `woningbouwverenigingsvoorzitter.bij.een.lange.naam.${colorScheme}@bouwondernemingen.post.example`,
    });
    for (const path of ['/account', '/account/beveiliging', '/account/gegevens', '/uitloggen']) {
      await page.goto(fair.site + path);
      expect([path, await barriersIn(page)]).toEqual([path, []]);
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect([path, sideways]).toEqual([path, 0]);
      expect(await page.locator('h1').count()).toBe(1);
    }
  });
});
