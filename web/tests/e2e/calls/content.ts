import { expect, vi } from 'vitest';

import { createQueue } from '../../../app/counting/queue';
import { ensureSessionCookie } from '../../../app/account/session-cookie';
import { read, signInToAdmin } from '../../harness/admin';
import type { Between } from '../../harness/between';
import { untilPackIsMade } from '../../harness/device';
import { mailedUrl, newEmail, type SiteBrowser } from './site-browser';
import type { Row, World } from './table';

/** A page for each type of content, as visitors open them. */
const pages = [
  ...[
    '/',
    '/programma',
    '/standhouders',
    '/sprekers',
    '/paviljoens',
    '/plattegrond',
    '/nieuws',
    '/interviews',
  ],
  ...[
    '/fotos-2025',
    '/faq',
    '/kalender',
    '/vacatures',
    '/reglement-standhouders',
    '/contractformulier/stand',
  ],
  ...[
    '/adverteren-en-signing',
    '/bezoekersprofiel',
    '/contact',
    '/sitemap.xml',
    '/zoeken?q=hout',
    '/privacy',
  ],
  ...['/werken-bij-de-beurs', '/locatie', '/nieuws.rss', '/programma.ics'],
];

/** Sends that a page was opened, as the page does. @returns the status */
function countPage(browser: SiteBrowser, url: string, base = ''): Promise<number> {
  return browser.run(async () => {
    ensureSessionCookie();
    let status = 0;
    let stored: unknown = null;
    const { add, send } = createQueue({
      now: () => performance.timeOrigin + performance.now(),
      stored: { load: () => stored, save: (value) => void (stored = value) },
      randomId: () => crypto.randomUUID().replaceAll('-', '').slice(0, 16),
      batch: () => ({ session: /\bsession=([^;]*)/.exec(document.cookie)?.[1] ?? '', device: 'desktop' }),
      post: async (body) => {
        const response = await fetch(`${base}/api/statistics/`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body,
        });
        status = response.status;
        return response;
      },
      alone: (work) => work(),
      isAllowed: () => true,
    });
    add({ url, eventType: 'pageview' });
    send();
    await vi.waitFor(() => expect(status).not.toBe(0));
    return status;
  });
}

/** Makes a draft. @returns the path that the admin opens for it */
async function draftLink({ fair, site }: World, title: string): Promise<string> {
  const uid = 'api::news-article.news-article';
  const admin = await signInToAdmin(fair);
  const { body } = await admin('POST', `/content-manager/collection-types/${uid}`, {
    title,
    slug: `concept-${title.length}`,
    date: '2026-11-19',
    intro: 'Dit weet nog niemand.',
    body: [{ type: 'paragraph', children: [{ type: 'text', text: 'Morgen meer.' }] }],
  });
  const query = new URLSearchParams({
    documentId: String(read(body, 'data', 'documentId')),
    locale: 'nl',
    status: 'draft',
  });
  const link = await admin('GET', `/content-manager/preview/url/${uid}?${query}`);
  return String(read(link.body, 'data', 'url')).replace(site, '');
}

async function makeFigureLink({ fair, site }: World): Promise<string> {
  const admin = await signInToAdmin(fair);
  const day = (daysAgo: number) => new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10);
  const { status, body } = await admin('POST', '/statistics/links', {
    name: 'Sponsor',
    days: 30,
    van: day(60),
    tot: day(0),
    continues: true,
    filter: '',
  });
  expect(status).toBe(200);
  return String(read(body, 'url')).replace(site, '');
}

async function signUp(world: World, browser: SiteBrowser, email: string): Promise<string> {
  const page = await browser.send('/nieuwsbrief', 'nieuwsbrief', { email, akkoord: 'ja', toestemming: 'ja' });
  expect([page.status, page.path]).toEqual([200, expect.stringContaining('verzonden=nieuwsbrief')]);
  return mailed(world, email, '/nieuwsbrief/bevestigen');
}

async function mailed(world: World, email: string, page: string): Promise<string> {
  const { pathname, search } = await mailedUrl(world, email, page);
  return pathname + search;
}

async function press(browser: SiteBrowser, path: string): Promise<number> {
  const body = new URLSearchParams({ form: 'bevestigen', 'List-Unsubscribe': 'One-Click' });
  return (await browser.fetch(path, { method: 'POST', body })).status;
}

let counted: SiteBrowser;
let preview = '';
let figures = '';
let leaving = '';
let confirming = '';
let reader: SiteBrowser;

