import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';

import { embedFor } from '../../../app/ui/media/video-embed';
import { browserForFile, watchForTrouble } from '../../harness/browser';
import { sharedFair } from '../../harness/shared-fair';

const { site } = sharedFair();
const wide = { viewport: { width: 1280, height: 800 } };
const phone = { viewport: { width: 360, height: 740 } };

// Fails each test in which the policy of a page stops something.
const browser = browserForFile();

async function open(path: string, options: BrowserContextOptions = wide): Promise<Page> {
  const page = await browser.page(options);
  await page.goto(`${site}${path}`, { waitUntil: 'load' });
  // The button takes the place of the link when the page can be pressed.
  await page.locator('header button[aria-keyshortcuts]').waitFor();
  return page;
}

async function policyOf(path: string): Promise<Map<string, string>> {
  const response = await fetch(site + path);
  await response.body?.cancel();
  const parts = (response.headers.get('content-security-policy') ?? '').split('; ');
  return new Map(parts.map((part) => [part.split(' ')[0] ?? '', part.split(' ').slice(1).join(' ')]));
}

/** Does something in a page that its policy has to stop. */
async function expectStopped(page: Page, expected: RegExp, what: () => unknown): Promise<void> {
  await page.evaluate(what).catch(() => undefined);
  // Chromium says it, and the page hears of it: wait for both.
  await expect.poll(() => browser.stopped.join('\n')).toMatch(expected);
  await page.evaluate(() => new Promise((later) => setTimeout(later, 100)));
  browser.stopped.length = 0;
}

describe('the policy stops nothing in', () => {
  test('going from page to page, and to another language', async () => {
    const page = await open('/');
    const trouble = watchForTrouble(page, site);
    for (const to of ['/standhouders', '/programma', '/plattegrond']) {
      await page.locator(`a[href="${to}"]:visible`).first().click();
      await page.waitForURL(`${site}${to}`);
      await page.locator('main h1').waitFor();
    }
    await page.goBack();
    await page.waitForURL(`${site}/programma`);
    // A page with linked data of its own, whose script element is made in the browser.
    await page.goto(`${site}/standhouders`, { waitUntil: 'load' });
    await page.locator('main a[href^="/standhouders/1"]').first().click();
    await page.waitForURL(/\/standhouders\/1\d+\//);
    await page.locator('script[type="application/ld+json"]').first().waitFor({ state: 'attached' });
    await page.locator('header').getByRole('link', { name: 'English' }).click();
    await page.waitForURL(/\/en\/standhouders\//);
    await page.locator('html[lang=en]').waitFor();
    expect(trouble).toEqual([]);
  });

  test('searching over the page, and choosing colours', async () => {
    const page = await open('/');
    const trouble = watchForTrouble(page, site);
    await page.locator('header button[aria-keyshortcuts]').click();
    await page.getByRole('combobox', { name: 'Zoek op de hele website' }).fill('bouw');
    await page.getByRole('option').first().waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Kleuren: / }).click();
    await page.getByText('Donker', { exact: true }).click();
    await page.locator('html.dark').waitFor();
    expect(trouble).toEqual([]);
  });

  test('opening the menus of a phone, with the form to sign in', async () => {
    const page = await open('/programma', phone);
    const trouble = watchForTrouble(page, site);
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Uw menu' }).click();
    await page.getByRole('button', { name: 'Inloggen', exact: true }).click();
    await page.getByRole('dialog').getByLabel('E-mailadres').fill('niemand@post.example');
    await page.getByRole('dialog').getByLabel('Wachtwoord', { exact: true }).fill('zo maar iets langs');
    await page.getByRole('dialog').locator('form').getByRole('button', { name: 'Inloggen' }).click();
    await page.getByRole('dialog').getByRole('alert').first().waitFor();
    expect(trouble.filter((line) => !line.includes('status of 400'))).toEqual([]);
  });

  test('opening, enlarging and closing a photo', async () => {
    const page = await open('/fotos-2025/9001/openingsdag-2025');
    const trouble = watchForTrouble(page, site);
    await page.locator('.photo-grid a').first().click();
    const dialog = page.locator('dialog.lightbox');
    await dialog.locator('[data-photo-box]').waitFor();
    // The library's own styles are there.
    const wrapper = dialog.locator('[class*="transform-component-module_wrapper"]');
    expect(await wrapper.evaluate((box) => getComputedStyle(box).overflow)).toBe('hidden');
    await page.keyboard.press('+');
    await expect.poll(() => dialog.locator('[data-scale]').getAttribute('data-scale')).not.toBe('1');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    expect(trouble).toEqual([]);
  });

  test('choosing a stand on the floor plan', async () => {
    const page = await open('/plattegrond');
    const trouble = watchForTrouble(page, site);
    await page.locator('main a[href*="stand="]').first().click();
    await page.waitForURL(/stand=/);
    expect(trouble).toEqual([]);
  });

  test.each(['/faq', '/vacatures/8001', '/bestaat-niet', '/%', '/assets/weg.js', '/en/nothing'])(
    'opening %s',
    async (path) => {
      const page = await browser.page(wide);
      await page.goto(site + path, { waitUntil: 'load' });
      await page.locator('h1').waitFor();
      // The error page of the server has its style, which a hash allows.
      if (path === '/%')
        expect(await page.evaluate(() => getComputedStyle(document.body).maxWidth)).not.toBe('none');
    },
  );
});

