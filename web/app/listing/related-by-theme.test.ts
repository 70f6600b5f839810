import { expect, test } from 'vitest';
import { neighboursIn, relatedByTheme } from './related-by-theme';

const item = (publicId: number, ...slugs: string[]) => ({
  publicId,
  themes: slugs.map((slug) => ({ slug })),
});
const numbers = (items: { publicId: number }[]) => items.map(({ publicId }) => publicId);

test('related are those with the most themes in common, never the item itself', () => {
  const all = [
    item(1, 'hout'),
    item(2, 'hout', 'beton'),
    item(3, 'water'),
    item(4, 'beton', 'hout'),
    item(5),
  ];
  expect(numbers(relatedByTheme(item(4, 'beton', 'hout'), all, 9))).toEqual([2, 1]);
  expect(numbers(relatedByTheme(item(4, 'beton', 'hout'), all, 1))).toEqual([2]);
  expect(relatedByTheme(item(5), all, 9)).toEqual([]);
});

test('neighbours stand beside an item and end with the list', () => {
  const all = [item(1), item(2), item(3)];
  expect(neighboursIn(all, 2)).toEqual({ before: all[0], after: all[2] });
  expect(neighboursIn(all, 1).before).toBeNull();
  expect(neighboursIn(all, 3).after).toBeNull();
  expect(neighboursIn(all, 9)).toEqual({ before: null, after: null });
});
