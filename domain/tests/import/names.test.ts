import { describe, expect, it } from 'vitest';
import {
  fullName,
  isFirmName,
  isShouted,
  personIn,
  personOfParts,
  sortName,
  unshouted,
} from '../../src/import/names.js';

const partsOf = (name: string) => {
  const { title, given, prefix, surname } = personIn(name);
  return [title, given, prefix, surname];
};

describe('a name in one column', () => {
  it.each([
    ['Jan van der Proef', '', 'Jan', 'van der', 'Proef'],
    ['Proef, Jan van der', '', 'Jan', 'van der', 'Proef'],
    ['Proef, van der, Jan', '', 'Jan', 'van der', 'Proef'],
    ['van der Proef, Jan', '', 'Jan', 'van der', 'Proef'],
    ['J. v.d. Proef', '', 'J.', 'v.d.', 'Proef'],
    ['Anna de Proef-van Toets', '', 'Anna', 'de', 'Proef-van Toets'],
    ['Ludo Van den Proef', '', 'Ludo', '', 'Van den Proef'],
    ['ir. Piet ’t Hout', 'ir.', 'Piet', '’t', 'Hout'],
    ["Piet 't Hout", '', 'Piet', '’t', 'Hout'],
    ['Proef Thi Van', '', '', '', 'Proef Thi Van'],
    ['Hans in ’t Veld', '', 'Hans', 'in ’t', 'Veld'],
    ['Anna Toets', '', 'Anna', '', 'Toets'],
    ['Prof. dr. Anna Toets', 'Prof. dr.', 'Anna', '', 'Toets'],
    ['Toets', '', '', '', 'Toets'],
    ['Jan Proef, MSc', '', '', '', 'Jan Proef, MSc'],
    ['', '', '', '', ''],
  ])('%s', (name, ...parts) => {
    expect(partsOf(name)).toEqual(parts);
  });

  it('is shown in full and sorted without its prefix', () => {
    for (const name of ['Jan van der Proef', 'Proef, Jan van der', 'van der Proef, Jan'])
      expect([fullName(personIn(name)), sortName(personIn(name))]).toEqual([
        'Jan van der Proef',
        'Proef, Jan van der',
      ]);
    expect(sortName(personIn('Piet ’t Hout'))).toBe('Hout, Piet ’t');
    expect(sortName(personIn('Hans in ’t Veld'))).toBe('Veld, Hans in ’t');
    expect(sortName(personIn('Ludo Van den Proef'))).toBe('Van den Proef, Ludo');
  });

  it('in capitals has the letters of a name, and a firm is seen', () => {
    expect(isShouted('JAN VAN DER PROEF')).toBe(true);
    expect(unshouted('JAN VAN DER PROEF')).toBe('Jan van der Proef');
    expect(isShouted('KPN')).toBe(false);
    expect(isFirmName('Van Proef Bouw BV')).toBe(true);
    expect(isFirmName('Jan van der Proef')).toBe(false);
  });
});

describe('a name in columns', () => {
  it.each([
    ['Jan', 'van der', 'Proef', 'Jan van der Proef'],
    ['Anna', '', 'Toets', 'Anna Toets'],
    ['Piet', '’t', 'Hout', 'Piet ’t Hout'],
    ['Jan', '', 'van der Proef', 'Jan van der Proef'],
    ['Jan', 'van der', 'van der Proef', 'Jan van der Proef'],
    ['', 'van der', 'Proef', 'van der Proef'],
  ])('%s | %s | %s', (given, prefix, surname, full) => {
    const person = personOfParts({ title: '', given, prefix, surname });
    expect(fullName(person)).toBe(full);
    expect(sortName(person).startsWith(surname.replace('van der ', ''))).toBe(true);
  });
});
