import { describe, expect, test } from 'vitest';
import { judge, normaliseValue, shownValue, type FieldKind, type RuleUse } from '../src/forms/index.js';
import { asciiDomain } from '../src/forms/normalise/ascii-domain.js';

const today = '2027-02-09';

/** The stored text for a field of this kind with these rules; null where the text is rejected. */
function stored(
  text: string,
  kind: FieldKind,
  rules: readonly RuleUse[],
  values: Record<string, string> = {},
) {
  const fields = [
    { name: 'land', kind: 'text' as const, rules: [] },
    { name: 'veld', kind, rules },
  ];
  const verdict = judge({ fields }, { ...values, veld: text }, today);
  return verdict.isValid ? verdict.values.veld : null;
}

interface Table {
  kind: FieldKind;
  rules: readonly RuleUse[];
  right: readonly (readonly [typed: string, stored: string])[];
  wrong: readonly string[];
}

const tables: Readonly<Record<string, Table>> = {
  'a telephone number': {
    kind: 'phone',
    rules: [{ name: 'phone' }],
    right: [
      ['14 020', '14 020'],
      ['14 0318', '14 0318'],
      ['14-020', '14-020'],
      ['02/123.45.67', '02 123.45.67'],
      ['+49 (0) 30 / 123456', '+49 (0) 30 123456'],
      ['06–12345678', '06-12345678'],
      ['\u202a0612345678\u202c', '0612345678'],
      ['06-12345678', '06-12345678'],
      ['+31 (0)6 12345678', '+31 (0)6 12345678'],
      ['0031612345678', '0031612345678'],
      ['020 - 123 45 67', '020 - 123 45 67'],
      ['+32 470 12 34 56', '+32 470 12 34 56'],
      ['097010517412', '097010517412'],
      ['0800-1234', '0800-1234'],
      ['(+31) 20 123 45 67', '+31 20 123 45 67'],
      ['tel. 020-1234567', '020-1234567'],
      ['T: +31 20 1234567', '+31 20 1234567'],
      ['tel:+31201234567', '+31201234567'],
      ['Telefoonnummer: 020-1234567', '020-1234567'],
      ['06 12345678 (mobiel)', '06 12345678'],
      ['020 123 45 67 toestel 12', '020 123 45 67 ext. 12'],
      ['+49 30 123456 Durchwahl 12', '+49 30 123456 ext. 12'],
      ['020 123 45 67, ext. 12', '020 123 45 67 ext. 12'],
      ['020 123 45 67 x12', '020 123 45 67 ext. 12'],
      ['０２０－１２３４５６７', '020-1234567'],
      ['020\u00a0123\u202f45\u200967', '020 123 45 67'],
    ],
    wrong: [
      '112',
      '12345',
      'geen nummer',
      '+31 6',
      '14 0',
      '14 000',
      '020 123 45 67 of 06 12345678',
      'ext. 12',
    ],
  },
  'a Dutch postcode': {
    kind: 'text',
    rules: [{ name: 'postcode' }],
    right: [
      ['1234\u00a0AB', '1234 AB'],
      ['1234  AB', '1234 AB'],
      ['\t1234\u2009AB ', '1234 AB'],
      ['1234AB', '1234 AB'],
      ['1234 ab', '1234 AB'],
      ['NL-1234 AB', '1234 AB'],
      ['１２３４ＡＢ\u200b', '1234 AB'],
    ],
    wrong: ['0123 AB', '1234 SA', '2000', '1234 A'],
  },
  'an e-mail address': {
    kind: 'email',
    rules: [{ name: 'email' }],
    right: [
      ['info@bücher.example', 'info@xn--bcher-kva.example'],
      ['info@xn--bcher-kva.example', 'info@xn--bcher-kva.example'],
      ['jan@firma.nl\u200b', 'jan@firma.nl'],
      ['Jan@Firma.NL', 'Jan@Firma.NL'],
      ['mailto:jan@firma.nl?subject=Stand', 'jan@firma.nl'],
      ['jan@firma.nl.', 'jan@firma.nl'],
      ['Jan Jansen <jan@firma.nl>', 'jan@firma.nl'],
      ['\u00a0jan＠firma.nl\ufeff', 'jan@firma.nl'],
      ['info@CAFÉ.nl', 'info@xn--caf-dma.nl'],
    ],
    wrong: ['jan', 'jan@', 'jän@firma.nl', 'jan@firma', 'jan jansen@firma.nl'],
  },
  'a web address': {
    kind: 'text',
    rules: [{ name: 'url' }],
    right: [
      ['firma.nl', 'https://firma.nl'],
      [' www.firma.nl ', 'https://www.firma.nl'],
      ['www.firma.nl/stand?x=1#y', 'https://www.firma.nl/stand?x=1#y'],
      ['HTTP://firma.nl', 'http://firma.nl'],
      ['https:/firma.nl', 'https://firma.nl'],
      ['https:// firma.nl', 'https://firma.nl'],
      ['//firma.nl', 'https://firma.nl'],
      ['firma.nl:8080', 'https://firma.nl:8080'],
      ['\u200bfirma.nl.', 'https://firma.nl'],
      ['<https://firma.nl>', 'https://firma.nl'],
    ],
    wrong: [
      'geen',
      'javascript:alert(1)',
      'jan@firma.nl',
      'mailto:jan@firma.nl',
      'firma nl',
      'ftp://firma.nl',
    ],
  },
  'a number': {
    kind: 'number',
    rules: [{ name: 'min', args: ['0'] }],
    right: [
      ['1.000', '1000'],
      ['1.250,50', '1250.50'],
      ['1,250.50', '1250.50'],
      ['12,5', '12.5'],
      ['12.5', '12.5'],
      ['0,125', '0.125'],
      ['0.125', '0.125'],
      ['12 m²', '12'],
      ['12m2', '12'],
      ['€ 1.000,-', '1000'],
      ['1\u00a0000', '1000'],
      ['1 000 000', '1000000'],
      ["1'000", '1000'],
      ['1.000.000', '1000000'],
      ['1,000,000', '1000000'],
      ['１２', '12'],
      ['1250.125', '1250.125'],
    ],
    wrong: ['1,000', '12,125', '1.000.00', '1.00,0', 'twaalf', '12 km', '1e3'],
  },
  'an IBAN': {
    kind: 'text',
    rules: [{ name: 'iban' }],
    right: [
      ['nl91 abna 0417 1643 00', 'NL91ABNA0417164300'],
      ['NL91.ABNA.0417.1643.00', 'NL91ABNA0417164300'],
      ['IBAN: NL91\u00a0ABNA\u202f0417-1643-00\u200e', 'NL91ABNA0417164300'],
    ],
    wrong: ['NL91ABNA0417164301', 'IBAN', ''],
  },
  'a number of the Chamber of Commerce': {
    kind: 'text',
    rules: [{ name: 'kvk' }],
    right: [
      ['12 34 56 78', '12345678'],
      ['12.34.56.78', '12345678'],
      ['KvK 12345678', '12345678'],
      ['KVK-nummer: 12\u00a0345\u200b678', '12345678'],
    ],
    wrong: ['1234567', '123456789012', 'geen'],
  },
  'a Dutch VAT number': {
    kind: 'text',
    rules: [{ name: 'btw' }],
    right: [
      ['nl 1234.56.782.B01', 'NL123456782B01'],
      ['123456782b01', 'NL123456782B01'],
      ['btw NL123456782B01', 'NL123456782B01'],
      ['Btw-nummer: NL 1234-56-782 B01', 'NL123456782B01'],
      ['NL004495445B99', 'NL004495445B99'],
    ],
    wrong: ['NL004495445B00', 'NL123456783B01', 'BE0403019261', '123456782'],
  },
};

