import { afterAll, beforeAll, expect, test } from 'vitest';

import { startFair, type Fair } from '../../harness/fair';
import { waitForChanges } from '../../harness/wait-for-changes';

/** A fair whose pages are made for every request, out of content and parts of pages that are kept. */
let fair: Fair;
beforeAll(async () => {
  fair = await startFair({ now: '2027-02-10T11:20:00+01:00', environment: { PAGE_CACHE_MB: '0' } });
  await waitForChanges(fair);
}, 240_000);
afterAll(() => fair.stop());

/** What a visitor gets, but for the mark on its scripts, which is another one every time. */
async function made(path: string): Promise<string> {
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
  const first = await made(path);
  for (let again = 0; again < 3; again += 1) expect(await made(path)).toBe(first);
});