test.each(['/', '/standhouders', '/programma/2001', '/fotos-2025', '/en/programma'])(
  '%s works from the page cache, with hashes instead of nonces for its scripts',
  async (path) => {
    const page = await browser.page(wide);
    const trouble = watchForTrouble(page, site);
    const policy = await policyOf(path);
    expect(policy.get('script-src')).toMatch(/^'self'(?: 'sha256-[\w+/]{43}=')+$/);
    expect((await (await fetch(site + path)).text()).includes(' nonce=')).toBe(false);
    await page.goto(site + path, { waitUntil: 'load' });
    await page.locator('header button[aria-keyshortcuts]').waitFor();
    expect(trouble).toEqual([]);
  },
);

describe('the policy stops', () => {
  test('a script in the page', async () => {
    const page = await open('/contact');
    await expectStopped(page, /script-src|'Trusted/, () => {
      const script = document.createElement('script');
      script.append('window.bad = true');
      document.body.append(script);
    });
    expect(await page.evaluate(() => 'bad' in window)).toBe(false);
  });

  test('a handler and a style in markup', async () => {
    const page = await browser.page(wide);
    await page.route(`${site}/contact`, async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const bad =
        '<img src="/weg.png" onerror="window.bad = true"><p style="color: red">x</p><script>window.bad = true</script>';
      await route.fulfill({ response, body: html.replace('<main', `${bad}<main`) });
    });
    await page.goto(`${site}/contact`, { waitUntil: 'load' });
    await expect.poll(() => browser.stopped.join('\n')).toMatch(/ script-src-attr /);
    const said = browser.stopped.join('\n');
    expect(said).toMatch(/ style-src-attr /);
    expect(said).toMatch(/ script-src-elem /);
    browser.stopped.length = 0;
    expect(await page.evaluate(() => 'bad' in window)).toBe(false);
  });

  test('HTML with a handler that a script wants to insert', async () => {
    const page = await open('/contact');
    await expectStopped(page, /require-trusted-types-for/, () => {
      document.body.innerHTML = '<img src=x onerror="window.bad = true">';
    });
    expect(await page.evaluate(() => 'bad' in window)).toBe(false);
  });

  test('a call to another host, a frame of another host, a form to another host', async () => {
    const page = await open('/contact');
    await expectStopped(page, /connect-src/, () => fetch('https://elders.example/'));
    await expectStopped(page, /frame-src/, () => {
      const frame = document.createElement('iframe');
      frame.src = 'https://elders.example/';
      document.body.append(frame);
    });
    await expectStopped(page, /form-action/, () => {
      const form = document.createElement('form');
      form.action = 'https://elders.example/';
      document.body.append(form);
      form.submit();
    });
  });
});

test('the players of videos, and nobody else, may be framed', async () => {
  const players = ['https://youtu.be/abcdefghijk', 'https://vimeo.com/123456'].map(
    (address) => new URL(embedFor(address)?.playerUrl ?? '').origin,
  );
  const policy = await policyOf('/contact');
  expect(policy.get('frame-src')?.split(' ')).toEqual(players);
  expect(policy.get('default-src')).toBe("'none'");
  expect([...policy.values()].join(' ')).not.toContain('unsafe');
});

test('every page that is rendered on demand has a nonce of its own', async () => {
  const [one, other] = [await policyOf('/zoeken'), await policyOf('/zoeken')];
  const nonce = /^'self' 'nonce-[\w+/]{22}=='$/;
  expect(one.get('script-src')).toMatch(nonce);
  expect(other.get('script-src')).toMatch(nonce);
  expect(one.get('script-src')).not.toBe(other.get('script-src'));
});
