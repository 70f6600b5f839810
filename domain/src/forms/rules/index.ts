import { characterRules } from './characters.js';
import { dateRules } from './dates.js';
import { dutchRules } from './dutch.js';
import { fileRules } from './files.js';
import { numberRules } from './numbers.js';
import type { Rule } from './rule.js';
import { textRules } from './text-rules.js';

const table = {
  ...textRules,
  ...characterRules,
  ...numberRules,
  ...dateRules,
  ...fileRules,
  ...dutchRules,
};

export type RuleName = keyof typeof table;

/** Every rule by its name; the names are FormKit's where FormKit has the rule. */
export const rules: Readonly<Record<RuleName, Rule>> = table;

export function isRuleName(name: string): name is RuleName {
  return Object.hasOwn(rules, name);
}
