import { data } from 'react-router';
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
