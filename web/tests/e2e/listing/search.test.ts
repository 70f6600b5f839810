import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';

import { read } from '../../harness/admin';
import { barriersIn } from '../../harness/axe';
import { browserForFile, watchForTrouble } from '../../harness/browser';
import { sharedFair } from '../../harness/shared-fair';

const { site, cms } = sharedFair();

const browser = browserForFile();

const viewport = { width: 1280, height: 800 };

/** Opens a page of the site in a tab that is open, for somebody who was not here before. */
async function visit(page: Page, path: string): Promise<void> {
  await page.unrouteAll();
  // The first time there is no site yet to forget.
  if (page.url().startsWith(site)) {
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
  }
  await page.goto(`${site}${path}`);
  // The button takes the place of the link when the page can be pressed.
  await page.locator('header button[aria-keyshortcuts]').waitFor();
}

const field = (page: Page) => page.getByRole('combobox', { name: 'Zoek op de hele website' });
/** Of the search: a page may have a form with a list of its own. */
const option = (page: Page, name: string | RegExp) => page.getByRole('listbox').getByRole('option', { name });

/** The next page stands and the search is gone from it. */
async function arrive(page: Page, url: RegExp): Promise<void> {
  await page.waitForURL(url);
  await page.waitForFunction(() => document.querySelector('dialog[open]') === null);
}

async function search(page: Page, query: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await field(page).fill(query);
}

/** Presses Ctrl K in the page itself, between two steps of it that no test outside can get between. */
function pressKeyWhen(moment: string): void {
  const press = () =>
    document.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, bubbles: true, cancelable: true }),
    );
  if (moment === 'is there') {
    const seen = new MutationObserver(() => {
      if (document.querySelector('main h1')?.textContent !== 'Gemeente Waterveld') return;
      seen.disconnect();
      press();
    });
    seen.observe(document.body, { childList: true, subtree: true, characterData: true });
  }
  if (moment === 'is about to be painted') {
    const replace = window.history.replaceState.bind(window.history);
    window.history.replaceState = (state: unknown, unused: string, url?: string | URL | null) => {
      replace(state, unused, url);
      if (!String(url).includes('/standhouders/')) return;
      window.history.replaceState = replace;
      press();
    };
  }
}

