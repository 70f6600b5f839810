import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { signInToAdmin } from '../../harness/admin';
import { messagesFor } from '../../../app/messages/messages';
import type { Messages } from '../../../app/messages/nl';
import { browserForFile } from '../../harness/browser';
import { emptyContent } from '../../harness/database';
import { startFair, type Fair } from '../../harness/fair';

const browser = browserForFile();
let fair: Fair;
beforeAll(async () => {
  fair = await startFair({ prepare: emptyContent });
}, 240_000);
afterAll(() => fair.stop());

/** Lists, each with what it says of itself. */
const lists: [path: string, title: (m: Messages) => string][] = [
  ['/programma', (m) => m.programme.empty.nothing],
  ['/programma/tours', (m) => m.programme.empty.nothingOf('Tours')],
  ['/standhouders', (m) => m.exhibitors.empty.nobody(m.exhibitors.title)],
  ['/sprekers', (m) => m.speakers.empty.nobody],
  ['/paviljoens', (m) => m.pavilions.nothing],
  ['/plattegrond', (m) => m.floorPlan.empty.noHalls],
  ['/nieuws', (m) => m.news.list.empty.nothing],
  ['/interviews', (m) => m.interviews.list.empty.nothing],
  ['/kalender', (m) => m.calendar.nothing.title],
  ['/vacatures', (m) => m.vacancies.list.empty.nothing],
  ['/fotos-2025', (m) => m.photos.nothing.title],
];
/** Pages that stand without them. */
const others = ['/', '/faq', '/zoeken', '/mijn-programma', '/contact'];

const languages = [
  ['nl', ''],
  ['en', '/en'],
] as const;

describe.each(languages)('a fair without content, in %s', (locale, prefix) => {
  const m = messagesFor(locale);

  test('a list says what comes and where to hear of it, without filters, counts or files', async () => {
    const page = await browser.page({ viewport: { width: 360, height: 740 } });
    for (const [path, title] of lists) {
      const response = await page.goto(fair.site + prefix + path);
      expect(response?.status(), path).toBe(200);
      const main = page.locator('main');
      expect(await main.getByRole('heading', { name: title(m), exact: true }).count(), path).toBe(1);
      await main.getByRole('link', { name: m.listing.nothingYet.newsletter }).waitFor();
      expect(await main.locator('form, details').count(), path).toBe(0);
      expect(await main.getByRole('navigation', { name: m.listing.files.label }).count(), path).toBe(0);
      expect(await main.innerText(), path).not.toMatch(/\b0\b/);
    }
  });

  test('no page fails, counts nothing or scrolls sideways on a phone', async () => {
    const page = await browser.page({ viewport: { width: 360, height: 740 } });
    for (const path of [...others, ...lists.map(([list]) => list)]) {
      const response = await page.goto(fair.site + prefix + path);
      expect(response?.status(), path).toBe(200);
      expect(await page.locator('main').innerText(), path).not.toMatch(/\b0 \p{L}/u);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, path).toBe(0);
    }
  });

  test('a block of the front page with nothing to show is left out with its heading', async () => {
    const page = await browser.page();
    await page.goto(fair.site + prefix);
    const main = page.locator('main');
    expect(await main.locator('section').count()).toBeGreaterThan(3);
    expect(await main.locator('ul:empty, ol:empty, dl:empty, section:not(:has(p, li, dd))').count()).toBe(0);
    expect(await main.getByText(m.blocks.logoMarquee.standStill).count()).toBe(0);
  });

  test('menus lead to no list that is empty, and every title to a page', async () => {
    const page = await browser.page();
    await page.goto(`${fair.site}${prefix}/contact`);
    const hrefs = await page
      .locator('header nav a, footer nav a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(hrefs).toContain(`${prefix}/bezoeken`);
    for (const [path] of lists) expect(hrefs).not.toContain(prefix + path);
  });
});

test('a link of the menus comes back with the first of its list', async () => {
  const admin = await signInToAdmin(fair);
  const read = async () => (await fetch(`${fair.site}/contact?na=${admin.change()}`)).text();
  expect(await read()).not.toContain('href="/nieuws"');
  const news = '/content-manager/collection-types/api::news-article.news-article';
  const article = {
    title: 'De beurs begint',
    slug: 'de-beurs-begint',
    date: '2026-11-19',
    intro: 'Over de beurs.',
  };
  const stored = await admin('POST', `${news}/actions/publish?locale=nl`, article);
  expect(stored.status, JSON.stringify(stored.body)).toBeLessThan(300);
  await expect.poll(read).toContain('href="/nieuws"');
});
