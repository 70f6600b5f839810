import type { HeadersArgs } from 'react-router';

/** The URL holds a secret: no cache stores the page, and no other site sees its URL. */
export function linkHeaders({ errorHeaders }: HeadersArgs): Headers {
  const headers = new Headers({ 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'same-origin' });
  const retryAfter = errorHeaders?.get('Retry-After');
  if (retryAfter) headers.set('Retry-After', retryAfter);
  return headers;
}
