import { data } from 'react-router';

/** Seconds after which a visitor or robot may try again. */
const retryAfterSeconds = 10;

/** The 503 of a page whose content cannot be had right now, to be thrown by a loader; the error screen has words for it. */
export function unavailable() {
  const init = {
    status: 503,
    statusText: 'Service Unavailable',
    headers: { 'Retry-After': String(retryAfterSeconds) },
  };
  return data(null, init);
}
