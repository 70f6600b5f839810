import { excerptOf, markText, type Marked } from '../text-search/marks';
import type { ItemsFound } from '../text-search/search-texts';
import type { SearchText } from '../text-search/text-index';
import { kinds, type SearchDocument, type SearchKind } from './kinds';

export interface Hit {
  path: string;
  lang?: string;
  name: Marked;
  note: Marked;
  /** The words around what was found, when the name does not say it all. */
  excerpt: Marked | null;
}

export interface HitGroup {
  kind: SearchKind;
  total: number;
  hits: Hit[];
}

export interface SearchResponse {
  /** The group with the best hit first. */
  groups: HitGroup[];
  total: number;
  /** True when nothing has all the words, and these have most of them. */
  partial: boolean;
}

export function textOf({ name, note, text, codes, words }: SearchDocument): SearchText {
  return { name, text: `${note} · ${text}`, codes, words };
}

export function searchResponse(
  { found, partial, words, finds }: ItemsFound<SearchDocument>,
  perKind: number,
): SearchResponse {
  const hit = ({ path, lang, name, note, text }: SearchDocument): Hit => {
    const marked = markText(name, finds);
    const said = (marked.length - 1) / 2 >= words;
    return {
      path,
      lang,
      name: marked,
      note: markText(note, finds),
      excerpt: said ? null : excerptOf(text, finds),
    };
  };
  const byKind = new Map<SearchKind, { best: number; documents: SearchDocument[]; total: number }>();
  for (const { item: document, points } of found) {
    const { kind } = document;
    const group = byKind.get(kind) ?? { best: points + kinds[kind].points, documents: [], total: 0 };
    group.total += 1;
    if (group.documents.length < perKind) group.documents.push(document);
    byKind.set(kind, group);
  }
  const groups = [...byKind]
    .sort(([, a], [, b]) => b.best - a.best)
    .map(([kind, group]) => ({ kind, total: group.total, hits: group.documents.map(hit) }));
  return { groups, total: found.length, partial };
}
