import { baseOf, isWildcard, itemAt } from './paths.js';
import { walkFrom, type Question, type Rule, type Walk } from './walk.js';

export type Find = (question: Question) => Rule[];

export function finderIn(rules: readonly Rule[]): Find {
  const bySource = new Map(rules.map((rule) => [rule.source, rule]));
  const byItem = new Map<string, Rule[]>();
  for (const rule of rules) {
    const item = itemAt(isWildcard(rule.source) ? baseOf(rule.source) : rule.source);
    if (item !== null) byItem.set(item, [...(byItem.get(item) ?? []), rule]);
  }
  return (question) =>
    'item' in question
      ? (byItem.get(question.item) ?? [])
      : question.sources.flatMap((source) => bySource.get(source) ?? []);
}

export function walkAmong(find: Find, path: string): Walk {
  const walk = walkFrom(path);
  let turn = walk.next();
  while (!turn.done) turn = walk.next(find(turn.value));
  return turn.value;
}
