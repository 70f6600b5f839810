import type { Block } from '../content/types/page/blocks';
import { lazyHydrate } from '../rendering/hydration/lazy-hydrate';
import { Hero } from './hero/hero';

export interface BlocksProps {
  blocks: Block[];
  /** Unless something with the h1 stands above them. */
  opening?: boolean;
  /** Their language, where it is not that of the page. */
  lang?: string;
}

export function Blocks({ blocks, opening = true, lang }: BlocksProps) {
  const drawn = blocks.map((block, index) => (
    <OneBlock key={block.key} block={block} first={opening && index === 0} />
  ));
  return lang ? <div lang={lang}>{drawn}</div> : drawn;
}

/** Every block but a hero: text, pictures and links, which work as they came. */
const BodyBlock = lazyHydrate(() => import('./body-block'));

interface BlockProps {
  block: Block;
  /** The block opens the page: a hero then holds the page's one h1. */
  first: boolean;
}

function OneBlock({ block, first }: BlockProps) {
  return block.type === 'hero' ? <Hero block={block} first={first} /> : <BodyBlock block={block} />;
}
