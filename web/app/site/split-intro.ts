import type { Block } from '../content/types/page/blocks';
import type { RichText } from '../content/types/fields/rich-text';

/**
 * Parts the introduction from the blocks of a page: a first text block that holds nothing but paragraphs reads best
 * right under the title. Any other beginning stays where the editor put it.
 */
export function splitIntro(blocks: Block[]): { intro: RichText | null; rest: Block[] } {
  const [first, ...rest] = blocks;
  if (first?.type !== 'rich-text') return { intro: null, rest: blocks };
  const isIntro = first.body.every(({ type }) => type === 'paragraph');
  return isIntro ? { intro: first.body, rest } : { intro: null, rest: blocks };
}
