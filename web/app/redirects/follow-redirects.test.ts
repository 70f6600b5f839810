import { RouterContextProvider } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import type { z } from 'zod';
import { followRedirects } from './follow-redirects.server';

interface Asked {
  query: { path: string };
  signal: AbortSignal;
}

const site = 'https://beurs.example';
/** The paths the content backend was asked for, and its response. */
const asked: string[] = [];
let backend: (path: string, signal: AbortSignal) => Promise<unknown>;

vi.mock('../content/client/context.server', () => ({
  cmsFor: () => ({
    read: async (shape: z.ZodType, _method: string, _path: string, { query, signal }: Asked) => {
      asked.push(query.path);
      return shape.parse(await backend(query.path, signal));
    },
  }),
}));

const said = vi.spyOn(console, 'error');
beforeEach(() => {
  asked.length = 0;
  said.mockReset().mockImplementation(() => undefined);
});

const rules = (targets: Record<string, string>, code = 301) => {
  backend = (path) =>
    Promise.resolve({ redirect: targets[path] === undefined ? null : { target: targets[path], code } });
};

/** Lets the middleware answer a request; `page` is what the page itself would say. */
async function visit(
  path: string,
  { method = 'GET', page = () => Promise.resolve(new Response('page')) } = {},
) {
  const request = new Request(site + path, { method });
  const url = new URL(request.url);
  url.pathname = url.pathname.replace(/\/_\.data$/, '/').replace(/\.data$/, '');
  const args = { request, url, params: {}, context: new RouterContextProvider(), pattern: '*' };
  const response = await followRedirects(args, page);
  if (!(response instanceof Response)) throw new Error('The middleware gave no response');
  const { status, headers } = response;
  return { status, location: headers.get('location'), reload: headers.has('X-Remix-Reload-Document') };
}

test('a redirect wins over the page, with the query of the visitor', async () => {
  rules({ '/oud': '/nieuw?van=site#deel' });
  const page = () => Promise.resolve(new Response('page', { status: 404 }));
  expect(await visit('/oud?van=mail&dag=1', { page })).toEqual({
    status: 301,
    location: '/nieuw?van=site&dag=1#deel',
    reload: false,
  });
  expect(await visit('/anders', { page })).toMatchObject({ status: 404, location: null });
});

test('the look-up and the page are on their way at the same time', async () => {
  const order: string[] = [];
  let release: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => (release = resolve));
  backend = async () => {
    order.push('asked');
    await gate;
    return { redirect: null };
  };
  const page = () => {
    order.push('page');
    release();
    return Promise.resolve(new Response('page'));
  };
  // A look-up that came first, or a page that came first, would wait for ever.
  expect(await visit('/nieuws', { page })).toMatchObject({ status: 200 });
  expect(order).toEqual(['asked', 'page']);
});

test('a form does nothing when its page is redirected', async () => {
  rules({ '/oud': '/nieuw' }, 308);
  const page = vi.fn(() => Promise.resolve(new Response('page')));
  expect(await visit('/oud', { method: 'POST', page })).toMatchObject({ status: 308, location: '/nieuw' });
  expect(page).not.toHaveBeenCalled();
  expect(await visit('/contact', { method: 'POST', page })).toMatchObject({ status: 200 });
  expect(page).toHaveBeenCalledOnce();
});

test.each([
  ['a backend that is down', () => Promise.reject(new Error('down'))],
  ['nonsense', () => Promise.resolve({ redirect: { target: 'javascript:alert(1)', code: 301 } })],
  ['a page of another program', () => Promise.resolve('<html>')],
  ['another status', () => Promise.resolve({ redirect: { target: '/x', code: 200 } })],
])('a look-up that gives %s costs no page', async (_what, response) => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  backend = response;
  expect(await visit(`/nieuws/${String(Math.random())}`)).toMatchObject({ status: 200, location: null });
});

test('a look-up that takes too long costs no page', async () => {
  backend = (_path, signal) =>
    new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(new Error('too late')));
    });
  expect(await visit('/nieuws')).toMatchObject({ status: 200, location: null });
  expect(said).toHaveBeenCalledOnce();
});

test('what is no page is not looked up', async () => {
  rules({});
  for (const path of ['/health', '/l/kaart', '/sitemap.xml', '/en/l/kaart', '/builds/latest.json'])
    await visit(path);
  expect(asked).toEqual([]);
});

test('a path is looked up with its language', async () => {
  rules({ '/en/oud': '/en/nieuw', '/en/eigen': '/nieuw' });
  expect(await visit('/en/oud')).toMatchObject({ location: '/en/nieuw', reload: false });
  expect(await visit('/en/eigen')).toMatchObject({ location: '/nieuw', reload: true });
  expect(asked).toEqual(['/en/oud', '/en/eigen']);
});

test('inside the app another language and a file are a full navigation, an own page is not', async () => {
  rules(
    { '/oud': '/nieuw', '/weg': '/en/away', '/pdf': '/uploads/x.pdf', '/uit': 'https://elders.example/' },
    302,
  );
  expect(await visit('/oud.data?dag=1')).toEqual({ status: 302, location: '/nieuw?dag=1', reload: false });
  expect(await visit('/weg.data')).toMatchObject({ location: `${site}/en/away`, reload: true });
  expect(await visit('/pdf.data')).toMatchObject({ location: `${site}/uploads/x.pdf`, reload: true });
  expect(await visit('/uit.data')).toMatchObject({ location: 'https://elders.example/', reload: false });
});
