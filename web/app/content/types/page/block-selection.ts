import { pictureSelection } from '../fields/picture';
import type { Populate, Selection } from '../../client/query';
import { buttonSelection, downloadPopulate, linkSelection, slugAndNameSelection } from '../fields/shared';

const numbers: Selection = { fields: ['publicId'] };
const slugs: Selection = { fields: ['slug'] };
const image: Populate = { image: pictureSelection };
const link: Populate = { link: linkSelection };
const buttons: Populate = { buttons: buttonSelection };

/**
 * Selection for a page's dynamic zone. Rows of other types come as numbers only and are fetched by their own
 * type's file: cheaper for the backend than one deep answer, and each type is read in one place.
 */
export const blocksSelection: Selection = {
  on: {
    'blocks.hero': { populate: { ...image, ...buttons } },
    'blocks.rich-text': {},
    'blocks.text-with-image': { populate: { ...image, ...buttons } },
    'blocks.cards': {
      populate: { cards: { fields: ['title', 'text', 'icon'], populate: { ...image, ...link } } },
    },
    'blocks.topics': {
      populate: { topics: { fields: ['title', 'icon', 'label', 'date', 'body'], populate: link } },
    },
    'blocks.call-to-action': { populate: buttons },
    'blocks.gallery': { populate: { album: numbers, images: pictureSelection, ...link } },
    // Its relations are its files, and all are wanted.
    'blocks.video': { populate: '*' },
    'blocks.quote': { populate: image },
    'blocks.figures': { populate: { figures: { fields: ['value', 'label'] } } },
    'blocks.logo-marquee': { populate: { exhibitors: numbers } },
    'blocks.faq': { populate: { category: slugAndNameSelection, questions: slugs } },
    'blocks.downloads': { populate: { files: { fields: ['title'], populate: downloadPopulate } } },
    'blocks.form': { populate: { form: slugs } },
    'blocks.map': {
      populate: { ...image, imageDark: pictureSelection, points: { fields: ['name', 'text'] } },
    },
    'blocks.latest-news': { populate: link },
    'blocks.programme-highlights': { populate: { sessions: numbers, ...link } },
    'blocks.exhibitor-grid': { populate: { exhibitors: numbers, ...link } },
    'blocks.countdown': {},
  },
};