describe('the search over the page', () => {
  let page: Page;
  beforeAll(async () => {
    page = await browser.page({ viewport });
  });

  test('opens with Ctrl K, finds while one types, and Enter opens the page that the arrows are at; Back opens it again as it was, and another Back leads on', async () => {
    const trouble = watchForTrouble(page, site);
    await visit(page, '/contact');
    await search(page, 'gemeente waterv');
    await option(page, /^Gemeente Waterveld/).waitFor();
    await page.keyboard.press('ArrowDown');
    const active = option(page, /^Gemeente Waterveld/);
    expect(await active.getAttribute('aria-selected')).toBe('true');
    expect(await field(page).getAttribute('aria-activedescendant')).toBe(await active.getAttribute('id'));
    await page.keyboard.press('Enter');
    await arrive(page, /\/standhouders\/\d+\/gemeente-waterveld$/);
    await page.getByRole('heading', { level: 1, name: 'Gemeente Waterveld' }).waitFor();

    await page.goBack();
    await page.waitForURL(/\/contact$/);
    await option(page, /^Gemeente Waterveld/).waitFor();
    await expect.poll(() => field(page).inputValue()).toBe('gemeente waterv');
    await page.goBack();
    await page.waitForFunction(() => document.querySelector('dialog[open]') === null);
    expect(page.url()).toMatch(/\/contact$/);
    expect(trouble).toEqual([]);
  });

  describe('while it stays open,', () => {
    beforeAll(async () => {
      await visit(page, '/contact');
      await page.keyboard.press('Control+k');
    });

    test.each([
      ['a stand', 'stand 1.A12', /Oosterlanden/],
      ['a question', 'parkeren', /parkeren.*\?/i],
      ['a speaker', 'demirtas', /Aylin Demirtaş/],
      ['a session', 'wie bestelt', /Opening: wie bestelt/],
      ['a pavilion', 'houtkwart', /^Houtkwartier/],
      ['a page', 'toegankelijkheid', /^Toegankelijkheid/],
      ['news', 'staat online', /Het hele programma staat online/],
      ['an interview', 'naam als de ploeg', /Een robot krijgt/],
      ['a vacancy', 'voorman', /^Voorman montage/],
      ['a day of the calendar', 'sprekersmiddag', /^Sprekersmiddag/],
    ])('finds %s: %s', async (_what, query, name) => {
      // Nothing of an earlier search is left: what stands there before one types has other names.
      await field(page).fill('');
      await page.getByRole('option', { name: 'Standhouders', exact: true }).waitFor();
      await field(page).fill(query);
      await option(page, name).first().waitFor();
      expect(await page.locator('[role=option] mark').count()).toBeGreaterThan(
        query.startsWith('stand') ? -1 : 0,
      );
    });

    test('says what to do when nothing is found, and before anything is typed', async () => {
      await field(page).fill('');
      await option(page, 'Standhouders').waitFor();
      await field(page).fill('<zzzzqqqq>');
      await page.getByText('Niets gevonden voor “<zzzzqqqq>”').waitFor();
      await option(page, 'Programma').click();
      await page.waitForURL(/\/programma$/);
    });
  });

  test('groups what it finds with counts and leads to the list with the same search', async () => {
    await visit(page, '/contact');
    await search(page, 'bouw');
    const group = page.getByRole('group', { name: /^Standhouders/ });
    await group.waitFor();
    const total = Number(/\d+/.exec((await group.getByRole('presentation').textContent()) ?? '')?.[0]);
    expect(total).toBeGreaterThan(4);
    await group.getByRole('option', { name: `Alle ${total} bij Standhouders` }).click();
    await page.waitForURL(/\/standhouders\?q=bouw$/);
  });

  test('goes through its options with End and Home once the arrows have left the field, and Enter in the field leads to a page with the same order', async () => {
    await visit(page, '/contact');
    await search(page, 'bouw');
    await option(page, /resultaten$/).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('End');
    expect(await option(page, /resultaten$/).getAttribute('aria-selected')).toBe('true');
    await page.keyboard.press('Home');
    const first = page.getByRole('option').first();
    expect(await first.getAttribute('aria-selected')).toBe('true');
    const href = await first.getAttribute('href');
    await page.keyboard.press('ArrowUp');
    expect(await field(page).getAttribute('aria-activedescendant')).toBeNull();
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/zoeken\?q=bouw$/);
    // The page before it may still be there.
    const onPage = page.locator('main section').first().getByRole('link').first();
    await expect.poll(() => onPage.getAttribute('href')).toBe(href);
  });

  test('remembers searches in this browser, until they are wiped', async () => {
    await visit(page, '/contact');
    await search(page, 'waterveld');
    await option(page, /^Gemeente Waterveld/).click();
    await arrive(page, /\/standhouders\//);
    await page.keyboard.press('Control+k');
    await option(page, 'waterveld').click();
    await expect.poll(() => field(page).inputValue()).toBe('waterveld');
    await field(page).fill('');
    await page.getByRole('button', { name: 'Wis' }).click();
    await option(page, 'waterveld').waitFor({ state: 'detached' });
  });

  test.each(['is there', 'is about to be painted', 'is still on its way'])(
    'opens again on Ctrl K while the page it led to %s',
    async (moment) => {
      await visit(page, '/contact');
      let respond = () => {};
      const held = new Promise<void>((resolve) => {
        respond = resolve;
      });
      await page.route(/\/standhouders\/\d+\/.*\.data/, async (route) => {
        await held;
        await route.continue();
      });
      await page.evaluate(pressKeyWhen, moment);
      await search(page, 'waterveld');
      await option(page, /^Gemeente Waterveld/).click();
      if (moment === 'is still on its way') await page.keyboard.press('Control+k');
      respond();
      await page.getByRole('heading', { level: 1, name: 'Gemeente Waterveld' }).waitFor();
      await option(page, 'waterveld').waitFor();
      expect(await field(page).inputValue()).toBe('');
      await page.keyboard.type('bouw');
      expect(await field(page).inputValue()).toBe('bouw');
      await page.goBack();
      await page.waitForFunction(() => document.querySelector('dialog[open]') === null);
      expect(page.url()).toMatch(/\/standhouders\//);
    },
  );

  test('closes with Escape and gives the focus back, and no field loses a letter to it', async () => {
    await visit(page, '/standhouders');
    const list = page.locator('main input[type=search]').first();
    await list.focus();
    await page.keyboard.type('kk');
    expect(await list.inputValue()).toBe('kk');
    await page.keyboard.press('Control+k');
    await field(page).waitFor();
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => document.querySelector('dialog[open]') === null);
    expect(await list.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  test('asks the server when a browser is not given the whole index', async () => {
    await visit(page, '/contact');
    await page.route('**/zoeken.index.json', (route) => route.fulfill({ json: { documents: null } }));
    await search(page, 'woningbow');
    await option(page, /Woningbouw/)
      .first()
      .waitFor();
  });

  test('says so when it cannot work, and works again when it can', async () => {
    await visit(page, '/contact');
    await page.route('**/zoeken.index.json', (route) => route.abort());
    await search(page, 'waterveld');
    await page.getByRole('alert').waitFor();
    await page.unroute('**/zoeken.index.json');
    await page.getByRole('button', { name: 'Probeer opnieuw' }).click();
    await option(page, /^Gemeente Waterveld/).waitFor();
  });

  test('opens from the header at every width, and has no barriers', async () => {
    await visit(page, '/contact');
    for (const width of [320, 360, 768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.getByRole('button', { name: 'Zoeken', exact: true }).click();
      await field(page).fill('bouw');
      await option(page, /resultaten$/).waitFor();
      const overflow = () =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      await expect.poll(overflow, { message: `at ${width} px`, interval: 20 }).toBeLessThanOrEqual(0);
      if (width === 360)
        expect(await barriersIn(page, { within: 'dialog[open]', from: 'minor' })).toEqual([]);
      await page.goBack();
      await page.waitForFunction(() => document.querySelector('dialog[open]') === null);
    }
  });
});

test('the page with all results is reached from the header, works without JavaScript, and says what to do when nothing was found', async () => {
  const page = await browser.page({ viewport, javaScriptEnabled: false });
  await page.goto(`${site}/contact`);
  await page.locator('header').getByRole('link', { name: 'Zoeken', exact: true }).click();
  await page.locator('main').getByRole('searchbox').fill('woningbow');
  await page.getByRole('button', { name: 'Zoek', exact: true }).click();
  await page.waitForURL(/\/zoeken\?q=woningbow$/);
  await page.locator('main mark').first().waitFor();
  expect(await page.locator('main').textContent()).toMatch(/Woningbouwvereniging/);
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');

  await page.goto(`${site}/zoeken?q=zzzzqqqq`);
  expect(await page.locator('main').textContent()).toContain('Niets gevonden voor “zzzzqqqq”');
  expect(await page.locator('main').getByRole('link', { name: 'Programma' }).count()).toBe(1);
});

describe('the search index', () => {
  test('is sent again only when it changed', async () => {
    const first = await fetch(`${site}/zoeken.index.json`);
    const etag = first.headers.get('etag') ?? '';
    expect(first.status).toBe(200);
    expect(etag).not.toBe('');
    const again = await fetch(`${site}/zoeken.index.json`, { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
  });

  test('holds nothing that is not public', async () => {
    const text = await (await fetch(`${site}/zoeken.index.json`)).text();
    expect(text).not.toMatch(/documentId|createdAt|"id":/);
  });
});

async function mainOf(path: string): Promise<string> {
  const html = await (await fetch(`${site}${path}`)).text();
  return html.slice(html.indexOf('<main'), html.indexOf('</main>'));
}

async function leadsTo(words: string, hit: string): Promise<boolean> {
  const main = await mainOf(`/zoeken?${new URLSearchParams({ q: words }).toString()}`);
  return main.includes(`href="${hit}`);
}

describe('the search finds what stands only in the long text', () => {
  test.each([
    ['news', 'news-articles', 'body', 5001, '/nieuws/5001/'],
    ['interviews', 'interviews', 'body', 6001, '/interviews/6001/'],
    ['sessions', 'sessions', 'description', 2001, '/programma/2001'],
  ])('of %s', async (_what, type, field, number, hit) => {
    const response = await fetch(`${cms}/api/${type}?filters[publicId][$eq]=${number}&populate=*`);
    const row = read(await response.json(), 'data', 0);
    const texts = [...JSON.stringify(read(row, field)).matchAll(/"text":"([^"]{60,})"/g)];
    const words = texts.at(-1)?.[1]?.split(/\s+/).slice(1, 9).join(' ') ?? '';
    expect(words.length).toBeGreaterThan(20);
    expect(JSON.stringify({ ...Object(row), [field]: null })).not.toContain(words);
    expect(await leadsTo(words, hit)).toBe(true);
  });

  test('of the rules', async () => {
    const texts = [...(await mainOf('/reglement-standhouders')).matchAll(/<p[^>]*>([^<&]{80,})/g)];
    const words = texts.at(-1)?.[1]?.split(/\s+/).slice(1, 9).join(' ') ?? '';
    expect(words.length).toBeGreaterThan(20);
    expect(await leadsTo(words, '/reglement-standhouders')).toBe(true);
  });
});
