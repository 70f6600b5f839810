import { z } from 'zod';

/** Generations of the content backend's wire format. */
export type CmsVersion = 'v3' | 'v4' | 'v5';

export interface FailedCall {
  method: string;
  url: string;
  body: unknown;
  status?: number;
  retryAfterSeconds?: number | null;
  cause?: unknown;
}

const v4Body = z.object({
  error: z.object({
    status: z.number().optional(),
    name: z.string().optional(),
    message: z.string().optional(),
    details: z.unknown().optional(),
  }),
});

const v3Body = z.object({
  error: z.string(),
  message: z.unknown().optional(),
  statusCode: z.number().optional(),
});

/**
 * A call to the content backend that failed. Carries the backend's error body exactly as it came (`body`), and its
 * parts in one shape for every version. The message names method, URL and status, for the log.
 */
export class CmsError extends Error {
  readonly status: number;
  readonly details: unknown;
  readonly body: unknown;
  readonly method: string;
  readonly url: string;
  /** The backend's own message, without method and URL: the text a form may show. */
  readonly reason: string;
  /** Seconds after which it may be tried again, when the backend says so. */
  readonly retryAfterSeconds: number | null;
  /** False when the backend could not be reached, took too long, or broke off. */
  readonly answered: boolean;

  constructor({ method, url, body, status, cause, retryAfterSeconds = null }: FailedCall) {
    const parts = partsOf(body);
    const effective = parts.status ?? status ?? 500;
    // Without its query, which can be thousands of characters; the whole URL is in `url`.
    super(`${method} ${url.split('?')[0]} answered ${effective}: ${parts.name}: ${parts.message}`, { cause });
    this.name = parts.name;
    this.status = effective;
    this.details = parts.details;
    this.reason = parts.message;
    this.retryAfterSeconds = retryAfterSeconds;
    this.answered = status !== undefined;
    this.body = body;
    this.method = method;
    this.url = url;
  }
}

/** The backend cannot be reached, takes too long, answers 5xx, or its response was cut off: try again later. */
export class CmsUnavailable extends CmsError {}

/** The default body for a failure without one, in the shape of that version. */
export function unknownErrorBody(version: CmsVersion, message: string): unknown {
  return version === 'v3'
    ? { statusCode: 500, error: 'UnknownError', message }
    : { data: null, error: { status: 500, name: 'UnknownError', message, details: {} } };
}

/** True for a JSON value that is an error body of any version, so that a proxy's HTML page is not taken for one. */
export function isErrorBody(value: unknown): boolean {
  return v4Body.safeParse(value).success || v3Body.safeParse(value).success;
}

function partsOf(body: unknown): { status?: number; name: string; message: string; details: unknown } {
  const v4 = v4Body.safeParse(body);
  if (v4.success) {
    const { status, name = 'UnknownError', message = name, details = {} } = v4.data.error;
    return { status, name, message, details };
  }
  const v3 = v3Body.safeParse(body);
  if (v3.success) {
    const { statusCode, error, message } = v3.data;
    const readable = typeof message === 'string' ? message : error;
    return { status: statusCode, name: error, message: readable, details: message };
  }
  return { name: 'UnknownError', message: 'no readable error body', details: {} };
}
