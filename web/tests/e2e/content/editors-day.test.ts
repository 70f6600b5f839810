import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';

import { rootFolder } from '../../../../scripts/packages.mjs';
import { read, signInToAdmin } from '../../harness/admin';
import { tellShown } from '../../harness/admin-page';
import { waitForChanges } from '../../harness/wait-for-changes';
import { browserForFile } from '../../harness/browser';
import { makeEditor } from '../../harness/editor';
import { sharedFair } from '../../harness/shared-fair';

/** The admin is a large program: on a slow machine with two cores a page of it takes a while. */
const actionTimeoutMs = 60_000;

const account = { email: `redactie-${Date.now()}@beurs.example`, password: 'Redactie-2027-dag' };
const title = `Dakdozen in een dag ${Date.now()}`;
const slug = title.toLowerCase().replaceAll(' ', '-');
const intro = 'Op de buitenvloer gaat om tien uur een compleet dak de lucht in.';
const photo = join(rootFolder, 'cms', 'seed', 'pictures', 'news', 'bewoners-jureren-serieprijs.webp');
const types = '/admin/content-manager/collection-types';

const fair = sharedFair();
let removeEditor: () => Promise<void>;
/** The picture that was put into the library last, before this day. */
let lastPicture: number;
beforeAll(async () => {
  const admin = await signInToAdmin(fair);
  const { body } = await admin('GET', '/upload/files?sort=id:DESC&pageSize=1');
  lastPicture = Number(read(body, 'results', 0, 'id'));
  removeEditor = await makeEditor(fair, account);
});
afterAll(async () => {
  const admin = await signInToAdmin(fair);
  const remove = async (path: string, filter: string, idName: 'id' | 'documentId') => {
    const { body } = await admin('GET', `${path}?${filter}`);
    const id = read(body, 'results', 0, idName);
    if (typeof id !== 'string' && typeof id !== 'number') return;
    expect((await admin('DELETE', `${path}/${id}`)).status).toBe(200);
  };
  const list = '/content-manager/collection-types';
  await remove(`${list}/api::redirect.redirect`, `filters[target][$contains]=${slug}`, 'documentId');
  await remove(`${list}/api::news-article.news-article`, `filters[slug][$eq]=${slug}`, 'documentId');
  await remove('/upload/files', `filters[id][$gt]=${lastPicture}`, 'id');
  await removeEditor();
  // Other files count the news, and a visitor may get a stale page for a few seconds.
  for (const path of ['/', '/nieuws', '/nieuws.rss']) await fetch(`${fair.site}${path}?na=${admin.change()}`);
});

const browser = browserForFile();
let page: Page;
/** Strapi's warnings in the console of features that it will drop. */
const deprecations: string[] = [];
beforeAll(async () => {
  page = await browser.page({ viewport: { width: 1440, height: 900 } });
  page.on('console', (message) => {
    if (/deprecated|will be removed/i.test(message.text())) deprecations.push(message.text());
  });
  page.setDefaultTimeout(actionTimeoutMs);
});

afterEach((context) => tellShown(page, context));

