import { createElement, type ReactNode } from 'react';
import type { Block, BlockOf, BlockType } from '../content/types/page/blocks';
import { Albums } from './collections/albums';
import { CallToAction } from './call-to-action';
import { Cards } from './cards';
import { Countdown } from './countdown';
import { Downloads } from './downloads';
import { ExhibitorGrid } from './collections/exhibitor-grid';
import { Faq } from './faq';
import { Figures } from './figures';
import { Form } from './form';
import { Gallery } from './collections/gallery';
import { LatestNews } from './collections/latest-news';
import { LogoMarquee } from './collections/logo-marquee';
import { MapBlock } from './map';
import { ProgrammeHighlights } from './collections/programme-highlights';
import { PrepareVisit } from './prepare-visit';
import { Quote } from './quote';
import { RichTextBlock } from './rich-text';
import { TextWithImage } from './text-with-image';
import { Today } from './collections/today';
import { Topics } from './topics';
import { Video } from './video';

type BodyBlockType = Exclude<BlockType, 'hero'>;

interface BlockProps<Type extends BodyBlockType> {
  block: BlockOf<Type>;
}

type Registry = { [Type in BodyBlockType]: (props: BlockProps<Type>) => ReactNode };

/** One component per block of the content model; a block without one is a type error. */
const registry: Registry = {
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
  today: ({ block: { sessions } }) => <Today sessions={sessions} />,
  'prepare-visit': PrepareVisit,
  albums: Albums,
};

export default function BodyBlock({ block }: { block: Exclude<Block, { type: 'hero' }> }) {
  return <OneBlock type={block.type} block={block} />;
}

function OneBlock<Type extends BodyBlockType>({ type, block }: BlockProps<Type> & { type: Type }) {
  return createElement<BlockProps<Type>>(registry[type], { block });
}
