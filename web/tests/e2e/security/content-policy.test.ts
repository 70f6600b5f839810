import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';

import { embedFor } from '../../../app/ui/media/video-embed';
import { browserForFile, watchForTrouble } from '../../harness/browser';
import { sharedFair } from '../../harness/shared-fair';

const { site } = sharedFair();
const wide = { viewport: { width: 1280, height: 800 } };

// Fails each test in which the policy of a page stops something.
const browser = browserForFile();

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

// Every test file with a browser fails when the policy of a page stops something: that covers all that visitors do.
test('the policy stops nothing on the error pages of the server', async () => {
  const page = await browser.page(wide);
  for (const path of ['/assets/weg.js', '/%']) {
    await page.goto(site + path, { waitUntil: 'load' });
    await page.locator('h1').waitFor();
  }
  // The error page has its style, which a hash allows.
  expect(await page.evaluate(() => getComputedStyle(document.body).maxWidth)).not.toBe('none');
});

test('a page works from the page cache, with hashes instead of nonces for its scripts', async () => {
  for (const path of ['/', '/standhouders', '/programma/2001', '/fotos-2025', '/en/programma']) {
    const policy = await policyOf(path);
    expect(policy.get('script-src'), path).toMatch(/^'self'(?: 'sha256-[\w+/]{43}=')+$/);
    expect((await (await fetch(site + path)).text()).includes(' nonce='), path).toBe(false);
  }
  const page = await browser.page(wide);
  const trouble = watchForTrouble(page, site);
  await page.goto(site, { waitUntil: 'load' });
  await page.locator('header button[aria-keyshortcuts]').waitFor();
  expect(trouble).toEqual([]);
});

describe('the policy stops', () => {
  test('a script in the page, HTML with a handler, and a call, a frame and a form to another host', async () => {
    const page = await browser.page(wide);
    await page.goto(`${site}/contact`, { waitUntil: 'load' });
    // The button takes the place of the link when the page can be pressed.
    await page.locator('header button[aria-keyshortcuts]').waitFor();
    await expectStopped(page, /script-src|'Trusted/, () => {
      const script = document.createElement('script');
      script.append('window.bad = true');
      document.body.append(script);
    });
    await expectStopped(page, /connect-src/, () => fetch('https://elders.example/'));
    await expectStopped(page, /frame-src/, () => {
      const frame = document.createElement('iframe');
      frame.src = 'https://elders.example/';
      document.body.append(frame);
    });
    await expectStopped(page, /require-trusted-types-for/, () => {
      document.body.innerHTML = '<img src=x onerror="window.bad = true">';
    });
    expect(await page.evaluate(() => 'bad' in window)).toBe(false);
    await expectStopped(page, /form-action/, () => {
      const form = document.createElement('form');
      form.action = 'https://elders.example/';
      document.body.append(form);
      form.submit();
    });
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
});

test('the players of videos, and nobody else, may be framed', async () => {
  const players = ['https://youtu.be/abcdefghijk', 'https://vimeo.com/123456'].map(
    (address) => new URL(embedFor(address)?.playerUrl ?? '').origin,
  );
  const policy = await policyOf('/contact');
  expect(policy.get('frame-src')?.split(' ')).toEqual(players);
  expect(policy.get('object-src')).toBe("'none'");
  expect([...policy.values()].join(' ')).not.toContain('unsafe');
});

test('every page that is rendered on demand has a nonce of its own', async () => {
  const [one, other] = [await policyOf('/zoeken'), await policyOf('/zoeken')];
  const nonce = /^'self' 'nonce-[\w+/]{22}=='$/;
  expect(one.get('script-src')).toMatch(nonce);
  expect(other.get('script-src')).toMatch(nonce);
  expect(one.get('script-src')).not.toBe(other.get('script-src'));
});
