import { dictionary } from '@zxcvbn-ts/language-common';

/** Characters; long is what helps against guessing, rules about kinds of signs do not (NIST SP 800-63B). */
const shortest = 12;

const common = new Set<string>(dictionary.passwords);

/**
 * Whether a new password is good enough. Throws an Error whose message is a sentence in Dutch; the length in bytes is
 * Strapi's own rule, because bcrypt reads no more than 72.
 */
export function checkPassword(password: string): true {
  if ([...password].length < shortest)
    throw new Error(`Kies een wachtwoord van ten minste ${shortest} tekens.`);
  if (isCommon(password.normalize('NFKC').toLowerCase()))
    throw new Error(
      'Dit wachtwoord komt te veel voor. Kies een ander, bijvoorbeeld drie of vier losse woorden.',
    );
  return true;
}

/** On the list as it is, as a listed word with signs around it, or as something short over and over. */
function isCommon(password: string): boolean {
  const word = password.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  return common.has(password) || word === '' || common.has(word) || isRepeated(password);
}

function isRepeated(password: string): boolean {
  const unit = /^(.+?)\1+$/su.exec(password)?.[1];
  return unit !== undefined && (unit.length < 4 || common.has(unit));
}
