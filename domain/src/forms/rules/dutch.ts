import { isKvkNumber, isPostcode, isVatNumber } from '../../numbers/dutch.js';
import { isIban, isSepaIban } from '../../numbers/iban.js';
import { textRule, type Rule } from './rule.js';

/**
 * A telephone number as people write it: digits with the signs that group them, 8 to 15 digits (ITU-T E.164), perhaps + in front.
 * Which networks there are is not for a form to know.
 */
const phone = (text: string) =>
  /^\+?[\d\s().-]{8,30}$/.test(text.trim()) && /^\d{8,15}$/.test(text.replace(/\D/g, ''));

/** Rules that a Dutch fair needs. */
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
  postcode: textRule([], isPostcode),
  kvk: textRule([], isKvkNumber),
  btw: textRule([], isVatNumber),
} as const satisfies Record<string, Rule>;
