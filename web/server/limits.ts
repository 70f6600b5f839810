import type { Refusal } from './answers';

/** Characters of path and query together; far beyond any list page with every filter on. */
const longestTarget = 8192;
/** Section 9, query parsing. */
const mostParameters = 1000;
const deepestParameter = 5;

/** The parts of a request target that passed the limits; `path` is as it was sent, still encoded. */
export interface Target {
  path: string;
  /** With its question mark, or empty. */
  search: string;
}

/** Looks at a request's address before anything is done with it: the target, or why it is refused. */
export function readTarget(url: string, host: string | undefined): { target: Target } | { refusal: Refusal } {
  if (url.length > longestTarget) return { refusal: tooLong };
  if (!isHost(host)) return { refusal: malformed };
  const [beforeQuery = '', ...rest] = url.split('?');
  const search = rest.length > 0 ? `?${rest.join('?')}` : '';
  if (!isPath(beforeQuery)) return { refusal: malformed };
  return queryRefusal(search) ?? { target: { path: beforeQuery, search } };
}

/**
 * True for an origin-form path without tricks: not another host in disguise (`//host`, `http://host`), no way up
 * (`..`), no separators or zero bytes hidden in escapes, and every escape complete.
 */
function isPath(path: string): boolean {
  if (!path.startsWith('/') || path.startsWith('//') || path.includes('\\')) return false;
  if (/%(?:2f|5c|00)/i.test(path)) return false;
  try {
    return decodeURIComponent(path)
      .split('/')
      .every((segment) => segment !== '.' && segment !== '..');
  } catch {
    return false;
  }
}

/** Whether a Host header names a host, and perhaps a port, and nothing else. */
export function isHost(host: string | undefined): boolean {
  return host !== undefined && /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i.test(host);
}

function queryRefusal(search: string): { refusal: Refusal } | null {
  // Counted before parsing: what is too much should cost nothing.
  if (search.split('&').length > mostParameters) return { refusal: tooManyParameters };
  const tooDeep = [...new URLSearchParams(search).keys()].some(
    (name) => name.split('[').length - 1 > deepestParameter,
  );
  return tooDeep ? { refusal: tooDeepParameters } : null;
}

const malformed: Refusal = {
  status: 400,
  title: 'Dit adres klopt niet',
  message: 'Er staan tekens in het adres die daar niet horen. Kijk het adres na of begin op de homepage.',
};
const tooLong: Refusal = {
  status: 414,
  title: 'Dit adres is te lang',
  message: 'Het adres is langer dan de server aanneemt. Begin op de homepage.',
};
const tooManyParameters: Refusal = {
  status: 400,
  title: 'Te veel keuzes in het adres',
  message: `Er staan meer dan ${mostParameters} onderdelen achter het vraagteken. Begin op de homepage.`,
};
const tooDeepParameters: Refusal = {
  status: 400,
  title: 'Dit adres klopt niet',
  message: `De onderdelen achter het vraagteken zijn meer dan ${deepestParameter} lagen diep. Begin op de homepage.`,
};
