import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';

import { read, signInToAdmin } from '../../harness/admin';
import {
  actionTimeoutMs,
  chooseByKeyboard,
  expectReadable,
  screens,
  tellShown,
} from '../../harness/admin-page';
import { browserForFile } from '../../harness/browser';
import { makeEditor, signInByRequest } from '../../harness/editor';
import { startFair, type Fair } from '../../harness/fair';
import { linkIn, openMailbox, type Mailbox } from '../../harness/mailbox';
import { registeredVisitor } from '../../harness/visitors';
import { fill, openStep } from '../contracts/answers';

/** Twenty minutes of telephone: ten callers with one wish each, and somebody of the organisation who answers in the admin. */
const staff = { email: 'telefoon@beurs.example', password: 'Telefoon-2027-dag' };
const staffName = 'Sanne de Wit';
const company = { name: 'Noordwand Bouw B.V.', email: 'jose@noordwand.example' };
const asker = 'chris@post.example';
const waiter = 'anouk@post.example';
const leaver = 'theo@post.example';
const tour = 'Tour: boven op het dak';
const workshop = 'Bouw een wand in een uur';

type Visitor = Awaited<ReturnType<typeof registeredVisitor>>;

let fair: Fair;
let mailbox: Mailbox;
/** The admin, before the one who answers. */
let page: Page;
/** The site, as the callers see it. */
let site: Page;
let zoe: Visitor;
let daan: Visitor;
let ilse: Visitor;
let femke: Visitor;
/** The pages of places, from the mails about them. */
let waitingPlace: string;
let leftPlace: string;
let workshopPath: string;
let presses = 0;
/** Questions that the admin asked before it did something. */
const questions: string[] = [];
let isAgreed = true;

const browser = browserForFile();
beforeAll(async () => {
  fair = await startFair();
  mailbox = openMailbox(fair.dataDir);
  zoe = await register('zoe@post.example', 'Zoë van der Brüggne', 'De Lindenhof');
  daan = await register('daan@post.example', 'Daan Okafor', 'Woningcoöperatie Hoog-Waterveld');
  ilse = await register('ilse.dekker@lindenbouw.example', 'Ilse Dekker', 'Lindenbouw');
  femke = await register('femke@terp.example', 'Femke Østergård', 'Terp & Zonen');
  site = await browser.page({ javaScriptEnabled: false });
  await signContract();
  await order();
  await ask();
  const sessions = { tour: await sessionOf(tour, 1), workshop: await sessionOf(workshop) };
  workshopPath = `/programma/${sessions.workshop}`;
  await takePlace(sessions.tour, 'Els Bakker', 'els@post.example');
  waitingPlace = await takePlace(sessions.tour, 'Anouk Çelik', waiter);
  await takePlace(sessions.workshop, 'Anouk Çelik', waiter);
  leftPlace = await takePlace(sessions.workshop, 'Theo Brandsma', leaver);

  await makeEditor(fair, staff, 'organiser');
  page = await browser.page({ viewport: screens.desk });
  page.setDefaultTimeout(actionTimeoutMs);
  page.on('dialog', (dialog) => {
    questions.push(dialog.message());
    void (isAgreed ? dialog.accept() : dialog.dismiss());
  });
  await signInByRequest(page, fair, staff);
  await page.goto(`${fair.cms}/admin`);
}, 240_000);
afterAll(async () => {
  console.log(`Ten callers were helped in ${presses} presses.`);
  await fair.stop();
});
afterEach((context) => tellShown(page, context));

async function register(email: string, name: string, organisation: string): Promise<Visitor> {
  const visitor = await registeredVisitor(fair, email, { name, organisation });
  // The link to confirm, and the badge.
  for (let seen = 0; seen < 2; seen += 1) await mailbox.next(email);
  return visitor;
}

async function signContract(): Promise<void> {
  await openStep(site, fair.site, 'overzicht', { company: company.name, signatoryEmail: company.email });
  await fill(site, { rulesAccepted: ['ja'], authorised: ['ja'], typedName: 'José van der Meulen' });
  await site.getByRole('button', { name: 'Onderteken en verstuur' }).click();
  await site.getByText('U hebt getekend.').waitFor();
}

async function order(): Promise<void> {
  await site.goto(`${fair.site}/adverteren-en-signing/bestellen?VL-01=1`);
  const contact = { contactName: 'Noor Visser', email: company.email, phone: '06 1234 56 78' };
  await fill(site, { company: company.name, ...contact, accepted: ['ja'] });
  await site.getByRole('button', { name: 'Bestel met betaling per factuur' }).click();
  await site.waitForURL((url) => url.pathname === '/adverteren-en-signing/besteld');
}

