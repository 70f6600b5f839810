import ICAL from 'ical.js';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';

import { barriersIn } from '../../harness/axe';
import { browserForFile } from '../../harness/browser';
import { readQr } from '../../harness/qr';
import { sharedFair } from '../../harness/shared-fair';

const { site } = sharedFair();
const browser = browserForFile();

const day = '/programma?dag=2027-02-09';
const onCards = (page: Page) => page.locator('main').getByRole('button', { name: /^Bewaren: / });
const steps = (page: Page) => page.locator('main ol article');
/** Others may name it too, as what comes before or after them. */
const stepOf = (page: Page, name: string) =>
  steps(page).filter({ has: page.getByRole('heading', { name, exact: true }) });

/** Saves what stands at this place in the list, and returns its title. */
async function save(page: Page, at: number): Promise<string> {
  const button = onCards(page).nth(at);
  const title = ((await button.getAttribute('aria-label')) ?? '').replace('Bewaren: ', '');
  await button.click();
  await expect.poll(() => button.getAttribute('aria-pressed')).toBe('true');
  return title;
}

/** Saves the first `count` sessions of the day; returns their titles in order of time. */
async function saveFirst(page: Page, count: number): Promise<string[]> {
  await page.goto(`${site}${day}`);
  const titles: string[] = [];
  for (let at = 0; at < count; at += 1) titles.push(await save(page, at));
  return titles;
}

