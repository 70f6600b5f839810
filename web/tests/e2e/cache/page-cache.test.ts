import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { read, signInToAdmin } from '../../harness/admin';
import { startFair, type Fair } from '../../harness/fair';
import { waitForChanges } from '../../harness/wait-for-changes';

/** A fair of its own: what is published here would be counted by others. */
let fair: Fair;
let admin: Awaited<ReturnType<typeof signInToAdmin>>;
beforeAll(async () => {
  fair = await startFair();
  admin = await signInToAdmin(fair);
}, 240_000);
afterAll(() => fair.stop());

const newsPath = '/content-manager/collection-types/api::news-article.news-article';
const pagesPath = '/content-manager/collection-types/api::page.page';
const exhibitorsPath = '/content-manager/collection-types/api::exhibitor.exhibitor';
const redirectsPath = '/content-manager/collection-types/api::redirect.redirect';
const speakersPath = '/content-manager/collection-types/api::speaker.speaker';
const browserName = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
};

/**
 * Opens a page by the admin's link, as the editor of the last change does. Visitors without that link may get
 * a stale page for a few seconds.
 */
async function visit(path: string, after = `na=${admin.change()}`) {
  const query = after === '' ? '' : (path.includes('?') ? '&' : '?') + after;
  const response = await fetch(`${fair.site}${path}${query}`, { headers: browserName, redirect: 'manual' });
  const { status, headers } = response;
  const location = headers.get('location')?.replace(`?${after}`, '') ?? null;
  return { status, location, etag: headers.get('etag'), text: await response.text() };
}

async function names(path: string, words: string): Promise<boolean> {
  return (await visit(path)).text.includes(words);
}

/** Opens a page until it is cached: the second response is that of the first. */
async function cachePage(path: string): Promise<string> {
  await visit(path);
  const { status, etag } = await visit(path);
  expect(status, path).toBe(200);
  return String(etag);
}

interface Row {
  documentId: string;
  publicId: number;
  slug: string;
}

function rowIn(body: unknown): Row {
  const row = read(body, 'data');
  return {
    documentId: String(read(row, 'documentId')),
    publicId: Number(read(row, 'publicId')),
    slug: String(read(row, 'slug')),
  };
}

let count = 0;
let title: string;
beforeEach(() => {
  count += 1;
  title = `Dakpannen van glas ${count}`;
});

/** Writes and publishes an article as an editor does. */
async function publishArticle(): Promise<Row> {
  const { body, status } = await admin('POST', `${newsPath}/actions/publish`, {
    title,
    slug: `glas-${count}`,
    date: '2026-11-01',
    intro: 'Een dak dat licht doorlaat.',
  });
  expect(status, JSON.stringify(body)).toBeLessThan(300);
  return rowIn(body);
}

const addressOf = ({ publicId, slug }: Row) => `/nieuws/${publicId}/${slug}`;

test('what is published is on the list at once, and on no other page', async () => {
  const other = await cachePage('/faq');
  await cachePage('/nieuws');
  const article = await publishArticle();
  expect(await names('/nieuws', title)).toBe(true);
  expect(await names('/nieuws.data', title)).toBe(true);
  expect((await visit(addressOf(article))).status).toBe(200);
  expect((await visit('/faq')).etag).toBe(other);
});

/** Changes what only the exhibitor's own page shows, as an editor does. */
async function changeWebsite({ documentId }: Row, website: string): Promise<void> {
  const { status } = await admin('POST', `${exhibitorsPath}/${documentId}/actions/publish`, { website });
  expect(status).toBe(200);
}

async function lastExhibitors(): Promise<[Row, Row]> {
  const { body } = await admin('GET', `${exhibitorsPath}?pageSize=2&sort=publicId:desc`);
  const [one, other] = [0, 1].map((at) => rowIn({ data: read(body, 'results', at) }));
  if (!one || !other) throw new Error('no exhibitors');
  return [one, other];
}
const pageOf = ({ publicId, slug }: Row) => `/standhouders/${publicId}/${slug}`;

test('what changes on one page leaves the pages that list it as they are', async () => {
  const [one, other] = await lastExhibitors();
  const unchanged = [
    '/standhouders',
    pageOf(other),
    '/en/standhouders',
    '/plattegrond',
    '/standhouders.data',
  ];
  const before = [];
  for (const path of unchanged) before.push(await cachePage(path));
  await changeWebsite(one, 'https://dakpannen.example/');
  expect(await names(pageOf(one), 'dakpannen.example')).toBe(true);
  for (const [at, path] of unchanged.entries()) expect((await visit(path)).etag, path).toBe(before[at]);
});

test('what is published is on the pages of all visitors a few seconds later, also where nobody asked for them', async () => {
  await cachePage('/en/nieuws');
  await publishArticle();
  const seen = async () => (await visit('/nieuws', '')).text.includes(title);
  await expect.poll(seen, { timeout: 10_000 }).toBe(true);
  await expect.poll(() => hasCopyWith('/en/nieuws', title), { timeout: 10_000 }).toBe(true);
});

