import { plainCharacters } from './clean-text.js';

const units = /^(?:€|eur(?:o)?) ?| ?(?:m²|m2|vierkante meters?|square met(?:re|er)s?|stuks?|€|eur(?:o)?)$/gi;

const grouped = [
  [/^[-+]?[1-9]\d{0,2}(?:\.\d{3})+(?:,\d+)?$/, ','],
  [/^[-+]?[1-9]\d{0,2}(?:,\d{3})+\.\d+$/, '.'],
  [/^[-+]?[1-9]\d{0,2}(?:,\d{3}){2,}$/, '.'],
  [/^[-+]?[1-9]\d{0,2}(?:[ '’]\d{3})+(?:,\d+)?$/, ','],
  [/^[-+]?[1-9]\d{0,2}(?:[ '’]\d{3})+\.\d+$/, '.'],
] as const;

/**
 * A number with a decimal point and without groups. `1.000` is a thousand, as Dutch has it. `1,000` stays as it is, and is no
 * number: it is one for some readers and a thousand for others.
 */
export function normaliseNumber(text: string): string {
  const number = plainCharacters(text).replace(units, '').replace(/,-$/, '');
  for (const [pattern, decimal] of grouped)
    if (pattern.test(number)) {
      const [whole = '', fraction] = number.split(decimal);
      return whole.replace(/[.,'’ ]/g, '') + (fraction === undefined ? '' : `.${fraction}`);
    }
  if (/^[-+]?[1-9]\d{0,2},\d{3}$/.test(number)) return number;
  return number.replace(/^([-+]?\d*),(\d+)$/, '$1.$2');
}
