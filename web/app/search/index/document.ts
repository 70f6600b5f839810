import type { SearchDocument, SearchKind } from '../kinds';
import { maxRulesLength, maxTextLength } from '../limits';

type Words = readonly (string | null | undefined)[];

/** Something that can be found by its name, a note of one line, and as much of its text as is searched. */
export function document(
  kind: SearchKind,
  path: string,
  name: string,
  note: Words,
  text: Words,
): SearchDocument {
  return { kind, path, name, note: joined(note), text: joined(text).slice(0, maxTextLength), codes: [] };
}

/** The page of the rules: its own text, and the rules as long as they are. */
export function withRules(page: SearchDocument, rules: string): SearchDocument {
  return { ...page, text: `${page.text} ${rules.slice(0, maxRulesLength)}` };
}

function joined(words: Words): string {
  return words.filter(Boolean).join(' · ');
}
