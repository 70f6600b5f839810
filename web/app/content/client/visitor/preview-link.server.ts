import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';

const shape = z.object({
  /** The path of the page, with the language in front when it is not the first one. */
  path: z.string().startsWith('/'),
  collection: z.string(),
  documentId: z.string(),
  locale: z.string().nullable(),
  status: z.enum(['draft', 'published']),
  /** True when visitors can see a version of it. */
  isPublic: z.boolean(),
  /** Milliseconds since 1970, by the clock of the machine. */
  expires: z.number(),
});

/** A right from the admin to look at one document on one page, until a moment. */
export type PreviewLink = z.output<typeof shape>;

export type OpenedLink = { is: 'good'; link: PreviewLink } | { is: 'over' } | { is: 'false' };

/** Opens a link that the content backend signed with the shared secret. */
export function openPreviewLink(signedLink: string, secret: string | null, now: number): OpenedLink {
  const [content = '', signature = '', ...rest] = signedLink.split('.');
  if (secret === null || rest.length > 0) return { is: 'false' };
  const own = createHmac('sha256', secret).update(content).digest();
  const given = Buffer.from(signature, 'base64url');
  if (given.length !== own.length || !timingSafeEqual(given, own)) return { is: 'false' };
  const parsed = shape.safeParse(JSON.parse(Buffer.from(content, 'base64url').toString()));
  if (!parsed.success) return { is: 'false' };
  return parsed.data.expires > now ? { is: 'good', link: parsed.data } : { is: 'over' };
}
