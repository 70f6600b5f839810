import { z } from 'zod';
import type { CmsClient } from './client';
import { findOne } from './list';
import { isPlaceToGo } from './safe-url';

const shortLink = z.object({
  code: z.string(),
  /** A path of the site, or a full address elsewhere. */
  target: z.string().trim().refine(isPlaceToGo, 'not an address to go to'),
});
export type ShortLink = z.output<typeof shortLink>;

/** The short link with this code, or null. */
export function findShortLink(cms: CmsClient, code: string): Promise<ShortLink | null> {
  return findOne(cms, '/short-links', 'short link', shortLink, {
    fields: ['code', 'target'],
    filters: [
      { field: 'code', is: code },
      { field: 'active', is: true },
    ],
    localised: false,
  });
}
