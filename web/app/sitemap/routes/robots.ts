import { environment } from '../../environment.server';
import type { Route } from './+types/robots';

/**
 * Pages of no use in search results: landing pages, a visitor's own pages, and JSON. A path is a prefix (RFC 9309): `$` ends one
 * that other pages begin with.
 */
const hidden = ['/account', '/api/', '/c$', '/c?', '/email-valideren', '/health', '/l/', '/zoeken'];

export function loader({ url }: Route.LoaderArgs) {
  const origin = environment.siteOrigin ?? url.origin;
  const lines = [
    'User-agent: *',
    ...hidden.flatMap((path) => [`Disallow: ${path}`, `Disallow: /en${path}`]),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ];
  const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' };
  return new Response(lines.join('\n'), { headers });
}
