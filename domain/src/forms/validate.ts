import { rules, type RuleName } from './rules/index.js';
import type { RuleContext } from './rules/rule.js';
import { isEmpty, type FieldValue } from './values.js';

export interface RuleUse {
  name: RuleName;
  args?: readonly string[];
  isBlocking?: boolean;
}

export interface Failure {
  rule: RuleName;
  args: readonly string[];
  isBlocking: boolean;
}

/**
 * The rules that a value does not satisfy, in their order. An empty value is only asked of the rules that say so; after a
 * blocking rule has failed only forced rules are asked.
 */
export function validateField(
  uses: readonly RuleUse[],
  value: FieldValue | undefined,
  context: RuleContext,
): Failure[] {
  const failures: Failure[] = [];
  const isNothing = isEmpty(value);
  let hasFailed = false;
  for (const { name, args = [], isBlocking = true } of uses) {
    const rule = rules[name];
    if (isNothing && !rule.runsOnEmpty) continue;
    if (hasFailed && !rule.isForced) continue;
    if (rule.check(value ?? '', args, context)) continue;
    failures.push({ rule: name, args, isBlocking });
    hasFailed ||= isBlocking;
  }
  return failures;
}
