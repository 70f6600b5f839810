import { z } from 'zod';
import type { CmsClient } from '../client/client';
import { findExhibitorsInOrder } from './exhibitor';
import { findAll, findOne } from '../client/list';
import {
  calendarDate,
  instant,
  looseText,
  maybe,
  optionalText,
  requiredText,
} from '../client/response/parse';
import type { Selection } from '../client/query';
import { editionYear } from './fields/of-edition';
import { richText } from './fields/rich-text';
import * as shared from './fields/shared';
import { translated, translationsPopulate, written } from './fields/written';

const path = '/vacancies';

const vacancySummary = z.object({
  publicId: z.int(),
  title: requiredText,
  slug: requiredText,
  employer: requiredText,
  place: optionalText,
  hours: optionalText,
  salary: optionalText,
  posted: calendarDate,
  /** The last day to apply; null while there is none. */
  closes: maybe('closing day', calendarDate),
  intro: looseText,
  ...written,
});
export type VacancySummary = z.output<typeof vacancySummary>;

const vacancyShape = vacancySummary.extend({
  exhibitor: maybe('exhibitor', z.object({ publicId: z.int(), edition: editionYear })),
  body: richText,
  applyUrl: shared.optionalUrl,
  seo: shared.optionalSeo,
  updatedAt: instant,
  ...translated,
});
type ParsedVacancy = z.output<typeof vacancyShape>;
export type Vacancy = Omit<ParsedVacancy, 'exhibitor'> & {
  exhibitor: Awaited<ReturnType<typeof findExhibitorsInOrder>>[number] | null;
  /** True for one of an exhibitor of a past edition. */
  isPast: boolean;
};

const summaryFields = [
  'publicId',
  'title',
  'slug',
  'employer',
  'place',
  'hours',
  'salary',
  'posted',
  'closes',
  'intro',
];
const detailSelection: Selection = {
  fields: [...summaryFields, 'body', 'applyUrl', 'updatedAt'],
  populate: {
    ...translationsPopulate,
    exhibitor: { fields: ['publicId', 'edition'] },
    seo: shared.seoSelection,
  },
};

/** All vacancies but those of exhibitors of a past edition, also those that are closed, the last posted first. */
export function listVacancies(cms: CmsClient): Promise<readonly VacancySummary[]> {
  const sort = ['posted:desc', 'publicId:desc'];
  return findAll(cms, path, 'vacancy', vacancySummary, {
    fields: summaryFields,
    // One without an exhibitor has no edition either.
    filters: [{ field: 'exhibitor.edition', is: null }],
    tags: ['exhibitors'],
    sort,
  });
}

export async function findVacancy(cms: CmsClient, publicId: number): Promise<Vacancy | null> {
  const filters = [{ field: 'publicId', is: publicId }];
  const vacancy = await findOne(cms, path, 'vacancy', vacancyShape, { ...detailSelection, filters });
  if (!vacancy) return null;
  const { publicId: number, edition = null } = vacancy.exhibitor ?? {};
  const [exhibitor = null] = await findExhibitorsInOrder(cms, number === undefined ? [] : [number], edition);
  return { ...vacancy, exhibitor, isPast: edition !== null };
}
