import type { Markdown } from '../content/types';

export interface Text {
  type: 'text';
  text: string;
  bold?: true;
  italic?: true;
}

export interface TextLink {
  type: 'link';
  url: string;
  children: Text[];
}

export type Inline = Text | TextLink;

/** The nodes of Strapi's blocks field that the subset can make. */
export type RichTextNode =
  | { type: 'paragraph' | 'quote'; children: Inline[] }
  | { type: 'heading'; level: 2 | 3; children: Inline[] }
  | { type: 'list'; format: 'ordered' | 'unordered'; children: { type: 'list-item'; children: Inline[] }[] };

const unordered = /^- /;
const ordered = /^\d+\. /;
const quote = /^> ?/;

/** Turns the Markdown subset described in `content/types.ts` into the JSON of a blocks field. */
export function toRichText(markdown: Markdown): RichTextNode[] {
  return markdown
    .replaceAll('\r\n', '\n')
    .split(/\n\s*\n/)
    .flatMap((block) =>
      toNodes(
        block
          .split('\n')
          .map((line) => line.trim())
          .filter((line) => line !== ''),
      ),
    );
}

/** One block between empty lines: headings stand alone, and lines of the same kind belong together. */
function toNodes(lines: string[]): RichTextNode[] {
  const nodes: RichTextNode[] = [];
  let rest = lines;
  while (rest.length > 0) {
    const [line = ''] = rest;
    const heading = /^(##|###) (.+)$/.exec(line);
    if (heading) {
      nodes.push({
        type: 'heading',
        level: heading[1] === '##' ? 2 : 3,
        children: toInline(heading[2] ?? ''),
      });
      rest = rest.slice(1);
      continue;
    }
    const marker = [unordered, ordered, quote].find((pattern) => pattern.test(line));
    const own = takeWhile(rest, (next) => (marker ? marker.test(next) : !startsBlock(next)));
    nodes.push(toNode(own, marker));
    rest = rest.slice(own.length);
  }
  return nodes;
}

function toNode(lines: string[], marker: RegExp | undefined): RichTextNode {
  const texts = marker ? lines.map((line) => line.replace(marker, '')) : lines;
  if (marker === unordered || marker === ordered) {
    return {
      type: 'list',
      format: marker === ordered ? 'ordered' : 'unordered',
      children: texts.map((text) => ({ type: 'list-item', children: toInline(text) })),
    };
  }
  return { type: marker === quote ? 'quote' : 'paragraph', children: toInline(texts.join(' ')) };
}

function startsBlock(line: string): boolean {
  return /^#{2,3} /.test(line) || unordered.test(line) || ordered.test(line) || quote.test(line);
}

function takeWhile(lines: string[], belongs: (line: string) => boolean): string[] {
  const end = lines.findIndex((line, index) => index > 0 && !belongs(line));
  return end === -1 ? lines : lines.slice(0, end);
}

function toInline(source: string): Inline[] {
  const inline: Inline[] = [];
  let end = 0;
  for (const match of source.matchAll(/\[([^\]]+)\]\(([^)\s]+)\)/g)) {
    inline.push(...toTexts(source.slice(end, match.index)));
    inline.push({ type: 'link', url: match[2] ?? '', children: toTexts(match[1] ?? '') });
    end = match.index + match[0].length;
  }
  inline.push(...toTexts(source.slice(end)));
  // The editor expects text on both sides of a link, and at least one text in every node.
  if (inline[0]?.type !== 'text') inline.unshift({ type: 'text', text: '' });
  if (inline.at(-1)?.type !== 'text') inline.push({ type: 'text', text: '' });
  return inline;
}

function toTexts(source: string): Text[] {
  return source
    .split(/(\*\*[^*]+\*\*|\*(?! )[^*]+\*)/)
    .filter((block) => block !== '')
    .map((block) => {
      if (/^\*\*[^*]+\*\*$/.test(block)) return { type: 'text', text: block.slice(2, -2), bold: true };
      if (/^\*(?! )[^*]+\*$/.test(block)) return { type: 'text', text: block.slice(1, -1), italic: true };
      return { type: 'text', text: block };
    });
}
