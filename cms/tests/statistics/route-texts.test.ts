import { expect, test } from 'vitest';
import { routeSlugs } from '../../src/platform/documents/site-paths';
import '../harness/features';
import { routeNames } from '../../src/statistics/route-texts';

test('every route of the site has a name that people know', () => {
  // The front page is counted as `/`.
  const others = routeSlugs().filter((slug) => slug !== 'home');
  expect(others.filter((slug) => !routeNames.has(`/${slug}`))).toEqual([]);
});

test('no two pages have the same name', () => {
  expect(new Set(routeNames.values()).size).toBe(routeNames.size);
});