async function ask(): Promise<void> {
  await site.goto(`${fair.site}/contact`);
  await site.locator('[name=onderwerp]').selectOption('bezoek');
  const question = { naam: 'Chris Ångström', email: asker, bericht: 'Mag mijn hond mee naar de beurs?' };
  await fill(site, question);
  await site.getByRole('button', { name: 'Verstuur uw vraag' }).click();
  await site.getByText('Uw vraag is verstuurd').first().waitFor();
}

/** The number of a session on the site. @param capacity other places than the session has */
async function sessionOf(title: string, capacity?: number): Promise<number> {
  const admin = await signInToAdmin(fair);
  const path = '/content-manager/collection-types/api::session.session';
  const query = new URLSearchParams({ 'filters[title][$eq]': title, locale: 'nl' });
  const found = read((await admin('GET', `${path}?${query.toString()}`)).body, 'results', 0);
  if (capacity !== undefined) {
    const id = String(read(found, 'documentId'));
    const { status } = await admin('POST', `${path}/${id}/actions/publish?locale=nl`, { capacity });
    expect(status).toBe(200);
  }
  return Number(read(found, 'publicId'));
}

/** Asks for a place and takes it. Returns the page of the place. */
async function takePlace(session: number, name: string, email: string): Promise<string> {
  await site.goto(`${fair.site}/plaats/aanvragen?onderdeel=${session}`);
  await fill(site, { name, email });
  await site.getByRole('button', { name: 'Stuur mij de link' }).click();
  await site.getByText('Kijk in uw mail').waitFor();
  await site.goto(linkIn(await mailbox.next(email), fair.site));
  await site.getByRole('button', { name: 'Bevestig mijn aanmelding' }).click();
  await site.getByRole('heading', { name: /^U hebt een plaats|^U staat op de wachtlijst/ }).waitFor();
  return linkIn(await mailbox.next(email), fair.site);
}

async function press(element: Locator): Promise<void> {
  presses += 1;
  await element.click();
}
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' });
const field = (name: string) => page.getByRole('textbox', { name, exact: true });
const said = (text: string) => page.getByText(text).first().waitFor();

/** Opens a page of the admin from its menu. */
async function toPage(title: string): Promise<void> {
  await press(page.getByRole('link', { name: title, exact: true }).first());
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
}

/** Looks for what a caller says. */
async function search(label: string, words: string): Promise<void> {
  await page.getByRole('searchbox', { name: label }).fill(words);
  await press(button('Zoek'));
}

/** Opens the only visitor whom these words find. */
async function openVisitor(words: string, name: string): Promise<void> {
  await toPage('Bezoekers');
  await search('Naam, organisatie, e-mailadres of badgecode', words);
  await said('1 aangemeld');
  await press(button(`Openen: ${name}`));
  await page.getByRole('heading', { level: 1, name }).waitFor();
}

/** The page of the site that a caller has a link to. */
async function shownAt(url: string): Promise<{ status?: number; text: string }> {
  const response = await site.goto(url);
  return { status: response?.status(), text: await site.locator('main').innerText() };
}

/** The badge on the page of a registration. */
async function badgeAt(url: string): Promise<string> {
  await site.goto(url);
  return site.locator('section:has([data-badge-code])').innerText();
}

const rowOf = (text: string) => page.getByRole('row').filter({ hasText: text });
const cardOf = (text: string) => page.getByRole('listitem').filter({ hasText: text });

