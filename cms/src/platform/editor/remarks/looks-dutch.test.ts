import { expect, it } from 'vitest';
import { looksDutch } from './looks-dutch';

it.each([
  ['Wij bouwen met hout aan de stad van morgen.', null],
  ['De beurs voor woningbouw', 'De beurs voor woningbouw'],
  ['Deze tekst is nog niet vertaald, maar dat komt.', null],
  ['Over de beurs', 'Over de beurs'],
])('“%s” is Dutch', (text, original) => {
  expect(looksDutch(text, original)).toBe(true);
});

it.each([
  ['We build the city of tomorrow with timber.', 'Wij bouwen met hout aan de stad van morgen.'],
  // Names and words that both languages have.
  ['Houthuis Nederland', 'Houthuis Nederland'],
  ['Workshop', 'Workshop'],
  ['Contact', 'Contact'],
  // A Dutch name in an English text.
  ['Visit the Vereniging van Bouwers at stand 1.A01', null],
  ['', null],
])('“%s” is not', (text, original) => {
  expect(looksDutch(text, original)).toBe(false);
});
