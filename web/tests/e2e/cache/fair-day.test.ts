import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { startFair, type Fair } from '../../harness/fair';
import { waitForChanges } from '../../harness/wait-for-changes';

/** The second day, when everything of the first and half of this one is over. */
const now = '2027-02-10T13:05:00+01:00';

let fair: Fair;
beforeAll(async () => {
  fair = await startFair({ now });
});
afterAll(async () => {
  await fair.stop();
});

test('on a day of the fair the front page shows what can still be visited and nothing else, cached or not', async () => {
  for (const visit of ['rendered', 'cached']) {
    const html = await (await fetch(fair.site)).text();
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main'));
    const times = [...main.matchAll(/<time[^>]* datetime="([\d-]*T\d\d:\d\d)/gi)].map(
      ([, time = '']) => time,
    );
    expect(times.length, visit).toBeGreaterThan(2);
    // Whatever began before one has ended by now.
    expect(
      times.filter((time) => time < '2027-02-10T13:00'),
      visit,
    ).toEqual([]);
  }
});

test('no header tells visitors when a page goes stale', async () => {
  for (const path of ['/', '/_.data', '/?onbekend=1']) {
    const { status, headers } = await fetch(fair.site + path);
    expect(status).toBe(200);
    expect([...headers.keys()]).not.toContain('x-stale-after-ms');
  }
});

describe('without a page cache, so that every request renders its page from cached content,', () => {
  beforeAll(async () => {
    await fair.killSite();
    await fair.startSite({ environment: { PAGE_CACHE_MB: '0' } });
    await waitForChanges(fair);
  });

  /** A page without the nonces of its scripts, which differ every time. */
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
});
