import { capitals } from '../mod-97.js';
import { vatSchemes } from './countries.js';

/** The letters of a VAT number, where they are not the code of the country. */
const prefixes: Readonly<Record<string, string>> = {
  AT: 'ATU',
  CH: 'CHE',
  GR: 'EL',
  LI: 'CHE',
  MC: 'FR',
};
const prefixOf = (country: string) =>
  Object.hasOwn(prefixes, country) ? (prefixes[country] ?? '') : country;

const anyNumber = /^(?=(?:[A-Z]*\d){4})[A-Z\d]{5,20}$/;

/**
 * A VAT number as it is stored: `NL123456789B01`. The letters of the country are put before a number that lacks them.
 * @param country ISO code of where the number is from
 */
export function compactVatNumber(text: string, country = 'NL'): string {
  const number = capitals(text)
    .replace(
      /^(?:BTW|VAT|TVA|UST|MWST|IVA)(?:[- ]?(?:ID|NUMMER|NUMBER|NR|NO))*(?:[ .:-]+|(?=[A-Z]{2}\d))/,
      '',
    )
    .replace(/[\s./-]/g, '')
    .replace(/^GR(?=\d{8,9}$)/, 'EL')
    // Belgium wrote nine digits until 2005, and Greece eight.
    .replace(/^(BE)(?=\d{9}$)|^(EL)(?=\d{8}$)/, '$1$20');
  if (schemeIn(number)) return number;
  const prefix = prefixOf(country);
  const candidate = `${prefix}${country === 'BE' && number.length === 9 ? '0' : ''}${number}`;
  return schemeIn(candidate) ? candidate : number;
}

/**
 * Checks a number by the country that it begins with; spaces, points and small letters are accepted. A Dutch
 * organisation has a Dutch number (btw-id); one from abroad may have that of another country.
 * @param country ISO code of where the organisation is
 */
export function isVatNumber(text: string, country = 'NL'): boolean {
  const number = capitals(text.replace(/[ .]/g, ''));
  if (country === 'NL' && !number.startsWith('NL')) return false;
  const scheme = schemeIn(number);
  if (scheme) return scheme.check?.(scheme.number) ?? true;
  return !Object.hasOwn(vatSchemes, prefixOf(country)) && anyNumber.test(number);
}

function schemeIn(number: string) {
  for (const [prefix, scheme] of Object.entries(vatSchemes)) {
    const rest = number.slice(prefix.length);
    if (number.startsWith(prefix) && scheme.pattern.test(rest)) return { ...scheme, number: rest };
  }
  return null;
}
