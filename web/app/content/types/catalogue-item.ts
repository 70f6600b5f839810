import { z } from 'zod';
import type { CmsClient } from '../client/client';
import { findAll } from '../client/list';
import {
  calendarDate,
  flag,
  looseText,
  maybe,
  optionalNumber,
  optionalText,
  rank,
  requiredText,
} from '../client/response/parse';
import { picture, pictureSelection } from './fields/picture';
import { richText } from './fields/rich-text';
import { written } from './fields/written';

const units = {
  'Per stuk': 'piece',
  'Per m²': 'square-metre',
  'Per strekkende meter': 'metre',
  'Per tien meter': 'ten-metres',
  'Per dag': 'day',
  'Per editie': 'edition',
} as const;
const unit = z
  .enum(['Per stuk', 'Per m²', 'Per strekkende meter', 'Per tien meter', 'Per dag', 'Per editie'])
  .transform((name) => units[name]);

const category = z.object({
  slug: requiredText,
  name: requiredText,
  text: optionalText,
  rank,
  ...written,
});
export type CatalogueCategory = z.output<typeof category>;

const item = z.object({
  code: requiredText,
  name: requiredText,
  category: maybe('catalogue category', category),
  summary: looseText,
  description: richText,
  image: picture,
  /** Euro cents, without VAT. */
  priceCents: z.int().min(0),
  unit,
  /** Per cent. */
  vatRate: z.int().min(0).max(100),
  dimensions: optionalText,
  /** The last day for handing in artwork; null when there is nothing to hand in. */
  deadline: maybe('deadline', calendarDate),
  /** How many can still be ordered; null when there is no limit. */
  left: optionalNumber,
  soldOut: flag,
  rank,
  ...written,
});
export type CatalogueItem = z.output<typeof item>;

/** The whole catalogue: by group and within it in the order the editors chose; what is in no group comes last. */
export function listCatalogue(cms: CmsClient): Promise<readonly CatalogueItem[]> {
  const find = {
    fields: [
      'code',
      'name',
      'summary',
      'description',
      'priceCents',
      'unit',
      'vatRate',
      'dimensions',
      'deadline',
      'stock',
      'soldOut',
      'rank',
    ],
    populate: { category: { fields: ['slug', 'name', 'text', 'rank'] }, image: pictureSelection },
    tags: ['catalogue-categories', 'files'],
    sort: ['code'],
    isPlain: true,
  };
  return findAll(cms, '/catalogue-items', 'catalogue item', item, find, byGroup);
}

function byGroup(a: CatalogueItem, b: CatalogueItem): number {
  const placeOf = ({ category: group }: CatalogueItem) => group?.rank ?? Infinity;
  const [here, there] = [placeOf(a), placeOf(b)];
  return here === there ? a.rank - b.rank : here - there;
}
