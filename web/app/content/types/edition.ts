import { z } from 'zod';
import type { CmsClient } from '../client/client';
import { findAll } from '../client/list';
import { listOf, looseText, requiredText } from '../client/response/parse';
import { dayShape, venueOrNone } from './site';

const edition = z.object({
  /** The year of its first day; its documents hold it. */
  year: z.int(),
  name: requiredText,
  /** Its number or year as the fair wrote it, such as `9e editie`. */
  edition: looseText,
  days: listOf('fair day', dayShape).transform((days) => days.sort((a, b) => a.date.localeCompare(b.date))),
  venue: venueOrNone,
});
/** A past edition of the fair, with its facts as they were then. */
export type Edition = z.output<typeof edition>;

/** The past editions, the last one first. */
export function listEditions(cms: CmsClient): Promise<readonly Edition[]> {
  return findAll(cms, '/editions', 'edition', edition, {
    fields: ['year', 'name', 'edition'],
    populate: {
      days: { fields: ['date', 'opens', 'closes', 'label'] },
      venue: { fields: ['name', 'street', 'postalCode', 'city', 'latitude', 'longitude'] },
    },
    sort: ['year:desc'],
    localised: false,
    isPlain: true,
  });
}

/** The past edition of a year; null for any other year, and for the coming edition, which is null itself. */
export async function findEdition(cms: CmsClient, year: number | null): Promise<Edition | null> {
  if (year === null) return null;
  return (await listEditions(cms)).find((one) => one.year === year) ?? null;
}