/** Looks for the words in the site's copy of the page on disk. */
async function hasCopyWith(key: string, words: string): Promise<boolean> {
  const folder = join(fair.dataDir, 'pages');
  const files = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.page'));
  const copies = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8').catch(() => '')));
  return copies.some((copy) => copy.startsWith(`{"key":"${key}",`) && copy.includes(words));
}

test('what is published can be found a few seconds later', async () => {
  await visit('/zoeken.json?q=glas');
  await publishArticle();
  const found = () => names(`/zoeken.json?q=${encodeURIComponent(title)}`, `glas-${count}`);
  // The old index answers for five seconds at most.
  await expect.poll(found, { timeout: 20_000 }).toBe(true);
});

test('a draft changes nothing, publishing it does, and the old URL redirects to the new one', async () => {
  const article = await publishArticle();
  const before = addressOf(article);
  const etag = await cachePage(before);
  const one = `${newsPath}/${article.documentId}`;
  const renamed = { title: `${title} met zonnecellen`, slug: `zonnecellen-${count}` };
  await admin('PUT', one, renamed);
  expect((await visit(before)).etag).toBe(etag);

  await admin('POST', `${one}/actions/publish`, renamed);
  const after = addressOf({ ...article, slug: renamed.slug });
  expect(await visit(before)).toMatchObject({ status: 301, location: after });
  expect(await names(after, 'met zonnecellen')).toBe(true);
});

test.each(['unpublish', 'delete'] as const)(
  'after an article is gone by %s, no page knows it and nobody finds it',
  async (how) => {
    const article = await publishArticle();
    const found = () => names(`/zoeken.json?q=${encodeURIComponent(title)}`, article.slug);
    await cachePage(addressOf(article));
    await cachePage('/nieuws');
    await expect.poll(found, { timeout: 20_000 }).toBe(true);
    const one = `${newsPath}/${article.documentId}`;
    if (how === 'delete') await admin('DELETE', one);
    else await admin('POST', `${one}/actions/unpublish`, {});
    await waitForChanges(fair);
    expect(await found()).toBe(false);
    expect(await names('/zoeken.index.json', article.slug)).toBe(false);
    expect((await visit(addressOf(article))).status).toBe(404);
    expect(await names('/nieuws', title)).toBe(false);
  },
);

test('a URL is a page as soon as editors make one there and until they delete it, and other pages stay cached', async () => {
  const slug = `glazen-daken-${count}`;
  const other = await cachePage('/privacy');
  expect((await visit(`/${slug}`)).status).toBe(404);
  expect((await visit(`/${slug}`)).status).toBe(404);

  const { body } = await admin('POST', `${pagesPath}/actions/publish`, { title, slug, layout: 'Standaard' });
  expect(await visit(`/${slug}`)).toMatchObject({ status: 200 });
  expect(await names(`/${slug}`, title)).toBe(true);
  expect((await visit('/privacy')).etag).toBe(other);

  const renamed = { title, slug: `${slug}-nieuw`, layout: 'Standaard' };
  await admin('POST', `${pagesPath}/${rowIn(body).documentId}/actions/publish`, renamed);
  expect((await visit(`/${slug}-nieuw`)).status).toBe(200);
  await admin('DELETE', `${pagesPath}/${rowIn(body).documentId}`);
  expect((await visit(`/${slug}-nieuw`)).status).toBe(404);
});

test('a redirect wins over a cached page for as long as the redirect exists', async () => {
  await cachePage('/faq');
  const made = await admin('POST', redirectsPath, {
    source: '/faq',
    target: '/nieuws',
    code: 'Tijdelijk (302)',
    active: true,
  });
  expect(await visit('/faq')).toMatchObject({ status: 302, location: '/nieuws' });
  await admin('DELETE', `${redirectsPath}/${rowIn(made.body).documentId}`);
  expect((await visit('/faq')).status).toBe(200);
});

test('settings and menus are on every page at once', async () => {
  const paths = ['/', '/faq', '/nieuws', '/bezoeken', '/programma.data'];
  for (const path of paths) await cachePage(path);
  const settings = '/content-manager/single-types/api::site-setting.site-setting';
  const { body } = await admin('GET', settings);
  const name = String(read(body, 'data', 'name'));
  const { status } = await admin('PUT', settings, { name: 'Een Andere Beurs' });
  expect(status).toBe(200);
  for (const path of paths) expect(await names(path, 'Een Andere Beurs'), path).toBe(true);
  // A page that has the name as a variable in its own text.
  expect(await names('/bezoeken', 'uw bezoek aan Een Andere Beurs op 9, 10 en 11 februari 2027')).toBe(true);
  await admin('PUT', settings, { name });
});

