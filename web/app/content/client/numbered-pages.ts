import { z } from 'zod';
import type { CmsClient } from './client';
import { findAll } from './list';
import type { Filter } from './query';
import { instant, requiredText } from './response/parse';
import { ofEdition } from '../types/fields/of-edition';
import { translated, translationsPopulate } from '../types/fields/written';

const numbered = z.object({ publicId: z.int(), slug: requiredText, updatedAt: instant, ...translated });
/** Enough of a document to name its page, in which languages, and when it last changed (ISO, empty when that is not known). */
export type NumberedPage = z.output<typeof numbered>;

const page = z.object({ slug: requiredText, updatedAt: instant, ...translated });

/** The types whose documents have a page of their own, by their path at the content backend. */
export type NumberedType =
  | 'exhibitors'
  | 'sessions'
  | 'speakers'
  | 'pavilions'
  | 'news-articles'
  | 'interviews'
  | 'calendar-items'
  | 'vacancies';

/** The types whose documents are of an edition of the fair. */
const ofAnEdition = ['exhibitors', 'sessions', 'speakers'] as const satisfies NumberedType[];
type TypeOfEdition = (typeof ofAnEdition)[number];

/** Those of the coming edition, where a type's documents are of one. */
export function listNumberedPages(cms: CmsClient, type: NumberedType): Promise<readonly NumberedPage[]> {
  return numberedPages(cms, type, ofAnEdition.some((one) => one === type) ? [ofEdition(null)] : []);
}

export function listNumberedPagesOfEdition(
  cms: CmsClient,
  type: TypeOfEdition,
  year: number,
): Promise<readonly NumberedPage[]> {
  return numberedPages(cms, type, [ofEdition(year)]);
}

function numberedPages(
  cms: CmsClient,
  type: NumberedType,
  filters: Filter[],
): Promise<readonly NumberedPage[]> {
  const fields = ['publicId', 'slug', 'updatedAt'];
  const find = { fields, filters, populate: translationsPopulate, tags: [], sort: ['publicId'] };
  return findAll(cms, `/${type}`, 'URL', numbered, find);
}

export async function listEditorPages(cms: CmsClient): Promise<z.output<typeof page>[]> {
  const shown = page.extend({ seo: z.object({ noIndex: z.unknown() }).nullish().catch(null) });
  const pages = await findAll(cms, '/pages', 'page URL', shown, {
    fields: ['slug', 'updatedAt'],
    populate: { ...translationsPopulate, seo: { fields: ['noIndex'] } },
    sort: ['slug'],
  });
  return pages.filter(({ seo }) => seo?.noIndex !== true);
}

export async function listPageSlugs(cms: CmsClient): Promise<string[]> {
  const pages = await findAll(cms, '/pages', 'page slug', page.pick({ slug: true }), {
    fields: ['slug'],
    sort: ['slug'],
  });
  return pages.map(({ slug }) => slug);
}
