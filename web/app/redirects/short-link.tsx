import { redirect } from 'react-router';
import { cmsFor } from '../content/client/context.server';
import { visitorContext } from '../content/client/visitor/visitor.server';
import { findShortLink } from '../content/types/redirects/short-link';
import { notFound } from '../errors/page-errors';
import type { RouteHandle } from '../shell/layouts/handle';
import type { Route } from './+types/short-link';
import { withQuery } from './location';

export const handle: RouteHandle = { statistics: false };

/**
 * Redirects a short link, for e-mail and print, to its target. Every use has to reach this server, so the response
 * is never cached.
 */
export async function loader({ context, url, params }: Route.LoaderArgs) {
  // People type it over from paper.
  const link = await findShortLink(cmsFor(context), params.id.toLowerCase());
  if (!link) throw notFound(url);
  context.get(visitorContext).record?.({ kind: 'emailLink', link: link.code });
  throw redirect(withQuery(link.target, url.searchParams), {
    status: 302,
    headers: { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' },
  });
}

/** Stands here so that an unknown code gets the error screen. */
export default function ShortLink() {
  return null;
}
