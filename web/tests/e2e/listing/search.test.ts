import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';

import { read } from '../../harness/admin';
import { barriersIn } from '../../harness/axe';
import { browserForFile, watchForTrouble } from '../../harness/browser';
import { sharedFair } from '../../harness/shared-fair';

const { site, cms } = sharedFair();

const browser = browserForFile();

async function open(
  path: string,
  options: { width?: number; javaScriptEnabled?: boolean } = {},
): Promise<Page> {
  const { width = 1280, javaScriptEnabled = true } = options;
  const page = await browser.page({ viewport: { width, height: 800 }, javaScriptEnabled });
  await page.goto(`${site}${path}`);
  // The button takes the place of the link when the page can be pressed.
  if (javaScriptEnabled) await page.locator('header button[aria-keyshortcuts]').waitFor();
  return page;
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
  test('opens with Ctrl K, finds while one types, and Enter opens the page that the arrows are at', async () => {
    const page = await open('/contact');
    const trouble = watchForTrouble(page, site);
    await search(page, 'gemeente waterv');
    await option(page, /^Gemeente Waterveld/).waitFor();
    await page.keyboard.press('ArrowDown');
    const active = option(page, /^Gemeente Waterveld/);
    expect(await active.getAttribute('aria-selected')).toBe('true');
    expect(await field(page).getAttribute('aria-activedescendant')).toBe(await active.getAttribute('id'));
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/standhouders\/\d+\/gemeente-waterveld$/);
    await page.getByRole('heading', { level: 1, name: 'Gemeente Waterveld' }).waitFor();
    await page.waitForFunction(() => document.querySelector('dialog[open]') === null);
    expect(trouble).toEqual([]);
  });

  test('opens again as it was on Back, and another Back leads on', async () => {
    const page = await open('/contact');
    await page.goto(`${site}/locatie`);
    await page.locator('header button[aria-keyshortcuts]').waitFor();
    await search(page, 'waterveld');
    await option(page, /^Gemeente Waterveld/).click();
    await arrive(page, /\/standhouders\//);
    await page.goBack();
    await page.waitForURL(/\/locatie$/);
    await option(page, /^Gemeente Waterveld/).waitFor();
    await expect.poll(() => field(page).inputValue()).toBe('waterveld');
    await page.goBack();
    await page.waitForFunction(() => document.querySelector('dialog[open]') === null);
    expect(page.url()).toMatch(/\/locatie$/);
  });

  describe('while it stays open,', () => {
    let page: Page;
    beforeAll(async () => {
      page = await open('/contact');
      await page.keyboard.press('Control+k');
    });

    test.each([
      ['a part of a compound', 'bouw', /woningbouw/i],
      ['a word without its accents', 'lumiere', /Lumière/],
      ['a mistyped word', 'woningbow', /Woningbouw/],
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
  });

  test('groups what it finds with counts and leads to the list with the same search', async () => {
    const page = await open('/contact');
    await search(page, 'bouw');
    const group = page.getByRole('group', { name: /^Standhouders/ });
    await group.waitFor();
    const total = Number(/\d+/.exec((await group.getByRole('presentation').textContent()) ?? '')?.[0]);
    expect(total).toBeGreaterThan(4);
    await group.getByRole('option', { name: `Alle ${total} bij Standhouders` }).click();
    await page.waitForURL(/\/standhouders\?q=bouw$/);
  });

  test('goes through its options with End and Home once the arrows have left the field', async () => {
    const page = await open('/contact');
    await search(page, 'bouw');
    await option(page, /resultaten$/).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('End');
    expect(await option(page, /resultaten$/).getAttribute('aria-selected')).toBe('true');
    await page.keyboard.press('Home');
    expect(await page.getByRole('option').first().getAttribute('aria-selected')).toBe('true');
    await page.keyboard.press('ArrowUp');
    expect(await field(page).getAttribute('aria-activedescendant')).toBeNull();
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/zoeken\?q=bouw$/);
  });

  test('says what to do when nothing is found, and before anything is typed', async () => {
    const page = await open('/contact');
    await page.keyboard.press('Control+k');
    await option(page, 'Standhouders').waitFor();
    await field(page).fill('<zzzzqqqq>');
    await page.getByText('Niets gevonden voor “<zzzzqqqq>”').waitFor();
    await option(page, 'Programma').click();
    await page.waitForURL(/\/programma$/);
  });

  test('remembers searches in this browser, until they are wiped', async () => {
    const page = await open('/contact');
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
      const page = await open('/contact');
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
    const page = await open('/standhouders');
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
    const page = await open('/contact');
    await page.route('**/zoeken.index.json', (route) => route.fulfill({ json: { documents: null } }));
    await search(page, 'woningbow');
    await option(page, /Woningbouw/)
      .first()
      .waitFor();
  });

  test('says so when it cannot work, and works again when it can', async () => {
    const page = await open('/contact');
    await page.route('**/zoeken.index.json', (route) => route.abort());
    await search(page, 'waterveld');
    await page.getByRole('alert').waitFor();
    await page.unroute('**/zoeken.index.json');
    await page.getByRole('button', { name: 'Probeer opnieuw' }).click();
    await option(page, /^Gemeente Waterveld/).waitFor();
  });

  test.each([320, 360, 768, 1024, 1280])(
    'opens from the header at %i px and has no barriers',
    async (width) => {
      const page = await open('/contact', { width });
      await page.getByRole('button', { name: 'Zoeken', exact: true }).click();
      await field(page).fill('bouw');
      await option(page, /resultaten$/).waitFor();
      expect(await barriersIn(page, { within: 'dialog[open]', from: 'minor' })).toEqual([]);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBeLessThanOrEqual(0);
    },
  );
});

