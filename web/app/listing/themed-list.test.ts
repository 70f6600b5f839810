import { expect, test } from 'vitest';
import { parseListState } from './request/search-params';
import { selectThemed, themedList, themeHref } from './themed-list';

const hout = { slug: 'hout', name: 'Houtbouw' };
const water = { slug: 'water', name: 'Water & klimaat' };
const items = [
  { title: 'Een dijk van een huis', themes: [water] },
  { title: 'Spanten', themes: [hout, water] },
  { title: 'Vloer', themes: [] },
];
const titles = (query: string) => {
  const state = parseListState(themedList, new URLSearchParams(query));
  return selectThemed(items, state, { name: ({ title }) => title, rest: () => [] }).items.map(
    ({ title }) => title,
  );
};

test('a list keeps the order it got, newest first', () => {
  expect(titles('')).toEqual(['Een dijk van een huis', 'Spanten', 'Vloer']);
});

test('a search finds by title and by theme, and a theme narrows the list', () => {
  expect(titles('q=dijk')).toEqual(['Een dijk van een huis']);
  expect(titles('q=houtbouw')).toEqual(['Spanten']);
  expect(titles('thema=water')).toEqual(['Een dijk van een huis', 'Spanten']);
  expect(titles('thema=bestaat-niet')).toEqual([]);
});

test('the URL of a theme is escaped', () => {
  expect(themeHref('/nieuws', 'a&b=c')).toBe('/nieuws?thema=a%26b%3Dc');
});
