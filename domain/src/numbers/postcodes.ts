import { capitals } from './mod-97.js';

/** How a country writes its postcodes: 9 a digit, A a letter; the rest stands for itself. Universal Postal Union, 2025. */
const forms: Readonly<Record<string, readonly string[]>> = {
  AD: ['AA999'],
  AL: ['9999'],
  AT: ['9999'],
  BE: ['9999'],
  BG: ['9999'],
  CH: ['9999'],
  CY: ['9999'],
  CZ: ['999 99'],
  DE: ['99999'],
  DK: ['9999'],
  EE: ['99999'],
  ES: ['99999'],
  FI: ['99999'],
  FR: ['99999'],
  GB: ['A9 9AA', 'A99 9AA', 'AA9 9AA', 'AA99 9AA', 'A9A 9AA', 'AA9A 9AA'],
  GR: ['999 99'],
  HR: ['99999'],
  HU: ['9999'],
  IE: ['A99 XXXX', 'D6W XXXX'],
  IS: ['999'],
  IT: ['99999'],
  LI: ['9999'],
  LT: ['99999'],
  LU: ['9999'],
  LV: ['9999'],
  MC: ['99999'],
  MD: ['9999'],
  ME: ['99999'],
  MK: ['9999'],
  MT: ['AAA 9999'],
  NL: ['9999 AA'],
  NO: ['9999'],
  PL: ['99-999'],
  PT: ['9999-999'],
  RO: ['999999'],
  RS: ['99999'],
  SE: ['999 99'],
  SI: ['9999'],
  SK: ['999 99'],
  SM: ['99999'],
  VA: ['99999'],
};

const prefix = /^[A-Z]{1,3}[- ]*(?=\d)/;
const anyPostcode = /^[A-Z\d][A-Z\d -]{1,10}$/;

const patternOf = (form: string) =>
  new RegExp(
    `^${form.replace(/[9AX]/g, (kind) => (kind === '9' ? '\\d' : kind === 'A' ? '[A-Z]' : '[A-Z\\d]'))}$`,
  );

/**
 * A postcode as it is stored and printed: `1234 AB`, `00-950`. As it is where it is none of the country.
 * @param country its ISO code
 */
export function formatPostcode(text: string, country = 'NL'): string {
  const written = capitals(text.trim());
  const known = formsOf(country);
  for (const candidate of [written, written.replace(prefix, '')]) {
    const compact = candidate.replace(/[ .-]/g, '');
    for (const form of known) {
      if (!patternOf(form.replace(/[ -]/g, '')).test(compact)) continue;
      const at = form.search(/[ -]/);
      return at < 0 ? compact : `${compact.slice(0, at)}${form.charAt(at)}${compact.slice(at)}`;
    }
  }
  return known.length === 0 ? written : text;
}

/** A Dutch postcode, `1234 AB`. No postcode begins with 0, and SA, SD and SS are not given out. */
const isDutchPostcode = (text: string) => /^[1-9]\d{3} ?(?!S[ADS])[A-Z]{2}$/i.test(text.trim());

/**
 * Postcodes may be written without the spaces and hyphens that group them.
 * @param country its ISO code
 */
export function isPostcode(text: string, country = 'NL'): boolean {
  if (country === 'NL') return isDutchPostcode(text);
  const known = formsOf(country);
  const written = capitals(text.trim());
  return known.length === 0
    ? anyPostcode.test(written)
    : known.some(
        (form) => patternOf(form).test(written) || patternOf(form.replace(/[ -]/g, '')).test(written),
      );
}

const formsOf = (country: string): readonly string[] =>
  Object.hasOwn(forms, country) ? (forms[country] ?? []) : [];