describe('a caller', { timeout: 240_000, retry: 0 }, () => {
  test('1 whose name is misspelt on the badge has it corrected there', async () => {
    await openVisitor('bruggn', 'Zoë van der Brüggne');
    await expectReadable(page);
    await press(button('Gegevens wijzigen'));
    await expectReadable(page);
    await field('Naam').fill('Zoë van der Brüggen');
    // The next one rings, and the menu is pressed before this is stored.
    isAgreed = false;
    await press(page.getByRole('link', { name: 'Bezoekers', exact: true }).first());
    await expect.poll(() => questions.splice(0)).toEqual([expect.stringContaining('nog niet bewaard')]);
    isAgreed = true;
    await press(button('Bewaar de wijzigingen'));
    await said('De gegevens zijn gewijzigd.');
    const badge = await badgeAt(zoe.page);
    expect(badge).toContain('Zoë van der Brüggen');
    expect(badge).toContain(zoe.code);
  });

  test('2 who comes on the tenth and not on the ninth has that day on the badge', async () => {
    await openVisitor('waterv cooperatie', 'Daan Okafor');
    await press(button('Gegevens wijzigen'));
    await press(page.getByRole('checkbox', { name: 'di 9 feb 2027' }));
    await press(page.getByRole('checkbox', { name: 'wo 10 feb 2027' }));
    await press(button('Bewaar de wijzigingen'));
    await page.getByRole('region', { name: 'Badge' }).getByText('wo 10 feb 2027', { exact: true }).waitFor();
    const badge = await badgeAt(daan.page);
    expect(badge).toContain('woensdag 10 februari 2027');
    expect(badge).not.toContain('dinsdag 9 februari 2027');
    expect(badge).toContain(daan.code);
  });

  test('3 who cannot come, and reads out the code of the badge, is cancelled and told by mail', async () => {
    // Half of it, with the letter that a zero sounds like.
    const heard = ilse.code.slice(0, 12).toLowerCase().replaceAll('0', 'o');
    await openVisitor(heard, 'Ilse Dekker');
    await press(button('Annuleer de aanmelding'));
    await said('De aanmelding is geannuleerd.');
    expect(questions.splice(0)).toEqual([
      expect.stringContaining('De aanmelding van Ilse Dekker annuleren?'),
    ]);
    await rowOf('Annulering').waitFor();
    const mail = await mailbox.next('ilse.dekker@lindenbouw.example');
    expect(mail.subject).toBe('Uw aanmelding voor de beurs is geannuleerd');
    const own = await shownAt(ilse.page);
    expect(own.status).toBe(410);
    expect(own.text).toContain('Uw aanmelding is geannuleerd');
    expect(own.text).not.toContain(ilse.code);
  });

  test('4 who does come after all, and says a part of an address, has the same badge again', async () => {
    await openVisitor('dekker@linden', 'Ilse Dekker');
    await press(button('Herstel de aanmelding'));
    await said('De aanmelding is hersteld.');
    await page.getByText(ilse.code).waitFor();
    expect(await badgeAt(ilse.page)).toContain(ilse.code);
  });

  test('5 who lost the mail with the badge gets it again', async () => {
    await openVisitor('ostergard', 'Femke Østergård');
    await press(button('Mail de badge opnieuw'));
    await said('De mail gaat naar femke@terp.example.');
    await expect.poll(() => rowOf('Badge').count()).toBe(2);
    const mail = await mailbox.next('femke@terp.example');
    expect(mail.subject).toBe('Uw badge voor de beurs');
    expect(mail.attachments?.map(({ filename }) => filename)).toEqual(['badge.pdf']);
    expect(await badgeAt(linkIn(mail, fair.site))).toContain(femke.code);
  });

  test('6 whose colleague wants to come along has them registered, with a badge in the mail', async () => {
    const email = 'bas@terp.example';
    await toPage('Bezoekers');
    await search('Naam, organisatie, e-mailadres of badgecode', 'bas terp');
    await said('Er zijn geen aanmeldingen die hierbij passen.');
    await press(button('Bezoeker toevoegen'));
    await press(page.getByRole('checkbox', { name: 'di 9 feb 2027' }));
    await field('E-mailadres').fill(email);
    await field('Naam').fill('Bas Nijland');
    await field('Organisatie').fill('Terp & Zonen');
    await chooseByKeyboard(page, page.getByRole('combobox', { name: 'Soort organisatie' }));
    await press(page.getByRole('checkbox', { name: 'Mail de badge ook' }));
    await expectReadable(page);
    await press(button('Meld aan en toon de badge'));
    await said('De bezoeker is aangemeld en bevestigd.');
    const [code = ''] = /BV1-\S+/.exec(await page.getByText(/BV1-\S+/).innerText()) ?? [];
    const badge = await badgeAt(linkIn(await mailbox.next(email), fair.site));
    expect(badge).toContain('Bas Nijland');
    expect(badge).toContain(code);
  });

  test('7 who asks for a contract and an order hears that both are in, and has them noted', async () => {
    await toPage('Inzendingen');
    await search('Naam, organisatie, e-mailadres of nummer', 'noordwa');
    await said('2 inzendingen');
    await expectReadable(page);
    await press(rowOf('Contractformulier').getByRole('button', { name: /^Open / }));
    await field('Notitie').fill('José belde: contract is binnen.');
    await press(button('Bewaar notitie'));
    await said('Opgeslagen.');
    await expectReadable(page);

    await search('Naam, organisatie, e-mailadres of nummer', '06-12345678');
    await said('1 inzending');
    await press(rowOf('Adverteren en signing').getByRole('button', { name: /^Open / }));
    await page.getByText('VL-01 Vlag boven uw stand').waitFor();
    await setState('in behandeling');
    expect(await submissionsOf(company.email)).toEqual([
      ['Adverteren en signing', 'in behandeling', ''],
      ['Contractformulier', 'nieuw', 'José belde: contract is binnen.'],
    ]);
  });

  test('8 who waits for an answer, and reads out its number, gets one, on a phone', async () => {
    const [, receipt = ''] = /heeft nummer (\S+)\./.exec((await mailbox.next(asker)).text) ?? [];
    await page.setViewportSize(screens.phone);
    await search('Naam, organisatie, e-mailadres of nummer', receipt.toLowerCase().replace('-', ' '));
    const card = cardOf(receipt);
    await press(card.getByRole('button', { name: `Open ${receipt}` }));
    await card.getByText('Mag mijn hond mee naar de beurs?').waitFor();
    const link = card.getByRole('link', { name: `Mail naar ${asker}` });
    expect(await link.getAttribute('href')).toMatch(new RegExp(`^mailto:${asker}\\?subject=.*${receipt}`));
    await card.getByRole('textbox', { name: 'Antwoord' }).fill('Alleen een hulphond mag mee.');
    await press(card.getByRole('button', { name: 'Noteer het antwoord' }));
    await card.getByText(`beantwoord door ${staffName}`).waitFor();
    await card.getByText('Alleen een hulphond mag mee.').waitFor();
    await expectReadable(page);
    expect(await submissionsOf(asker)).toEqual([['Stel uw vraag', 'beantwoord', '']]);
    expect(await mailbox.count(asker)).toBe(0);
  });

  test('9 who asks about the waiting list of a tour is found with all places that they have', async () => {
    await toPage('Plaatsen');
    await search('Naam of e-mailadres van een deelnemer', 'celik');
    await said('2 plaatsen gevonden');
    await rowOf(`di 9 feb 2027 13:45 – ${tour}`).getByText('wachtlijst').waitFor();
    await rowOf(workshop).getByText('geplaatst').waitFor();
    await expectReadable(page);
    await press(button(`Toon de lijst van ${tour}`));
    await said('1 van 1 plaatsen bezet, 1 op de wachtlijst');
    const place = await shownAt(waitingPlace);
    expect(place.text).toContain('U staat op de wachtlijst');
    expect(place.text).toContain('U bent als eerste aan de beurt.');
  });

  test('10 who wants to leave a workshop is taken off its list and told by mail', async () => {
    await search('Naam of e-mailadres van een deelnemer', 'brandsm');
    await said('1 plaats gevonden');
    await press(button(`Toon de lijst van ${workshop}`));
    await said('2 van 24 plaatsen bezet');
    await press(button('Verwijder Theo Brandsma'));
    await said('Theo Brandsma is van de lijst.');
    expect(questions.splice(0)).toEqual([expect.stringContaining('Theo Brandsma van de lijst halen?')]);
    await said('1 van 24 plaatsen bezet');
    // The people who were found are those of now.
    await said('Er is niemand gevonden.');
    expect((await mailbox.next(leaver)).subject).toBe(`U bent afgemeld: ${workshop}`);
    expect((await shownAt(leftPlace)).status).toBe(404);
    await expect
      .poll(async () => (await shownAt(fair.site + workshopPath)).text)
      .toContain('Plaatsen: 23 van 24 vrij');
  });

  test('and the log has who did all this, the first thing first', async () => {
    await press(page.getByRole('link', { name: 'Instellingen', exact: true }));
    await toPage('Logboek');
    await rowOf('Deelnemer van de lijst gehaald').waitFor();
    const lines = await page
      .locator('tbody tr')
      .evaluateAll((rows) =>
        rows.map((row) => [...row.querySelectorAll('td')].slice(1, 3).map((cell) => cell.textContent)),
      );
    expect(lines.reverse()).toEqual(
      [
        'Gegevens gewijzigd',
        'Gegevens gewijzigd',
        'Aanmelding geannuleerd',
        'Aanmelding hersteld',
        'Mail opnieuw verstuurd',
        'Aanmelding gemaakt aan de balie',
        'Notitie gewijzigd',
        'Status: in behandeling',
        'Antwoord genoteerd. Status: beantwoord',
        'Deelnemer van de lijst gehaald',
      ].map((what) => [staffName, what]),
    );
    await expectReadable(page);
  });
});

/** Sets the state of the submission that is open. */
async function setState(state: string): Promise<void> {
  presses += 2;
  await chooseByKeyboard(page, page.getByRole('combobox', { name: 'Status' }).last(), state);
  await page.getByText(`${state} door ${staffName}`).waitFor();
}

/** Form, state and note of what somebody sent, as they are stored. */
async function submissionsOf(email: string): Promise<unknown[][]> {
  const admin = await signInToAdmin(fair);
  const { body } = await admin('GET', `/form-worklist?q=${encodeURIComponent(email)}`);
  const found = read(body, 'data');
  return (Array.isArray(found) ? found : []).map((one: unknown) =>
    ['formTitle', 'state', 'note'].map((name) => read(one, name)),
  );
}
