import { expect, it } from 'vitest';
import { parseListState } from '../listing/request/search-params';
import { selectSpeakers, speakerList, themeHref } from './select';
import { summaryOf, theme } from './speakers.fixture';

const all = [
  summaryOf(1, { name: 'Aylin Demirtaş', position: 'Wethouder wonen', themes: [theme('hout')] }),
  summaryOf(2, { name: 'Bram Kuiper', organisation: 'Woningstichting De Brug', themes: [theme('gevel')] }),
  summaryOf(3, { name: 'Wout Bouwmeester', featured: true, themes: [theme('hout'), theme('gevel')] }),
];
const select = (query: string) =>
  selectSpeakers(all, parseListState(speakerList, new URLSearchParams(query)));
const ids = (query: string) => select(query).speakers.map(({ publicId }) => publicId);

it('the list puts featured speakers first, or sorts by name', () => {
  expect(ids('')).toEqual([3, 1, 2]);
  expect(ids('sorteer=naam')).toEqual([1, 2, 3]);
  expect(ids('sorteer=naam&thema=gevel')).toEqual([2, 3]);
});

it('a search looks in name, position and organisation, without accents, and puts names first', () => {
  expect(ids('q=demirtas')).toEqual([1]);
  expect(ids('q=stichting')).toEqual([2]);
  expect(ids('q=wethouder')).toEqual([1]);
  expect(ids('q=wo')).toEqual([3, 1, 2]);
  expect(ids('q=houder')).toEqual([1]);
  expect(ids('q=%3Cscript%3E')).toEqual([]);
});

it('a theme narrows the list, and each theme has the count of what it would give', () => {
  expect(ids('thema=hout')).toEqual([3, 1]);
  expect(ids('thema=hout&thema=gevel')).toEqual([3, 1, 2]);
  expect(select('q=demirtas').facets.thema.map(({ value, count }) => [value, count])).toEqual([
    ['gevel', 0],
    ['hout', 1],
  ]);
  expect(select('thema=bestaat-niet').facets.thema).toContainEqual({
    value: 'bestaat-niet',
    label: 'bestaat-niet',
    count: 0,
    selected: true,
  });
});

it('a theme links to the list narrowed to it', () => {
  expect(themeHref('hout & gevel')).toBe('/sprekers?thema=hout+%26+gevel');
});