/** The rows about what everybody reads, and what is counted. */
export const contentRows = (between: () => Between): readonly Row[] => [
  {
    name: 'the pages of every type of content, in both languages, with their redirects and files',
    lifetime: null,
    async now({ newBrowser }) {
      const browser = newBrowser();
      for (const path of pages) expect([path, (await browser.open(path)).status]).toEqual([path, 200]);
      expect((await browser.open('/en/programma')).status).toBe(200);
      const { text } = await browser.open('/fotos-2025');
      const picture = /\/(?:beeld\/\d+|uploads)\/[\w.-]+/.exec(text)?.[0] ?? '';
      expect((await browser.fetch(picture)).status).toBe(200);
      const original = picture.replace(/^\/beeld\/\d+/, '/uploads').replace(/\.webp$/, '');
      expect(original).toMatch(/^\/uploads\//);
      expect((await browser.open('/l/bestaat-niet')).status).toBe(404);
    },
  },
  {
    name: 'a session that was taken off the site',
    lifetime: null,
    async now({ fair, newBrowser }) {
      const sessions = '/content-manager/collection-types/api::session.session';
      const admin = await signInToAdmin(fair);
      const { body } = await admin('GET', `${sessions}?locale=nl&sort=publicId:DESC&pageSize=1`);
      const [documentId, publicId] = ['documentId', 'publicId'].map((name) =>
        String(read(body, 'results', 0, name)),
      );
      const act = (action: string) =>
        admin('POST', `${sessions}/${documentId}/actions/${action}?locale=nl`, {});
      expect((await act('unpublish')).status).toBe(200);
      const { status, text } = await newBrowser().open(`/programma/${publicId}`);
      expect([status, text.includes('gaat niet door')]).toEqual([404, true]);
      expect((await act('publish')).status).toBe(200);
    },
  },
  {
    name: 'the feed of changes',
    lifetime: null,
    now: () => untilAsked(between(), 'GET', '/api/purges'),
  },
  {
    name: 'an icon that an editor picked by its name',
    lifetime: null,
    async now({ newBrowser }) {
      const { status, text } = await newBrowser().open('/api/_icons/lucide.json?icons=house');
      expect(status).toBe(200);
      expect(text).toContain('"house"');
    },
  },
  {
    name: 'the preview of a draft',
    lifetime: '1 hour',
    async now(world) {
      preview = await draftLink(world, 'Nog geheim');
      expect(await world.newBrowser().open(preview)).toMatchObject({
        status: 200,
        text: expect.stringContaining('Nog geheim') as string,
      });
    },
    async later(world, days) {
      expect((await world.newBrowser().open(preview)).status).toBe(403);
      preview = await draftLink(world, `Nog geheim ${'!'.repeat(days % 7)}`);
      expect((await world.newBrowser().open(preview)).status).toBe(200);
    },
  },
  {
    name: 'pages that are counted, handed over to the content backend',
    lifetime: 'session cookie one year',
    async now({ newBrowser }) {
      counted = newBrowser();
      await countAndHandOver(between(), counted);
    },
    async later(_world, days) {
      const before = counted.cookie('session');
      expect(before === undefined).toBe(days === 366);
      await countAndHandOver(between(), counted);
      expect(counted.cookie('session')).toBeDefined();
    },
  },
  {
    // A site of somebody else's, whose browsers ask the content backend itself.
    name: 'pages that are counted without a site in between',
    lifetime: null,
    async now({ newBrowser }) {
      expect(await countPage(newBrowser(), '/nieuws', between().url)).toBe(204);
    },
  },
  {
    name: 'the pack of pages for a device without reception',
    lifetime: null,
    now: ({ site }) => untilPackIsMade(site),
  },
  {
    name: 'how often the privacy statement was viewed',
    lifetime: null,
    async now({ newBrowser }) {
      expect((await newBrowser().open('/privacy/statistiek')).status).toBe(200);
    },
  },
  {
    name: 'a link to figures',
    lifetime: '30, 90 or 365 days',
    async now(world) {
      figures = await makeFigureLink(world);
      expect((await world.newBrowser().open(figures)).status).toBe(200);
    },
    async later(world, days) {
      expect((await world.newBrowser().open(figures)).status).toBe(days === 8 ? 200 : 404);
      if (days === 8) return;
      figures = await makeFigureLink(world);
      expect((await world.newBrowser().open(figures)).status).toBe(200);
    },
  },
  {
    name: 'the newsletter: asked for, confirmed and left',
    lifetime: 'the link to confirm 14 days; the link to leave as long as its mails are there',
    async now(world) {
      reader = world.newBrowser();
      const email = newEmail('lezer');
      expect(await press(reader, await signUp(world, reader, email))).toBe(200);
      leaving = await mailed(world, email, '/nieuwsbrief/afmelden');
      confirming = await signUp(world, reader, newEmail('twijfelaar'));
    },
    async later(world, days) {
      if (days > 8) expect(await press(reader, confirming)).toBe(404);
      if (days < 366) return;
      expect(await press(reader, leaving)).toBe(200);
      const email = newEmail('lezer');
      expect(await press(reader, await signUp(world, reader, email))).toBe(200);
    },
  },
];

async function countAndHandOver(between: Between, browser: SiteBrowser): Promise<void> {
  const path = '/api/statistics/segments';
  const handed = () => between.calls.filter((call) => call.path === path && call.status === 204).length;
  const before = handed();
  expect(await countPage(browser, '/nieuws')).toBe(204);
  await vi.waitFor(() => expect(handed()).toBeGreaterThan(before), { timeout: 30_000 });
}

/** Waits until the site asks this once more. */
async function untilAsked({ calls }: Between, method: string, path: string): Promise<void> {
  const asked = () => calls.filter((call) => call.method === method && call.path === path).length;
  const before = asked();
  await vi.waitFor(() => expect(asked()).toBeGreaterThan(before), { timeout: 40_000 });
}
