import { expect, test } from 'vitest';
import { tagsOf } from './query-tags';

const theme = { documentId: 't1', slug: 'hout' };
const rows = [
  { documentId: 'a', logo: { documentId: 'f1' }, themes: [theme] },
  { documentId: 'b', logo: null, themes: [theme] },
];
const byNumber = (...numbers: number[]) => [{ field: 'publicId', is: numbers }];

test('a whole list depends on its type, and on the types of what its rows show of others', () => {
  expect(tagsOf('/exhibitors', { tags: ['themes', 'files'] }, rows)).toEqual([
    'exhibitors',
    'themes',
    'files',
  ]);
});

test('all rows of an edition depend on the types that the query names, as a whole list does', () => {
  const filters = [{ field: 'edition', is: null }];
  expect(tagsOf('/exhibitors', { filters, tags: ['themes'] }, rows)).toEqual(['exhibitors', 'themes']);
});

test('some rows of a type depend on the type, and on each document in them', () => {
  const some = ['exhibitors', 'a', 'f1', 't1', 'b'];
  expect(tagsOf('/exhibitors', { limit: 2 }, rows)).toEqual(some);
  expect(tagsOf('/exhibitors', { filters: [{ field: 'featured', is: true }] }, rows)).toEqual(some);
});

test('rows by name depend on the documents in them alone, and on the type while one is missing', () => {
  expect(tagsOf('/exhibitors', { filters: byNumber(1, 2) }, rows)).toEqual(['a', 'f1', 't1', 'b']);
  expect(tagsOf('/exhibitors', { filters: byNumber(1, 2, 3) }, rows)).toContain('exhibitors');
  expect(tagsOf('/exhibitors', { filters: [{ field: 'publicId', is: 1 }] }, [])).toEqual(['exhibitors']);
});
