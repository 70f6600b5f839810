import { expect, it } from 'vitest';
import { stand, summaryOf, theme } from '../exhibitors.fixture';
import { relatedExhibitors } from './rank-related';

const pavilion = { publicId: 4001, name: 'Houtkwartier', slug: 'houtkwartier' };
const own = summaryOf(1, { themes: [theme('hout'), theme('gevel')], pavilion, stands: [stand('1.A04')] });

function relatedTo(...others: Parameters<typeof summaryOf>[]): number[] {
  const all = [own, ...others.map((args) => summaryOf(...args))];
  return relatedExhibitors(own, all, 3).map(({ publicId }) => publicId);
}

it('the ranking puts shared themes before the pavilion and the pavilion before nothing', () => {
  expect(
    relatedTo(
      [2, { pavilion }],
      [3, { themes: [theme('hout')] }],
      [4, { themes: [theme('hout'), theme('gevel')] }],
      [5, { themes: [theme('water')] }],
    ),
  ).toEqual([4, 3, 2]);
});

it('the ranking counts a stand nearby, the nearer the more, and never itself', () => {
  expect(relatedTo([2, { stands: [stand('1.A07')] }], [3, { stands: [stand('1.A05')] }])).toEqual([3, 2]);
  expect(relatedTo([2, { stands: [stand('1.A09')] }])).toEqual([]);
});

it('the ranking prefers the same kind only among those that are akin', () => {
  expect(
    relatedTo([2, { kind: 'Dakdekker', themes: [theme('hout')] }], [3, { themes: [theme('hout')] }], [4]),
  ).toEqual([3, 2]);
});

it('the ranking gives no more than asked', () => {
  const many = [2, 3, 4, 5, 6].map((id) => summaryOf(id, { themes: [theme('hout')] }));
  expect(relatedExhibitors(own, many, 3)).toHaveLength(3);
});
