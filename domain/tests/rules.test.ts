import { describe, expect, test } from 'vitest';
import { rules, type FieldValue, type FormValues, type RuleName } from '../src/forms/index.js';

const values: FormValues = { email: 'noor@bezoeker.example', leeg: '', dagen: ['di', 'wo'] };
const today = '2027-02-09';

const file = (size: number) => ({ name: 'logo.png', size, type: 'image/png' });
const named = (name: string) => ({ name, size: 1, type: '' });

/** Rule, its arguments, values that satisfy it, values that do not. */
const table: [RuleName, string[], FieldValue[], FieldValue[]][] = [
  ['required', [], ['a', ['a'], [file(1)], '0'], ['', '  ', '\n\t', [], '\u00a0']],
  ['require_one', ['email'], ['', 'a'], []],
  ['require_one', ['leeg'], ['a'], ['', []]],
  ['require_one', ['leeg', 'dagen'], [''], []],
  ['accepted', [], ['ja', 'on', 'yes', '1', 'true'], ['', 'nee', '0', 'JA', ['ja']]],
  [
    'email',
    [],
    [
      'noor@bezoeker.example',
      'a@b.nl',
      'voor.achter+x@post.bedrijf.amsterdam',
      ' noor@bezoeker.example ',
      "o'brien@x.ie",
    ],
    [
      'noor',
      'noor@',
      '@x.nl',
      'noor@localhost',
      'a..b@x.nl',
      '.a@x.nl',
      'a@x..nl',
      'a@-x.nl',
      'a b@x.nl',
      'a@x.nl,b@x.nl',
      'a@x.nl\nb@x.nl',
      `${'a'.repeat(65)}@x.nl`,
      `a@${'x'.repeat(63)}.${'y.'.repeat(100)}nl`,
      '"a"@x.nl',
      'a@[127.0.0.1]',
      [file(1)],
    ],
  ],
  [
    'url',
    [],
    [
      'https://voorbeeld.nl',
      'http://www.voorbeeld.nl:8080/pad?x=1#y',
      'HTTPS://Voorbeeld.NL/',
      'https://bücher.example/é',
      ' https://x.nl ',
    ],
    [
      'voorbeeld.nl',
      'ftp://x.nl',
      'javascript:alert(1)',
      'https://',
      'https://localhost',
      'https://x',
      'https://x.nl/a b',
      'https://x.nl/"',
      'https://-x.nl',
      'https://u:p@x.nl',
      'https://x.nl:999999',
      '//x.nl',
      `https://x.nl/${'a'.repeat(2048)}`,
    ],
  ],
  ['url', ['ftp'], ['ftp://bestanden.voorbeeld.nl/x'], ['https://x.nl']],
  ['length', ['2', '4'], ['ab', 'abcd', '👷🏠', ['a', 'b']], ['a', 'abcde', ['a']]],
  ['length', ['4', '2'], ['ab', 'abcd'], ['a', 'abcde']],
  ['length', ['2'], ['ab', 'a'.repeat(5000)], ['a']],
  ['confirm', ['email'], ['noor@bezoeker.example'], ['Noor@bezoeker.example', 'x']],
  ['confirm', ['nergens'], [''], ['x']],
  ['matches', ['a', 'b'], ['a', 'b'], ['c', 'A']],
  ['is', ['a'], ['a'], ['b', 'a ']],
  ['not', ['a', 'b'], ['c', 'A'], ['a', 'b']],
  ['starts_with', ['NL', 'BE'], ['NL1', 'BE'], ['DE', 'nl1']],
  ['ends_with', ['.nl'], ['x.nl'], ['x.NL', 'nl']],
  ['alpha', [], ['Zoë', 'Łódź', 'Ελένη', 'Иван', 'IJsselstein'], ['a b', 'a1', 'a-b', '漢', '😀', 'a\n']],
  ['alpha', ['latin'], ['Noor'], ['Zoë']],
  ['alpha_spaces', [], ['Noor de Wit'], ['Noor-de Wit', 'Noor\tde']],
  ['alphanumeric', [], ['Hal2', 'é9'], ['Hal 2', 'a_b', '٣']],
  ['contains_alpha', [], ['1a', 'é'], ['12', '--']],
  ['contains_alpha', ['latin'], ['1a'], ['é']],
  ['contains_alpha_spaces', [], ['1 ', 'a'], ['12']],
  ['contains_alphanumeric', [], ['-1', '-a'], ['--']],
  ['contains_lowercase', [], ['Aa', 'é'], ['AB1', 'É']],
  ['contains_uppercase', [], ['aA', 'É'], ['ab1']],
  ['contains_numeric', [], ['a1'], ['ab', '٣']],
  ['contains_symbol', [], ['a!', '~', '`'], ['a1', 'é', ' ']],
  ['lowercase', [], ['noor', 'zoë'], ['Noor', 'noor1', 'noor de']],
  ['lowercase', ['allow_numeric'], ['noor1'], ['Noor1', 'noor-1']],
  ['lowercase', ['allow_non_alpha'], ['noor de wit-1'], ['noor De wit']],
  ['uppercase', [], ['NOOR'], ['NOoR', 'NOOR1']],
  ['uppercase', ['allow_numeric'], ['NOOR1'], ['NOOR 1']],
  ['symbol', [], ['!?', '#'], ['a!', ' ']],
  [
    'number',
    [],
    ['0', '-1', '+1.5', '.5', '1234567890', ' 7 '],
    ['1,5', '1e3', '0x10', 'Infinity', 'NaN', '1.', '--1', '1'.repeat(16)],
  ],
  ['min', ['3'], ['3', '10', ['a', 'b', 'c']], ['2', '2.99', 'x', ['a']]],
  ['min', [], ['1'], ['0']],
  ['max', ['3'], ['3', '-10', ['a']], ['4', '3.01', 'x', ['a', 'b', 'c', 'd']]],
  ['max', [], ['10'], ['11']],
  ['between', ['2', '4'], ['2', '3.5', '4'], ['1.99', '4.01', 'x']],
  ['between', ['4', '2'], ['3'], ['5']],
  ['date_after', ['2027-02-01'], ['2027-02-02'], ['2027-02-01', '2027-01-31', 'x', '2027-2-2']],
  ['date_after', [], ['2027-02-10'], ['2027-02-09', '2027-02-08']],
  ['date_after', ['today'], ['2027-02-10'], ['2027-02-09']],
  ['date_after_or_equal', [], ['2027-02-09'], ['2027-02-08']],
  ['date_before', ['2027-02-01'], ['2027-01-31'], ['2027-02-01', '2027-02-30']],
  ['date_before_or_equal', ['2027-02-01'], ['2027-02-01'], ['2027-02-02']],
  [
    'date_between',
    ['2027-02-09', '2027-02-11'],
    ['2027-02-09', '2027-02-10', '2027-02-11'],
    ['2027-02-08', '2027-02-12', '2027-02-10T10:00'],
  ],
  ['date_format', ['DD-MM-YYYY'], ['09-02-2027', '29-02-2028'], ['29-02-2027', '2027-02-09', '9-2-2027']],
  ['date_format', ['DD/MM/YYYY'], ['09/02/2027'], ['02/30/2027']],
  ['date_format', ['MM/DD/YYYY'], ['02/28/2027'], ['28/02/2027']],
  ['date_format', [], ['2027-02-09', '0001-01-01'], ['2027-13-01', '2027-00-10', '2027-01-00']],
  ['maxFiles', ['1'], [[], [file(1)], '', 'x'], [[file(1), file(2)]]],
  ['maxFileSize', ['1'], [[], [file(0)], [file(1024)]], [[file(1025)], [file(1), file(9999)]]],
  [
    'fileTypes',
    ['pdf', 'svg'],
    [[], 'x', [named('a.PDF')], [named('a')], [named('a.svg')], [named('a.png')]],
    [[named('a.jpeg')], [named('a.pdf.exe')], [named('a.pdf'), named('b.zip')]],
  ],
  [
    'iban',
    [],
    ['NL91 abna 0417 1643 00', 'GB29NWBK60161331926819'],
    ['', 'NL91ABNA0417164301', ['NL91ABNA0417164300'], []],
  ],
  ['iban', ['sepa'], ['NL91ABNA0417164300'], ['TR330006100519786457841326']],
  [
    'phone',
    [],
    ['020 123 45 67', '+31 (0)20-1234567', '06-12345678', '+32.2.123.45.67'],
    ['1234567', '+', '020 12a 45 67', '1'.repeat(16), '020123456789012345'],
  ],
  [
    'postcode',
    [],
    ['1234 AB', '1234ab', ' 9999XZ '],
    ['0123 AB', '1234 SA', '1234 sd', '1234SS', '1234  AB', '123 AB', '12345 AB', '1234 A1'],
  ],
  ['kvk', [], ['12345678', '1234 5678'], ['1234567', '123456789', '1234567a']],
  [
    'btw',
    [],
    ['NL000099998B57', 'nl0044 95445 b01', 'NL123456782B90'],
    ['NL123456789B01', 'NL000000000B01', 'BE0123456749', 'NL12345678B01', 'NL004495445B1', ''],
  ],
];

