import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { accountsForFile, desktop } from '../../harness/accounts';
import { barriersIn } from '../../harness/axe';
import { linkExhibitor, openDatabase } from '../../harness/database';
import { sharedFair } from '../../harness/shared-fair';
import { expectNoBarrier, phone } from './no-barrier';

const accounts = accountsForFile();
const { cms, dataDir, purgeSecret } = sharedFair();
const path = '/account/statistieken';
/** Stands in no other figure of the page. */
const canary = 98_765;

/** Gives somebody's account the exhibitor with the lowest number. @returns it, and another one of the same kind */
function makeExhibitor(email: string): { own: number; other: number } {
  const database = openDatabase(dataDir);
  const exhibitors = database
    .prepare(
      `select id, public_id as publicId, kind from exhibitors
       where published_at is not null and locale = 'nl' order by public_id`,
    )
    .all() as { id: number; publicId: number; kind: string }[];
  const [own] = exhibitors;
  const other = exhibitors.find(({ kind, id }) => kind === own?.kind && id !== own.id);
  if (!own || !other) throw new Error('The fair has no two exhibitors of a kind');
  // The demo fair comes with statistics; of ours alone every number is known.
  database.prepare('delete from statistics_cells').run();
  linkExhibitor(database, email, own.publicId);
  database.close();
  return { own: own.publicId, other: other.publicId };
}

/** Hands views of three weeks ago to the content backend, as the site does. */
async function viewed(exhibitor: number, times: number): Promise<void> {
  const at = Math.floor(Date.now() / 1000) - 21 * 24 * 3600;
  const event = {
    id: `cijfers${exhibitor}abcdef`,
    at,
    kind: 'view',
    page: `/standhouders/${exhibitor}`,
    times,
  };
  const response = await fetch(`${cms}/api/statistics/segments`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-beursvloer-purges': purgeSecret },
    body: JSON.stringify({ log: `logboek-van-cijfers-${exhibitor}`, segment: 1, events: [event] }),
  });
  expect([response.status, await response.text()]).toEqual([204, '']);
}

async function viewsIn(page: Page, period: string): Promise<number> {
  const row = page.getByRole('region', { name: period }).getByRole('row', { name: /Uw pagina bekeken/ });
  return Number((await row.getByRole('cell').first().innerText()).replace('.', ''));
}

test('an exhibitor sees what its page brings in steps of five, and nothing of another, without a barrier on a phone, light, and on a wide screen, dark, in English too', async () => {
  const page = await accounts.openPage(phone);
  const person = await accounts.registeredIn(page.context());
  const { own, other } = makeExhibitor(person.email);
  await viewed(own, 4300);
  await viewed(other, canary);
  await page.goto(accounts.site + path);
  const recent = await viewsIn(page, 'De laatste vier weken');
  expect([recent % 5, recent >= 4300 && recent < 9000]).toEqual([0, true]);
  // The demo fair has some views of its own beside it.
  expect(await page.locator('main').innerText()).not.toMatch(/9[89]\.\d{3}/);
  await page.getByText('Toon als tabel').click();
  await page.getByRole('columnheader', { name: 'Week vanaf' }).waitFor();

  const plain = await accounts.browser.page({ ...desktop, javaScriptEnabled: false });
  await plain.context().addCookies(await page.context().cookies());
  await plain.goto(accounts.site + path);
  expect(await viewsIn(plain, 'Deze editie tot nu toe')).toBeGreaterThanOrEqual(recent);

  for (const [prefix, title] of [
    ['', 'Cijfers van uw pagina'],
    ['/en', 'Figures of your page'],
  ] as const) {
    await page.goto(accounts.site + prefix + path);
    expect(await page.locator('h1').innerText()).toBe(title);
    await expectNoBarrier(page, async (colours) => {
      if (!process.env.PICTURES) return;
      const name = `figures${prefix.slice(1)}-${colours}.png`;
      await page.screenshot({ path: `${process.env.PICTURES}/${name}`, fullPage: true });
    });
  }
});

test('an account without an exhibitor reads that there is nothing for it', async () => {
  const page = await accounts.openPage();
  await accounts.registered(page);
  expect(await page.locator('main').getByRole('link', { name: 'Cijfers van uw pagina' }).count()).toBe(0);
  const response = await page.context().request.get(accounts.site + path);
  expect(response.status()).toBe(200);
  expect(await response.text()).toContain('Bij uw account hoort geen standhouder');
});

test('everybody reads an example of what is counted, in both languages', async () => {
  const dutch = await fetch(`${accounts.site}/privacy/statistiek`);
  expect(await dutch.text()).toMatch(/is die (?:minder dan 5|ten minste [\d.]+) keer bekeken/);
  const page = await accounts.openPage();
  await page.goto(`${accounts.site}/en/privacy/statistiek`);
  await page.getByText(/it was viewed (?:fewer than 5|at least [\d,]+) times/).waitFor();
  expect(await barriersIn(page)).toEqual([]);
});
