import { expect, test } from 'vitest';

import { browserForFile, untilIdle } from '../../harness/browser';
import { sharedFair } from '../../harness/shared-fair';

const { site } = sharedFair();
const browser = browserForFile();

test('without configuration nothing of Firebase is shown or loaded', async () => {
  const page = await browser.page();
  const fetched = new Set<string>();
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) fetched.add(response.url());
  });
  for (const path of ['/', '/inloggen', '/registreren', '/wachtwoord-vergeten']) {
    // Waits until all of the page has hydrated: its own scripts are there, and those that come on interaction.
    await page.goto(site + path);
    await untilIdle(page);
  }
  expect(await page.locator('body').textContent()).not.toMatch(/firebase/i);
  // Asked for again: what a page fetched cannot be read any more once the page is gone.
  const loaded = await Promise.all([...fetched].map(async (url) => (await fetch(url)).text()));
  expect(loaded.length).toBeGreaterThan(5);
  expect(loaded.filter((text) => /identitytoolkit|stap=|initializeAuth/.test(text))).toEqual([]);

  const opened = await page.goto(`${site}/inloggen/firebase`);
  expect(opened?.status()).toBe(404);
  const posted = await fetch(`${site}/inloggen/firebase`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: site, 'sec-fetch-site': 'same-origin' },
    body: new URLSearchParams({ form: 'bewijs', idToken: 'x' }),
  });
  expect([posted.status, posted.headers.getSetCookie().join()]).toEqual([
    400,
    expect.not.stringMatching(/token=|refresh=/),
  ]);
});
