import { z } from 'zod';
import { anything, logOnce } from '../../client/response/parse';
import { picture, type PictureFile } from './picture';
import { isSafeUrl } from './safe-url';

export interface TextNode {
  type: 'text';
  text: string;
  bold: boolean;
  italic: boolean;
  underline: boolean;
  strikethrough: boolean;
  code: boolean;
}
export interface LinkNode {
  type: 'link';
  url: string;
  children: TextNode[];
}
export type InlineNode = TextNode | LinkNode;
export interface ListItem {
  type: 'list-item';
  children: InlineNode[];
}
export interface ListBlock {
  type: 'list';
  format: 'ordered' | 'unordered';
  children: (ListItem | ListBlock)[];
}
export type RichTextBlock =
  | { type: 'paragraph'; children: InlineNode[] }
  | { type: 'heading'; level: 1 | 2 | 3 | 4 | 5 | 6; children: InlineNode[] }
  | { type: 'quote'; children: InlineNode[] }
  | { type: 'code'; text: string; language: string | null }
  | { type: 'image'; image: PictureFile }
  | ListBlock;
/** Text with structure, as the editor made it; only nodes the site knows how to show. */
export type RichText = RichTextBlock[];

/** Deeper lists than this are no longer lists but an attempt to exhaust the stack. */
const deepestList = 8;

const mark = z.boolean().optional().catch(false).default(false);
const textNode = z.object({
  type: z.literal('text'),
  text: z.string(),
  bold: mark,
  italic: mark,
  underline: mark,
  strikethrough: mark,
  code: mark,
});
const linkNode = z.object({
  type: z.literal('link'),
  url: z.string().trim(),
  children: z.array(z.unknown()),
});
const node = z.object({ type: z.string(), children: z.array(z.unknown()).catch([]) });
const heading = z.object({ level: z.literal([1, 2, 3, 4, 5, 6]) });
const list = z.object({ format: z.enum(['ordered', 'unordered']).catch('unordered') });
const code = z.object({ language: z.string().nullish().catch(null) });
const image = z.object({ image: picture });

/** Rich text of a row. Anything that is not rich text is no text at all; unknown nodes are dropped. */
export const richText = anything.transform((value): RichText => parseRichText(value));

export function parseRichText(value: unknown): RichText {
  return Array.isArray(value) ? value.flatMap(parseBlock) : [];
}

function parseBlock(value: unknown): RichTextBlock[] {
  const parsed = node.safeParse(value);
  if (!parsed.success) return [];
  const { type, children } = parsed.data;
  switch (type) {
    case 'paragraph':
    case 'quote':
      return [{ type, children: parseInline(children) }];
    case 'heading': {
      const parsedHeading = heading.safeParse(value);
      if (!parsedHeading.success) return [];
      return [{ type, level: parsedHeading.data.level, children: parseInline(children) }];
    }
    case 'list':
      return parseListBlock(value, children, 1);
    case 'code':
      return [{ type, text: bareText(children), language: code.parse(value).language ?? null }];
    case 'image': {
      const file = image.parse(value).image;
      return file ? [{ type, image: file }] : [];
    }
    default:
      logOnce(`rich text node '${type.slice(0, 40)}' left out (unknown)`);
      return [];
  }
}

function parseListBlock(value: unknown, children: unknown[], depth: number): ListBlock[] {
  if (depth > deepestList) return [];
  const { format } = list.parse(value);
  const items = children.flatMap((child): ListBlock['children'] => {
    const parsed = node.safeParse(child);
    if (!parsed.success) return [];
    if (parsed.data.type === 'list') return parseListBlock(child, parsed.data.children, depth + 1);
    if (parsed.data.type !== 'list-item') return [];
    return [{ type: 'list-item', children: parseInline(parsed.data.children) }];
  });
  return [{ type: 'list', format, children: items }];
}

function parseInline(children: unknown[]): InlineNode[] {
  return children.flatMap((child): InlineNode[] => {
    const link = linkNode.safeParse(child);
    if (!link.success) return parseText(child);
    const words = link.data.children.flatMap(parseText);
    // A link that leads somewhere unsafe keeps its words and loses its URL.
    return isSafeUrl(link.data.url) ? [{ type: 'link', url: link.data.url, children: words }] : words;
  });
}

function parseText(value: unknown): TextNode[] {
  const parsed = textNode.safeParse(value);
  return parsed.success ? [parsed.data] : [];
}

function bareText(children: unknown[]): string {
  return children
    .flatMap(parseText)
    .map(({ text }) => text)
    .join('');
}