test('every rule has cases', () => {
  expect([...new Set(table.map(([name]) => name))].sort()).toEqual(Object.keys(rules).sort());
});

describe.each(table)('%s %j', (name, args, right, wrong) => {
  const verdict = (value: FieldValue) => rules[name].check(value, args, { name: 'veld', values, today });

  test.each(right.map((value) => [value]))('is satisfied by %j', (value) => {
    expect(verdict(value)).toBe(true);
  });
  test.each(wrong.map((value) => [value]))('is not satisfied by %j', (value) => {
    expect(verdict(value)).toBe(false);
  });
});

test('confirm without an argument compares with the field whose name comes before _confirm', () => {
  const context = { name: 'email_confirm', values, today };
  expect(rules.confirm.check('noor@bezoeker.example', [], context)).toBe(true);
  expect(rules.confirm.check('x@bezoeker.example', [], context)).toBe(false);
});

test('no rule takes long for a text that was made to make it slow', () => {
  const texts = [
    'a'.repeat(100_000),
    `${'a-'.repeat(50_000)}@`,
    `${'a.'.repeat(50_000)}@`,
    `a@${'a.'.repeat(50_000)}`,
    `https://${'a-'.repeat(50_000)}`,
    '('.repeat(100_000),
    ' '.repeat(100_000),
  ];
  // A pattern that goes back and forth over 100,000 characters would not end within this test's time limit.
  for (const [name, args] of table)
    for (const text of texts) rules[name].check(text, args, { name: 'veld', values, today });
});
