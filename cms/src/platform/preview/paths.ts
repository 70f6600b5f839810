import { siteTypeOf } from '../documents/site-types';

export interface Place {
  path: string;
  query?: Record<string, string>;
}

export interface PathSource {
  slug?: unknown;
  publicId?: unknown;
  /** The field that says whether it has a page, in a type with such a field. */
  [field: string]: unknown;
}

/**
 * Finds the place of a document, in Dutch and without a language prefix. Null for a type that visitors never see, for a
 * draft without a URL, and for a document that has no page.
 */
export function placeOf(uid: string, document: PathSource): Place | null {
  const { preview, pageField } = siteTypeOf(uid) ?? {};
  if (preview === undefined) return null;
  if (pageField !== undefined && document[pageField] === false) return null;
  if (preview === '/{slug}' && document.slug === 'home') return { path: '/' };

  const [path = '', query] = preview.split('?').map((part) => filledIn(part, document));
  if (path === null || query === null) return null;
  return query === undefined ? { path } : { path, query: Object.fromEntries(new URLSearchParams(query)) };
}

function filledIn(template: string, { slug, publicId }: PathSource): string | null {
  const values: Record<string, string | null> = {
    slug: typeof slug === 'string' && slug !== '' ? slug : null,
    publicId: typeof publicId === 'number' ? String(publicId) : null,
  };
  const names = [...template.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  if (names.some((name) => typeof values[name] !== 'string')) return null;
  return template.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}
