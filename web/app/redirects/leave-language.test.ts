import { RouterContextProvider } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { visitorContext, type Visitor } from '../content/client/visitor/visitor.server';
import { localeOf } from '../messages/locale';
import { leaveLanguage } from './leave-language.server';

const site = 'https://beurs.example';
let settings: () => Promise<{ languages: string[] }>;

vi.mock('../content/client/context.server', () => ({ cmsFor: () => ({}) }));
vi.mock('../content/types/site', () => ({ getSiteSettings: () => settings() }));

beforeEach(() => {
  settings = () => Promise.resolve({ languages: ['nl'] });
});

interface Asked {
  method?: string;
  preview?: Visitor['preview'];
}

/** Lets the middleware answer a request; 200 is the page itself. */
async function visit(path: string, { method = 'GET', preview = null }: Asked = {}) {
  const request = new Request(site + path, { method });
  const url = new URL(request.url);
  const visitor: Visitor = {
    url: new URL(url),
    locale: localeOf(url.pathname),
    preview,
    ip: null,
    isRobot: false,
    requestId: '1',
    tokens: { access: null, refresh: null },
    userAgent: null,
    signal: request.signal,
  };
  url.pathname = url.pathname.replace(/\/_\.data$/, '/').replace(/\.data$/, '');
  const context = new RouterContextProvider(new Map([[visitorContext, visitor]]));
  const page = () => Promise.resolve(new Response('page'));
  const response = await leaveLanguage({ request, url, params: {}, context, pattern: '*' }, page);
  if (!(response instanceof Response)) throw new Error('The middleware gave no response');
  const { status, headers } = response;
  return { status, location: headers.get('location'), cookie: headers.get('set-cookie') };
}

const cookie = 'locale=nl; Path=/; Max-Age=31536000; SameSite=Lax';

test.each([
  ['/en', '/'],
  ['/en/', '/'],
  ['/en/programma?dag=2027-02-09', '/programma?dag=2027-02-09'],
  ['/en/programma/3001/agenda.ics', '/programma/3001/agenda.ics'],
  ['/en/niets/wat/er/is', '/niets/wat/er/is'],
  ['/en/en/programma', '/en/programma'],
])('%s leads to %s for now, and the visitor is Dutch from then on', async (path, location) => {
  expect(await visit(path)).toEqual({ status: 307, location, cookie });
});

test.each(['/en//elders.example', '/en/\\elders.example', '/en///elders.example/programma'])(
  '%s does not lead to another site',
  async (path) => {
    const { location } = await visit(path);
    expect(new URL(location ?? '', site).origin).toBe(site);
  },
);

test('a page inside the app is loaded as a document', async () => {
  expect(await visit('/en/nieuws.data')).toEqual({ status: 307, location: `${site}/nieuws`, cookie });
  expect(await visit('/en.data')).toEqual({ status: 307, location: `${site}/`, cookie });
});

test('what was sent from an open page, or by a mail program, is taken', async () => {
  expect(await visit('/en/nieuwsbrief/afmelden?token=a', { method: 'POST' })).toMatchObject({ status: 200 });
  expect(await visit('/en/contact.data', { method: 'POST' })).toMatchObject({ status: 200 });
});

test('Dutch pages, previews of editors, and English where the fair has it, are shown', async () => {
  const shown = { status: 200, location: null, cookie: null };
  expect(await visit('/programma')).toEqual(shown);
  const link = { path: '/en/programma', collection: 'page', documentId: 'a', locale: 'en' };
  const about = { status: 'draft' as const, isPublic: false, expires: 0 };
  expect(await visit('/en/programma', { preview: { is: 'good', link: { ...link, ...about } } })).toEqual(
    shown,
  );
  settings = () => Promise.resolve({ languages: ['nl', 'en'] });
  expect(await visit('/en/programma')).toEqual(shown);
});

test('without the content backend nobody is led away', async () => {
  settings = () => Promise.reject(new Error('away'));
  expect(await visit('/en/programma')).toMatchObject({ status: 200 });
});
