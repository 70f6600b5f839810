import { describe, expect, it } from 'vitest';
import { summaryOf } from '../exhibitors/exhibitors.fixture';
import { stand } from '../exhibitors/exhibitors.fixture';
import { parseListState } from '../listing/request/search-params';
import { planDefinition, placesOf, selectPlan } from './select';

const halls = ['hal-1', 'hal-2'].map((slug, rank) => ({
  slug,
  rank,
  name: `Hal ${rank + 1}`,
  description: null,
}));
const at = (code: string, area: number | null = 18) => ({ ...stand(code), area });
const stands = [at('2.B01'), at('1.A10'), at('1.A02', null), { code: 'Foyer', hall: null, area: 4 }];
const exhibitors = [
  summaryOf(1001, { name: 'Kubiek', stands: [stand('1.A02'), stand('2.B01')] }),
  summaryOf(1002, { name: 'Vólkshuis', stands: [stand('1.A02')] }),
  summaryOf(1003, { name: 'Zonder stand' }),
];
const places = placesOf(stands, exhibitors);
const select = (query: string) =>
  selectPlan(halls, places, parseListState(planDefinition, new URLSearchParams(query)));

describe('the places of a hall', () => {
  it('are its stands in order, with who stands there', () => {
    const names = places.map(({ code, exhibitors: own }) => [code, ...own.map(({ name }) => name)]);
    expect(names).toEqual([['1.A02', 'Kubiek', 'Vólkshuis'], ['1.A10'], ['2.B01', 'Kubiek'], ['Foyer']]);
  });
});

describe('the plan', () => {
  it('opens the first hall with all its stands', () => {
    expect(select('')).toMatchObject({
      hall: { slug: 'hal-1' },
      halls: [{ found: 2 }, { found: 1 }],
      places: [{ code: '1.A02' }, { code: '1.A10' }],
      found: ['1.A02', '1.A10'],
      chosen: null,
    });
  });

  it('opens the hall asked for, and knows no other', () => {
    expect(select('hal=hal-2')).toMatchObject({ hall: { slug: 'hal-2' }, found: ['2.B01'] });
    expect(select('hal=hal-3')).toBeNull();
    expect(selectPlan([], [], parseListState(planDefinition, new URLSearchParams()))).toBeNull();
  });

  it('marks a stand and opens its hall, unless another hall is asked for', () => {
    expect(select('stand=2.B01')).toMatchObject({ hall: { slug: 'hal-2' }, chosen: { code: '2.B01' } });
    expect(select('stand=2.B01&hal=hal-1')).toMatchObject({ hall: { slug: 'hal-1' }, chosen: null });
    expect(select('stand=9.Z99')).toMatchObject({ hall: { slug: 'hal-1' }, chosen: null });
  });

  it('finds stands by number with or without dot and hall, and by exhibitor', () => {
    expect(select('q=2.b01')).toMatchObject({ hall: { slug: 'hal-2' }, found: ['2.B01'] });
    expect(select('q=2b01')).toMatchObject({ hall: { slug: 'hal-2' }, found: ['2.B01'] });
    expect(select('q=a10')).toMatchObject({ found: ['1.A10'], halls: [{ found: 1 }, { found: 0 }] });
    expect(select('q=volks')).toMatchObject({ found: ['1.A02'] });
    expect(select('q=kubiek')).toMatchObject({ halls: [{ found: 1 }, { found: 1 }] });
  });

  it('keeps the hall when nothing is found in it', () => {
    expect(select('q=volks&hal=hal-2')).toMatchObject({
      hall: { slug: 'hal-2' },
      found: [],
      places: [{ code: '2.B01' }],
    });
    expect(select('q=zzz')).toMatchObject({ hall: { slug: 'hal-1' }, found: [] });
  });
});
