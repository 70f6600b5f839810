import { structures } from './iban-countries.js';
import { capitals, mod97 } from './mod-97.js';

/**
 * Countries in which a SEPA direct debit can be collected: the European Payments Council's list of May 2025, with the
 * territories that have a country code of their own.
 */
const sepaCountries = new Set(
  (
    'AD AL AT AX BE BG BL CH CY CZ DE DK EE ES FI FR GB GF GI GP GR HR HU IE IS IT LI LT LU LV MC MD ME MF MK MQ ' +
    'MT NL NO PL PM PT RE RO RS SE SI SK SM VA YT'
  ).split(' '),
);

export const ibanCountries: readonly string[] = Object.keys(structures);

const sets: Readonly<Record<string, string>> = { n: '[0-9]', a: '[A-Z]', c: '[A-Z0-9]' };
const patterns = new Map<string, RegExp>();

function patternOf(country: string): RegExp | undefined {
  const known = patterns.get(country);
  const structure = structures[country];
  if (known || structure === undefined || !Object.hasOwn(structures, country)) return known;
  const source = structure.replace(
    /([nac])(\d+)/g,
    (_, kind: string, count: string) => `${sets[kind] ?? ''}{${count}}`,
  );
  const pattern = new RegExp(`^${source}$`);
  patterns.set(country, pattern);
  return pattern;
}

/** An IBAN as it is stored and compared: capitals, without the spaces that people group it by. */
export function compactIban(iban: string): string {
  return capitals(iban.replace(/[ \u00a0\u202f\t]/g, ''));
}

export function formatIban(iban: string): string {
  return compactIban(iban).replace(/(.{4})(?=.)/g, '$1 ');
}

/**
 * True for a known country, with that country's length and structure and with right check digits (ISO 13616:
 * the number modulo 97 is 1). Spaces and small letters are accepted. Check digits that a country puts inside
 * the account number are its banks' business.
 */
export function isIban(value: string): boolean {
  const iban = compactIban(value);
  const pattern = patternOf(iban.slice(0, 2));
  if (!pattern?.test(iban.slice(4)) || !/^\d\d$/.test(iban.slice(2, 4))) return false;
  return mod97(iban.slice(4) + iban.slice(0, 4)) === 1;
}

/** True when the country takes part in SEPA direct debit; the IBAN itself is not checked. */
export function isSepaIban(iban: string): boolean {
  return sepaCountries.has(compactIban(iban).slice(0, 2));
}
