import { describe, expect, test } from 'vitest';
import { nl } from '../messages/nl';
import { fileReader } from './files/read-files';
import type { WordedForm } from './form';
import { messageOf, submissionOf } from './judgement';

const form: WordedForm = {
  name: 'proef',
  fields: [
    { name: 'naam', kind: 'text', label: 'Naam', rules: [{ name: 'required' }] },
    { name: 'email', kind: 'email', label: 'E-mailadres', rules: [{ name: 'email' }] },
    { name: 'nogmaals', kind: 'email', label: 'Nogmaals', rules: [{ name: 'confirm', args: ['email'] }] },
    {
      name: 'dagen',
      kind: 'choices',
      label: 'Dagen',
      options: ['di', 'wo'],
      rules: [{ name: 'min', args: ['2'] }],
    },
    {
      name: 'site',
      kind: 'text',
      label: 'Website',
      rules: [{ name: 'url', isBlocking: false }],
    },
    {
      name: 'logo',
      kind: 'file',
      label: 'Logo',
      rules: [
        { name: 'maxFiles', args: ['1'] },
        { name: 'maxFileSize', args: ['1'] },
      ],
    },
  ],
};

function judged(fields: readonly (readonly [string, string | File])[]) {
  const sent = new FormData();
  for (const [name, value] of fields) sent.append(name, value);
  return submissionOf(form, sent, '2027-02-09', nl.forms, fileReader(nl.files));
}

describe('a form that was sent', () => {
  test('gives its values when nothing that blocks is wrong', () => {
    const submission = judged([
      ['form', 'proef'],
      ['naam', ' Noor '],
      ['site', 'geen adres'],
      ['dagen', 'wo'],
      ['dagen', 'di'],
      ['logo', new File(['x'], 'logo.png', { type: 'image/png' })],
      ['vreemd', 'x'],
    ]);
    expect(submission).toMatchObject({
      status: 'success',
      value: {
        naam: 'Noor',
        email: '',
        nogmaals: '',
        dagen: ['di', 'wo'],
        site: 'geen adres',
        logo: [{ name: 'logo.png', size: 1, type: 'image/png' }],
      },
    });
  });

  test('gives the messages of each wrong field, in the words of its label', () => {
    const large = new File(['x'.repeat(1025)], 'a.png');
    const submission = judged([
      ['email', 'noor@bezoeker.example'],
      ['nogmaals', 'ander@bezoeker.example'],
      ['dagen', 'di'],
      ['logo', large],
      ['logo', large],
    ]);
    expect(submission).toMatchObject({
      status: 'error',
      error: {
        naam: ['Naam is verplicht.'],
        nogmaals: ['Nogmaals is niet hetzelfde als E-mailadres.'],
        dagen: ['Kies er ten minste 2.'],
        logo: ['Kies ten hoogste 1 bestand.', 'Kies bestanden van ten hoogste 1 kB per stuk.'],
      },
    });
  });

  test('judges the uploads that stand in the place of files, and says what is wrong with those that are not there', () => {
    const logo = (bytes: number) => JSON.stringify({ id: 'a', name: 'logo.png', type: 'png', bytes });
    const named = ['naam', 'Noor'] as const;
    const days = [
      ['dagen', 'di'],
      ['dagen', 'wo'],
    ] as const;
    expect(judged([named, ...days, ['logo', logo(1024)]])).toMatchObject({
      status: 'success',
      value: { logo: [{ name: 'logo.png', size: 1024 }] },
    });
    expect(judged([named, ...days, ['logo', logo(1)], ['logo', logo(2)]])).toMatchObject({
      error: { logo: ['Kies ten hoogste 1 bestand.'] },
    });
    expect(
      judged([named, ...days, ['logo', JSON.stringify({ fault: 'cut-off', name: 'logo.png' })]]),
    ).toMatchObject({ error: { logo: ['logo.png is niet helemaal aangekomen. Probeer het opnieuw.'] } });
  });

  test('counts a file field that was left empty as no file', () => {
    expect(
      judged([
        ['naam', 'Noor'],
        ['logo', new File([], '')],
      ]),
    ).toMatchObject({
      status: 'success',
      value: { logo: [] },
    });
  });

  test('is judged when its fields have the shape of lists and objects', () => {
    const submission = judged([
      ['naam[0]', 'a'],
      ['naam[1]', 'b'],
      ['email.x', 'b'],
      ['__proto__[naam]', 'c'],
      ['dagen[5]', 'di'],
    ]);
    expect(submission).toMatchObject({ status: 'error', error: { naam: ['Naam is verplicht.'] } });
    expect({}).not.toHaveProperty('naam');
  });
});

test('a rule that this build does not know has the fallback as its message', () => {
  const unknown = { rule: 'nieuw' as 'required', args: [] };
  const field = { label: 'Naam', kind: 'text' } as const;
  expect(messageOf(unknown, field, form, nl.forms)).toBe('This field is not valid.');
  expect(messageOf({ rule: 'required', args: [] }, { ...field, label: '' }, form, nl.forms)).toBe(
    'Field is verplicht.',
  );
});