describe('the page with all results', () => {
  test('is reached from the header and works without JavaScript', async () => {
    const page = await open('/contact', { javaScriptEnabled: false });
    await page.locator('header').getByRole('link', { name: 'Zoeken', exact: true }).click();
    await page.locator('main').getByRole('searchbox').fill('woningbow');
    await page.getByRole('button', { name: 'Zoek', exact: true }).click();
    await page.waitForURL(/\/zoeken\?q=woningbow$/);
    await page.locator('main mark').first().waitFor();
    expect(await page.locator('main').textContent()).toMatch(/Woningbouwvereniging/);
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
  });

  test('orders what it finds as the search over the page does', async () => {
    const page = await open('/zoeken?q=bouw');
    const onPage = await page.locator('main section').first().getByRole('link').first().getAttribute('href');
    await search(page, 'bouw');
    await option(page, /resultaten$/).waitFor();
    expect(await page.getByRole('option').first().getAttribute('href')).toBe(onPage);
  });

  test('says what to do when nothing was found', async () => {
    const page = await open('/zoeken?q=zzzzqqqq', { javaScriptEnabled: false });
    expect(await page.locator('main').textContent()).toContain('Niets gevonden voor “zzzzqqqq”');
    expect(await page.locator('main').getByRole('link', { name: 'Programma' }).count()).toBe(1);
  });
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

/** Whether the page with everything that was found for these words leads to a URL that begins like this. */
async function leadsTo(words: string, hit: string): Promise<boolean> {
  const page = await open(`/zoeken?${new URLSearchParams({ q: words }).toString()}`, {
    javaScriptEnabled: false,
  });
  return (await page.locator(`main a[href^="${hit}"]`).count()) > 0;
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
    const page = await open('/reglement-standhouders', { javaScriptEnabled: false });
    const texts = await page.locator('main :is(article, .prose, [class*="prose"]) p').allInnerTexts();
    const words = texts.filter((text) => text.split(' ').length > 12).at(-1);
    expect(words).toMatch(/./);
    expect(await leadsTo(words?.split(/\s+/).slice(1, 9).join(' ') ?? '', '/reglement-standhouders')).toBe(
      true,
    );
  });
});