test('somebody who is renamed is renamed wherever they are named', async () => {
  const { body } = await admin('GET', `${speakersPath}?pageSize=1&sort=publicId:asc&status=published`);
  const speaker = read(body, 'results', 0);
  const documentId = String(read(speaker, 'documentId'));
  const own = `/sprekers/${String(read(speaker, 'publicId'))}/${String(read(speaker, 'slug'))}`;
  const sessions = [...(await visit(own)).text.matchAll(/href="(\/programma\/\d+)"/g)].map(
    ([, path]) => path,
  );
  const session = sessions[0] ?? '';
  expect(session).not.toBe('');
  for (const path of [own, session, '/sprekers']) await cachePage(path);
  const { status } = await admin('POST', `${speakersPath}/${documentId}/actions/publish`, {
    name: 'Aafje Nieuwenhuizen',
  });
  expect(status).toBe(200);
  for (const path of [own, session, '/sprekers'])
    expect(await names(path, 'Aafje Nieuwenhuizen'), path).toBe(true);
});

/** The cookies of somebody who has an account. */
async function signUp(): Promise<string> {
  const who = { username: 'rein', email: 'rein@post.example', password: 'vier losse woorden thuis' };
  const response = await fetch(`${fair.site}/api/auth/local/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: fair.site },
    body: JSON.stringify(who),
  });
  expect(response.status).toBe(200);
  return response.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ');
}

const seenPaths = ['/', '/programma', '/programma/2001', '/standhouders'];
/** Pages nobody saw, of lists that others depend on or that the site read when it began. */
const pathsOfSeenContent = ['/standhouders/overheden', '/standhouders?q=hout', '/programma/tours', '/nieuws'];
const unseenPaths = ['/programma/2002', '/standhouders/1002', '/over-de-beurs'];

test('while the content backend is gone, cached pages are served as before, pages that were never cached say so with a 503, and all recover when it is back', async () => {
  for (const path of seenPaths) expect((await fetch(`${fair.site}${path}`)).status, path).toBe(200);
  const etag = await cachePage('/nieuws');
  const cookie = await signUp();
  await fair.killCms();
  for (let turn = 0; turn < 3; turn += 1) expect(await visit('/nieuws')).toMatchObject({ status: 200, etag });
  // Nobody saw this page, but what it depends on.
  expect((await visit('/nieuws?q=hout')).status).toBe(200);
  for (const path of [...seenPaths, ...pathsOfSeenContent]) {
    const everybodys = await fetch(`${fair.site}${path}`);
    expect(everybodys.status, path).toBe(200);
    const ofSignedIn = await fetch(`${fair.site}${path}`, { headers: { cookie } });
    expect(ofSignedIn.status, path).toBe(200);
    expect(ofSignedIn.headers.get('cache-control'), path).toBe(everybodys.headers.get('cache-control'));
  }
  for (const path of unseenPaths) {
    // A browser's name: robots get an error as plain text.
    const response = await fetch(`${fair.site}${path}`, { headers: browserName });
    expect(response.status, path).toBe(503);
    expect(response.headers.get('retry-after'), path).not.toBeNull();
    const text = await response.text();
    expect(text, path).toContain('Er is iets fout gegaan');
    expect(text, path).not.toMatch(/ECONNREFUSED|127\.0\.0\.1|node_modules|at async/);
  }
  const robot = await fetch(`${fair.site}/over-de-beurs`, {
    headers: { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' },
  });
  expect(robot.status).toBe(503);
  expect(robot.headers.get('content-type')).toContain('text/plain');
  expect(await robot.text()).not.toContain('<');
  const health = await fetch(`${fair.site}/health`);
  expect(health.status).toBe(200);
  expect(await health.json()).toMatchObject({ content: 'down' });
  expect((await fetch(`${fair.site}/api/users/me`)).status).toBe(503);

  await fair.startCms();
  for (const path of [...seenPaths, ...pathsOfSeenContent, ...unseenPaths])
    expect((await fetch(`${fair.site}${path}`)).status, path).toBe(200);
  admin = await signInToAdmin(fair);
  await publishArticle();
  // A content backend that has just begun may keep who asks waiting for longer than a visitor should.
  await expect.poll(() => names('/nieuws', title)).toBe(true);
});

test('what changes while a site is down is on its page, and the pages that list it are as they were', async () => {
  const [one, other] = await lastExhibitors();
  const [list, neighbour] = [await cachePage('/standhouders'), await cachePage(pageOf(other))];
  await cachePage(pageOf(one));
  await fair.killSite();
  admin = await signInToAdmin(fair, { skipWait: true });
  await changeWebsite(one, 'https://goten.example/');
  await fair.startSite();
  await waitForChanges(fair);
  admin = await signInToAdmin(fair);
  expect(await names(pageOf(one), 'goten.example')).toBe(true);
  expect((await visit('/standhouders')).etag).toBe(list);
  expect((await visit(pageOf(other))).etag).toBe(neighbour);
});

test('a site that was down serves its cached pages at once, except those that changed meanwhile', async () => {
  const etag = await cachePage('/faq');
  await cachePage('/nieuws');
  await fair.killSite();
  admin = await signInToAdmin(fair, { skipWait: true });
  await publishArticle();
  await fair.startSite();
  await waitForChanges(fair);
  expect(await names('/nieuws', title)).toBe(true);
  await fair.killCms();
  expect(await visit('/faq')).toMatchObject({ status: 200, etag });
});
