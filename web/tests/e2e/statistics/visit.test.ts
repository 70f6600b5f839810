import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { browserForFile, hydrate } from '../../harness/browser';
import { sharedFair } from '../../harness/shared-fair';

const { site } = sharedFair();
const browser = browserForFile();

interface Sent {
  eventType: string;
  [field: string]: unknown;
}
const dayMs = 24 * 60 * 60 * 1000;

/** A page, and what it sends: each request as its events, without ids and ages. */
async function countedPage() {
  const context = await browser.context({ viewport: { width: 1280, height: 900 } });
  const requests: Sent[][] = [];
  const batches: Record<string, unknown>[] = [];
  await context.route('**/api/statistics/', async (route) => {
    const { data } = route.request().postDataJSON() as { data: { events: Sent[] } };
    batches.push(data);
    requests.push(
      data.events.map(({ id, age, ...event }) => {
        expect(id).toMatch(/^[a-z0-9]{16}$/);
        expect(age).toBeGreaterThanOrEqual(0);
        return event;
      }),
    );
    await route.fulfill({ status: 204 });
  });
  const page = await context.newPage();
  return { page, context, requests, batches };
}

/** Makes the page think that it is out of view, or in view again. */
const setHidden = (page: Page, hidden: boolean) =>
  page.evaluate((isHidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }, hidden);
const kindsOf = (events: readonly Sent[]) => events.map(({ eventType, action }) => action ?? eventType);

test('a visit sends its page views at once, and what else happens with them or when the page is left', async () => {
  const { page, requests, batches } = await countedPage();
  await page.clock.install({ time: new Date('2027-02-01T10:00:00Z') });
  await page.goto(`${site}/faq?utm_campaign=najaar&code=geheim`);
  await expect
    .poll(() => requests)
    .toEqual([
      [
        { eventType: 'session', action: 'start' },
        { eventType: 'pageview', url: '/faq', since: 0 },
      ],
    ]);
  expect(batches[0]).toMatchObject({ device: 'desktop', campaign: 'najaar' });
  expect(batches[0]?.session).toMatch(/^[A-Za-z0-9+/=%]{20,}$/);

  await hydrate(page);
  await page.clock.fastForward(12_000);
  await page.locator('header a[href="/nieuws"], footer a[href="/nieuws"]').first().click();
  await page.waitForURL(/\/nieuws$/);
  await expect.poll(() => requests.flat().at(-1)).toMatchObject({ eventType: 'pageview', url: '/nieuws' });
  const [read, view] = requests.flat().slice(-2);
  expect(read).toMatchObject({ eventType: 'read', url: '/faq' });
  expect(view).toMatchObject({ from: '/faq' });
  // The clock also goes on while the test waits.
  for (const seconds of [read?.seconds, view?.since]) {
    expect(seconds).toBeGreaterThanOrEqual(12);
    expect(seconds).toBeLessThan(60);
  }

  const before = requests.length;
  await page.clock.fastForward(3000);
  await setHidden(page, true);
  await expect.poll(() => requests.slice(before).map(kindsOf)).toEqual([['read', 'pause']]);
  await page.clock.fastForward(60_000);
  await setHidden(page, false);
  await page.goBack();
  // A page that was in view for half a second has been read for one, so there may be a `read` between.
  const sinceHidden = () => kindsOf(requests.slice(before).flat()).filter((kind) => kind !== 'read');
  await expect.poll(sinceHidden).toEqual(['pause', 'resume', 'pageview']);
  expect(requests.flat().at(-1)).toMatchObject({ url: '/faq', from: '/nieuws' });

  const nextDay = requests.length;
  await page.clock.setSystemTime(new Date('2027-02-01T10:02:00Z'));
  await page.clock.fastForward(0.8 * dayMs);
  await page.locator('body').press('Shift');
  // Events that no page view takes along are sent every quarter of a minute.
  await page.clock.fastForward(15_000);
  await expect
    .poll(() => kindsOf(requests.slice(nextDay).flat()))
    .toEqual(expect.arrayContaining(['stop', 'start', 'pageview']));
  expect(requests.flat().at(-1)).toEqual({ eventType: 'pageview', url: '/faq', since: 0 });
});

