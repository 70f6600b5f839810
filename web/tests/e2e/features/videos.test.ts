import { afterAll, beforeAll, expect, test } from 'vitest';

import { read, signInToAdmin } from '../../harness/admin';
import { browserForFile, untilFetched } from '../../harness/browser';
import { sharedFair } from '../../harness/shared-fair';

const fair = sharedFair();
const interviewsPath = '/content-manager/collection-types/api::interview.interview';
const playerUrl = 'https://www.youtube-nocookie.com/';

const browser = browserForFile();
let admin: Awaited<ReturnType<typeof signInToAdmin>>;
let documentId: string;
let path: string;
beforeAll(async () => {
  admin = await signInToAdmin(fair);
  const { status, body } = await admin('POST', `${interviewsPath}/actions/publish`, {
    title: 'Een gesprek op film',
    slug: 'een-gesprek-op-film',
    format: 'Video',
    videoUrl: 'https://www.youtube.com/watch?v=abcdefghijk',
    person: 'Noor Aalbers',
    date: '2026-11-19',
    intro: 'Gefilmd in de hal.',
  });
  expect(status, JSON.stringify(body)).toBeLessThan(300);
  documentId = String(read(body, 'data', 'documentId'));
  path = `/interviews/${String(read(body, 'data', 'publicId'))}`;
});
afterAll(async () => {
  await admin('DELETE', `${interviewsPath}/${documentId}`);
});

test('a video of another site is loaded after a click that says where it comes from, and not before', async () => {
  const page = await browser.page({ viewport: { width: 1280, height: 800 } });
  const foreign: string[] = [];
  await page.route(
    (url) => url.origin !== fair.site,
    (route) => {
      foreign.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: '<title>Speler</title>' });
    },
  );
  await page.goto(`${fair.site}${path}`);
  await untilFetched(page);
  const play = page.getByRole('link', { name: 'Speel af bij YouTube' });
  await page.getByText('Pas als u klikt, haalt uw browser de video op bij YouTube.').waitFor();
  expect(await page.locator('iframe').count()).toBe(0);
  expect(foreign).toEqual([]);

  await play.click();
  await page.locator(`iframe[src^="${playerUrl}"]`).waitFor();
  await expect.poll(() => foreign.some((url) => url.startsWith(playerUrl))).toBe(true);
});

test('without JavaScript the same link leads to the page of the video', async () => {
  const page = await browser.page({ javaScriptEnabled: false });
  await page.goto(`${fair.site}${path}`);
  const play = page.getByRole('link', { name: 'Speel af bij YouTube' });
  expect(await play.getAttribute('href')).toBe('https://www.youtube.com/watch?v=abcdefghijk');
});

test('a press before the page has hydrated plays the video on the page as well', async () => {
  const page = await browser.page({ viewport: { width: 1280, height: 800 } });
  await page.route(
    (url) => url.origin !== fair.site,
    (route) => route.fulfill({ contentType: 'text/html', body: '<title>Speler</title>' }),
  );
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(`${fair.site}${path}`, { waitUntil: 'commit' });
  await page.getByRole('link', { name: 'Speel af bij YouTube' }).click();
  release();
  await page.locator(`iframe[src^="${playerUrl}"]`).waitFor();
});
