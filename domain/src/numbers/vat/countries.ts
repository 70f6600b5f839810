import { mod97 } from '../mod-97.js';
import { lastDigit, passesLuhn, passesMod1110, weighted } from './checks.js';
import { isSpanish } from './spain.js';

interface VatScheme {
  pattern: RegExp;
  check?: (number: string) => boolean;
}

const passesElevenTest = (digits: string) =>
  weighted(digits, [9, 8, 7, 6, 5, 4, 3, 2]) % 11 === Number(digits[8]) && Number(digits.slice(0, 9)) > 0;

/**
 * Those of companies pass the 11 test on their nine digits; those of sole traders, since 2020, are right modulo 97 as a whole.
 * Which of the two it must be does not show.
 */
const isDutch = (number: string) => passesElevenTest(number) || mod97(`NL${number}`) === 1;

function isAustrian(digits: string): boolean {
  const sum = Array.from(digits.slice(0, 7), Number).reduce(
    (total, digit, index) => total + (index % 2 === 0 ? digit : digit < 5 ? 2 * digit : 2 * digit - 9),
    0,
  );
  return (96 - sum) % 10 === lastDigit(digits);
}

function isBulgarian(number: string): boolean {
  if (number.length === 9) {
    const sum = weighted(number, [1, 2, 3, 4, 5, 6, 7, 8]) % 11;
    return (sum < 10 ? sum : (weighted(number, [3, 4, 5, 6, 7, 8, 9, 10]) % 11) % 10) === lastDigit(number);
  }
  // Of a person, of a foreigner, or of others: which does not show.
  return (
    (weighted(number, [2, 4, 8, 5, 10, 9, 7, 3, 6]) % 11) % 10 === lastDigit(number) ||
    weighted(number, [21, 19, 17, 13, 11, 9, 7, 3, 1]) % 10 === lastDigit(number) ||
    (11 - (weighted(number, [4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11)) % 11 === lastDigit(number)
  );
}

function isCypriot(number: string): boolean {
  const odd = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21];
  const sum = Array.from(number.slice(0, 8), Number).reduce(
    (total, digit, index) => total + (index % 2 === 0 ? (odd[digit] ?? 0) : digit),
    0,
  );
  return String.fromCharCode(65 + (sum % 26)) === number.at(8);
}

function isCzech(number: string): boolean {
  if (number.length === 8)
    return ((11 - (weighted(number, [8, 7, 6, 5, 4, 3, 2]) % 11)) % 11 || 1) % 10 === lastDigit(number);
  // Of a person: the ten digits of today have a check, the nine of before 1954 and those of a group have none.
  return number.length === 9 || (Number(number.slice(0, 9)) % 11) % 10 === lastDigit(number);
}

function isFrench(number: string): boolean {
  const [key, siren] = [number.slice(0, 2), number.slice(2)];
  // Those of Monaco begin with 000, and are no SIREN.
  if (!siren.startsWith('000') && !passesLuhn(siren)) return false;
  if (/^\d\d$/.test(key)) return mod97(`${siren}12`) === Number(key);
  const alphabet = '0123456789ABCDEFGHJKLMNPQRSTUVWXYZ';
  const [first, second] = [alphabet.indexOf(key.charAt(0)), alphabet.indexOf(key.charAt(1))];
  const value = first < 10 ? first * 24 + second - 10 : first * 34 + second - 100;
  return (Number(siren) + 1 + Math.floor(value / 11)) % 11 === value % 11;
}

function isGreek(number: string): boolean {
  return (weighted(number, [256, 128, 64, 32, 16, 8, 4, 2]) % 11) % 10 === lastDigit(number);
}

function isIrish(number: string): boolean {
  const alphabet = 'WABCDEFGHIJKLMNOPQRSTUV';
  const isOld = !/^\d{7}/.test(number);
  const digits = isOld ? `0${number.slice(2, 7)}${number.charAt(0)}` : number.slice(0, 7);
  const more = isOld ? 0 : 9 * Math.max(0, alphabet.indexOf(number.charAt(8) || 'W'));
  return alphabet.charAt((weighted(digits, [8, 7, 6, 5, 4, 3, 2]) + more) % 23) === number.charAt(7);
}

function isLithuanian(number: string): boolean {
  const body = number.slice(0, -1);
  const sum = (shift: number) =>
    weighted(
      body,
      Array.from(body, (_, index) => 1 + ((index + shift) % 9)),
    ) % 11;
  return (sum(0) === 10 ? sum(2) : sum(0)) % 10 === lastDigit(number);
}

function isLatvian(number: string): boolean {
  if (Number(number.charAt(0)) > 3) return weighted(number, [9, 1, 4, 8, 3, 10, 2, 5, 7, 6, 1]) % 11 === 3;
  // Those that persons were given since 2017 begin with 32, and have no check digit.
  if (number.startsWith('32')) return true;
  return ((1 + weighted(number, [10, 5, 8, 4, 2, 1, 6, 3, 7, 9])) % 11) % 10 === lastDigit(number);
}

function isRomanian(number: string): boolean {
  return (
    ((10 * weighted(number.padStart(10, '0'), [7, 5, 3, 2, 1, 7, 5, 3, 2])) % 11) % 10 === lastDigit(number)
  );
}

function isSlovene(number: string): boolean {
  const check = 11 - (weighted(number, [8, 7, 6, 5, 4, 3, 2]) % 11);
  return check !== 11 && check % 10 === lastDigit(number);
}

function isBritish(number: string): boolean {
  const rest = (weighted(number, [8, 7, 6, 5, 4, 3, 2]) + Number(number.slice(7, 9))) % 97;
  return rest === 0 || rest === 42;
}

const isSwiss = (number: string) =>
  (11 - (weighted(number, [5, 4, 3, 2, 7, 6, 5, 4]) % 11)) % 11 === Number(number.charAt(8));

const leavesNothing = (weights: readonly number[], divisor: number) => (number: string) =>
  weighted(number, weights) % divisor === 0;

/** By the letters that the number begins with. Structures as VIES has them; checks as the tax offices describe them. */
export const vatSchemes: Readonly<Record<string, VatScheme>> = {
  ATU: { pattern: /^\d{8}$/, check: isAustrian },
  BE: {
    pattern: /^[01]\d{9}$/,
    check: (number) => 97 - (Number(number.slice(0, 8)) % 97) === Number(number.slice(8)),
  },
  BG: { pattern: /^\d{9,10}$/, check: isBulgarian },
  CHE: { pattern: /^\d{9}(?:MWST|TVA|IVA)?$/, check: isSwiss },
  CY: { pattern: /^(?!12)[0-59]\d{7}[A-Z]$/, check: isCypriot },
  CZ: { pattern: /^\d{8,10}$/, check: isCzech },
  DE: { pattern: /^[1-9]\d{8}$/, check: passesMod1110 },
  DK: { pattern: /^[1-9]\d{7}$/, check: leavesNothing([2, 7, 6, 5, 4, 3, 2, 1], 11) },
  EE: { pattern: /^\d{9}$/, check: leavesNothing([3, 7, 1, 3, 7, 1, 3, 7, 1], 10) },
  EL: { pattern: /^\d{9}$/, check: isGreek },
  ES: { pattern: /^[A-Z\d]\d{7}[A-Z\d]$/, check: isSpanish },
  FI: { pattern: /^\d{8}$/, check: leavesNothing([7, 9, 10, 5, 8, 4, 2, 1], 11) },
  FR: { pattern: /^[A-HJ-NP-Z\d]{2}\d{9}$/, check: isFrench },
  GB: { pattern: /^\d{9}(?:\d{3})?$/, check: isBritish },
  HR: { pattern: /^\d{11}$/, check: passesMod1110 },
  HU: { pattern: /^\d{8}$/, check: leavesNothing([9, 7, 3, 1, 9, 7, 3, 1], 10) },
  IE: { pattern: /^\d[A-Z\d+*]\d{5}[A-W][A-IW]?$/, check: isIrish },
  IT: { pattern: /^\d{11}$/, check: passesLuhn },
  LT: { pattern: /^(?:\d{7}1\d|\d{10}1\d)$/, check: isLithuanian },
  LU: { pattern: /^\d{8}$/, check: (number) => Number(number.slice(0, 6)) % 89 === Number(number.slice(6)) },
  LV: { pattern: /^\d{11}$/, check: isLatvian },
  MT: { pattern: /^\d{8}$/, check: leavesNothing([3, 4, 6, 7, 8, 9, 10, 1], 37) },
  NL: { pattern: /^\d{9}B(?!00)\d{2}$/, check: isDutch },
  NO: {
    pattern: /^\d{9}(?:MVA)?$/,
    check: leavesNothing([3, 2, 7, 6, 5, 4, 3, 2, 1], 11),
  },
  PL: { pattern: /^\d{10}$/, check: leavesNothing([6, 5, 7, 2, 3, 4, 5, 6, 7, -1], 11) },
  PT: {
    pattern: /^[1-9]\d{8}$/,
    check: (number) =>
      ((11 - (weighted(number, [9, 8, 7, 6, 5, 4, 3, 2]) % 11)) % 11) % 10 === lastDigit(number),
  },
  RO: { pattern: /^[1-9]\d{1,9}$/, check: isRomanian },
  SE: { pattern: /^\d{10}01$/, check: (number) => passesLuhn(number.slice(0, 10)) },
  SI: { pattern: /^[1-9]\d{7}$/, check: isSlovene },
  SK: { pattern: /^[1-9]\d[2-47-9]\d{7}$/, check: (number) => Number(number) % 11 === 0 },
  SM: { pattern: /^\d{3,5}$/ },
  XI: { pattern: /^\d{9}(?:\d{3})?$/, check: isBritish },
};
