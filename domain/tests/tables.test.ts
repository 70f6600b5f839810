import fc from 'fast-check';
import { expect, test } from 'vitest';
import { safeTable } from '../src/tables/index.js';

test('no cell of a table begins as a formula does, and every other cell stays as it is', () => {
  const sign = fc.constantFrom('=', '+', '-', '@', '＝', '＋', '－', '＠');
  fc.assert(
    fc.property(fc.stringMatching(/^[ \t\r\n\0]{0,3}$/), sign, fc.string(), (spaces, first, rest) => {
      expect(safeTable([[`${spaces}${first}${rest}`]])).toEqual([[`'${spaces}${first}${rest}`]]);
    }),
  );
  expect(safeTable([['Wonen & zo', '1-2', "'s Gravenhage", '']])).toEqual([
    ['Wonen & zo', '1-2', "'s Gravenhage", ''],
  ]);
});
