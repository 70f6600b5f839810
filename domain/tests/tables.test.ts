import fc from 'fast-check';
import { expect, test } from 'vitest';
import { safeTable, workbookCell } from '../src/tables/index.js';

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

test('no cell of a workbook is the name of something that every object has, or longer than Excel allows', () => {
  for (const name of Object.getOwnPropertyNames(Object.prototype))
    expect(workbookCell(name)).toBe(`${name} `);
  expect(workbookCell('Constructor')).toBe('Constructor');
  expect(workbookCell('a'.repeat(40_000))).toHaveLength(32_767);
});
