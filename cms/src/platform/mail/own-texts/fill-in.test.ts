import { describe, expect, it } from 'vitest';
import type { EmailContent, Template } from '../layout';
import { fillIn, textOf } from './fill-in';

const mail = (variables: Record<string, string>, keeps?: Template['keeps']): EmailContent => ({
  subject: 'Standaard',
  greeting: 'Dag Noor,',
  paragraphs: ['Een.', 'Twee.'],
  notes: ['Klein.'],
  template: { name: 'proef', variables, ...(keeps && { keeps }) },
});

describe('the words of the organiser', () => {
  it('take the place of subject and paragraphs, and of nothing else', () => {
    const own = { subject: 'Voor {naam}', text: 'Dag {naam}.\n\n  \n\nTot {dag}.\nEn {dag}.' };
    expect(fillIn(mail({ naam: 'Noor', dag: 'dinsdag' }), own, {})).toEqual({
      subject: 'Voor Noor',
      greeting: 'Dag Noor,',
      paragraphs: ['Dag Noor.', 'Tot dinsdag.\nEn dinsdag.'],
      notes: ['Klein.'],
    });
  });

  it('are filled in once: a value is no template', () => {
    const variables = { naam: '{dag} $& {naam} <b>', dag: 'dinsdag' };
    const own = { subject: '{naam}', text: '{naam}, {dag}' };
    expect(textOf(fillIn(mail(variables), own, {}))).toEqual({
      subject: '{dag} $& {naam} <b>',
      text: '{dag} $& {naam} <b>, dinsdag',
    });
  });

  it.each([
    ['a line break', 'Noor\r\nBcc: x@x.example', 'Noor Bcc: x@x.example'],
    ['a line separator', 'Noor\u2028Bcc: x', 'Noor Bcc: x'],
    ['a sign that turns the line', 'Noor\u202eroon', 'Noorroon'],
  ])('have a subject of one line, whatever a value has in it: %s', (_what, naam, subject) => {
    expect(fillIn(mail({ naam }), { subject: '{naam}', text: 'x' }, {}).subject).toBe(subject);
  });

  it('leave what is no variable of the mail, and names that every object has', () => {
    const own = { subject: '{toString} {onbekend} {', text: '{constructor}' };
    expect(textOf(fillIn(mail({}), own, {}))).toEqual({
      subject: '{toString} {onbekend} {',
      text: '{constructor}',
    });
  });

  it('leave what an editor wrote at the form', () => {
    const own = { subject: 'Eigen', text: 'Eigen tekst' };
    expect(textOf(fillIn(mail({}, ['subject']), own, {}))).toEqual({
      subject: 'Standaard',
      text: 'Eigen tekst',
    });
    expect(textOf(fillIn(mail({}, ['subject', 'paragraphs']), own, {})).text).toBe('Een.\n\nTwee.');
  });

  it('make a paragraph of each paragraph of a value, and none of an empty one', () => {
    const own = { subject: 'x', text: 'Eerst.\n\n{tekst}\n\nLaatst.' };
    expect(fillIn(mail({ tekst: 'Een.\n\nTwee.' }), own, {}).paragraphs).toEqual([
      'Eerst.',
      'Een.',
      'Twee.',
      'Laatst.',
    ]);
    expect(fillIn(mail({ tekst: '' }), own, {}).paragraphs).toEqual(['Eerst.', 'Laatst.']);
  });
});
