import { tokensOf } from './tokens';

/** A text in pieces, by turns as it is and to be marked; the first piece may be empty. */
export type Marked = readonly string[];

interface Span {
  start: number;
  end: number;
}

/** The range of a folded word that matches the query, or null. */
export type Finder = (term: string) => Span | null;

/** Most characters of an excerpt, the dots not counted. */
const excerptLength = 150;
/** Characters of an excerpt that may come before the first mark. */
const excerptLead = 50;

export function markText(text: string, finds: Finder): Marked {
  return cut(text, spansIn(text, finds));
}

export function excerptOf(text: string, finds: Finder): Marked | null {
  const [first] = spansIn(text, finds);
  if (!first) return null;
  let start = text.length <= excerptLength ? 0 : Math.max(0, first.start - excerptLead);
  if (start > 0) start = Math.min(wordStartAfter(text, start), first.start);
  let end = Math.min(text.length, start + excerptLength);
  if (end < text.length) end = Math.max(first.end, text.lastIndexOf(' ', end));
  const excerpt = text.slice(start, end).trim();
  return markText(`${start > 0 ? '… ' : ''}${excerpt}${end < text.length ? ' …' : ''}`, finds);
}

function spansIn(text: string, finds: Finder): Span[] {
  const spans: Span[] = [];
  for (const { term, start, end } of tokensOf(text)) {
    const range = finds(term);
    // A hyphenated word comes after its pieces, and the piece that matched says more.
    if (!range || spans.some((span) => start < span.end && span.start < end)) continue;
    // Folding can change the length of a word; then the range does not fit its letters.
    const exact = end - start === term.length;
    spans.push(exact ? { start: start + range.start, end: start + range.end } : { start, end });
  }
  return spans.sort((a, b) => a.start - b.start);
}

function cut(text: string, spans: readonly Span[]): Marked {
  const pieces: string[] = [];
  let from = 0;
  for (const { start, end } of spans) {
    pieces.push(text.slice(from, start), text.slice(start, end));
    from = end;
  }
  pieces.push(text.slice(from));
  return pieces;
}

function wordStartAfter(text: string, from: number): number {
  const space = text.indexOf(' ', from);
  return space === -1 ? from : space + 1;
}