describe('what a visitor saves on a device', () => {
  test('is there in another tab, after a reload, and on the page of the session', async () => {
    const page = await browser.page();
    const [title = ''] = await saveFirst(page, 1);
    const other = await page.context().newPage();
    await other.goto(`${site}${day}`);
    const there = onCards(other).first();
    await expect.poll(() => there.getAttribute('aria-pressed')).toBe('true');

    await onCards(page).nth(1).click();
    await expect.poll(() => onCards(other).nth(1).getAttribute('aria-pressed')).toBe('true');
    await there.click();
    await expect.poll(() => onCards(page).first().getAttribute('aria-pressed')).toBe('false');
    await there.click();

    await page.reload();
    await expect.poll(() => onCards(page).first().getAttribute('aria-pressed')).toBe('true');
    await page.getByRole('link', { name: title, exact: true }).first().click();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    const onPage = page.locator('main header').getByRole('button', { name: `Bewaren: ${title}` });
    await expect.poll(() => onPage.getAttribute('aria-pressed')).toBe('true');
    expect(await onPage.innerText()).toBe('Bewaren');
  });

  test('takes a note and a doubt where it is saved, and is a day with walks, conflicts, notes and a way back, by keyboard too', async () => {
    const page = await browser.page({ viewport: { width: 360, height: 740 } });
    await page.goto(`${site}${day}`);
    const button = onCards(page).first();
    const name = ((await button.getAttribute('aria-label')) ?? '').replace('Bewaren: ', '');
    await button.press('Enter');
    await page.getByRole('status').getByRole('button', { name: 'Notitie' }).press('Enter');
    const dialog = page.getByRole('dialog', { name });
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('TEXTAREA');
    await page.keyboard.type('Vooraan zitten');
    expect(await barriersIn(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await dialog.getByRole('button', { name: 'Bewaar notitie' }).press('Enter');
    await dialog.getByText('Vooraan zitten').waitFor();
    await dialog.getByRole('button', { name: 'Misschien' }).press('Enter');
    await expect
      .poll(() => dialog.getByRole('button', { name: 'Misschien' }).getAttribute('aria-pressed'))
      .toBe('true');
    await page.keyboard.press('Escape');
    await expect.poll(() => dialog.count()).toBe(0);
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toBe(`Bewaren: ${name}`);
    await button.press('Enter');
    await page.getByRole('status').getByRole('button', { name: 'Ongedaan maken' }).press('Enter');
    await expect.poll(() => button.getAttribute('aria-pressed')).toBe('true');

    const second = await save(page, 1);
    const titles = [name, second, await save(page, 2)];
    await page.getByRole('status').getByRole('link', { name: 'Bekijk' }).press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Mijn programma' }).waitFor();
    await expect.poll(() => steps(page).count()).toBe(3);
    expect((await page.locator('main ol article h3').allInnerTexts()).sort()).toEqual([...titles].sort());
    expect(await steps(page).filter({ hasText: 'Niet haalbaar' }).count()).toBeGreaterThan(0);
    expect(await page.getByText(/Wat past er nog \(\d+\)/).count()).toBe(1);
    const doubted = stepOf(page, name);
    await doubted.getByText('Vooraan zitten').waitFor();
    expect(await doubted.getByRole('button', { name: 'Misschien' }).getAttribute('aria-pressed')).toBe(
      'true',
    );
    expect(await barriersIn(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

    const other = stepOf(page, second);
    await other.getByRole('button', { name: /^Notitie bij/ }).press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('TEXTAREA');
    await page.keyboard.type('Vragen naar de prijs');
    await other.getByRole('button', { name: 'Bewaar notitie' }).press('Enter');
    await other.getByText('Vragen naar de prijs').waitFor();
    await other.getByRole('button', { name: 'Misschien' }).press('Enter');
    await expect
      .poll(() => other.getByRole('button', { name: 'Misschien' }).getAttribute('aria-pressed'))
      .toBe('true');

    await other.getByRole('button', { name: /^Verwijder/ }).press('Enter');
    await expect.poll(() => steps(page).count()).toBe(2);
    await page.getByText('Pas verwijderd (1)').click();
    await page.getByRole('button', { name: 'Zet terug' }).click();
    await expect.poll(() => steps(page).count()).toBe(3);
    await other.getByText('Vragen naar de prijs').waitFor();
  });

  test('is walked by keyboard with at most twelve Tabs to the first session, and to each next', async () => {
    const list = await (await fetch(`${site}${day}`)).text();
    const six = [...new Set([...list.matchAll(/href="\/programma\/(\d+)/g)].map(([, id]) => `s${id}`))].slice(
      0,
      6,
    );
    const page = await browser.page({ viewport: { width: 360, height: 740 } });
    await page.goto(`${site}/mijn-programma#meenemen=${six.join('-')}`);
    await page.getByRole('button', { name: 'Zet op dit apparaat' }).press('Enter');
    await expect.poll(() => steps(page).count()).toBe(6);
    const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');
    const tabsTo = async (name: string) => {
      for (let tabs = 1; tabs <= 40; tabs += 1) {
        await page.keyboard.press('Tab');
        if ((await focused()) === name) return tabs;
      }
      throw new Error(`Tab does not lead to ${name}.`);
    };
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      await page.goto(`${site}/mijn-programma`);
      await expect.poll(() => steps(page).count()).toBe(6);
      const [first = '', ...others] = await page.locator('main ol article h3').allInnerTexts();
      let tabs = await tabsTo('Naar de inhoud');
      await page.keyboard.press('Enter');
      tabs += await tabsTo('Naar dinsdag 9 februari');
      await page.keyboard.press('Enter');
      tabs += await tabsTo(first);
      expect(tabs, `at ${width} px`).toBeLessThanOrEqual(12);
      for (const title of others) expect(await tabsTo(title), title).toBeLessThanOrEqual(12);
    }
  });

  test('names exhibitors with their stand, and speakers', async () => {
    const page = await browser.page();
    await page.goto(`${site}/standhouders`);
    const exhibitor = await save(page, 0);
    await page.goto(`${site}/sprekers`);
    const speaker = await save(page, 0);
    await page.goto(`${site}/mijn-programma`);
    for (const [kind, name] of [
      ['Bewaarde standhouders', exhibitor],
      ['Bewaarde sprekers', speaker],
    ] as const)
      await page.getByRole('region', { name: kind }).getByRole('link', { name, exact: true }).waitFor();
    expect(await barriersIn(page)).toEqual([]);
  });

  test('is said not to be saved where the browser gives no storage, and nothing breaks', async () => {
    const page = await browser.page();
    await page.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('no storage here', 'SecurityError');
      };
    });
    await page.goto(`${site}${day}`);
    await onCards(page).first().click();
    await page.getByText('Niet bewaard: uw browser staat het niet toe.').waitFor();
    expect(await onCards(page).first().getAttribute('aria-pressed')).toBe('false');
    await page.goto(`${site}/mijn-programma`);
    await page.getByText('U hebt nog niets bewaard').waitFor();
  });
});

test('without scripts the page says what it needs, and no button promises what it cannot do', async () => {
  const page = await browser.page({ javaScriptEnabled: false });
  await page.goto(`${site}/mijn-programma`);
  await page.getByText(/moet JavaScript aan staan/).waitFor();
  await page.goto(`${site}${day}`);
  expect(await onCards(page).count()).toBe(0);
});

test.each([
  ['', 200],
  ['?onderdelen=', 200],
  ['?onderdelen=2001-2002-99999', 200],
  ['?onderdelen=2001,2002', 400],
  ['?onderdelen=%27%20OR%201', 400],
  [`?onderdelen=${'1-'.repeat(400)}1`, 200],
])('the calendar of sessions %s answers %i', async (search, status) => {
  expect((await fetch(`${site}/mijn-programma.ics${search}`)).status).toBe(status);
});

test('what somebody saved goes into a calendar, onto another device after asking, and to somebody else to look at', async () => {
  const page = await browser.page();
  const titles = await saveFirst(page, 2);
  const [first = '', second = ''] = titles;
  await page.goto(`${site}/mijn-programma`);
  const href = await page.getByRole('link', { name: 'Zet in agenda' }).getAttribute('href');
  const response = await fetch(`${site}${href}`);
  expect(response.headers.get('content-type')).toContain('text/calendar');
  const calendar = ICAL.Component.fromString(await response.text());
  const events = calendar.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one).summary);
  expect(events.sort()).toEqual([...titles].sort());

  await page.getByRole('button', { name: 'Naar ander apparaat' }).click();
  const code = page.getByRole('img', { name: 'QR-code met wat u hebt bewaard' });
  const link = await readQr(await code.screenshot());
  expect(link).toMatch(/\/mijn-programma#meenemen=s\d+-s\d+$/);
  const { hash } = new URL(link);

  const other = await browser.page({ viewport: { width: 360, height: 740 } });
  const asked: string[] = [];
  other.on('request', (request) => asked.push(request.url()));
  await other.goto(`${site}/mijn-programma${hash}`);
  await other.getByText('In deze link staan 2 bewaarde onderdelen.').waitFor();
  expect(await steps(other).count()).toBe(0);
  expect(await barriersIn(other)).toEqual([]);
  await other.getByRole('button', { name: 'Zet op dit apparaat' }).press('Enter');
  await expect.poll(() => steps(other).count()).toBe(2);
  await expect.poll(() => new URL(other.url()).hash).toBe('');
  expect((await other.locator('main ol article h3').allInnerTexts()).sort()).toEqual([...titles].sort());
  // No server learns what somebody saved.
  expect(asked.filter((url) => url.includes('meenemen'))).toEqual([]);

  await stepOf(other, second)
    .getByRole('button', { name: /^Verwijder/ })
    .click();
  await expect.poll(() => steps(other).count()).toBe(1);
  const shown = await other.context().newPage();
  await shown.goto(`${site}/mijn-programma${hash.replace('meenemen', 'gedeeld')}`);
  await shown.getByText('Samen: 1 onderdeel hebt u allebei bewaard.').waitFor();
  const row = (title: string) => shown.getByRole('listitem').filter({ hasText: title });
  expect(await row(first).getByText('Ook van u').count()).toBe(1);
  expect(await row(second).getByText('Ook van u').count()).toBe(0);
  // Somebody else's programme cannot be changed.
  expect(await shown.getByRole('button', { name: /^Verwijder|^Notitie/ }).count()).toBe(0);
  expect(await barriersIn(shown)).toEqual([]);
});

test('a link with what somebody saved can be pasted where it would open in another app, and a wrong one is said to be wrong', async () => {
  const page = await browser.page();
  await page.goto(`${site}/mijn-programma`);
  await page.getByText('Van een ander apparaat halen').click();
  const field = page.getByLabel('Plak hier de link van uw andere apparaat');
  await field.fill('https://beurs.example/iets-anders');
  await field.press('Enter');
  await page.getByText('In deze link staat niets dat u hier kunt bewaren.').waitFor();
  await field.fill(`${site}/mijn-programma#meenemen=s2001`);
  await field.press('Enter');
  await page.getByText('In deze link staat 1 bewaard onderdeel.').waitFor();
});

describe('the invitation to install the site', () => {
  /** The browser's offer, which Chromium makes only to visitors whom it knows for a while. */
  const offer = (page: Page) =>
    page.evaluate(() => {
      const event = new Event('beforeinstallprompt', { cancelable: true });
      const prompt = () => Promise.resolve(Reflect.set(window, 'asked', true));
      window.dispatchEvent(Object.assign(event, { prompt }));
      return event.defaultPrevented;
    });
  const install = (page: Page) => page.getByRole('button', { name: 'Installeer' });

  test('comes after interest was shown, asks the browser, says how it is done on iOS, and takes no for an answer', async () => {
    const page = await browser.page();
    await page.goto(`${site}/mijn-programma`);
    expect(await offer(page)).toBe(true);
    await page.getByText('U hebt nog niets bewaard').waitFor();
    expect(await install(page).count()).toBe(0);

    await saveFirst(page, 1);
    await page.goto(`${site}/mijn-programma`);
    await offer(page);
    await install(page).click();
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'asked') === true)).toBe(true);
    await expect.poll(() => install(page).count()).toBe(0);

    const onIos = await page.context().newPage();
    await onIos.addInitScript(() => {
      Reflect.defineProperty(navigator, 'standalone', { value: false });
    });
    await onIos.goto(`${site}/mijn-programma`);
    await onIos.getByText('Zet op beginscherm').waitFor();
    expect(await install(onIos).count()).toBe(0);

    // An offer that was taken up is not a no.
    await page.reload();
    await expect.poll(() => steps(page).count()).toBe(1);
    await offer(page);
    await page.getByRole('button', { name: 'Nee, dank u' }).click();
    await expect.poll(() => install(page).count()).toBe(0);
    await page.reload();
    await expect.poll(() => steps(page).count()).toBe(1);
    await offer(page);
    expect(await install(page).count()).toBe(0);
  });
});
