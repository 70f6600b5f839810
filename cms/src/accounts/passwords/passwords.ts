import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { passwordFaults } from '../texts';

/** Length helps against guessing; rules about kinds of characters do not (NIST SP 800-63B). */
const minCharacters = 12;
/** Bytes of UTF-8: bcrypt reads no further, so anything may follow. */
const maxBytes = 72;
/** The highest score of zxcvbn: more than 10^10 guesses, too many even for somebody who has the hash. */
const neededScore = 4;

const zxcvbn = new ZxcvbnFactory({
  dictionary: { passwords: dictionary['passwords-common'] },
  graphs: adjacencyGraphs,
});

const messages = passwordFaults({ minCharacters, maxBytes });

export type PasswordFault = keyof typeof messages;

export class WeakPassword extends Error {
  constructor(readonly fault: PasswordFault) {
    super(messages[fault]);
  }
}

/**
 * The one form in which passwords are hashed and compared: OpaqueString of RFC 8265. A password typed on another
 * keyboard (composed accents, no-break spaces) stays the same. Capitals and wide characters do not change.
 */
export function normalForm(password: string): string {
  return password.replace(/\p{Zs}/gu, ' ').normalize('NFC');
}

/**
 * Compares in the normal form and, for older hashes, as the password was typed. A password that is longer
 * than bcrypt reads never matches, but takes as long to compare.
 */
export async function matches(
  password: string,
  hash: string,
  compare: (password: string, hash: string) => Promise<boolean>,
): Promise<boolean> {
  let found = false;
  for (const spelling of new Set([normalForm(password), password])) {
    const same = await compare(spelling, hash);
    found ||= same && bytesOf(spelling) <= maxBytes;
  }
  return found;
}

/**
 * Rejects a weak password. `personalWords` are the words others know of this user: name, e-mail, the fair.
 * @throws {WeakPassword} with a sentence in Dutch
 */
export function checkPassword(password: string, personalWords: readonly string[] = []): true {
  const fault = faultOf(normalForm(password), personalWords);
  if (fault) throw new WeakPassword(fault);
  return true;
}

function faultOf(password: string, personalWords: readonly string[]): PasswordFault | null {
  if ([...password].length < minCharacters) return 'PasswordTooShort';
  if (bytesOf(password) > maxBytes) return 'PasswordTooLong';
  // bcrypt stops or starts again at NUL, and writes every half of a pair the same.
  if (/[\p{Cc}\p{Cs}]/u.test(password)) return 'PasswordUnreadable';
  const { score, sequence } = zxcvbn.check(password, personalWords.flatMap(spellingsOfTerm));
  if (score >= neededScore) return null;
  const found = sequence.map(({ pattern, dictionaryName }) => dictionaryName ?? pattern);
  if (found.includes('userInputs')) return 'PasswordPersonal';
  return found.includes('passwords') ? 'PasswordCommon' : 'PasswordPredictable';
}

/** A name or an e-mail as people put it in a password: whole, without punctuation, and each of its words. */
function spellingsOfTerm(term: string): string[] {
  const whole = normalForm(term);
  const beforeAt = whole.replace(/@.*$/su, '');
  const words = beforeAt.split(/[^\p{L}\p{N}]+/u);
  return [whole, beforeAt, words.join(''), words.join(' '), ...words].filter((word) => word.length >= 3);
}

function bytesOf(text: string): number {
  return Buffer.byteLength(text);
}
