import type { BlockSeed, Download, PageSeed, Seo } from '../content/types';
import type { Media } from './media';
import type { References } from './references';
import { toRichText } from './rich-text';

/** The context for turning a seed into a document's data. */
export interface Context {
  media: Media;
  references: References;
}

/** Strapi wants seconds and milliseconds in a time. */
export function toTime(time: string): string;
export function toTime(time: string | undefined): string | undefined;
export function toTime(time: string | undefined): string | undefined {
  return time === undefined ? undefined : `${time}:00.000`;
}

export function toRichTextOrNothing(markdown: string | undefined) {
  return markdown === undefined ? undefined : toRichText(markdown);
}

export function toSeo(seo: Seo | undefined, { media }: Context) {
  return seo && { ...seo, image: media.picture(seo.image) };
}

export function toDownloads(downloads: Download[] | undefined, { media }: Context) {
  return downloads?.map((download) => ({ title: download.title, file: media.download(download) }));
}

/** The page's blocks as the dynamic zone stores them. */
export function toBlocks(page: PageSeed, context: Context) {
  return page.blocks.map((block) => {
    const { type, ...fields } = block;
    return { __component: `blocks.${type}`, ...fields, ...resolved(block, context) };
  });
}

/** The fields of a block that are pictures, rich text or references, in their stored form. */
function resolved(block: BlockSeed, context: Context) {
  const { media, references } = context;
  switch (block.type) {
    case 'rich-text':
      return { body: toRichText(block.body) };
    case 'text-with-image':
      return { body: toRichText(block.body), image: media.picture(block.image) };
    case 'hero':
    case 'quote':
      return { image: media.picture(block.image) };
    case 'map':
      return { image: media.picture(block.image), imageDark: media.picture(block.imageDark) };
    case 'topics':
      return {
        topics: block.topics.map((topic) => ({ ...topic, body: toRichTextOrNothing(topic.body) })),
      };
    case 'cards':
      return { cards: block.cards.map((card) => ({ ...card, image: media.picture(card.image) })) };
    case 'gallery':
      return {
        album: references.one('album', block.album),
        images: block.images?.map((image) => media.picture(image)),
      };
    case 'video':
      return { poster: media.picture(block.poster) };
    case 'logo-marquee':
    case 'exhibitor-grid':
      return { exhibitors: references.many('exhibitor', block.exhibitors) };
    case 'programme-highlights':
      return { sessions: references.many('session', block.sessions) };
    case 'faq':
      return {
        category: references.one('faq category', block.category),
        questions: references.many('faq question', block.questions),
      };
    case 'form':
      return { form: references.one('form', block.form) };
    case 'downloads':
      return { files: toDownloads(block.files, context) };
    case 'call-to-action':
    case 'figures':
    case 'latest-news':
    case 'countdown':
      return {};
  }
}
