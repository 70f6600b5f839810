import { z } from 'zod';
import { byName } from './fields/by-name';
import type { CmsClient } from '../client/client';
import { inOrder } from './fields/in-order';
import { editionYear, ofEdition } from './fields/of-edition';
import { derive, findAll, findOne } from '../client/list';
import {
  flag,
  instant,
  listOf,
  looseText,
  maybe,
  optionalText,
  requiredText,
} from '../client/response/parse';
import { optionalPavilion, pavilionSelection } from './pavilion';
import { picture, pictureSelection } from './fields/picture';
import type { Find, Selection } from '../client/query';
import { richText } from './fields/rich-text';
import * as shared from './fields/shared';
import { translated, translationsPopulate, written } from './fields/written';

const path = '/exhibitors';

/** Provinces that a company may be from, as editors choose one. */
const provinces = [
  'Groningen',
  'Friesland',
  'Drenthe',
  'Overijssel',
  'Flevoland',
  'Gelderland',
  'Utrecht',
  'Noord-Holland',
  'Zuid-Holland',
  'Zeeland',
  'Noord-Brabant',
  'Limburg',
  'Buiten Nederland',
] as const;
export type Province = (typeof provinces)[number];

const stand = z.object({ code: requiredText, hall: maybe('hall', shared.slugAndName) });

export const summaryShape = z.object({
  publicId: z.int(),
  name: requiredText,
  slug: requiredText,
  /** The key of its kind; empty for none. */
  kind: looseText,
  summary: looseText,
  logo: picture,
  place: optionalText,
  province: z
    .enum(provinces)
    .nullish()
    .transform((province) => province ?? null),
  themes: listOf('theme', shared.theme),
  pavilion: optionalPavilion,
  stands: listOf('stand', stand),
  featured: flag,
  ...written,
});
export type ExhibitorSummary = z.output<typeof summaryShape>;

const product = z.object({ name: requiredText, text: optionalText, image: picture });
export const exhibitorShape = summaryShape.extend({
  edition: editionYear,
  description: richText,
  image: picture,
  website: shared.optionalUrl,
  socials: shared.socials,
  contact: shared.optionalContact,
  products: listOf('product', product),
  downloads: shared.downloads,
  seo: shared.optionalSeo,
  updatedAt: instant,
  ...translated,
});
export type Exhibitor = z.output<typeof exhibitorShape>;

const summaryFields = ['publicId', 'name', 'slug', 'kind', 'summary', 'place', 'province', 'featured'];
const summaryPopulate = {
  logo: pictureSelection,
  themes: shared.themeSelection,
  pavilion: pavilionSelection,
  stands: { fields: ['code'], populate: { hall: shared.slugAndNameSelection } },
};
const summarySelection: Find = {
  fields: summaryFields,
  populate: summaryPopulate,
  tags: ['themes', 'pavilions', 'stands', 'halls', 'files'],
};
const detailSelection: Selection = {
  fields: [...summaryFields, 'edition', 'description', 'website', 'updatedAt'],
  populate: {
    ...summaryPopulate,
    ...translationsPopulate,
    image: pictureSelection,
    socials: shared.socialSelection,
    contact: shared.contactSelection,
    products: { fields: ['name', 'text'], populate: { image: pictureSelection } },
    downloads: { fields: ['title'], populate: shared.downloadPopulate },
    seo: shared.seoSelection,
  },
};

/** All exhibitors of the coming edition, in the order of a Dutch telephone book. */
export function listExhibitors(cms: CmsClient): Promise<readonly ExhibitorSummary[]> {
  return listExhibitorsOfEdition(cms, null);
}

/** The exhibitors of a past edition by its year, or of the coming one: null. */
export function listExhibitorsOfEdition(
  cms: CmsClient,
  edition: number | null,
): Promise<readonly ExhibitorSummary[]> {
  const find = { ...summarySelection, filters: [ofEdition(edition)], sort: ['publicId'] };
  return findAll(cms, path, 'exhibitor', summaryShape, find, byName);
}

export function findExhibitor(cms: CmsClient, publicId: number): Promise<Exhibitor | null> {
  const filters = [{ field: 'publicId', is: publicId }];
  return findOne(cms, path, 'exhibitor', exhibitorShape, { ...detailSelection, filters });
}

/** These exhibitors of an edition, in the order of the numbers; numbers that it does not have are left out. */
export function findExhibitorsInOrder(
  cms: CmsClient,
  publicIds: number[],
  edition: number | null = null,
): Promise<ExhibitorSummary[]> {
  if (publicIds.length === 0) return Promise.resolve([]);
  return derive(cms, `exhibitors ${publicIds.join()} of ${edition}`, async (shared) =>
    inOrder(await listExhibitorsOfEdition(shared, edition), publicIds, (one) => one.publicId),
  );
}

/** Featured exhibitors by name, of one kind or of all. */
export function listFeaturedExhibitors(
  cms: CmsClient,
  { kind = null, limit }: { kind?: string | null; limit: number },
): Promise<readonly ExhibitorSummary[]> {
  return derive(cms, `${limit} featured exhibitors, ${kind ?? 'all'}`, async (shared) => {
    const all = await listExhibitors(shared);
    return all.filter((one) => one.featured && (kind === null || one.kind === kind)).slice(0, limit);
  });
}
