import { fieldKinds, rules, type FieldKind, type Rule } from 'beursvloer-domain/forms';
import { describe, expect, test } from 'vitest';
import type { FailedField } from './field-failure';
import { en } from './en';
import { nl } from './nl';

/** Arguments that a rule can have: none of the optional ones, and all of them. */
function argumentsOf({ args, optional = 0 }: Rule): string[][] {
  const whole = args.map((kind, index) => {
    if (typeof kind !== 'string') return kind[0] ?? '';
    return { count: `${index + 2}`, number: `${index + 2}`, date: '2027-02-09', field: 'ander', text: 'x' }[
      kind
    ];
  });
  return [whole.slice(0, args.length - optional), whole];
}

const field = (kind: FieldKind, args: readonly string[] = []): FailedField => ({
  label: 'Naam',
  kind,
  args,
  labelOf: () => 'Het andere',
});

describe.each([
  ['Dutch', nl],
  ['English', en],
] as const)('in %s', (_, { forms }) => {
  test('every rule has a sentence for every kind of field and all of its arguments', () => {
    for (const [name, rule] of Object.entries(rules)) {
      for (const kind of [...fieldKinds, 'password'] as const) {
        for (const args of argumentsOf(rule)) {
          const table: Readonly<Record<string, (failed: FailedField) => string>> = forms.rules;
          const message = table[name]?.(field(kind, args)) ?? '';
          expect([name, kind, args, message]).toEqual([name, kind, args, expect.stringMatching(/^\S.*\.$/)]);
          expect(message).not.toMatch(/undefined|NaN|Infinity|null|Invalid/);
        }
      }
    }
  });

  test('there are no words for rules that do not exist', () => {
    expect(Object.keys(forms.rules).sort()).toEqual(Object.keys(rules).sort());
  });
});

test('the five messages of the specification are said as given', () => {
  const { rules: words, incomplete, fallback, unnamed } = nl.forms;
  expect(words.required({ ...field('text'), label: unnamed })).toBe('Field is verplicht.');
  expect(words.required(field('text'))).toBe('Naam is verplicht.');
  const question = { ...field('text'), label: 'Wanneer komt u?' };
  expect(words.required(question)).toBe('Geef antwoord op de vraag: Wanneer komt u?');
  expect(words.email(field('email'))).toBe('Vul een geldig e-mailadres in.');
  expect(words.url(field('text'))).toBe('Voer een geldige URL in.');
  expect(incomplete).toBe('Sorry, niet alle velden zijn correct ingevuld.');
  expect(fallback).toBe('This field is not valid.');
});

test('a message says its limits as they are meant', () => {
  const { rules: words } = nl.forms;
  expect(words.length(field('text', ['2', '80']))).toBe('Gebruik ten minste 2 en ten hoogste 80 tekens.');
  expect(words.length(field('text', ['80', '0']))).toBe('Gebruik ten hoogste 80 tekens.');
  expect(words.length(field('text', ['1']))).toBe('Gebruik ten minste 1 teken.');
  expect(words.length(field('text', ['6', '6']))).toBe('Gebruik precies 6 tekens.');
  expect(words.between(field('number', ['2.5', '1']))).toBe('Vul een getal in van 1 tot en met 2,5.');
  expect(words.min(field('choices', ['2']))).toBe('Kies er ten minste 2.');
  expect(words.maxFileSize(field('file', ['2048']))).toBe('Kies bestanden van ten hoogste 2 MB per stuk.');
  expect(words.date_after(field('date', ['2027-02-09']))).toBe('Kies een datum na 9 februari 2027.');
  expect(words.date_after(field('date'))).toBe('Kies een datum na vandaag.');
  expect(words.require_one(field('text', ['a']))).toBe(
    'Vul ten minste één van deze velden in: Naam of Het andere.',
  );
});
