import type { SearchDocument, SearchKind } from '../kinds';
import { maxRulesLength, maxTextLength } from '../limits';

type Words = readonly (string | null | undefined)[];

export function document(
  kind: SearchKind,
  path: string,
  name: string,
  note: Words,
  text: Words,
): SearchDocument {
  return { kind, path, name, note: joined(note), text: joined(text).slice(0, maxTextLength), codes: [] };
}

export function withRules(page: SearchDocument, rules: string): SearchDocument {
  return { ...page, text: `${page.text} ${rules.slice(0, maxRulesLength)}` };
}

function joined(words: Words): string {
  return words.filter(Boolean).join(' · ');
}
