import { expect, test } from 'vitest';
import { readCsv } from './csv';

test.each([
  ['two columns', 'Naam;E-mail\nNoor;noor@x.example\n'],
  ['two columns under a title', 'Gasten\n\nNaam;E-mail\nNoor;noor@x.example\n'],
  ['commas in cells', 'Naam;E-mail\nWit, de, Noor;noor@x.example\nBos, Bas;bas@x.example\n'],
  ['commas between', 'Naam,E-mail\n"Wit; de; x",noor@x.example\n'],
  ['tabs', 'Naam\tE-mail\nNoor; Bas\tnoor@x.example\n'],
  ['a line that says it', 'sep=|\nNaam|E-mail\nNoor;Bas|x\n'],
])('%s make two cells', (_what, text) => {
  const rows = readCsv(text).filter((cells) => cells.some((cell) => cell !== '') && cells[0] !== 'Gasten');
  expect(rows.map(({ length }) => length)).toEqual(rows.map(() => 2));
  expect(rows[0]).toEqual(['Naam', 'E-mail']);
});

test('one column is one column', () => {
  expect(readCsv('Naam\nNoor de Wit\n')).toEqual([['Naam'], ['Noor de Wit'], []]);
});
