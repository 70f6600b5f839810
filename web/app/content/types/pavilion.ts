import { z } from 'zod';
import { byName } from './fields/by-name';
import type { CmsClient } from '../client/client';
import { findAll, findOne } from '../client/list';
import { instant, looseText, maybe, rank, requiredText } from '../client/response/parse';
import { picture, pictureSelection } from './fields/picture';
import type { Find, Selection } from '../client/query';
import { richText } from './fields/rich-text';
import * as shared from './fields/shared';
import { translated, translationsPopulate, written } from './fields/written';

const path = '/pavilions';

const pavilionRef = z.object({ publicId: z.int(), name: requiredText, slug: requiredText, ...written });
export const optionalPavilion = maybe('pavilion', pavilionRef);

const summaryShape = pavilionRef.extend({
  summary: looseText,
  image: picture,
  hall: maybe('hall', shared.slugAndName),
  rank,
});
export type PavilionSummary = z.output<typeof summaryShape>;

const pavilionShape = summaryShape.extend({
  description: richText,
  seo: shared.optionalSeo,
  updatedAt: instant,
  ...translated,
});
export type Pavilion = z.output<typeof pavilionShape>;

const refFields = ['publicId', 'name', 'slug'];
const summaryFields = [...refFields, 'summary', 'rank'];
const summaryPopulate = { image: pictureSelection, hall: shared.slugAndNameSelection };

export const pavilionSelection: Selection = { fields: refFields };
const summarySelection: Find = {
  fields: summaryFields,
  populate: summaryPopulate,
  tags: ['files', 'halls'],
};
const detailSelection: Selection = {
  fields: [...summaryFields, 'description', 'updatedAt'],
  populate: { ...summaryPopulate, ...translationsPopulate, seo: shared.seoSelection },
};

export function listPavilions(cms: CmsClient): Promise<readonly PavilionSummary[]> {
  const find = { ...summarySelection, sort: ['publicId'] };
  return findAll(cms, path, 'pavilion', summaryShape, find, byRankAndName);
}

function byRankAndName(a: PavilionSummary, b: PavilionSummary): number {
  return a.rank - b.rank || byName(a, b);
}

export function findPavilion(cms: CmsClient, publicId: number): Promise<Pavilion | null> {
  const filters = [{ field: 'publicId', is: publicId }];
  return findOne(cms, path, 'pavilion', pavilionShape, { ...detailSelection, filters });
}
