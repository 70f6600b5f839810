import { networkTimeoutMs } from '../../http-client/network-timeout';
import { PushError } from './push-error';

export interface PushAnswer {
  status: number;
  body: Readonly<Record<string, unknown>>;
}

export interface PushCall {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Below `/api/push`. */
  path: string;
  body?: object;
  headers?: Record<string, string>;
}

/** Makes a call; what the backend rejects is an answer, too. */
export type Ask = (call: PushCall) => Promise<PushAnswer>;

/** @throws PushError `app-offline` without a connection, `request-failed` when there is no answer otherwise */
export function createAsk(fetch: typeof globalThis.fetch, isOnline: () => boolean): Ask {
  return async ({ method, path, body, headers }) => {
    try {
      const response = await fetch(`/api/push${path}`, {
        method,
        headers: { ...headers, ...(body && { 'Content-Type': 'application/json' }) },
        body: body && JSON.stringify(body),
        signal: AbortSignal.timeout(networkTimeoutMs()),
      });
      const parsed: unknown = await response.json().catch(() => null);
      return { status: response.status, body: typeof parsed === 'object' && parsed ? { ...parsed } : {} };
    } catch (error) {
      throw new PushError(isOnline() ? 'request-failed' : 'app-offline', error);
    }
  };
}
