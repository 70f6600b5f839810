/** A registration is never cached. Its URL may hold a token, so no other site sees it. */
export const ownHeaders = { 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'same-origin' };

export function retryHeaders(page: HeadersInit, action: Headers): Headers {
  const headers = new Headers(page);
  const retryAfter = action.get('Retry-After');
  if (retryAfter !== null) headers.set('Retry-After', retryAfter);
  return headers;
}