describe.each(Object.entries(tables))('%s', (_, { kind, rules, right, wrong }) => {
  test.each(right)('%j is stored as %j, also a second time', (typed, expected) => {
    expect(stored(typed, kind, rules)).toBe(expected);
    expect(stored(expected, kind, rules)).toBe(expected);
  });
  test.each(wrong.map((typed) => [typed]))('%j is refused as it was typed', (typed) => {
    expect(stored(typed, kind, rules)).toBeNull();
    expect(normaliseValue({ name: 'veld', kind, rules }, typed, {})).toBe(typed);
  });
});

test('any text loses the spaces and the invisible characters around it, and none within', () => {
  expect(stored('\ufeff\u200b Noor \u200bvan\u200dder Wit\u00a0\u200e\u2060', 'text', [])).toBe(
    'Noor \u200bvan\u200dder Wit',
  );
  expect(stored('\u200b\u00a0', 'text', [{ name: 'required' }])).toBeNull();
  expect(stored('\u200b geheim ', 'password', [])).toBe('\u200b geheim ');
});

test('a postcode and a VAT number are those of the country in the field that their rule names', () => {
  const inCountry = (land: string, rule: 'postcode' | 'btw', text: string) =>
    stored(text, 'text', [{ name: rule, args: ['land'] }], { land });
  expect(inCountry('BE', 'postcode', 'B-2000')).toBe('2000');
  expect(inCountry('PL', 'postcode', '00950')).toBe('00-950');
  expect(inCountry('GB', 'postcode', 'sw1a1aa')).toBe('SW1A 1AA');
  expect(inCountry('DE', 'postcode', '2000')).toBeNull();
  expect(inCountry('', 'postcode', '1234ab')).toBe('1234 AB');
  expect(inCountry('BE', 'btw', '0403.019.261')).toBe('BE0403019261');
  expect(inCountry('BE', 'btw', 'BE 403 019 261')).toBe('BE0403019261');
  expect(inCountry('BE', 'btw', 'BE0403019262')).toBeNull();
  expect(inCountry('BE', 'btw', 'NL123456782B01')).toBe('NL123456782B01');
  expect(inCountry('NL', 'btw', 'BE0403019261')).toBeNull();
  expect(inCountry('RS', 'btw', '100 000 024')).toBe('100000024');
});

