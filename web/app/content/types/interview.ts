import { z } from 'zod';
import type { CmsClient } from '../client/client';
import { findExhibitorsInOrder } from './exhibitor';
import { findAll, findOne } from '../client/list';
import {
  calendarDate,
  instant,
  listOf,
  looseText,
  maybe,
  optionalText,
  requiredText,
} from '../client/response/parse';
import { picture, pictureSelection } from './fields/picture';
import type { Find, Selection } from '../client/query';
import { richText } from './fields/rich-text';
import * as shared from './fields/shared';
import { speakerRef, speakerSelection } from './speaker';
import { translated, translationsPopulate, written } from './fields/written';

const path = '/interviews';

const format = z
  .enum(['Artikel', 'Video'])
  .catch('Artikel')
  .transform((name): 'article' | 'video' => (name === 'Video' ? 'video' : 'article'));

const interviewSummary = z.object({
  publicId: z.int(),
  title: requiredText,
  slug: requiredText,
  format,
  date: calendarDate,
  person: requiredText,
  role: optionalText,
  intro: looseText,
  image: picture,
  themes: listOf('theme', shared.theme),
  speaker: maybe('speaker', speakerRef),
  ...written,
});
/** An interview in a list; `person` is who speaks, `role` what they do. */
export type InterviewSummary = z.output<typeof interviewSummary>;

const interviewShape = interviewSummary.extend({
  body: richText,
  /** The video's page on another site, also for an article that came with one. */
  videoUrl: shared.httpsUrl,
  exhibitor: maybe('exhibitor', z.object({ publicId: z.int() })),
  seo: shared.optionalSeo,
  updatedAt: instant,
  ...translated,
});
type ParsedInterview = z.output<typeof interviewShape>;
export type Interview = Omit<ParsedInterview, 'exhibitor'> & {
  exhibitor: Awaited<ReturnType<typeof findExhibitorsInOrder>>[number] | null;
};

const summaryFields = ['publicId', 'title', 'slug', 'format', 'date', 'person', 'role', 'intro'];
const summaryPopulate = {
  image: pictureSelection,
  themes: shared.themeSelection,
  speaker: speakerSelection,
};
const summarySelection: Find = {
  fields: summaryFields,
  populate: summaryPopulate,
  tags: ['files', 'speakers', 'themes'],
};
const detailSelection: Selection = {
  fields: [...summaryFields, 'body', 'videoUrl', 'updatedAt'],
  populate: {
    ...summaryPopulate,
    ...translationsPopulate,
    exhibitor: { fields: ['publicId'] },
    seo: shared.seoSelection,
  },
};

export function listInterviews(cms: CmsClient): Promise<readonly InterviewSummary[]> {
  const sort = ['date:desc', 'publicId:desc'];
  return findAll(cms, path, 'interview', interviewSummary, { ...summarySelection, sort });
}

export async function findInterview(cms: CmsClient, publicId: number): Promise<Interview | null> {
  const filters = [{ field: 'publicId', is: publicId }];
  const interview = await findOne(cms, path, 'interview', interviewShape, { ...detailSelection, filters });
  if (!interview) return null;
  const number = interview.exhibitor?.publicId;
  const [exhibitor = null] = await findExhibitorsInOrder(cms, number === undefined ? [] : [number]);
  return { ...interview, exhibitor };
}
