import { afterAll, beforeAll, expect, test } from 'vitest';

import { startFair, type Fair } from '../../harness/fair';
import { waitForChanges } from '../../harness/wait-for-changes';

/** A fair without a page cache: every request renders its page from cached content. */
let fair: Fair;
beforeAll(async () => {
  fair = await startFair({ now: '2027-02-10T11:20:00+01:00', environment: { PAGE_CACHE_MB: '0' } });
  await waitForChanges(fair);
}, 240_000);
afterAll(() => fair.stop());

/** What a visitor gets, but for the mark on its scripts, which is another one every time. */
async function render(path: string): Promise<string> {
  const response = await fetch(fair.site + path);
  expect(response.status, path).toBe(200);
  return (await response.text()).replace(/nonce="[^"]*"/g, 'nonce');
}

test.each([
  '/',
  '/en',
  '/standhouders',
  '/en/standhouders',
  '/standhouders?thema=optoppen&q=bouw',
  '/standhouders/overheden',
  '/programma',
  '/en/programma',
  '/programma/tours',
  '/sprekers',
  '/paviljoens',
  '/nieuws',
  '/kalender',
])('%s is the same page however often it is rendered', async (path) => {
  const first = await render(path);
  for (let again = 0; again < 3; again += 1) expect(await render(path)).toBe(first);
});
