import { data } from 'react-router';

export interface PageError {
  message: string;
}

/**
 * The 404 of docs/behaviour.md, to be thrown by a loader: `throw notFound(url)`. The message shows the requested path
 * with its query; a route may give its own message.
 */
export function notFound(url: URL, message = `Page Not Found: ${url.pathname}${url.search}`) {
  return data<PageError>({ message }, { status: 404, statusText: 'Not Found' });
}

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

export function tooMany(seconds: number) {
  const init = { status: 429, statusText: 'Too Many Requests', headers: { 'Retry-After': String(seconds) } };
  return data(null, init);
}
