import { data, type MiddlewareFunction } from 'react-router';
import { visitorContext, type RequestContext } from '../../content/client/visitor/visitor.server';
import { environment } from '../../environment.server';
import type { PageError } from '../../errors/page-errors';
import type { Preview } from '../../site/site-context';
import { messagesFor } from '../../messages/messages';

type Middleware = MiddlewareFunction<Response>;

/**
 * Sets headers on previews: not cached, not indexed, no URL in the referrer. A preview with a valid link may be framed by
 * the admin, and by no other site.
 */
export const setPreviewHeaders: Middleware = async ({ context }, next) => {
  const response = await next();
  const opened = context.get(visitorContext).preview;
  if (opened === null) return response;
  const { headers } = response;
  headers.set('Cache-Control', 'private, no-store');
  headers.set('X-Robots-Tag', 'noindex, nofollow');
  headers.set('Referrer-Policy', 'same-origin');
  if (opened.is !== 'false') {
    // The server writes the rest of the policy.
    headers.set('Content-Security-Policy', `frame-ancestors ${environment.adminOrigins.join(' ')}`);
  }
  return response;
};

/** Rejects a link that is forged, for another page, or expired, before anything is loaded for it. */
export const requireGoodLink: Middleware = ({ context, url }, next) => {
  const { preview: opened, locale } = context.get(visitorContext);
  if (opened === null || (opened.is === 'good' && opened.link.path === url.pathname)) return next();
  const texts = messagesFor(locale).preview;
  const message = opened.is === 'over' ? texts.over : texts.rejected;
  throw data<PageError>({ message }, { status: 403, statusText: 'Forbidden' });
};

export function previewOf(context: RequestContext, request: Request): Preview | null {
  const opened = context.get(visitorContext).preview;
  if (opened?.is !== 'good') return null;
  const { status, isPublic } = opened.link;
  return { status, isPublic, framed: request.headers.get('sec-fetch-dest') === 'iframe' };
}
