import type { Page, Request } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';

import { browserForFile, hydrate, untilFetched } from '../../harness/browser';
import { sharedFair } from '../../harness/shared-fair';

const { site } = sharedFair();

const browser = browserForFile();

let page: Page;
let documents: string[];
beforeEach(async () => {
  page = await browser.page({ viewport: { width: 1280, height: 900 } });
  documents = [];
  page.on('request', (request: Request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
});

/** Presses a link as a script would: no pointer rests on it first, so nothing is fetched ahead. */
const press = (path: string) =>
  page
    .locator(`a[href="${path}"]`)
    .first()
    .evaluate((link: HTMLAnchorElement) => link.click());

/** The URL of the code of a page, as the browser's own list of routes names it. */
const codeOf = (route: string) =>
  page.evaluate((id) => {
    const manifest: unknown = Reflect.get(window, '__reactRouterManifest');
    const { routes } = manifest as { routes: Record<string, { module: string }> };
    return routes[id]?.module ?? '';
  }, route);

/** Comes back to the page after a while, with a server that runs a build made then. */
async function comeBackToNewerBuild(): Promise<URL> {
  const asked = page.waitForResponse(/\/builds\/latest\.json/);
  const described = page.waitForResponse(/\/builds\/meta\/made-up\.json/);
  await page.clock.fastForward(60_000);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  const url = new URL((await asked).url());
  await described;
  // The page has read its response once what was asked for afterwards is answered.
  await page.evaluate(async () => (await fetch('/builds/latest.json?afterwards')).text());
  return url;
}

/** A form in the header, which outlives navigations inside the app. */
const addForm = () =>
  page.evaluate(() => {
    const form = document.createElement('form');
    const [label, input] = [document.createElement('label'), document.createElement('input')];
    input.name = 'naam';
    label.append('Naam ', input);
    form.append(label);
    document.querySelector('header')?.append(form);
  });

const newer = { id: 'made-up', timestamp: Date.now() + 86_400_000 };

async function openWithClock(): Promise<void> {
  await page.clock.install();
  await page.route('**/builds/latest.json?*', (route) => route.fulfill({ json: newer }));
  await page.route('**/builds/meta/made-up.json', (route) => route.fulfill({ json: newer }));
  await page.goto(site);
}

test('the server names its build and describes it', async () => {
  const latest = await fetch(`${site}/builds/latest.json?${Date.now()}`);
  expect(latest.headers.get('cache-control')).toBe('no-store');
  const build: unknown = await latest.json();
  expect(build).toEqual({ id: expect.any(String) as unknown, timestamp: expect.any(Number) as unknown });
  const { id } = build as { id: string };
  expect(await (await fetch(`${site}/health`)).json()).toMatchObject({ build: id });
  const meta = await fetch(`${site}/builds/meta/${id}.json`);
  expect(meta.headers.get('cache-control')).toContain('immutable');
  expect(await meta.json()).toEqual(build);
});

test('a newer build is found on coming back or within ten minutes, and makes the next link load the page from the server', async () => {
  await openWithClock();
  const before = Date.now();
  const asked = await comeBackToNewerBuild();
  expect(Number(asked.search.slice(1))).toBeGreaterThanOrEqual(before);
  await expect
    .poll(async () => {
      await press('/nieuws');
      await page.waitForURL(`${site}/nieuws`);
      return documents;
    })
    .toEqual(['/', '/nieuws']);

  await hydrate(page);
  const polled = page.waitForRequest(/\/builds\/latest\.json/);
  await page.clock.fastForward(600_000);
  await polled;
});

describe('a newer build', () => {
  test.each([
    ['does not answer', { status: 404 }],
    ['is that of another build', { json: { ...newer, id: 'another' } }],
    ['is no JSON', { body: '<!doctype html>' }],
  ])('whose description %s is not there yet, and is once it answers', async (_what, response) => {
    await openWithClock();
    const description = '**/builds/meta/made-up.json';
    await page.route(description, (route) => route.fulfill(response));
    await comeBackToNewerBuild();
    await press('/nieuws');
    await page.waitForURL(`${site}/nieuws`);
    await page.getByRole('heading', { level: 1, name: /nieuws/i }).waitFor();
    expect(documents).toEqual(['/']);
    await page.unroute(description);
    await page.route(description, (route) => route.fulfill({ json: newer }));
    await comeBackToNewerBuild();
    await press('/faq');
    await page.waitForURL(`${site}/faq`);
    expect(documents).toEqual(['/', '/faq']);
  });

  /** Inside the app first, so that there is something to go back to; then the news of the build. */
  async function goAndHearOfIt(): Promise<void> {
    await openWithClock();
    await press('/nieuws');
    await page.waitForURL(`${site}/nieuws`);
    await page.getByRole('heading', { level: 1, name: /nieuws/i }).waitFor();
    expect(documents).toEqual(['/']);
    await comeBackToNewerBuild();
  }

  test('makes Back and Forward load their page from the server', async () => {
    await goAndHearOfIt();
    await page.evaluate(() => window.history.back());
    await expect.poll(() => documents, { timeout: 15_000 }).toEqual(['/', '/']);
    await page.waitForURL(`${site}/`);
    await hydrate(page);
    await page.goForward();
    await page.waitForURL(`${site}/nieuws`);
    await page.getByRole('heading', { level: 1, name: /nieuws/i }).waitFor();
  });

  test('leaves filters of the same page inside the app, and makes a search that leads to another page load it from the server', async () => {
    await openWithClock();
    await press('/faq');
    await page.waitForURL(`${site}/faq`);
    await comeBackToNewerBuild();
    await page.locator('main a[href^="/faq?categorie="]').first().click();
    await page.waitForURL(/categorie=/);
    await untilFetched(page);
    expect(documents).toEqual(['/']);

    await page.keyboard.press('Control+k');
    const box = page.getByRole('dialog').getByRole('combobox');
    await box.fill('beton');
    await box.press('Enter');
    await page.waitForURL(/\/zoeken\?q=beton/);
    await expect.poll(() => documents).toEqual(['/', '/zoeken']);
  });

  test('waits on a link and on Back while a form is half filled in, and no longer once the form is as it was', async () => {
    await goAndHearOfIt();
    await addForm();
    const name = page.locator('input[name="naam"]');
    await name.fill('Bos');
    await press('/faq');
    await page.waitForURL(`${site}/faq`);
    // The URL is there before the page is.
    await page.getByRole('heading', { level: 1, name: /nieuws/i }).waitFor({ state: 'detached' });
    expect(await name.inputValue()).toBe('Bos');
    await page.evaluate(() => window.history.back());
    await page.getByRole('heading', { level: 1, name: /nieuws/i }).waitFor();
    expect(documents).toEqual(['/']);
    expect(await name.inputValue()).toBe('Bos');
    await name.fill('');
    await page.evaluate(() => window.history.forward());
    await expect.poll(() => documents, { timeout: 15_000 }).toEqual(['/', '/faq']);
    // Chromium does not close a page that has begun to load another document.
    await page.getByRole('heading', { level: 1, name: /vragen/i }).waitFor();
  });
});

test('code that cannot be fetched loads the page once, and shows the error screen the second time within ten seconds', async () => {
  await page.goto(site);
  const code = await codeOf('news/routes/list');
  expect(code).toMatch(/^\/assets\//);
  await page.route(`**${code}`, (route) => route.abort());
  await press('/nieuws');
  await page.waitForURL(`${site}/nieuws`);
  // The server's page stands there, to be read; its code is missing still and is not asked for again and again.
  await expect.poll(() => page.locator('h1').textContent()).toMatch(/nieuws/i);
  await expect.poll(() => documents).toEqual(['/', '/nieuws']);
  await untilFetched(page);
  expect(documents).toEqual(['/', '/nieuws']);

  await page.goto(site);
  // On a busy machine more than ten seconds may have gone by.
  await page.evaluate(
    (kept) => sessionStorage.setItem('reloaded', kept),
    JSON.stringify({ '/nieuws': Date.now() }),
  );
  await press('/nieuws');
  await page.getByRole('heading', { name: 'Er is iets fout gegaan' }).waitFor();
  expect(documents).toEqual(['/', '/nieuws', '/']);
  await page.getByRole('link', { name: 'Terug naar home' }).click();
  await expect.poll(() => documents).toEqual(['/', '/nieuws', '/', '/']);
});

test('a page whose code cannot be fetched at the start is loaded once more', async () => {
  await page.goto(site);
  const code = await codeOf('news/routes/list');
  documents.length = 0;
  await page.route(`**${code}`, (route) => route.abort());
  // It never hydrates.
  await page.goto(`${site}/nieuws`, { waitUntil: 'commit' });
  await expect.poll(() => documents).toEqual(['/nieuws', '/nieuws']);
  await untilFetched(page);
  expect(documents).toEqual(['/nieuws', '/nieuws']);
});

describe('when an old build is gone, a press on a link works without', () => {
  test.each([
    ['all of its code', '**/assets/*.js'],
    ['its texts', '**/assets/nl-*.js'],
    ['its icons', '**/assets/lucide-*.js'],
  ])('%s', async (_what, files) => {
    await page.goto(site);
    documents.length = 0;
    await page.route(files, (route) => route.abort());
    // As a person does it, who comes past the search on the way.
    await page.locator('header button[aria-keyshortcuts]').hover();
    await page.locator('header').getByRole('link', { name: 'Nieuws', exact: true }).first().click();
    await page.waitForURL(`${site}/nieuws`);
    await expect.poll(() => page.locator('h1').textContent()).toMatch(/nieuws/i);
    await untilFetched(page);
    // At most the page that was asked for is loaded again, and never the one that was left.
    expect(documents.filter((path) => path !== '/nieuws')).toEqual([]);
    expect(documents.length).toBeLessThanOrEqual(2);
  });
});
