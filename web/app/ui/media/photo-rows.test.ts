import { expect, test } from 'vitest';
import { photoRows, type PhotoLayout } from './photo-rows';

/** The sizes of the rows that photos of these shapes stand in. */
function rowsIn(layout: PhotoLayout, shapes: number[]): number[] {
  const rows: number[] = [];
  for (const breaks of photoRows(shapes).breaksBefore) {
    if (rows.length === 0 || breaks.includes(layout)) rows.push(0);
    rows[rows.length - 1] = (rows.at(-1) ?? 0) + 1;
  }
  return rows;
}

const landscape = 1.35;

test('photos of one shape stand in rows that are as even as their number allows', () => {
  const nine = Array.from({ length: 9 }, () => landscape);
  expect(rowsIn('wide', nine.slice(1))).toEqual([4, 4]);
  expect(rowsIn('medium', nine)).toEqual([3, 3, 3]);
  expect(rowsIn('narrow', nine.slice(1))).toEqual([2, 2, 2, 2]);
});

test('no photo is left alone in the last row, however many there are', () => {
  for (let count = 2; count <= 40; count += 1) {
    for (const shapes of [[landscape], [1.5, 0.65, 1.35], [0.65], [1.35, 1.35, 0.65, 1.8, 1]]) {
      const photos = Array.from({ length: count }, (_, index) => shapes[index % shapes.length] ?? 1);
      for (const layout of ['narrow', 'medium', 'wide'] as const)
        expect(rowsIn(layout, photos).at(-1), `${count} of ${shapes.join()} in ${layout}`).toBeGreaterThan(1);
    }
  }
});

test('a photo that fills a row by itself has one', () => {
  expect(rowsIn('narrow', [1.35, 1.35, 2.5, 1.35, 1.35])).toEqual([2, 1, 2]);
});

test('too few photos for a row are said to be, so that they do not swell', () => {
  expect(photoRows([landscape])).toEqual({ breaksBefore: [[]], unfilled: ['narrow', 'medium', 'wide'] });
  expect(photoRows([landscape, landscape]).unfilled).toEqual(['medium', 'wide']);
  expect(photoRows(Array.from({ length: 4 }, () => landscape)).unfilled).toEqual([]);
  expect(photoRows([])).toEqual({ breaksBefore: [], unfilled: ['narrow', 'medium', 'wide'] });
});
