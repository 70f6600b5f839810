import { textRule, type Rule, type RuleContext } from './rule.js';

/** True for a day that exists, as `2027-02-09`. */
export function isDate(text: string): boolean {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  if (!year || !month || !day) return false;
  const date = new Date(Date.UTC(2000, 0, 1));
  date.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
  return date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
}

/** `today` as a date. Dates are compared as texts, which have the order of days. */
const dayOf = (arg: string | undefined, { today }: RuleContext): string =>
  arg === undefined || arg === 'today' ? today : arg;

function dateRule(fits: (date: string, other: string) => boolean): Rule {
  return textRule(['date'], (text, [other], context) => isDate(text) && fits(text, dayOf(other, context)), {
    optional: 1,
  });
}

const formats = {
  'YYYY-MM-DD': /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})$/,
  'DD-MM-YYYY': /^(?<day>\d{2})-(?<month>\d{2})-(?<year>\d{4})$/,
  'DD/MM/YYYY': /^(?<day>\d{2})\/(?<month>\d{2})\/(?<year>\d{4})$/,
  'MM/DD/YYYY': /^(?<month>\d{2})\/(?<day>\d{2})\/(?<year>\d{4})$/,
} as const;
type Format = keyof typeof formats;
const isFormat = (name: string | undefined): name is Format =>
  name !== undefined && Object.hasOwn(formats, name);

/** Rules about dates. What is no date satisfies none of them. */
export const dateRules = {
  date_after: dateRule((date, other) => date > other),
  date_after_or_equal: dateRule((date, other) => date >= other),
  date_before: dateRule((date, other) => date < other),
  date_before_or_equal: dateRule((date, other) => date <= other),
  date_between: textRule(['date', 'date'], (text, [from, to], context) => {
    return isDate(text) && text >= dayOf(from, context) && text <= dayOf(to, context);
  }),
  date_format: textRule(
    [Object.keys(formats)],
    (text, [format]) => {
      const parts = formats[isFormat(format) ? format : 'YYYY-MM-DD'].exec(text)?.groups;
      return parts !== undefined && isDate(`${parts.year ?? ''}-${parts.month ?? ''}-${parts.day ?? ''}`);
    },
    { optional: 1 },
  ),
} as const satisfies Record<string, Rule>;
