import type { FieldValue } from '../values.js';
import { numberOf, textRule, type Rule } from './rule.js';

/** The number that a value stands for: of a list how many there are in it. Null when a text is no number. */
const amountOf = (value: FieldValue): number | null =>
  typeof value === 'string' ? numberOf(value) : value.length;

const atLeast = (value: FieldValue, min: number) => {
  const amount = amountOf(value);
  return amount !== null && amount >= min;
};
const atMost = (value: FieldValue, max: number) => {
  const amount = amountOf(value);
  return amount !== null && amount <= max;
};

/** Rules about numbers, and about how many choices there are. The default bounds are FormKit's. */
export const numberRules = {
  number: textRule([], (text) => numberOf(text) !== null),
  min: { args: ['number'], optional: 1, check: (value, [min = '1']) => atLeast(value, Number(min)) },
  max: { args: ['number'], optional: 1, check: (value, [max = '10']) => atMost(value, Number(max)) },
  /** From and including the one number to and including the other, in either order. */
  between: {
    args: ['number', 'number'],
    check: (value, args) => {
      const bounds = args.map(Number);
      return atLeast(value, Math.min(...bounds)) && atMost(value, Math.max(...bounds));
    },
  },
} as const satisfies Record<string, Rule>;
