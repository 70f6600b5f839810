import { describe, expect, test } from 'vitest';
import { isVatNumber } from '../src/numbers/index.js';

/** Numbers of each country that are right: published ones, or the examples of tax offices. */
const right: Readonly<Record<string, readonly string[]>> = {
  AT: ['ATU13585627'],
  BE: ['BE0403019261', 'BE0428759497'],
  BG: ['BG175074752', 'BG7523169263', 'BG7542011030', 'BG7111042925'],
  CH: ['CHE100155212', 'CHE107787577MWST'],
  CY: ['CY10259033P'],
  CZ: ['CZ25123891', 'CZ7103192745'],
  DE: ['DE136695976'],
  DK: ['DK13585628'],
  EE: ['EE100931558', 'EE100594102'],
  ES: ['ESJ99216582', 'ES54362315K', 'ESX2482300W', 'ESB58378431'],
  FI: ['FI20774740'],
  FR: ['FR40303265045', 'FR23334175221', 'FRK7399859412', 'FR4Z123456782'],
  GB: ['GB980780684'],
  GR: ['EL094259216', 'EL023456780'],
  HR: ['HR33392005961'],
  HU: ['HU12892312'],
  IE: ['IE6433435F', 'IE6433435OA', 'IE8D79739I'],
  IT: ['IT00743110157'],
  LT: ['LT119511515', 'LT100001919017'],
  LU: ['LU15027442'],
  LV: ['LV40003521600', 'LV16117519997'],
  MC: ['FR53000004605'],
  MT: ['MT11679112'],
  NL: ['NL123456782B01', 'NL000099998B57', 'NL004495445B99'],
  NO: ['NO995525828MVA'],
  PL: ['PL8567346215'],
  PT: ['PT501964843'],
  RO: ['RO18547290'],
  SE: ['SE123456789701'],
  SI: ['SI50223054'],
  SK: ['SK2022749619'],
};

describe.each(Object.entries(right))('a VAT number from %s', (country, numbers) => {
  test.each(numbers.map((number) => [number]))('%s is right', (number) => {
    expect(isVatNumber(number, country)).toBe(true);
  });
  test.each(numbers.map((number) => [number]))('%s is wrong with other digits', (number) => {
    const digits = [...number].flatMap((character, index) => (/\d/.test(character) ? [index] : []));
    const changed = digits.flatMap((index) =>
      [1, 2, 3].map((more) => {
        const other = String((Number(number[index]) + more) % 10);
        return number.slice(0, index) + other + number.slice(index + 1);
      }),
    );
    // A check digit of one out of nine or ten lets some of them pass; none would be no check.
    const passing = changed.filter((other) => isVatNumber(other, country));
    expect(passing.length).toBeLessThan(changed.length / 2);
  });
});

test('a number without the letters of a country, or of another structure, is none', () => {
  for (const text of ['0403019261', 'BE', 'BE04030192611', 'XX0403019261'])
    expect(isVatNumber(text, 'BE')).toBe(false);
});