test('with the opt-out, Do Not Track or Global Privacy Control nothing is stored or sent', async () => {
  const { page, context, requests } = await countedPage();
  const reasons = [
    () => context.addCookies([{ name: 'statistiek', value: 'nee', url: site }]),
    () =>
      page.addInitScript(() =>
        Object.defineProperty(navigator, 'doNotTrack', { configurable: true, get: () => '1' }),
      ),
    () =>
      page.addInitScript(() => {
        Object.defineProperty(navigator, 'doNotTrack', { configurable: true, get: () => null });
        Object.defineProperty(navigator, 'globalPrivacyControl', { get: () => true });
      }),
  ];
  const expectNothing = async () => {
    await setHidden(page, true);
    expect(
      await page.evaluate(() => ['visit', 'statistics'].map((key) => sessionStorage.getItem(key))),
    ).toEqual([null, null]);
    expect(requests).toEqual([]);
  };
  for (const give of reasons) {
    await context.clearCookies({ name: 'statistiek' });
    await give();
    const script = page.waitForResponse(/\/assets\/statistics-/);
    await page.goto(`${site}/faq`);
    await script;
    await expectNothing();
  }
  // Nor with the next page in the same document.
  await page.locator('header a[href="/nieuws"], footer a[href="/nieuws"]').first().click();
  await page.waitForURL(/\/nieuws$/);
  await expectNothing();
});

test('details of news count as what they show, and an address that leads nowhere as that', async () => {
  const { page, requests } = await countedPage();
  await page.goto(`${site}/nieuws`);
  const href = (await page.locator('main a[href^="/nieuws/"]').first().getAttribute('href')) ?? '';
  await page.goto(`${site}${href}`);
  await expect
    .poll(() => requests.flat().at(-1))
    .toEqual({ eventType: 'content', type: 'news', item: Number(/\d+/.exec(href)?.[0]) });
  await page.goto(`${site}/bestaat/niet?token=geheim`);
  await expect.poll(() => requests.flat().at(-1)).toEqual({ eventType: 'notFound', url: '/bestaat/niet' });
  await page.goto(`${site}/c`);
  await expect.poll(() => requests.flat().at(-1)).toMatchObject({ action: 'resume' });
  await setHidden(page, true);
  await expect.poll(() => requests.flat().at(-1)).toMatchObject({ action: 'pause' });
  const views = requests.flat().filter(({ eventType }) => eventType === 'pageview');
  expect(views.map(({ url }) => url)).toEqual(['/nieuws']);
});

test('a page that is rendered ahead and never shown counts nothing; shown, it counts', async () => {
  const { page, context, requests } = await countedPage();
  await context.addInitScript(() =>
    Object.defineProperty(document, 'prerendering', { configurable: true, get: () => true }),
  );
  const script = page.waitForResponse(/\/assets\/statistics-/);
  await page.goto(`${site}/faq`);
  await script;
  await hydrate(page);
  await setHidden(page, true);
  await setHidden(page, false);
  expect(requests).toEqual([]);
  await page.evaluate(() => document.dispatchEvent(new Event('prerenderingchange')));
  await expect.poll(() => requests.flat().map(({ eventType }) => eventType)).toEqual(['session', 'pageview']);
});

