import { z } from 'zod';
import type { CmsClient } from '../../client/client';
import { findOne } from '../../client/list';
import { logOnce } from '../../client/response/parse';
import { isPlaceToGo } from '../fields/safe-url';

const shortLink = z.object({
  code: z.string(),
  /** A path of the site, or a full URL elsewhere. */
  target: z.string().trim(),
});
export type ShortLink = z.output<typeof shortLink>;

/** The short link with this code, or null. An old one without a target counts as none. */
export async function findShortLink(cms: CmsClient, code: string): Promise<ShortLink | null> {
  const link = await findOne(cms, '/short-links', 'short link', shortLink, {
    fields: ['code', 'target'],
    filters: [
      { field: 'code', is: code },
      { field: 'active', is: true },
    ],
    localised: false,
  });
  if (link === null || isPlaceToGo(link.target)) return link;
  logOnce(`short link ${code} left out: not a URL to go to`);
  return null;
}
