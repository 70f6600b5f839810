import { data, type MiddlewareFunction } from 'react-router';
import { visitorContext, type RequestContext } from '../../content/client/visitor.server';
import { environment } from '../../environment.server';
import type { PageError } from '../../errors/not-found';
import type { Preview } from '../../site/site-context';
import { messagesFor } from '../../messages/messages';

type Middleware = MiddlewareFunction<Response>;

/**
 * Says on the answer to a preview link that nobody keeps it, finds it or hears of its address. A good link's answer may
 * stand in a frame of the admin, and in no other.
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

/** Refuses a link that is false, for another page, or too old, before anything is read for it. */
export const requireGoodLink: Middleware = ({ context, url }, next) => {
  const { preview: opened, locale } = context.get(visitorContext);
  if (opened === null || (opened.is === 'good' && opened.link.path === url.pathname)) return next();
  const texts = messagesFor(locale).preview;
  const message = opened.is === 'over' ? texts.over : texts.rejected;
  throw data<PageError>({ message }, { status: 403, statusText: 'Forbidden' });
};

/** What the frame says of a preview. Only asked once the link was found good. */
export function previewOf(context: RequestContext, request: Request): Preview | null {
  const opened = context.get(visitorContext).preview;
  if (opened?.is !== 'good') return null;
  const { status, isPublic } = opened.link;
  return { status, isPublic, framed: request.headers.get('sec-fetch-dest') === 'iframe' };
}
