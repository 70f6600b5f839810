import { z } from 'zod';
import type { CmsClient } from './client';
import { findAll } from './list';
import { plainTextOf } from './plain-text';
import { parseRichText } from './rich-text';

/** The types whose long text is searched, and where each keeps it. */
const bodies = {
  news: { path: '/news-articles', field: 'body' },
  interview: { path: '/interviews', field: 'body' },
  session: { path: '/sessions', field: 'description' },
} as const;

const row = z.looseObject({ publicId: z.int() });

/** The bare words of the long texts of a type, by public number. */
export async function listBodyTexts(
  cms: CmsClient,
  type: keyof typeof bodies,
): Promise<ReadonlyMap<number, string>> {
  const { path, field } = bodies[type];
  const rows = await findAll(cms, path, type, row, { fields: ['publicId', field], sort: ['publicId'] });
  return new Map(rows.map(({ publicId, ...rest }) => [publicId, plainTextOf(parseRichText(rest[field]))]));
}
