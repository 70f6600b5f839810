import { describe, expect, test } from 'vitest';
import { definitionFaults, type FieldDefinition, type RuleUse } from '../src/forms/index.js';

const field = (name: string, more: Partial<FieldDefinition> = {}): FieldDefinition => ({
  name,
  kind: 'text',
  rules: [],
  ...more,
});
const codes = (...fields: FieldDefinition[]) => definitionFaults({ fields }).map(({ code }) => code);
const ruled = (...rules: RuleUse[]) => codes(field('a', { rules }));

test('a form that visitors can fill in has no faults', () => {
  const form = [
    field('onderwerp', { kind: 'select', options: ['stand', 'pers'], rules: [{ name: 'required' }] }),
    field('medium', {
      showWhen: { field: 'onderwerp', is: 'pers' },
      rules: [{ name: 'length', args: ['2', '80'] }],
    }),
    field('email', { kind: 'email', rules: [{ name: 'required' }, { name: 'email' }] }),
    field('nogmaals', { rules: [{ name: 'confirm', args: ['email'] }] }),
    field('dag', { kind: 'date', rules: [{ name: 'date_between', args: ['2027-02-09', '2027-02-11'] }] }),
    field('logo', {
      kind: 'file',
      rules: [
        { name: 'maxFiles', args: ['1'] },
        { name: 'maxFileSize', args: ['2000'] },
        { name: 'fileTypes', args: ['svg', 'png'] },
      ],
    }),
  ];
  expect(codes(...form)).toEqual([]);
});

describe('a form cannot be saved', () => {
  test.each<[string, string[], FieldDefinition[]]>([
    ['without fields', ['no-fields'], []],
    ['with two fields of one name', ['same-name'], [field('naam'), field('Naam')]],
    [
      'with a name that is none',
      ['bad-name', 'bad-name', 'bad-name'],
      [field(''), field('1a'), field('a b')],
    ],
    ['with a name that the form itself uses', ['reserved-name'], [field('Captcha')]],
    [
      'with a choice of nothing',
      ['no-options', 'no-options'],
      [field('a', { kind: 'choice' }), field('b', { kind: 'select', options: [' '] })],
    ],
    ['with an option twice', ['same-option'], [field('a', { kind: 'choices', options: ['x', 'x'] })]],
    [
      'with a condition on itself',
      ['condition-on-itself'],
      [field('a', { showWhen: { field: 'a', is: 'x' } })],
    ],
    [
      'with a condition on a field that is not there',
      ['unknown-field'],
      [field('a', { showWhen: { field: 'b', is: 'x' } })],
    ],
    [
      'with conditions that go in a circle',
      ['condition-in-circle', 'condition-in-circle', 'condition-in-circle'],
      [
        field('a', { showWhen: { field: 'b', is: 'x' } }),
        field('b', { showWhen: { field: 'c', is: 'x' } }),
        field('c', { showWhen: { field: 'a', is: 'x' } }),
      ],
    ],
    [
      'with a condition on an option that is not offered',
      ['condition-unreachable'],
      [field('a', { kind: 'select', options: ['x'] }), field('b', { showWhen: { field: 'a', is: 'y' } })],
    ],
    [
      'with a condition on several options of which one is not offered, or on none',
      ['condition-unreachable', 'condition-unreachable'],
      [
        field('a', { kind: 'select', options: ['x', 'y'] }),
        field('b', { showWhen: { field: 'a', is: ['x', 'z'] } }),
        field('c', { showWhen: { field: 'a', is: [] } }),
      ],
    ],
    [
      'with a file rule on a text',
      ['rule-needs-files'],
      [field('a', { rules: [{ name: 'maxFiles', args: ['1'] }] })],
    ],
  ])('%s', (_, expected, fields) => {
    expect(codes(...fields)).toEqual(expected);
  });

  test('with a rule that does not exist, or twice the same', () => {
    expect(ruled({ name: 'regex' as RuleUse['name'] })).toEqual(['unknown-rule']);
    expect(ruled({ name: 'constructor' as RuleUse['name'] })).toEqual(['unknown-rule']);
    expect(ruled({ name: 'email' }, { name: 'email' })).toEqual(['same-rule']);
  });

  test.each<RuleUse>([
    { name: 'length' },
    { name: 'length', args: ['1', '2', '3'] },
    { name: 'length', args: ['-1'] },
    { name: 'between', args: ['1'] },
    { name: 'min', args: ['veel'] },
    { name: 'date_after', args: ['2027-02-30'] },
    { name: 'url', args: ['javascript'] },
    { name: 'email', args: ['x'] },
    { name: 'matches', args: [''] },
    { name: 'iban', args: ['nl'] },
  ])('with a rule that has the wrong arguments: $name $args', (use) => {
    expect(ruled(use)).toEqual(['bad-arguments']);
  });

  test('with a limit below another', () => {
    expect(ruled({ name: 'length', args: ['5', '2'] })).toEqual(['limits-crossed']);
    expect(ruled({ name: 'between', args: ['5', '2'] })).toEqual(['limits-crossed']);
    expect(ruled({ name: 'min', args: ['5'] }, { name: 'max', args: ['4.5'] })).toEqual(['limits-crossed']);
    expect(
      ruled({ name: 'date_after', args: ['2027-02-09'] }, { name: 'date_before', args: ['2027-02-08'] }),
    ).toEqual(['limits-crossed']);
    expect(ruled({ name: 'date_between', args: ['2027-02-09', '2027-02-08'] })).toEqual(['limits-crossed']);
  });
});
