import fc from 'fast-check';
import { getCountrySpecifications, isValidIBAN, setCountryBBANValidation } from 'ibantools';
import { describe, expect, test } from 'vitest';
import { formatIban, ibanCountries, isIban, isSepaIban } from '../src/numbers/index.js';
import { structures } from '../src/numbers/iban-countries.js';
import cases from './iban-cases.json' with { type: 'json' };

const characters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const sets = { n: characters.slice(0, 10), a: characters.slice(10), c: characters } as const;

test('all countries of the SWIFT register and the others that ibantools knows have cases', () => {
  const known = Object.entries(getCountrySpecifications()).filter(([, { chars }]) => chars);
  expect(ibanCountries).toEqual(known.map(([code]) => code).sort());
  expect(cases.map(({ country }) => country)).toEqual(ibanCountries);
});

describe.each(cases)('of $country', ({ right, wrongCheckDigits, tooShort, tooLong, wrongStructure }) => {
  test('a right IBAN is accepted, also in groups and in small letters', () => {
    for (const written of [
      right,
      right.toLowerCase(),
      formatIban(right),
      ` ${formatIban(right.toLowerCase())} `,
    ])
      expect(isIban(written)).toBe(true);
  });

  test('wrong check digits, a wrong length and a wrong structure are rejected', () => {
    expect([wrongCheckDigits, tooShort, tooLong, wrongStructure].filter(isIban)).toEqual([]);
  });
});

test.each([
  ['GB29 NWBK 6016 1331 9268 19', true],
  ['NL91 ABNA 0417 1643 00', true],
  ['DE89 3704 0044 0532 0130 00', true],
  ['BE68 5390 0754 7034', true],
  ['FR14 2004 1010 0505 0001 3M02 606', true],
  ['', false],
  ['NL', false],
  ['ZZ68539007547034', false],
  ['constructor', false],
  ['__proto__', false],
  ['NL91-ABNA-0417-1643-00', false],
  ['nl91 abna 0417 1643 0٠', false],
  ['NL91ABNA04171643001', false],
])('%j is judged %s', (written, verdict) => {
  expect(isIban(written)).toBe(verdict);
});

/** IBANs that are right, and as many with one character damaged, doubled or missing. */
const ibans = fc
  .record({
    country: fc.constantFrom(...ibanCountries),
    picks: fc.array(fc.nat(35), { minLength: 31, maxLength: 31 }),
    damage: fc.option(
      fc.record({ at: fc.nat(31), by: fc.constantFrom(...characters, ''), length: fc.nat(1) }),
      { freq: 2 },
    ),
  })
  .map(({ country, picks, damage }) => {
    let used = 0;
    const bban = (structures[country] ?? '').replace(
      /([nac])(\d+)/g,
      (_, kind: 'n' | 'a' | 'c', count: string) =>
        Array.from({ length: Number(count) }, () => {
          const set = sets[kind];
          return set[(picks[used++] ?? 0) % set.length];
        }).join(''),
    );
    const digits = `${bban}${country}00`.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
    const iban = `${country}${String(98n - (BigInt(digits) % 97n)).padStart(2, '0')}${bban}`;
    return damage ? iban.slice(0, damage.at) + damage.by + iban.slice(damage.at + damage.length) : iban;
  });

test('ibantools judges 100,000 IBANs of all countries, right and damaged, in the same way', () => {
  // Check digits inside the account number are not ours to judge.
  for (const code of ibanCountries) setCountryBBANValidation(code, () => true);
  const drawn = fc.sample(ibans, { seed: 20270209, numRuns: 100_000 });
  expect(drawn.filter((iban) => isIban(iban) !== isValidIBAN(iban))).toEqual([]);
  const right = drawn.filter(isIban).length;
  expect(Math.min(right, drawn.length - right)).toBeGreaterThan(30_000);
});

test.each([
  ['NL91ABNA0417164300', true],
  ['rs35260005601001611379', true],
  ['TR330006100519786457841326', false],
])('whether money can be collected from %s is %s', (iban, verdict) => {
  expect(isSepaIban(iban)).toBe(verdict);
});
