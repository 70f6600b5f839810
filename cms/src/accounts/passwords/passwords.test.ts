import { describe, expect, it } from 'vitest';
import { checkPassword, matches, normalForm } from './passwords';

describe('a new password', () => {
  it.each([
    'drie losse woorden',
    'houtskeletbouw-in-Meerdam',
    'ñandú vliegt niet',
    '🏠🏠 huis aan huis',
    'a1!Z9q_Lm0#v',
    '830194837261503948271605',
    '🏠🚲🌷🧀🚂⛵🐄🎡🎨📚🍟🎻🥁',
    'x'.repeat(3) + ' drie losse woorden op een rij, en nog een paar meer tot het vol is!',
  ])('may be %s', (password) => {
    expect(checkPassword(password)).toBe(true);
  });

  it.each(['', 'kort', 'elf tekens!', '🏠🏠🏠🏠🏠🏠🏠🏠🏠🏠🏠'])('of %s is too short', (password) => {
    expect(() => checkPassword(password)).toThrow('ten minste 12 tekens');
  });

  it.each([
    'drie losse woorden '.repeat(4),
    'zoë wandelt graag '.repeat(4),
    '🏠🚲🌷🧀🚂⛵🐄🎡🎨📚🍟🎻🥁🎺🎷🎸🎹🪗🎤',
  ])('of %s is too long for bcrypt', (password) => {
    expect(() => checkPassword(password)).toThrow('ten hoogste 72 tekens');
  });

  it.each(['drie losse\u0000 woorden', 'drie losse\nwoorden', 'drie losse \ud83c woorden'])(
    'cannot have the sign in %j',
    (password) => {
      expect(() => checkPassword(password)).toThrow('een teken dat niet kan');
    },
  );

  it.each([
    '123456789987654321',
    'QWERTY123456',
    'welkom123456',
    '!!wachtwoord!!',
    'qwertyuiopas',
    'W@chtw00rd123',
  ])('like %s is too common', (password) => {
    expect(() => checkPassword(password)).toThrow('komt te veel voor');
  });

  it.each([
    'abcabcabcabc',
    'aaaaaaaaaaaaaaaa',
    '202720272027',
    'fietsbelfietsbel',
    'azertyuiopqs',
    'mlkjhgfdsqmlk',
    'zyxwvutsrqpo',
    'abcdefghijkl',
    '🏠🏠🏠🏠🏠🏠🏠🏠🏠🏠🏠🏠🏠',
    '111111111111111111111111',
  ])('like %s is too easy to guess, and not called common', (password) => {
    expect(() => checkPassword(password)).toThrow('makkelijk te raden');
  });

  it.each([
    'jan.de.vries@bezoeker.example',
    'JAN.DE.VRIES@bezoeker.example',
    'jan.de.vries!2027',
    'Jan de Vries 2027',
    'jandevries2027',
    'Woonbeurs 2027!',
    'woonbeurs-2027',
  ])('like %s is not for who is called that, or for that fair', (password) => {
    const own = ['jan.de.vries@bezoeker.example', 'Jan de Vries', 'Woonbeurs'];
    expect(() => checkPassword(password, own)).toThrow('uw naam, uw e-mailadres of de naam van de beurs');
  });

  it('may have one’s name in it among other words', () => {
    expect(checkPassword('het lange geheim van jan', ['jan@bezoeker.example', 'Jan'])).toBe(true);
  });
});

describe('the form in which passwords are compared', () => {
  it('is the same for one password typed on two keyboards, and capitals and wide characters do not change', () => {
    expect(normalForm('zoe\u0308\u00a0thuis')).toBe('zo\u00eb thuis');
    expect(normalForm('Ａ ﬁets')).toBe('Ａ ﬁets');
  });

  it.each<[string, string, string, boolean]>([
    ['the same text', 'drie woorden', 'drie woorden', true],
    ['another text', 'drie woorden', 'vier woorden', false],
    ['the same text in other signs', 'zo\u00eb', 'zoe\u0308', true],
    ['a hash from before there was one form', 'zoe\u0308', 'zoe\u0308', true],
    ['72 bytes', 'x'.repeat(72), 'x'.repeat(72), true],
    ['72 bytes and something behind them', 'x'.repeat(72), `${'x'.repeat(72)}y`, false],
    ['72 bytes of 36 letters, typed in 108', '\u00eb'.repeat(36), 'e\u0308'.repeat(36), true],
  ])('finds of %s whether it is the password', async (_what, hashed, typed, same) => {
    // bcrypt without the work: it reads 72 bytes and no more.
    const read = (text: string) => Buffer.from(text).subarray(0, 72).toString('hex');
    const compare = async (password: string, hash: string) => read(password) === hash;
    expect(await matches(typed, read(hashed), compare)).toBe(same);
  });
});
