import { data } from 'react-router';

export interface PageError {
  message: string;
  /** Pages that its address may be about: app/search/likely-pages.ts. */
  likely?: readonly object[];
  /** The session at its address that was called off: app/search/withdrawn.ts. */
  withdrawn?: object | null;
}

/**
 * The 404 of docs/behaviour.md, to be thrown by a loader: `throw notFound(url)`. The message shows the requested path
 * with its query.
 */
export function notFound(url: URL, more: Omit<PageError, 'message'> = {}) {
  const message = `Page Not Found: ${url.pathname}${url.search}`;
  return data<PageError>({ message, ...more }, { status: 404, statusText: 'Not Found' });
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
