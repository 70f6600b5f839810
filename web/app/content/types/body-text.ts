import { z } from 'zod';
import type { CmsClient } from '../client/client';
import { findAll } from '../client/list';
import { memoize } from '../cache/memoize';
import { plainTextOf } from './fields/plain-text';
import { parseRichText } from './fields/rich-text';

const bodies = {
  news: { path: '/news-articles', field: 'body' },
  interview: { path: '/interviews', field: 'body' },
  session: { path: '/sessions', field: 'description' },
} as const;

const row = z.looseObject({ publicId: z.int() });

export async function listBodyTexts(
  cms: CmsClient,
  type: keyof typeof bodies,
): Promise<ReadonlyMap<number, string>> {
  const { path, field } = bodies[type];
  return textsIn[type](
    await findAll(cms, path, type, row, { fields: ['publicId', field], sort: ['publicId'] }),
  );
}

type Rows = readonly z.output<typeof row>[];
const bareTexts = (field: string) =>
  memoize(
    (rows: Rows): ReadonlyMap<number, string> =>
      new Map(rows.map(({ publicId, ...rest }) => [publicId, plainTextOf(parseRichText(rest[field]))])),
  );
const textsIn = {
  news: bareTexts(bodies.news.field),
  interview: bareTexts(bodies.interview.field),
  session: bareTexts(bodies.session.field),
};
