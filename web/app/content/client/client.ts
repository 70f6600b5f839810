import { ofetch } from 'ofetch';
import qs from 'qs';
import { z } from 'zod';
import { circuitTo, type CircuitCall } from '../../../http-client/circuit';
import { startDeadline } from '../../../http-client/deadline';
import { parseJson, readText } from './response/text';
import { CmsError, CmsUnavailable, isErrorBody, unknownErrorBody, type CmsVersion } from './errors';
import type { Answer } from '../cache/content-cache';

export interface CmsRequestOptions {
  query?: Record<string, unknown>;
  /** An object becomes JSON; FormData goes as multipart. */
  body?: Record<string, unknown> | FormData;
  signal?: AbortSignal;
  headers?: Record<string, string>;
  onHeaders?: (headers: Headers) => void;
}

export interface DraftRight {
  /** Paths of the draft's type, such as `/news-articles`, and of the types of what belongs to it. */
  paths: readonly string[];
  locale: string | null;
  documentId: string;
  headers: Record<string, string>;
}

export type CmsCall = (method: string, path: string, options?: CmsRequestOptions) => Promise<unknown>;

/** A call whose answer must have a shape. Any other response is the backend failing: it is logged, and never content. */
export type CmsRead = <S extends z.ZodType>(
  shape: S,
  method: string,
  path: string,
  options?: CmsRequestOptions,
) => Promise<z.output<S>>;

export interface CmsClient {
  readonly version: CmsVersion;
  readonly locale: string;
  readonly send: CmsCall;
  readonly read: CmsRead;
  /** Set while an editor previews: the draft that takes the place of its published version. */
  readonly draft?: DraftRight | null;
  /** Set where what is asked for is the same for everybody: content that is cached between requests. */
  readonly cached?: CachedContent | null;
  /** Fills in the variables in the texts of rows. Without it texts are as they were written. */
  readonly fillIn?: (cms: CmsClient, rows: unknown[]) => Promise<unknown[]>;
}

/** Content that is cached between requests. What is asked for, is asked by a client that is bound to nobody. */
export interface CachedContent {
  /**
   * The response to a question, whose name says everything that the value depends on but the content. Answers that
   * `load` gets from this cache itself count as part of it.
   */
  get: <Value>(question: string, load: (cms: CmsClient) => Promise<Answer<Value>>) => Promise<Value>;
}

export interface CmsClientOptions {
  url: string;
  version?: CmsVersion;
  /** Path between the URL and every v4 and v5 call; v3 has none. */
  prefix?: string;
  token?: string | null;
  locale?: string;
  /** Milliseconds for the whole call, body included. */
  timeoutMs?: number;
  headers?: Record<string, string>;
  onStatus?: (path: string, status: number) => void;
  /** Called with the length of every response, in characters. */
  onAnswer?: (length: number) => void;
  onError?: (error: CmsError) => void;
}

/** Network timeout: docs/behaviour.md. */
const defaultTimeoutMs = 30_000;

/** A client for a backend of any version. Calls are made once: no retries. */
export function createCmsClient(options: CmsClientOptions): CmsClient {
  const {
    url,
    version = 'v5',
    prefix = '/api',
    token,
    locale = 'nl',
    timeoutMs = defaultTimeoutMs,
    headers: ownHeaders,
    onStatus,
    onAnswer,
    onError,
  } = options;
  const circuit = circuitTo(url);
  const base = url.replace(/\/+$/, '') + (version === 'v3' ? '' : prefix);

  const read: CmsRead = async (shape, method, path, requestOptions = {}) => {
    const { query, body, signal, headers, onHeaders } = requestOptions;
    const requestUrl = base + path + serialise(query);
    const fail = (failure: Failure) => {
      const errorBody = failure.body ?? unknownErrorBody(version, failure.message);
      const Kind = failure.unavailable ? CmsUnavailable : CmsError;
      const { status, cause, retryAfterSeconds } = failure;
      const error = new Kind({ method, url: requestUrl, body: errorBody, status, cause, retryAfterSeconds });
      onError?.(error);
      return error;
    };

    await circuit.ready();
    const deadline = startDeadline(timeoutMs, signal);
    const ask = async ({ signal: until, answered: begun }: CircuitCall) => {
      const answered = await ofetch.raw(requestUrl, {
        method,
        body,
        retry: 0,
        responseType: 'stream',
        ignoreResponseError: true,
        signal: until,
        headers: {
          accept: 'application/json',
          ...(token && { authorization: `Bearer ${token}` }),
          ...ownHeaders,
          ...headers,
        },
      });
      begun();
      return { response: answered, text: await readText(answered._data) };
    };
    let asked;
    try {
      asked = await circuit.run(ask, deadline.signal);
    } catch (cause) {
      // The visitor left: nobody is waiting for this response, so it is not a failure of the backend.
      if (signal?.aborted) throw signal.reason;
      const message = deadline.isOver() ? `no response within ${timeoutMs} ms` : messageOf(cause);
      throw fail({ message, unavailable: true, cause });
    } finally {
      deadline.clear();
    }

    const { response, text } = asked;
    onHeaders?.(response.headers);
    const { status, ok } = response;
    onStatus?.(path, status);
    const json = parseJson(text);
    if (!ok) {
      const message = `${method} ${requestUrl} answered ${status} without an error body`;
      const errorBody = isErrorBody(json.value) ? json.value : undefined;
      const retryAfterSeconds = secondsIn(response.headers.get('retry-after'));
      // Without its own error body it is not the backend that says so: a 404 of a proxy is no known absence.
      const unavailable = status >= 500 || errorBody === undefined;
      throw fail({ message, body: errorBody, status, unavailable, retryAfterSeconds });
    }
    if (json.problem !== undefined) throw fail({ message: json.problem, status, unavailable: true });
    const parsed = shape.safeParse(json.value);
    if (!parsed.success) throw fail({ message: wrongShape(parsed.error), status, unavailable: true });
    onAnswer?.(text.length);
    return parsed.data;
  };

  return { version, locale, read, send: (...asked) => read(anyValue, ...asked) };
}

const anyValue = z.unknown();

interface Failure {
  message: string;
  unavailable: boolean;
  body?: unknown;
  status?: number;
  retryAfterSeconds?: number | null;
  cause?: unknown;
}

/** Seconds, or null; a date there is as good as nothing to us. */
function secondsIn(retryAfter: string | null): number | null {
  return retryAfter !== null && /^\d{1,6}$/.test(retryAfter) ? Number(retryAfter) : null;
}

/** Encoded values and numbered lists: the one notation that every version of the backend reads the same. */
function serialise(query: Record<string, unknown> = {}): string {
  return qs.stringify(query, { addQueryPrefix: true, arrayFormat: 'indices', encodeValuesOnly: true });
}

/** Names what is missing, never what came instead: a response may hold what nobody should read in a log. */
function wrongShape({ issues: [first] }: z.ZodError): string {
  return `the response has another shape: ${first?.path.join('.') || 'response'}: ${first?.message}`;
}

/** The innermost reason (`connect ECONNREFUSED …`): what wraps it only repeats the URL. */
function messageOf(failure: unknown): string {
  if (!(failure instanceof Error)) return String(failure);
  return failure.cause instanceof Error ? messageOf(failure.cause) : failure.message;
}
