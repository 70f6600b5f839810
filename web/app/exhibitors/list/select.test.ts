import { describe, expect, it } from 'vitest';
import { parseListState } from '../../listing/request/search-params';
import { en } from '../../messages/en';
import { nl } from '../../messages/nl';
import { kinds, stand, summaryOf, theme } from '../exhibitors.fixture';
import { searchExhibitors } from './search.server';
import { exhibitorList, facetHref, ofKind } from './select';
import { selectExhibitors } from './selection';

const all = [
  summaryOf(1, {
    name: 'Aardhuis',
    place: 'Delft',
    province: 'Zuid-Holland',
    themes: [theme('hout')],
    stands: [stand('2.A02')],
  }),
  summaryOf(2, {
    name: 'Bouwhuis',
    place: 'Delft',
    province: 'Zuid-Holland',
    kind: 'Dakdekker',
    themes: [theme('gevel')],
    stands: [stand('1.A10')],
  }),
  summaryOf(3, {
    name: 'Zuid',
    kind: 'Overig',
    place: 'Breda',
    province: 'Noord-Brabant',
    stands: [stand('1.A02')],
  }),
  summaryOf(4, { name: 'Dakwerk', summary: 'Renoveert bouwblokken', featured: true }),
];
const state = (query: string) => parseListState(exhibitorList, new URLSearchParams(query));
const names = { kinds, province: nl.exhibitors.provinces };
async function select(query: string, kind: Parameters<typeof ofKind>[1] = null) {
  const wanted = ofKind(state(query), kind);
  return selectExhibitors(all, await searchExhibitors(all, wanted.q, names), wanted, kind, names);
}
const ids = async (query: string) => (await select(query)).exhibitors.map(({ publicId }) => publicId);

describe('the list of exhibitors', () => {
  it('puts featured exhibitors first, or sorts by name or stand', async () => {
    expect(await ids('')).toEqual([4, 1, 2, 3]);
    expect(await ids('sorteer=naam')).toEqual([1, 2, 3, 4]);
    expect(await ids('sorteer=stand')).toEqual([3, 2, 1, 4]);
  });

  it('searches name, summary, place, kind, theme and stand; best matches first', async () => {
    expect(await ids('q=bouw')).toEqual([2, 4]);
    expect(await ids('q=delft')).toEqual([1, 2]);
    expect(await ids('q=brabant')).toEqual([3]);
    expect(await ids('q=1.A10')).toEqual([2]);
    expect(await ids('q=overig')).toEqual([3]);
    expect(await ids('q=fabrikant&sorteer=naam')).toEqual([1, 4]);
    expect(await ids('q=huis&sorteer=stand')).toEqual([2, 1]);
  });

  it('narrows by every facet and gives nothing for a value nobody has', async () => {
    expect(await ids('thema=hout&thema=gevel')).toEqual([1, 2]);
    expect(await ids('hal=hal-1&provincie=zuid-holland')).toEqual([2]);
    expect(await ids('soort=overigen')).toEqual([3]);
    expect(await ids('thema=bestaatniet')).toEqual([]);
    expect((await select('thema=bestaatniet')).facets.thema).toContainEqual({
      value: 'bestaatniet',
      label: 'bestaatniet',
      count: 0,
      selected: true,
    });
  });

  it('fixes the kind on the page of a kind, whatever the query says, and still counts the others', async () => {
    const { exhibitors, kinds: tabs, total, facets } = await select('soort=overigen', kinds[1]);
    expect(exhibitors.map(({ publicId }) => publicId)).toEqual([4, 1]);
    expect(tabs.map(({ slug, count }) => `${slug} ${count}`)).toEqual([
      'dakdekkers 1',
      'fabrikanten 2',
      'overigen 1',
    ]);
    expect(total).toBe(4);
    expect(facets.provincie.map(({ value }) => value)).toEqual(['zuid-holland']);
  });

  it('lists an exhibitor whose kind the fair has no longer, and has no tabs or choices without kinds', async () => {
    const none = { kinds: [], province: {} };
    const { exhibitors, kinds: tabs, total, facets } = selectExhibitors(all, all, state(''), null, none);
    expect([exhibitors.length, tabs, total, facets.soort]).toEqual([4, [], 4, []]);
    expect((await searchExhibitors(all, 'fabrikant', none)).length).toBe(0);
  });

  it('names the provinces in the language of the page', async () => {
    const english = { kinds, province: en.exhibitors.provinces };
    const { facets } = selectExhibitors(all, all, state(''), null, english);
    expect(facets.provincie.map(({ value, label, count }) => `${value}: ${label} ${count}`)).toEqual([
      'noord-brabant: North Brabant 1',
      'zuid-holland: South Holland 2',
    ]);
    const found = await searchExhibitors(all, 'south holland', english);
    expect(found.map(({ publicId }) => publicId)).toEqual([1, 2]);
  });
});

it('a value links to the list narrowed to it', () => {
  expect(facetHref('thema', 'a&b')).toBe('/standhouders?thema=a%26b');
});
