import type { InlineNode, ListBlock, RichText } from './rich-text';

export function plainTextOf(text: RichText): string {
  const inline = (children: InlineNode[]): string =>
    children.map((child) => (child.type === 'text' ? child.text : inline(child.children))).join('');
  const items = (block: ListBlock): string =>
    block.children.map((child) => (child.type === 'list' ? items(child) : inline(child.children))).join(' ');
  return text
    .map((block) => {
      if (block.type === 'image') return block.image.alt;
      if (block.type === 'code') return block.text;
      return block.type === 'list' ? items(block) : inline(block.children);
    })
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
}
