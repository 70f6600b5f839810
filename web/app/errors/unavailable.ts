import { data, isRouteErrorResponse } from 'react-router';
import type { PageError } from './not-found';

/** Seconds after which a visitor or robot may try again. */
const retryAfter = 10;

/** The 503 of a page whose content cannot be had right now, to be thrown by a loader. */
export function unavailable() {
  const init = {
    status: 503,
    statusText: 'Service Unavailable',
    headers: { 'Retry-After': String(retryAfter) },
  };
  return data<PageError>({ message: 'De inhoud van de site is nu niet bereikbaar.' }, init);
}

/** True in an error boundary when the page's content could not be had: say so, and offer to try again. */
export function isUnavailable(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status === 503;
}
