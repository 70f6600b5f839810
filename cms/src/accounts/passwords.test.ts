import { describe, expect, it } from 'vitest';
import { checkPassword } from './passwords';

describe('a new password', () => {
  it.each([
    'drie losse woorden',
    'houtskeletbouw-in-Meerdam',
    'ñandú vliegt niet',
    '🏠🏠 huis aan huis',
    'a1!Z9q_Lm0#v',
  ])('may be %s', (password) => {
    expect(checkPassword(password)).toBe(true);
  });

  it.each(['', 'kort', 'elf tekens!', '🏠🏠🏠🏠🏠🏠🏠🏠🏠🏠🏠'])('of %s is too short', (password) => {
    expect(() => checkPassword(password)).toThrow('ten minste 12 tekens');
  });

  it.each([
    '123456789987654321',
    'QWERTY123456',
    'welkom123456',
    '!!wachtwoord!!',
    'passwordpassword',
    'abcabcabcabc',
    'aaaaaaaaaaaaaaaa',
    '202720272027',
  ])('like %s is too common', (password) => {
    expect(() => checkPassword(password)).toThrow('komt te veel voor');
  });
});
