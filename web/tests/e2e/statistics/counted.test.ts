import { afterAll, beforeAll, expect, test } from 'vitest';

import { browserForFile, hydrate } from '../../harness/browser';
import { openDatabase } from '../../harness/database';
import { startFair, type Fair } from '../../harness/fair';

const browser = browserForFile();
let fair: Fair;
beforeAll(async () => {
  fair = await startFair();
}, 240_000);
afterAll(() => fair.stop());

/** What the content backend has stored: of each page, how many events; null for what is about no page. */
function eventsByPage(): Record<string, number> {
  const database = openDatabase(fair.dataDir);
  const rows = database
    .prepare(
      `select coalesce(texts.text, '-') as page, sum(events.times) as n from statistics_events as events
       left join statistics_texts as texts on texts.id = events.page group by 1 order by 1`,
    )
    .all() as { page: string; n: number }[];
  database.close();
  return Object.fromEntries(rows.map(({ page, n }) => [page, n]));
}

test('what a visitor does arrives in the content backend, without what would tell who it was', async () => {
  const page = await browser.page();
  const taken = page.waitForResponse((response) => response.url().endsWith('/api/statistics/'));
  await page.goto(`${fair.site}/faq?code=geheim`);
  const first = await taken;
  expect(first.status()).toBe(204);
  const cookies = await page.context().cookies(`${fair.site}/api/statistics/`);
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Amsterdam' }).format(new Date());
  expect(cookies.find(({ name }) => name === 'laatst')).toMatchObject({
    ...{ value: day, httpOnly: true, path: '/api/statistics/', sameSite: 'Strict' },
  });
  await hydrate(page);
  await page.locator('header a[href="/nieuws"], footer a[href="/nieuws"]').first().click();
  await page.waitForURL(/\/nieuws$/);
  // The start of the visit and the visitor are about no page; one view of each page; the first may have been read for a second.
  await expect
    .poll(eventsByPage, { timeout: 30_000 })
    .toMatchObject({ '-': 2, '/nieuws': 1, '/faq': expect.any(Number) as number });
  const texts = openDatabase(fair.dataDir);
  expect(JSON.stringify(texts.prepare('select text from statistics_texts').all())).not.toMatch(
    /geheim|Chrome|127\.0\.0\.1/,
  );
  texts.close();
});
