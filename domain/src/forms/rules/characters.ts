import { textRule, type Rule } from './rule.js';

/*
 * Letters are those of the Latin, Greek and Cyrillic alphabets, by their places in Unicode and not as `\p{L}`: every browser
 * and every Node has its own version of Unicode, and the same name must be right in all of them.
 */
const latin = 'A-Za-z';
const letters = `${latin}À-ÖØ-öø-ɏḀ-ỿΆΈ-ΊΌΎ-ΡΣ-ώЀ-ҁҊ-ӿ`;
const symbols = '!-/:-@[-`{-~';

const sets = ['default', 'latin'] as const;

/** A rule about which characters a text may hold, or must; its argument chooses all letters or those without accents. */
function characterRule(source: (letters: string) => string): Rule {
  const patterns = { default: new RegExp(source(letters)), latin: new RegExp(source(latin)) };
  return textRule([sets], (text, [set]) => patterns[set === 'latin' ? 'latin' : 'default'].test(text), {
    optional: 1,
  });
}

const isLower = (letter: string) => letter !== letter.toUpperCase();
const isUpper = (letter: string) => letter !== letter.toLowerCase();
const lettersIn = (text: string) => text.match(new RegExp(`[${letters}]`, 'g')) ?? [];

const caseSets = ['default', 'allow_non_alpha', 'allow_numeric'] as const;

function caseRule(fits: (letter: string) => boolean): Rule {
  const allowed = {
    default: new RegExp(`^[${letters}]+$`),
    allow_numeric: new RegExp(`^[${letters}0-9]+$`),
    allow_non_alpha: /^/,
  };
  return textRule(
    [caseSets],
    (text, [set]) => {
      const pattern = set === 'allow_numeric' || set === 'allow_non_alpha' ? allowed[set] : allowed.default;
      return pattern.test(text) && lettersIn(text).every(fits);
    },
    { optional: 1 },
  );
}

/** Rules about the characters of a text. */
export const characterRules = {
  alpha: characterRule((set) => `^[${set}]+$`),
  alpha_spaces: characterRule((set) => `^[${set} ]+$`),
  alphanumeric: characterRule((set) => `^[${set}0-9]+$`),
  contains_alpha: characterRule((set) => `[${set}]`),
  contains_alpha_spaces: characterRule((set) => `[${set} ]`),
  contains_alphanumeric: characterRule((set) => `[${set}0-9]`),
  contains_lowercase: textRule([], (text) => lettersIn(text).some(isLower)),
  contains_uppercase: textRule([], (text) => lettersIn(text).some(isUpper)),
  contains_numeric: textRule([], (text) => /[0-9]/.test(text)),
  contains_symbol: textRule([], (text) => new RegExp(`[${symbols}]`).test(text)),
  lowercase: caseRule((letter) => !isUpper(letter)),
  uppercase: caseRule((letter) => !isLower(letter)),
  symbol: textRule([], (text) => new RegExp(`^[${symbols}]+$`).test(text)),
} as const satisfies Record<string, Rule>;
