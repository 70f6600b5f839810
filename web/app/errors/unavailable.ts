import { data } from 'react-router';

/** When a visitor or robot may try again. */
const retryAfterSeconds = 10;

/** The 503 of a page whose content cannot be loaded right now, to be thrown by a loader. */
export function unavailable() {
  const init = {
    status: 503,
    statusText: 'Service Unavailable',
    headers: { 'Retry-After': String(retryAfterSeconds) },
  };
  return data(null, init);
}
