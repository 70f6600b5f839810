import { describe, expect, test } from 'vitest';

import { accountsForFile, field, heading, press, tokensOf } from '../../harness/accounts';
import { linkIn } from '../../harness/mailbox';
import { expectNoBarrier, phone } from './no-barrier';

const accounts = accountsForFile();
const { browser, newcomer, openPage, registered, registeredIn, signInBy, isSignedIn } = accounts;

describe('on the account pages a visitor', () => {
  test('changes name and password, and ends sessions on other devices', async () => {
    const page = await openPage();
    const person = await registered(page);
    await field(page, 'Naam').fill('Noor van der Wit-Bouwmeester');
    await press(page, 'Bewaar');
    await page.getByText('Uw gegevens zijn bewaard.').waitFor();
    await expect.poll(() => heading(page).textContent()).toBe('Dag Noor van der Wit-Bouwmeester');

    const elsewhere = await browser.context();
    expect((await signInBy(elsewhere, person)).status()).toBe(302);
    await page.goto(`${accounts.site}/account/beveiliging`);
    const places = page.getByRole('region', { name: 'Waar u bent ingelogd' }).getByRole('listitem');
    expect(await places.count()).toBe(2);
    await places.nth(1).getByRole('button').click();
    await page.getByText('Het apparaat is uitgelogd.').waitFor();
    await expect.poll(() => places.count()).toBe(1);
    expect(await isSignedIn(elsewhere)).toBe(false);
    expect(await places.first().innerText()).toMatch(/^\w+ op Linux$/m);
    await page.goto(`${accounts.site}/en/account/beveiliging`);
    await page
      .getByRole('listitem')
      .filter({ hasText: /^\w+ on Linux/ })
      .waitFor();
    await page.goto(`${accounts.site}/account/beveiliging`);

    expect((await signInBy(elsewhere, person)).status()).toBe(302);
    const passwords = page.getByRole('region', { name: 'Wachtwoord wijzigen' });
    await passwords.getByLabel('Huidig wachtwoord', { exact: true }).fill('niet het goede wachtwoord');
    await passwords.getByLabel('Nieuw wachtwoord', { exact: true }).fill('een nieuw begin gemaakt');
    await passwords.getByRole('button', { name: 'Wijzig het wachtwoord' }).click();
    await passwords.getByRole('link', { name: 'Dit is niet uw huidige wachtwoord.' }).waitFor();
    await passwords.getByLabel('Huidig wachtwoord', { exact: true }).fill(person.password);
    await passwords.getByRole('button', { name: 'Wijzig het wachtwoord' }).click();
    await page.waitForURL(`${accounts.site}/account/beveiliging?gedaan=wachtwoord`);
    expect((await accounts.mailbox.next(person.email)).subject).toBe('Uw wachtwoord is gewijzigd');
    expect(await isSignedIn(elsewhere)).toBe(false);
    expect(await isSignedIn(page.context())).toBe(true);
  });

  test('changes the e-mail address once the new one is confirmed, and the old one gets an e-mail', async () => {
    const page = await openPage();
    const person = await registeredIn(page.context());
    const moved = 'verhuisd@post.example';
    await page.goto(`${accounts.site}/account/beveiliging`);
    const addresses = page.getByRole('region', { name: 'E-mailadres wijzigen' });
    await addresses.getByLabel('Nieuw e-mailadres', { exact: true }).fill(moved);
    await addresses.getByLabel('Huidig wachtwoord', { exact: true }).fill(person.password);
    await addresses.getByRole('button', { name: 'Stuur een bevestiging' }).click();
    await page.getByText(`Wij wachten op de bevestiging van ${moved}.`).waitFor();
    await page.goto(linkIn(await accounts.mailbox.next(moved), accounts.site));
    await press(page, 'Bevestig mijn e-mailadres');
    await page.getByText('Uw e-mailadres is bevestigd').waitFor();
    await accounts.mailbox.next(person.email);

    const other = await browser.context();
    expect(await (await signInBy(other, person)).text()).toContain('horen niet bij elkaar');
    expect((await signInBy(other, { ...person, email: moved })).status()).toBe(302);
  });

  test('gets a copy of all data, and deletes the account', async () => {
    const page = await openPage();
    const person = await registeredIn(page.context());
    await page.goto(`${accounts.site}/account/gegevens`);
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
    await remove.getByRole('link', { name: 'Kruis aan dat u het zeker weet.' }).waitFor();
    await remove.getByLabel('Ja, verwijder mijn account').check();
    await remove.getByLabel('Huidig wachtwoord', { exact: true }).fill('niet het goede wachtwoord');
    await remove.getByRole('button', { name: 'Verwijder mijn account' }).click();
    await remove.getByRole('link', { name: 'Dit is niet uw huidige wachtwoord.' }).waitFor();
    await remove.getByLabel('Huidig wachtwoord', { exact: true }).fill(person.password);
    await remove.getByRole('button', { name: 'Verwijder mijn account' }).click();
    await page.waitForURL(`${accounts.site}/account/verwijderd`);
    await expect.poll(() => heading(page).textContent()).toBe('Uw account is verwijderd');
    expect(await tokensOf(page.context())).toEqual([]);
    expect(await (await signInBy(page.context(), person)).text()).toContain('horen niet bij elkaar');
  });

  test('meets no barrier, and everything fits on a phone, light, and on a wide screen, dark', async () => {
    const page = await openPage(phone);
    await registeredIn(page.context(), {
      ...newcomer('Wilhelmina Bouwondernemingsvertegenwoordigster van den Oudenhoven'),
      email: 'woningbouwverenigingsvoorzitter.bij.een.lange.naam@bouwondernemingen.post.example',
    });
    for (const path of ['/account', '/account/beveiliging', '/account/gegevens', '/uitloggen']) {
      await page.goto(accounts.site + path);
      expect(await page.locator('h1').count()).toBe(1);
      await expectNoBarrier(page);
    }
  });
});