test('a field shows what is stored in the way it was typed', () => {
  const number = { kind: 'number', rules: [] } as const;
  expect(shownValue(number, '1250.50', '1.250,50')).toBe('1250,50');
  expect(shownValue(number, '1250.50', '1,250.50')).toBe('1250.50');
  expect(shownValue(number, '1000', '1.000')).toBe('1000');
  const iban = { kind: 'text', rules: [{ name: 'iban' }] } as const;
  expect(shownValue(iban, 'NL91ABNA0417164300', 'nl91abna')).toBe('NL91 ABNA 0417 1643 00');
  expect(shownValue(iban, 'nergens', 'nergens')).toBe('nergens');
});

test.each([
  ['münchen.de', 'xn--mnchen-3ya.de'],
  ['例え.jp', 'xn--r8jz45g.jp'],
  ['почта.рф', 'xn--80a1acny.xn--p1ai'],
  ['straße.de', 'xn--strae-oqa.de'],
  ['a.nl', 'a.nl'],
])('the domain %s is %s in ASCII', (domain, ascii) => {
  expect(asciiDomain(domain)).toBe(ascii);
});

test('no text takes long to put in order', () => {
  const texts = ['(', ',', ' ', '.', '1.', 'a@', '<', '1 ', '\u200b'].map((part) => part.repeat(50_000));
  for (const { kind, rules } of Object.values(tables))
    for (const text of [...texts, ...texts.map((long) => long.slice(0, 4000))])
      normaliseValue({ name: 'veld', kind, rules }, `${text}x`, {});
});
