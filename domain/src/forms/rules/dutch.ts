import { isKvkNumber } from '../../numbers/dutch.js';
import { isIban, isSepaIban } from '../../numbers/iban.js';
import { isPostcode } from '../../numbers/postcodes.js';
import { isVatNumber } from '../../numbers/vat/index.js';
import { textRule, type Rule, type RuleContext } from './rule.js';

/**
 * A telephone number as people write it: digits with the signs that group them, 8 to 15 digits (ITU-T E.164), perhaps + in front,
 * perhaps an extension; or 14 and the area code, which every Dutch municipality has. Which networks there are is not for a form
 * to know.
 */
function phone(text: string): boolean {
  const [number = '', extension] = text.trim().split(' ext. ');
  if (extension !== undefined && !/^\d{1,6}$/.test(extension)) return false;
  if (/^14[ -]?0[1-9]\d{1,2}$/.test(number)) return true;
  return /^\+?[\d\s().-]{8,30}$/.test(number) && /^\d{8,15}$/.test(number.replace(/\D/g, ''));
}

/** The country in a field, as its ISO code: the Netherlands where there is no such field or nothing in it. */
export function countryOf({ values }: RuleContext, field: string | undefined): string {
  const value = field === undefined ? undefined : values[field];
  return typeof value === 'string' && value !== '' ? value : 'NL';
}

export const dutchRules = {
  /** An IBAN; with the argument `sepa` one from which money can be collected by direct debit. */
  iban: {
    args: [['sepa']],
    optional: 1,
    runsOnEmpty: true,
    isForced: true,
    debounceMs: 20,
    check: (value, [area]) =>
      typeof value === 'string' && isIban(value) && (area !== 'sepa' || isSepaIban(value)),
  },
  phone: textRule([], phone),
  postcode: textRule(['field'], (text, [field], context) => isPostcode(text, countryOf(context, field)), {
    optional: 1,
  }),
  kvk: textRule([], isKvkNumber),
  btw: textRule(['field'], (text, [field], context) => isVatNumber(text, countryOf(context, field)), {
    optional: 1,
  }),
} as const satisfies Record<string, Rule>;
