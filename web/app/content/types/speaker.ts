import { z } from 'zod';
import { byName } from './fields/by-name';
import type { CmsClient } from '../client/client';
import { findAll, findOne } from '../client/list';
import { flag, instant, listOf, looseText, optionalText, requiredText } from '../client/response/parse';
import { picture, pictureSelection } from './fields/picture';
import type { Find, Selection } from '../client/query';
import { editionYear, ofEdition } from './fields/of-edition';
import { richText } from './fields/rich-text';
import * as shared from './fields/shared';
import { translated, translationsPopulate, written } from './fields/written';

const path = '/speakers';

export const speakerRef = z.object({
  publicId: z.int(),
  name: requiredText,
  slug: requiredText,
  position: optionalText,
  organisation: optionalText,
  portrait: picture,
  ...written,
});

const summaryShape = speakerRef.extend({
  summary: looseText,
  themes: listOf('theme', shared.theme),
  featured: flag,
});
export type SpeakerSummary = z.output<typeof summaryShape>;

const speakerShape = summaryShape.extend({
  edition: editionYear,
  biography: richText,
  socials: shared.socials,
  seo: shared.optionalSeo,
  updatedAt: instant,
  ...translated,
});
export type Speaker = z.output<typeof speakerShape>;

const refFields = ['publicId', 'name', 'slug', 'position', 'organisation'];
const summaryFields = [...refFields, 'summary', 'featured'];
const summaryPopulate = { portrait: pictureSelection, themes: shared.themeSelection };

export const speakerSelection: Selection = { fields: refFields, populate: { portrait: pictureSelection } };
const summarySelection: Find = {
  fields: summaryFields,
  populate: summaryPopulate,
  tags: ['files', 'themes'],
};
const detailSelection: Selection = {
  fields: [...summaryFields, 'edition', 'biography', 'updatedAt'],
  populate: {
    ...summaryPopulate,
    ...translationsPopulate,
    socials: shared.socialSelection,
    seo: shared.seoSelection,
  },
};

/** All speakers of the coming edition, in the order of a Dutch telephone book. */
export function listSpeakers(cms: CmsClient): Promise<readonly SpeakerSummary[]> {
  return listSpeakersOfEdition(cms, null);
}

/** The speakers of a past edition by its year, or of the coming one: null. */
export function listSpeakersOfEdition(
  cms: CmsClient,
  edition: number | null,
): Promise<readonly SpeakerSummary[]> {
  const find = { ...summarySelection, filters: [ofEdition(edition)], sort: ['publicId'] };
  return findAll(cms, path, 'speaker', summaryShape, find, byName);
}

export function findSpeaker(cms: CmsClient, publicId: number): Promise<Speaker | null> {
  const filters = [{ field: 'publicId', is: publicId }];
  return findOne(cms, path, 'speaker', speakerShape, { ...detailSelection, filters });
}
