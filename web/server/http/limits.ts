import type { IncomingMessage } from 'node:http';
import qs from 'qs';
import type { ErrorResponse } from './error-responses';
import { addressErrors } from './texts';

/** Characters of path and query together; far beyond any list page with every filter on. */
const maxTargetLength = 8192;
/** Limits of query parsing: docs/behaviour.md. */
const maxParameters = 1000;
const maxListLength = 20;
const maxParameterDepth = 5;

/** The parts of a request target that passed the limits; `path` is as it was sent, still encoded. */
export interface Target {
  path: string;
  /** With its question mark, or empty. */
  search: string;
}

export function readTarget(
  url: string,
  host: string | null,
): { target: Target } | { errorResponse: ErrorResponse } {
  if (url.length > maxTargetLength) return { errorResponse: tooLong };
  if (host === null) return { errorResponse: malformed };
  const [beforeQuery = '', ...rest] = url.split('?');
  const search = rest.length > 0 ? `?${rest.join('?')}` : '';
  if (!isPath(beforeQuery)) return { errorResponse: malformed };
  return queryError(search) ?? { target: { path: beforeQuery, search } };
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

/**
 * The host a request names, with its port, or null when it names none, more than one, or something else. Node itself
 * takes the first of several, where a proxy or cache in front may have looked at the last.
 */
export function hostOf({
  headers,
  rawHeaders,
}: Pick<IncomingMessage, 'headers' | 'rawHeaders'>): string | null {
  const { host } = headers;
  if (host === undefined || !/^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i.test(host)) return null;
  let named = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) if (rawHeaders[at]?.toLowerCase() === 'host') named += 1;
  return named === 1 ? host : null;
}

function queryError(search: string): { errorResponse: ErrorResponse } | null {
  const problem = parameterProblem(search.slice(1));
  return problem && { errorResponse: { status: 400, ...problem } };
}

/** Checks parameters in URL encoding; null when they are right. Lists of every notation count. */
export function parameterProblem(parameters: string): Pick<ErrorResponse, 'title' | 'message'> | null {
  // Counted before parsing: what is too much should cost nothing.
  if (parameters.split('&').length > maxParameters) return tooManyParameters;
  const names = [...new URLSearchParams(parameters).keys()];
  // Also brackets that nobody closes, which parsers read differently.
  if (names.some((name) => name.split('[').length - 1 > maxParameterDepth)) return tooDeepParameters;
  try {
    qs.parse(parameters, {
      arrayLimit: maxListLength,
      parameterLimit: maxParameters,
      depth: maxParameterDepth,
      strictDepth: true,
      throwOnLimitExceeded: true,
    });
    return null;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return error.message.startsWith('Array') ? tooLongList : tooDeepParameters;
  }
}

const malformed: ErrorResponse = { status: 400, ...addressErrors.malformed };
const tooLong: ErrorResponse = { status: 414, ...addressErrors.tooLong };
const tooManyParameters = addressErrors.tooManyParameters(maxParameters);
const tooLongList = addressErrors.tooLongList(maxListLength);
const tooDeepParameters = addressErrors.tooDeep(maxParameterDepth);
