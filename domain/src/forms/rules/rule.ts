import type { FieldValue, FormValues } from '../values.js';

export interface RuleContext {
  name: string;
  values: FormValues;
  /** Today at the fair, as `2027-02-09`. */
  today: string;
}

/**
 * Kinds of arguments:
 * - `count`: a whole number of 0 or more
 * - `number`: any decimal number
 * - `date`: `2027-02-09` or `today`
 * - `field`: the name of another field
 * - `text`: anything
 * - an array: one of these words
 */
export type ArgumentKind = 'count' | 'number' | 'date' | 'field' | 'text' | readonly string[];

export interface Rule {
  /** The arguments that it takes, in order; the last `optional` of them may be missing. */
  args: readonly ArgumentKind[];
  optional?: number;
  isOpenEnded?: boolean;
  /** Runs on an empty value too; by default an empty value satisfies every rule. */
  runsOnEmpty?: boolean;
  isForced?: boolean;
  debounceMs?: number;
  /** Never throws, whatever the value. */
  check: (value: FieldValue, args: readonly string[], context: RuleContext) => boolean;
}

/** A rule that looks at one text; a list satisfies it when all of its texts do, files never do. */
export function textRule(
  args: Rule['args'],
  check: (text: string, args: readonly string[], context: RuleContext) => boolean,
  more: Pick<Rule, 'optional' | 'isOpenEnded'> = {},
): Rule {
  return {
    ...more,
    args,
    check: (value, given, context) => {
      const texts = typeof value === 'string' ? [value] : value;
      return texts.every((text) => typeof text === 'string' && check(text, given, context));
    },
  };
}

export function numberOf(text: string): number | null {
  return /^[-+]?(?:\d{1,15}(?:\.\d{1,15})?|\.\d{1,15})$/.test(text.trim()) ? Number(text) : null;
}
