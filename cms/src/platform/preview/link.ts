import { createHmac, timingSafeEqual } from 'node:crypto';

export interface PreviewLink {
  /** The path on the site, with the language in front when it is not the first one. */
  path: string;
  collection: string;
  documentId: string;
  /** Null for types that exist once for all languages. */
  locale: string | null;
  status: 'draft' | 'published';
  /** Visitors can see a version of it, so that closing the preview leads somewhere. */
  isPublic: boolean;
  /** Milliseconds since 1970, by the clock of the machine. */
  expires: number;
}

export const previewHeader = 'x-beursvloer-preview';

export function signLink(link: PreviewLink, secret: string): string {
  const content = Buffer.from(JSON.stringify(link)).toString('base64url');
  return `${content}.${signatureOf(content, secret).toString('base64url')}`;
}

/** The content of a signed link; null when we did not sign it, or when it expired before `now`. */
export function readLink(text: string, secret: string, now: number): PreviewLink | null {
  const [content = '', signature = '', ...others] = text.split('.');
  const given = Buffer.from(signature, 'base64url');
  const expected = signatureOf(content, secret);
  if (others.length > 0 || given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  // We signed it, so it is a `PreviewLink`.
  const link: PreviewLink = JSON.parse(Buffer.from(content, 'base64url').toString());
  return link.expires > now ? link : null;
}

function signatureOf(content: string, secret: string): Buffer {
  return createHmac('sha256', secret).update(content).digest();
}
