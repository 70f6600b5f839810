import type { Block } from '../content/types/page/blocks';
import { later } from '../rendering/hydration/later';
import { Hero } from './hero/hero';
import { BodyBlock } from './body-block';

export interface BlocksProps {
  /** In the editor's order. */
  blocks: Block[];
  /** Unless something with the h1 stands above them. */
  opening?: boolean;
  /** Their language, where it is not that of the page. */
  lang?: string;
}

/** The blocks of a page. */
export function Blocks({ blocks, opening = true, lang }: BlocksProps) {
  const drawn = blocks.map((block, index) => (
    <OneBlock key={block.key} block={block} first={opening && index === 0} />
  ));
  return lang ? <div lang={lang}>{drawn}</div> : drawn;
}

/** All blocks but a hero hydrate late: they are text, pictures and links. */
const LazyBodyBlock = later(
  import.meta.env.SSR ? BodyBlock : null,
  async () => (await import('./body-block')).BodyBlock,
);

interface BlockProps {
  block: Block;
  /** The block opens the page: a hero then holds the page's one h1. */
  first: boolean;
}

function OneBlock({ block, first }: BlockProps) {
  return block.type === 'hero' ? <Hero block={block} first={first} /> : <LazyBodyBlock block={block} />;
}
