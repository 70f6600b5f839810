import { fairPhases, momentIn } from 'beursvloer-domain/fair';
import { data, type MiddlewareFunction } from 'react-router';
import { atInstant } from '../../clock/clock.server';
import { timeOf, toIsoWithOffset } from '../../clock/wall-clock';
import { cmsFor } from '../../content/client/context.server';
import { visitorContext, type RequestContext } from '../../content/client/visitor/visitor.server';
import { getSiteSettings } from '../../content/types/site';
import { environment } from '../../environment.server';
import type { PageError } from '../../errors/page-errors';
import type { Preview } from '../../site/site-context';
import { messagesFor } from '../../messages/messages';
import { phaseParam } from './phase-param';

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

/** Shows a preview as the page will be in the phase of the fair that the editor chose: the clock stands still in it. */
export const showPhase: Middleware = async ({ context, url }, next) => {
  const asked = url.searchParams.get(phaseParam);
  const phase = fairPhases.find((one) => one === asked);
  if (phase === undefined || context.get(visitorContext).preview?.is !== 'good') return next();
  const { days } = await getSiteSettings(cmsFor(context));
  const moment = momentIn(days, phase);
  if (moment === null) return next();
  return atInstant(new Date(toIsoWithOffset(moment.day, timeOf(moment.minutes))), next);
};

export function previewOf(context: RequestContext, request: Request): Preview | null {
  const opened = context.get(visitorContext).preview;
  if (opened?.is !== 'good') return null;
  const { status, isPublic } = opened.link;
  return { status, isPublic, framed: request.headers.get('sec-fetch-dest') === 'iframe' };
}
