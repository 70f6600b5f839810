import { createElement, type ReactNode } from 'react';
import type { Block, BlockOf, BlockType } from '../cms/blocks';
import { CallToAction } from './call-to-action';
import { Cards } from './cards';
import { Countdown } from './countdown';
import { Downloads } from './downloads';
import { ExhibitorGrid } from './exhibitor-grid';
import { Faq } from './faq';
import { Figures } from './figures';
import { Form } from './form';
import { Gallery } from './gallery';
import { Hero } from './hero';
import { LatestNews } from './latest-news';
import { LogoMarquee } from './logo-marquee';
import { MapBlock } from './map';
import { ProgrammeHighlights } from './programme-highlights';
import { Quote } from './quote';
import { RichTextBlock } from './rich-text';
import { TextWithImage } from './text-with-image';
import { Topics } from './topics';
import { Video } from './video';

interface BlockProps<Type extends BlockType> {
  block: BlockOf<Type>;
  /** The block opens the page: a hero then holds the page's one h1. */
  first: boolean;
}

type Registry = { [Type in BlockType]: (props: BlockProps<Type>) => ReactNode };

/** One component per block of the content model; a block without one is a type error. */
const registry: Registry = {
  hero: Hero,
  'rich-text': RichTextBlock,
  'text-with-image': TextWithImage,
  cards: Cards,
  topics: Topics,
  'call-to-action': CallToAction,
  gallery: Gallery,
  video: Video,
  quote: Quote,
  figures: Figures,
  'logo-marquee': LogoMarquee,
  faq: Faq,
  downloads: Downloads,
  form: Form,
  map: MapBlock,
  'latest-news': LatestNews,
  'programme-highlights': ProgrammeHighlights,
  'exhibitor-grid': ExhibitorGrid,
  countdown: Countdown,
};

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

function OneBlock<Type extends BlockType>(props: BlockProps<Type>) {
  const type: Type = props.block.type;
  return createElement<BlockProps<Type>>(registry[type], props);
}
