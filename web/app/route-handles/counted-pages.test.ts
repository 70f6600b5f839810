import { expect, test, vi } from 'vitest';
import type { ServerBuild } from 'react-router';
import { countedPagesOf } from './counted-pages';
import { pageFinder } from './page-finder';

type Routes = ServerBuild['routes'];

const page = { default: () => null };
const modules: Readonly<Record<string, object>> = {
  '': page,
  nieuws: page,
  'nieuws/:id/:slug?': { ...page, handle: { statistics: 'news' } },
  'programma/:id': page,
  'standhouders/:kind': page,
  'standhouders/:id/:slug': page,
  'contractformulier/:step': page,
  'formulieren/:slug': page,
  'l/:id': { ...page, handle: { statistics: false } },
  'deel/*': {},
  'sitemap.xml': {},
  ':slug': page,
  '*': page,
};
const routes = Object.fromEntries(
  Object.entries(modules).map(([path, module]) => [
    path,
    { id: path, path: path || undefined, index: path === '', parentId: 'root', module },
  ]),
);
const built = { root: { id: 'root', path: '', module: page }, ...routes } as unknown as Routes;

const counted = () =>
  countedPagesOf(pageFinder(built), () =>
    Promise.resolve(['/over-de-beurs', '/programma/tours', '/standhouders/daken']),
  );

test.each([
  ['/', '/', 'nl'],
  ['/en', '/', 'en'],
  ['/nieuws?token=geheim', '/nieuws', 'nl'],
  ['/en/nieuws/#top', '/nieuws', 'en'],
  ['/NIEUWS', '/nieuws', 'nl'],
  ['/standhouders/12/jansen-bv?x', '/standhouders/12', 'nl'],
  ['/programma/tours?dag=alle', '/programma/tours', 'nl'],
  ['/en/programma/2001', '/programma/2001', 'en'],
  ['/standhouders/daken', '/standhouders/daken', 'nl'],
  ['/contractformulier/betaling', '/contractformulier/betaling', 'nl'],
  ['/en/over-de-beurs', '/over-de-beurs', 'en'],
])('the URL %s counts as the page %s in %s', async (url, path, language) => {
  const { pageOf, ready } = counted();
  await ready();
  expect(pageOf(url)).toEqual({ page: path, language, countsViews: true });
});

test.each([
  '/jan-jansen',
  '/jan@fair.example',
  '/standhouders/jan',
  '/standhouders/99999999999',
  '/standhouders/012',
  '/contractformulier/jan',
  '/formulieren/jan',
  '/a/b/c',
  '/%E0%A4%A',
  '/%2e%2e/x',
])('what somebody typed is not in the page of %s', async (url) => {
  const { pageOf, ready } = counted();
  await ready();
  expect(pageOf(url).page).toBe('*');
});

test.each(['/nieuws/7/titel', '/l/folder', '/sitemap.xml', '/deel/nieuws/7.png'])(
  'a view of %s is no page view',
  (url) => expect(counted().pageOf(url).countsViews).toBe(false),
);

test('a page that an editor made since is known soon after somebody comes to it', async () => {
  const paths = ['/over-de-beurs'];
  const { pageOf, ready } = countedPagesOf(pageFinder(built), () => Promise.resolve(paths));
  await ready();
  paths.push('/nieuw');
  const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 10_000);
  expect(pageOf('/nieuw').page).toBe('*');
  await expect.poll(() => pageOf('/nieuw').page).toBe('/nieuw');
  clock.mockRestore();
});

test('without the content backend the pages of code count, and nobody waits for the others twice', async () => {
  const list = vi.fn(() => Promise.reject(new Error('away')));
  const { pageOf, ready } = countedPagesOf(pageFinder(built), list);
  await ready();
  await ready();
  expect(pageOf('/nieuws').page).toBe('/nieuws');
  expect(pageOf('/over-de-beurs').page).toBe('*');
  expect(list).toHaveBeenCalledTimes(1);
});
