import type { ExhibitorKind } from './fair';
import type { Button, Day, Download, IconName, Link, Markdown, Phase, Picture, Seo, Slug } from './shared';

/** A block of a page, in the phase of the fair in which it is shown: always, when it names none. */
export type BlockSeed = BlockContent & { phase?: Phase };

/** The blocks that a page is built of; `type` is the component's name without `blocks.`. */
type BlockContent =
  | {
      type: 'hero';
      eyebrow?: string;
      title: string;
      text?: string;
      image?: Picture;
      buttons?: Button[];
      showEdition?: boolean;
      showCountdown?: boolean;
    }
  | { type: 'rich-text'; body: Markdown }
  | {
      type: 'text-with-image';
      title?: string;
      body: Markdown;
      image: Picture;
      side?: 'Links' | 'Rechts';
      buttons?: Button[];
    }
  | {
      type: 'cards';
      title?: string;
      text?: string;
      cards: { title: string; text?: string; icon?: IconName; image?: Picture; link?: Link }[];
    }
  | {
      type: 'call-to-action';
      title: string;
      text?: string;
      buttons?: Button[];
      tone?: 'Oranje' | 'Groen' | 'Blauw' | 'Grijs';
    }
  | {
      type: 'gallery';
      title?: string;
      text?: string;
      album?: Slug;
      images?: Picture[];
      limit?: number;
      link?: Link;
    }
  | { type: 'video'; title?: string; url?: string; poster?: Picture; caption?: string }
  | { type: 'quote'; text: string; name: string; role?: string; image?: Picture }
  | { type: 'figures'; title?: string; figures: { value: string; label: string }[] }
  | { type: 'logo-marquee'; title?: string; exhibitors?: Slug[]; duration?: number }
  | { type: 'faq'; title?: string; category?: Slug; questions?: Slug[] }
  | { type: 'downloads'; title?: string; files: Download[] }
  | { type: 'form'; title: string; text?: string; form?: Slug }
  | {
      type: 'topics';
      title?: string;
      text?: string;
      look?: 'Kaarten' | 'Stappen' | 'Tijdlijn';
      topics: { title: string; icon?: IconName; label?: string; date?: Day; body?: Markdown; link?: Link }[];
    }
  | {
      type: 'map';
      title?: string;
      text?: string;
      image?: Picture;
      imageDark?: Picture;
      points?: { name: string; text?: string }[];
    }
  | { type: 'latest-news'; title?: string; limit?: number; link?: Link }
  | {
      type: 'programme-highlights';
      title?: string;
      text?: string;
      sessions?: Slug[];
      limit?: number;
      link?: Link;
    }
  | {
      type: 'exhibitor-grid';
      title?: string;
      text?: string;
      exhibitors?: Slug[];
      kind?: ExhibitorKind;
      limit?: number;
      link?: Link;
    }
  | { type: 'countdown'; title?: string; text?: string };

export interface PageSeed {
  title: string;
  slug: Slug;
  layout?: 'Standaard' | 'Leeg';
  /** The albums of this year stand on the page. */
  photosOfYear?: string;
  seo?: Seo;
  blocks: BlockSeed[];
}
