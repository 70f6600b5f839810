import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a preview link allows: to read one document, at one place, until a moment. */
export interface PreviewLink {
  /** The path on the site, with the language in front when it is not the first one. */
  path: string;
  /** The type's name in the content API, such as `news-articles`. */
  collection: string;
  documentId: string;
  /** Null for types that exist once for all languages. */
  locale: string | null;
  status: 'draft' | 'published';
  /** Whether visitors can see a version of it, so that leaving the preview leads somewhere. */
  isPublic: boolean;
  /** Milliseconds since 1970, by the clock of the machine. */
  expires: number;
}

/** The header in which the site hands a link on with the question for the draft. */
export const previewHeader = 'x-beursvloer-preview';

/** The link as text for an address: what it allows, and the proof that we said so. */
export function sealLink(link: PreviewLink, secret: string): string {
  const content = Buffer.from(JSON.stringify(link)).toString('base64url');
  return `${content}.${signatureOf(content, secret).toString('base64url')}`;
}

/** What a sealed link allows at `now`; null when we never said so, or when its time is over. */
export function openLink(sealed: string, secret: string, now: number): PreviewLink | null {
  const [content = '', signature = '', ...others] = sealed.split('.');
  const given = Buffer.from(signature, 'base64url');
  const expected = signatureOf(content, secret);
  if (others.length > 0 || given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  // Signed by us, so it is what `sealLink` was given.
  const link: PreviewLink = JSON.parse(Buffer.from(content, 'base64url').toString());
  return link.expires > now ? link : null;
}

function signatureOf(content: string, secret: string): Buffer {
  return createHmac('sha256', secret).update(content).digest();
}
