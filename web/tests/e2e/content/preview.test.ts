import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { read, signInToAdmin } from '../../harness/admin';
import { browserForFile } from '../../harness/browser';
import { sharedFair } from '../../harness/shared-fair';

const fair = sharedFair();
const browser = browserForFile();
const uid = 'api::news-article.news-article';
const articlesPath = `/content-manager/collection-types/${uid}`;
const article = (title: string) => ({
  title,
  slug: 'nog-geheim',
  date: '2026-11-19',
  intro: 'Dit weet nog niemand.',
  body: [{ type: 'paragraph', children: [{ type: 'text', text: 'Morgen meer.' }] }],
});

let admin: Awaited<ReturnType<typeof signInToAdmin>>;
let documentId: string;
/** The URL that the admin opens for the draft. */
let previewUrl: URL;
beforeAll(async () => {
  admin = await signInToAdmin(fair);
  const { body } = await admin('POST', articlesPath, article('Nog geheim'));
  documentId = String(read(body, 'data', 'documentId'));
  const query = new URLSearchParams({ documentId, locale: 'nl', status: 'draft' });
  const link = await admin('GET', `/content-manager/preview/url/${uid}?${query}`);
  previewUrl = new URL(String(read(link.body, 'data', 'url')));
});
afterAll(async () => {
  await admin('DELETE', `${articlesPath}/${documentId}`);
});

/** The page as a browser gets it; `link` takes the place of the admin's own. */
async function ask(link: string | null, path = previewUrl.pathname) {
  const url = new URL(path, fair.site);
  if (link !== null) url.searchParams.set('voorbeeld', link);
  const response = await fetch(url, { headers: { 'user-agent': 'Mozilla/5.0 Firefox/140.0' } });
  return { status: response.status, headers: response.headers, html: await response.text() };
}
const signedLink = () => previewUrl.searchParams.get('voorbeeld') ?? '';
/** Changes a link's content and signs it again, as the content backend does. */
function resealed(change: object): string {
  const link: unknown = JSON.parse(Buffer.from(signedLink().split('.')[0] ?? '', 'base64url').toString());
  const content = Buffer.from(JSON.stringify({ ...(link as object), ...change })).toString('base64url');
  return `${content}.${createHmac('sha256', fair.previewSecret).update(content).digest('base64url')}`;
}

test('a draft is shown with its link, cached and indexed by nobody, and framed by the admin alone', async () => {
  const { status, headers, html } = await ask(signedLink());
  expect(status).toBe(200);
  expect(html).toContain('Nog geheim');
  expect(headers.get('cache-control')).toBe('private, no-store');
  expect(headers.get('x-robots-tag')).toBe('noindex, nofollow');
  expect(headers.get('referrer-policy')).toBe('same-origin');
  expect(headers.get('content-security-policy')).toContain(
    `frame-ancestors ${fair.cms.replace('127.0.0.1', 'localhost')}`,
  );
  expect(headers.get('x-frame-options')).toBeNull();
});

test('a draft cannot be read without its link', async () => {
  const { status, html } = await ask(null);
  expect(status).toBe(404);
  expect(html).not.toContain('Dit weet nog niemand');
});

test.each([
  ['that nobody signed', () => `${signedLink().slice(0, -4)}AAAA`],
  ['whose time is over', () => resealed({ expires: Date.now() - 1_000 })],
  ['for another page', () => resealed({ path: '/nieuws/5001/anders' })],
  ['that is no link', () => 'x'],
])('a preview link %s is rejected', async (_what, link) => {
  const { status, headers, html } = await ask(link());
  expect(status).toBe(403);
  expect(html).not.toContain('Dit weet nog niemand');
  expect(headers.get('cache-control')).toBe('private, no-store');
  expect(headers.get('x-robots-tag')).toBe('noindex, nofollow');
});

test('a preview link that was signed again unchanged opens the draft', async () => {
  expect((await ask(resealed({}))).status).toBe(200);
});

test('in the frame of the admin the page shows what was saved as soon as the admin says so', async () => {
  // The page around the frame comes from the test, so the browser cannot tell that it is on this machine.
  const page = await browser.page({ permissions: ['local-network-access'] });
  await page.route(`${fair.cms}/voorbeeld-venster`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<iframe src="${previewUrl.href.replaceAll('&', '&amp;')}" width="1000" height="800"></iframe>`,
    }),
  );
  await page.goto(`${fair.cms}/voorbeeld-venster`);
  const frame = page.frameLocator('iframe');
  await frame.getByRole('heading', { level: 1, name: 'Nog geheim', exact: true }).waitFor();
  const { status } = await admin('PUT', `${articlesPath}/${documentId}`, article('Bijna bekend'));
  expect(status).toBe(200);
  const shown = frame.getByRole('heading', { level: 1, name: 'Bijna bekend' });
  await frame.locator('html[data-started]').waitFor();
  // The admin says so again when the page does not listen yet; sooner than that it would begin anew each time.
  const announce = async () => {
    await page.evaluate(() => window.frames[0]?.postMessage({ type: 'strapiUpdate' }, '*'));
    return shown.waitFor({ timeout: 5000 }).then(
      () => true,
      () => false,
    );
  };
  await expect.poll(announce).toBe(true);
});
