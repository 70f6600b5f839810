import { capitals, mod97 } from './mod-97.js';

/* Numbers that Dutch authorities give out. */

/** A number of the Chamber of Commerce (KvK): 8 digits. It has no check digit. */
export function isKvkNumber(text: string): boolean {
  return /^\d{8}$/.test(text.replace(/[ .]/g, ''));
}

/** A Dutch postcode, `1234 AB`. No postcode begins with 0, and SA, SD and SS are not given out. */
export function isPostcode(text: string): boolean {
  return /^[1-9]\d{3} ?(?!S[ADS])[A-Z]{2}$/i.test(text.trim());
}

/** A postcode as it is stored and printed. */
export function formatPostcode(text: string): string {
  return text
    .trim()
    .replace(
      /^(\d{4}) ?([a-z]{2})$/i,
      (_, digits: string, letters: string) => `${digits} ${capitals(letters)}`,
    );
}

/** A Dutch VAT number as it is stored: `NL123456789B01`. */
export function compactVatNumber(text: string): string {
  return capitals(text.replace(/[ .]/g, ''));
}

/**
 * A Dutch VAT number (btw-id): NL, nine digits, B, two digits. Those of companies pass the 11 test on their nine digits;
 * those of sole traders, since 2020, are right modulo 97 as a whole. Which of the two it must be does not show.
 */
export function isVatNumber(text: string): boolean {
  const number = compactVatNumber(text);
  const [, digits] = /^NL(\d{9})B\d{2}$/.exec(number) ?? [];
  return digits !== undefined && (passesElevenTest(digits) || mod97(number) === 1);
}

/** The first eight digits weigh 9 to 2; their sum modulo 11 is the ninth. */
function passesElevenTest(digits: string): boolean {
  const sum = Array.from(digits.slice(0, 8)).reduce(
    (total, digit, index) => total + Number(digit) * (9 - index),
    0,
  );
  return sum % 11 === Number(digits[8]) && Number(digits) > 0;
}
