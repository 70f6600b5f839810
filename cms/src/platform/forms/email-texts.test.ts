import { expect, it } from 'vitest';
import { fillIn, textOf } from '../mail/own-texts/fill-in';
import { confirmation } from './email-texts';

const form = { confirmationMailSubject: null, confirmationMailText: null, confirmationText: 'Dank u wel.' };
const own = { subject: 'Ontvangen', text: 'Wat u stuurde heeft {nummer}.\n\n{tekst}' };

it('the organiser’s words for confirmations hold what the form says', () => {
  expect(textOf(fillIn(confirmation(form, 'AB12', 'nl'), own, {}))).toEqual({
    subject: 'Ontvangen',
    text: 'Wat u stuurde heeft AB12.\n\nDank u wel.',
  });
});

it('a form with a subject of its own keeps it', () => {
  const written = { ...form, confirmationMailSubject: 'Uw vraag' };
  expect(fillIn(confirmation(written, 'AB12', 'nl'), own, {}).subject).toBe('Uw vraag');
});
