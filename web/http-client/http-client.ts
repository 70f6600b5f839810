import { FetchError, ofetch } from 'ofetch';
import { startDeadline } from './deadline';
import type { Circuit } from './circuit';
import { readBytes } from './read-bytes';

/** A response, with any status. An error response comes without its body. */
export interface HttpAnswer {
  status: number;
  headers: Headers;
  body: Buffer<ArrayBuffer>;
}

export interface HttpCall {
  method?: 'GET' | 'HEAD' | 'POST';
  headers?: Record<string, string>;
  /** Becomes JSON; a text is JSON already. */
  json?: Record<string, unknown> | string;
  /** For everything together: the second try, and the body. */
  timeoutMs: number;
  maxBytes: number;
  /** A redirect may lead anywhere: by default it is a failure. */
  redirect?: RequestRedirect;
  signal?: AbortSignal;
  circuit?: Circuit;
}

/** There was no whole response: no connection, too slow, too long. */
export class NoAnswer extends Error {}

/**
 * Makes a call that asks for no content. After 408, 409, 425, 429, 500, 502, 503, 504 and after no response it is
 * made once more, unless it is a PATCH, POST, PUT or DELETE; those are ofetch's own defaults (docs/behaviour.md). Content is asked for by
 * app/content/client/client.ts, once.
 * @throws NoAnswer
 */
export async function callHttp(url: URL | string, call: HttpCall): Promise<HttpAnswer> {
  const {
    method = 'GET',
    headers,
    json,
    timeoutMs,
    maxBytes,
    redirect = 'error',
    signal: until,
    circuit,
  } = call;
  await circuit?.ready();
  const deadline = startDeadline(timeoutMs, until);
  const isJsonText = typeof json === 'string';
  const make = async (signal: AbortSignal, answered?: () => void): Promise<HttpAnswer> => {
    const response = await ofetch.raw(url.toString(), {
      method,
      redirect,
      signal,
      responseType: 'stream',
      headers: isJsonText ? { 'content-type': 'application/json', ...headers } : headers,
      ...(json !== undefined && { body: json }),
      onResponse: () => answered?.(),
      // Its connection is free for the second try.
      onResponseError: ({ response: failed }) => failed.body?.cancel(),
    });
    return {
      status: response.status,
      headers: response.headers,
      body: await readBytes(response._data, maxBytes),
    };
  };
  try {
    if (!circuit) return await make(deadline.signal);
    return await circuit.run(({ signal, answered }) => make(signal, answered), deadline.signal);
  } catch (cause) {
    if (cause instanceof FetchError && cause.response)
      return { status: cause.response.status, headers: cause.response.headers, body: Buffer.alloc(0) };
    throw new NoAnswer(`${method} ${new URL(url).origin}: no response`, { cause });
  } finally {
    deadline.clear();
  }
}