describe("during an editor's day", { timeout: 240_000 }, () => {
  let previewAddress: string;

  test('signing in is in Dutch', async () => {
    await page.goto(`${fair.cms}/admin`);
    await page.getByRole('textbox', { name: 'E-mail' }).fill(account.email);
    await page.getByRole('textbox', { name: 'Wachtwoord' }).fill(account.password);
    await page.getByRole('button', { name: 'Inloggen' }).click();
    await page.getByRole('heading', { name: /Sanne/ }).waitFor();
  });

  test('a news article is written, with a picture put into the library on the way', async () => {
    // With its language the admin does not load the page a second time.
    await page.goto(`${fair.cms}${types}/api::news-article.news-article/create?plugins[i18n][locale]=nl`);
    const fields = [
      [page.getByRole('textbox', { name: 'Kop' }), title],
      [page.getByRole('combobox', { name: 'Datum' }), '20-11-2026'],
      [page.getByRole('textbox', { name: 'Inleiding' }), intro],
    ] as const;
    // A person sees when the form drops what was typed while it was still waking up, and types it again.
    const fillIn = async () => {
      for (const [field, text] of fields)
        await expect
          .poll(async () => {
            if ((await field.inputValue()) !== text) {
              await field.fill(text);
              await field.press('Tab');
            }
            return field.inputValue();
          })
          .toBe(text);
    };
    await fillIn();
    // The slug follows the title; one that is reserved is rejected while it is typed.
    const address = page.getByRole('textbox', { name: 'Adres op de site' });
    await expect.poll(() => address.inputValue()).toBe(slug);
    await address.fill('Geen Adres');
    await page.getByText('Gebruik alleen kleine letters, cijfers en losse streepjes').waitFor();
    await page.getByRole('button', { name: 'Maak het adres opnieuw uit de titel' }).click();
    await expect.poll(() => address.inputValue()).toBe(slug);
    await page.getByText('Dit adres is vrij.').waitFor();

    await page.getByRole('button', { name: 'Klik om een bestand toe te voegen' }).click();
    const library = page.getByRole('dialog');
    await library.getByRole('button', { name: 'Meer bestanden toevoegen' }).click();
    await page.locator('input[type=file]').setInputFiles(photo);
    await library.getByRole('button', { name: '1 bestand uploaden naar de bibliotheek' }).click();
    await library.getByRole('tab', { name: 'Geselecteerde bestanden 1' }).waitFor();
    await library.getByRole('button', { name: 'Einde' }).click();
    await library.waitFor({ state: 'detached' });

    await fillIn();
    await page.getByRole('button', { name: 'Bewaar', exact: true }).click();
    await page.waitForURL((url) => !url.pathname.endsWith('/create'));
    const publicTexts = ['/nieuws', '/nieuws.rss'].map((path) => fetch(fair.site + path));
    for (const response of await Promise.all(publicTexts)) {
      expect(response.status).toBe(200);
      expect(await response.text()).not.toContain(title);
    }
  });

  test('its preview stands in a frame of the admin, marked as one', async () => {
    await page.getByRole('link', { name: 'Voorbeeld openen' }).click();
    const element = page.locator('iframe[title="Voorbeeld"]');
    previewAddress = (await element.getAttribute('src')) ?? '';
    const frame = page.frameLocator('iframe[title="Voorbeeld"]');
    await frame.getByRole('heading', { level: 1, name: title }).waitFor();
    await frame.getByText('Voorbeeld: dit is nog niet gepubliceerd.').waitFor();
    await frame.getByRole('link', { name: 'Openen in een nieuw tabblad' }).waitFor();
    expect(await frame.locator('main img').count()).toBeGreaterThan(0);
  });

  test('the preview opens in a tab too, is cached by nobody, and ends when it is closed', async () => {
    const tab = await browser.page();
    tab.setDefaultTimeout(actionTimeoutMs);
    const response = await tab.goto(previewAddress);
    expect(response?.status()).toBe(200);
    expect(response?.headers()).toMatchObject({
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'same-origin',
    });
    expect(response?.headers()['content-security-policy']).toContain(`frame-ancestors http://localhost:`);
    expect(response?.headers()['x-frame-options']).toBeUndefined();
    const mark = tab.getByRole('complementary', { name: 'Voorbeeld voor de redactie' });
    await mark.waitFor();
    await tab.getByRole('link', { name: 'Terug naar het nieuws' }).first().click();
    await tab.waitForURL(`${fair.site}/nieuws`);
    await mark.waitFor({ state: 'detached' });
    expect(await tab.getByText(title).count()).toBe(0);

    await tab.goto(previewAddress);
    await tab.getByRole('link', { name: 'Voorbeeld verlaten' }).click();
    await tab.waitForURL(`${fair.site}/`);
  });

  test('nothing of it can be read without the right link', async () => {
    const url = new URL(previewAddress);
    const link = url.searchParams.get('voorbeeld') ?? '';
    const [content = '', signature = ''] = link.split('.');
    const wrong = [
      `${url.pathname}?voorbeeld=${content}.${signature.slice(1)}A`,
      `${url.pathname}?voorbeeld=${content}`,
      `${url.pathname}?voorbeeld=`,
      `/nieuws?voorbeeld=${link}`,
      `/?voorbeeld=${link}`,
    ];
    for (const path of wrong) {
      const response = await fetch(fair.site + path);
      const text = await response.text();
      expect([path, response.status]).toEqual([path, 403]);
      expect(text).toContain('Deze link naar een voorbeeld klopt niet.');
      expect(text).not.toContain(title);
    }
    expect((await fetch(fair.site + url.pathname)).status).toBe(404);
  });

  test('the article is on the site and in the feed once it is published', async () => {
    await page.getByRole('button', { name: 'Publiceer' }).click();
    await page.getByRole('status', { name: 'published' }).waitFor();
    const { pathname } = new URL(previewAddress);
    // Visitors may get what is stale for a few seconds; who knows of the change waits for what is fresh.
    const change = await waitForChanges(fair);
    const html = await (await fetch(`${fair.site}${pathname}?na=${change}`)).text();
    expect(html).toMatch(new RegExp(`<h1[^>]*>[^<]*${title}`));
    expect(html).not.toContain('Voorbeeld:');
    const feed = await fetch(`${fair.site}/nieuws.rss?na=${change}`);
    expect(feed.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
    const text = await feed.text();
    expect(text).toContain(`<link>${fair.site}${pathname}</link>`);
    expect(text).toContain(intro);
    const again = await fetch(`${fair.site}/nieuws.rss`, {
      headers: { 'if-none-match': feed.headers.get('etag') ?? '' },
    });
    expect(again.status).toBe(304);
  });

  test('a redirect leads from an old path to it', async () => {
    const { pathname } = new URL(previewAddress);
    const old = `/oud-bericht-${Date.now()}`;
    await page.goto(`${fair.cms}${types}/api::redirect.redirect/create`);
    await page.getByRole('textbox', { name: 'Van' }).fill(old);
    await page.getByRole('textbox', { name: 'Naar' }).fill(pathname);
    await page.getByRole('button', { name: 'Bewaar', exact: true }).click();
    await page.waitForURL((url) => !url.pathname.endsWith('/create'));
    const response = await fetch(`${fair.site}${old}?na=${await waitForChanges(fair)}`);
    expect([response.status, new URL(response.url).pathname]).toEqual([200, pathname]);
  });

  test('the admin uses nothing that Strapi will drop', () => {
    expect(deprecations).toEqual([]);
  });
});
