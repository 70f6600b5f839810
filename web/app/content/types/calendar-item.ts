import { z } from 'zod';
import type { CmsClient } from '../client/client';
import { findAll, findOne } from '../client/list';
import {
  calendarDate,
  clockTime,
  instant,
  looseText,
  maybe,
  optionalText,
  requiredText,
} from '../client/response/parse';
import { picture, pictureSelection } from './fields/picture';
import type { Find, Selection } from '../client/query';
import { richText } from './fields/rich-text';
import * as shared from './fields/shared';
import { translated, translationsPopulate, written } from './fields/written';

const path = '/calendar-items';

const calendarSummary = z.object({
  publicId: z.int(),
  title: requiredText,
  slug: requiredText,
  date: calendarDate,
  endDate: maybe('last day', calendarDate),
  startTime: maybe('starting time', clockTime),
  endTime: maybe('closing time', clockTime),
  place: optionalText,
  intro: looseText,
  image: picture,
  ...written,
});
/** Something in the calendar; days and times are on the fair's wall clock. */
export type CalendarSummary = z.output<typeof calendarSummary>;

const calendarItem = calendarSummary.extend({
  body: richText,
  link: shared.optionalLink,
  seo: shared.optionalSeo,
  updatedAt: instant,
  ...translated,
});
export type CalendarItem = z.output<typeof calendarItem>;

const summaryFields = [
  'publicId',
  'title',
  'slug',
  'date',
  'endDate',
  'startTime',
  'endTime',
  'place',
  'intro',
];
const summaryPopulate = { image: pictureSelection };
const summarySelection: Find = { fields: summaryFields, populate: summaryPopulate, tags: ['files'] };
const detailSelection: Selection = {
  fields: [...summaryFields, 'body', 'updatedAt'],
  populate: {
    ...summaryPopulate,
    ...translationsPopulate,
    link: shared.linkSelection,
    seo: shared.seoSelection,
  },
};

/** Everything in the calendar, by day and starting time; what takes the whole day comes first. */
export function listCalendar(cms: CmsClient): Promise<readonly CalendarSummary[]> {
  const find = { ...summarySelection, sort: ['date', 'publicId'] };
  return findAll(cms, path, 'calendar item', calendarSummary, find, byStart);
}

function byStart(a: CalendarSummary, b: CalendarSummary): number {
  const start = ({ date, startTime }: CalendarSummary) => `${date} ${startTime ?? ''}`;
  return start(a).localeCompare(start(b));
}

export function findCalendarItem(cms: CmsClient, publicId: number): Promise<CalendarItem | null> {
  const filters = [{ field: 'publicId', is: publicId }];
  return findOne(cms, path, 'calendar item', calendarItem, { ...detailSelection, filters });
}
