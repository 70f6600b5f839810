import type { IncomingHttpHeaders } from 'node:http';

/**
 * True when a page of this site made the request. Browsers say so themselves in Sec-Fetch-Site; one that does not
 * yet must show an Origin that is ours. No sign at all is no proof.
 */
export function isSameOrigin(headers: IncomingHttpHeaders, site: URL): boolean {
  const { origin } = headers;
  if (origin !== undefined && !isOurs(origin, headers.host, site)) return false;
  const fetchSite = headers['sec-fetch-site'];
  return fetchSite === undefined ? origin !== undefined : fetchSite === 'same-origin';
}

function isOurs(origin: string, host: string | undefined, site: URL): boolean {
  if (origin === site.origin) return true;
  return host !== undefined && origin === `${site.protocol}//${host}`;
}