test('a press on what an exhibitor shows is a lead, and a link to another host is counted by its host', async () => {
  const { page, context, requests } = await countedPage();
  await page.goto(`${site}/standhouders/1001`);
  await hydrate(page);
  await context.route(/^https?:\/\/(?!127\.|localhost)/, (route) => route.abort());
  const { pathname } = new URL(page.url());
  await page.evaluate(() => {
    const link = document.querySelector<HTMLAnchorElement>('a[data-statistics*="website"]');
    link?.addEventListener('click', (event) => event.preventDefault());
    link?.click();
  });
  await page.getByRole('link', { name: 'Toon op de plattegrond', exact: true }).click();
  await page.waitForURL(/plattegrond/);
  await expect.poll(() => requests.flat().at(-1)?.url).toMatch(/^\/plattegrond/);
  const seen = requests.flat().filter(({ eventType }) => eventType === 'lead' || eventType === 'outbound');
  expect(seen).toMatchObject([
    { eventType: 'lead', action: 'website', exhibitor: 1001, url: pathname },
    { eventType: 'outbound', host: expect.stringMatching(/\./) as string, url: pathname },
    { eventType: 'lead', action: 'route', exhibitor: 1001, url: pathname },
  ]);
});

test('a press of a ticket button counts on every page that has one, and having it in view does not', async () => {
  const { page, requests } = await countedPage();
  await page.clock.install({ time: new Date('2027-02-01T10:00:00Z') });
  const script = page.waitForResponse(/\/assets\/statistics-/);
  await page.goto(`${site}/`);
  await script;
  await hydrate(page);
  for (const area of ['header', 'main']) {
    await page.evaluate((name) => {
      const link = document.querySelector<HTMLAnchorElement>(
        `${name} a[href="/bezoekersprofiel"][data-statistics]`,
      );
      link?.addEventListener('click', (event) => event.preventDefault());
      link?.click();
    }, area);
  }
  await setHidden(page, true);
  const ofTicket = () => requests.flat().filter(({ item }) => item === 'ticket');
  const press = { eventType: 'marketing', action: 'clicked', item: 'ticket', url: '/' };
  await expect.poll(ofTicket).toMatchObject([press, press]);

  await page.goto(`${site}/standhouders`);
  await hydrate(page);
  await page.locator('[data-statistics*="featured-"]').first().scrollIntoViewIfNeeded();
  const shown = () => requests.flat().filter(({ action }) => action === 'shown');
  await expect
    .poll(async () => {
      // Longer than advertising has to be in view.
      await page.clock.runFor(2000);
      await setHidden(page, true);
      await setHidden(page, false);
      return shown().length;
    })
    .toBeGreaterThan(0);
  expect(await page.locator('header [data-statistics*="ticket"]').isVisible()).toBe(true);
  expect(shown().filter(({ item }) => item === 'ticket')).toEqual([]);
});

test('a search in a list counts once, when it has settled, with how much it found', async () => {
  const { page, requests } = await countedPage();
  await page.clock.install();
  await page.goto(`${site}/plattegrond?q=2.C01`);
  const searches = async () => {
    await page.clock.runFor(1000);
    return requests.flat().filter(({ eventType }) => eventType === 'search');
  };
  await expect.poll(searches).toMatchObject([{ text: '2.C01', results: 1 }]);
});

test.each([true, false])(
  'with JavaScript %s visitors choose whether they are counted',
  async (javaScriptEnabled) => {
    const page = await browser.page({ viewport: { width: 360, height: 800 }, javaScriptEnabled });
    await page.goto(`${site}/privacy`);
    await page.getByRole('link', { name: 'Kies hier of uw bezoek wordt geteld' }).click();
    await page.getByRole('heading', { name: 'Uw bezoek telt mee' }).waitFor();
    await page.getByRole('button', { name: 'Tel mijn bezoek niet mee' }).click();
    await page.getByRole('heading', { name: 'Uw bezoek telt niet mee' }).waitFor();
    const chosen = (await page.context().cookies()).find(({ name }) => name === 'statistiek');
    expect(chosen).toMatchObject({ value: 'nee', path: '/', sameSite: 'Lax' });
    expect((chosen?.expires ?? 0) * 1000 - Date.now()).toBeGreaterThan(364 * dayMs);
    await page.getByRole('button', { name: 'Tel mijn bezoek weer mee' }).click();
    await page.getByRole('heading', { name: 'Uw bezoek telt mee' }).waitFor();
    expect((await page.context().cookies()).some(({ name }) => name === 'statistiek')).toBe(false);
  },
);
