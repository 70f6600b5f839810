import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';

import { browserForFile } from '../../harness/browser';
import { sharedFair } from '../../harness/shared-fair';

const { site } = sharedFair();
const rules = `${site}/reglement-standhouders`;

const browser = browserForFile();

describe.each([true, false])('on the page with the rules, with JavaScript %s,', (javaScriptEnabled) => {
  let page: Page;
  beforeAll(async () => {
    page = await browser.page({ viewport: { width: 1280, height: 800 }, javaScriptEnabled });
  });

  test('the table of contents stays in sight and leads to an article', async () => {
    await page.goto(rules);
    const contents = page.getByRole('navigation', { name: 'Inhoud' });
    await contents.getByRole('link', { name: /Opbouw en afbraak/ }).click();
    await page.waitForURL(`${rules}#artikel-7`);
    await expect
      .poll(
        () =>
          page.locator('#artikel-7').evaluate((article) => Math.round(article.getBoundingClientRect().top)),
        {
          timeout: 20_000,
        },
      )
      .toBeLessThan(200);
    const top = await contents.evaluate((nav) => nav.getBoundingClientRect().top);
    expect(top).toBeGreaterThan(0);
    expect(top).toBeLessThan(200);
  });

  test('the version in force is shown, with its dates, and an older version stands under its number and says that it is older', async () => {
    await page.goto(rules);
    expect(await page.title()).toContain('Reglement standhouders 2027');
    const facts = await page.locator('main dl').first().innerText();
    expect(facts).toContain('2027.1');
    expect(facts).toContain('2 maart 2026');
    expect(facts).toContain('1 april 2026');
    expect(await page.locator('main article').count()).toBe(15);
    await page.getByRole('link', { name: /Versie 2025\.1/ }).click();
    await page.waitForURL(`${rules}?versie=2025.1`);
    await page.getByText('U leest versie 2025.1').waitFor();
    expect(await page.title()).toContain('versie 2025.1');
    expect(await page.locator('main article').count()).toBe(14);
    expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex');
    await page.getByRole('link', { name: /Lees versie 2027\.1/ }).click();
    await page.waitForURL(rules);
  });
});

describe('on the page with the rules,', () => {
  let page: Page;
  beforeAll(async () => {
    page = await browser.page({
      viewport: { width: 1280, height: 800 },
      permissions: ['clipboard-write'],
    });
  });

  test('the link of an article names the version, so that it keeps pointing at these words', async () => {
    await page.goto(rules);
    await page.getByRole('link', { name: 'Kopieer de link naar artikel 12' }).click();
    await page.getByText('De link is gekopieerd.').waitFor();
    // Pages of the site may not read what was copied; a field that somebody pastes into has it.
    await page
      .getByRole('link', { name: 'Zoeken' })
      .or(page.getByRole('button', { name: 'Zoeken' }))
      .first()
      .click();
    const field = page.getByRole('dialog').getByRole('combobox');
    await field.press('ControlOrMeta+v');
    expect(await field.inputValue()).toBe(`${rules}?versie=2027.1#artikel-12`);
  });

  test('paragraphs carry the number of their article, and on paper there is the text, its version and its URL, and nothing to press', async () => {
    await page.emulateMedia({ media: 'screen' });
    await page.goto(rules);
    const numbering = await page
      .locator('#artikel-7 ol > li')
      .nth(2)
      .evaluate((item) => getComputedStyle(item, '::before').content);
    expect(numbering).toBe('counter(article) "." counter(paragraph)');
    const counters = await page
      .locator('#artikel-7')
      .evaluate((article) => getComputedStyle(article).counterIncrement);
    expect(counters).toContain('article 1');

    await page.emulateMedia({ media: 'print' });
    expect(await page.getByText('Artikel 15.').isVisible()).toBe(true);
    expect(await page.getByRole('navigation', { name: 'Inhoud' }).isVisible()).toBe(true);
    expect(await page.getByText(`${rules}?versie=2027.1`).isVisible()).toBe(true);
    expect(await page.getByRole('button', { name: /Print/ }).isVisible()).toBe(false);
    expect(await page.getByRole('link', { name: /Kopieer/ }).count()).toBe(0);
    expect(await page.locator('header nav').first().isVisible()).toBe(false);
  });
});

describe('a version of the rules that does not exist', () => {
  test.each(['2031.9', '', 'nieuwste', '../2027.1', '2027.1,2025.1'])('gets a 404: “%s”', async (version) => {
    const response = await fetch(`${rules}?versie=${encodeURIComponent(version)}`);
    expect(response.status).toBe(404);
  });
});
