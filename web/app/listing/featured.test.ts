import { expect, test } from 'vitest';
import { limitMarks, spreadFeatured } from './featured';

/** Items by name; a star marks a featured one. */
const items = (names: string) => names.split(' ').map((name) => ({ name, featured: name.endsWith('*') }));
const names = (list: { name: string }[]) => list.map(({ name }) => name).join(' ');
const marked = (list: { featured: boolean }[]) => list.flatMap(({ featured }, at) => (featured ? at : []));

test('every sixth place is a featured item’s, and the rest keep their order', () => {
  expect(names(spreadFeatured(items('a b* c d e f* g h i')))).toBe('b* a c d e g f* h i');
});

test('featured items that are more than one in six follow at the end', () => {
  expect(names(spreadFeatured(items('a* b* c* d')))).toBe('a* d b* c*');
});

test('an empty list stays empty', () => {
  expect(spreadFeatured([])).toEqual([]);
  expect(limitMarks([])).toEqual([]);
});

test('one card in six is marked, whatever the order', () => {
  expect(marked(limitMarks(items('a* b* c d e f g* h i* j k l m*')))).toEqual([0, 6, 12]);
  expect(marked(limitMarks(items('a b c* d e* f g h i* j k')))).toEqual([2, 8]);
});

test('a page of a spread list marks all of its featured items', () => {
  const many = Array.from({ length: 60 }, (_, at) => ({ name: String(at), featured: at % 7 === 3 }));
  const spread = spreadFeatured(many);
  expect(marked(limitMarks(spread))).toEqual(marked(spread));
});
