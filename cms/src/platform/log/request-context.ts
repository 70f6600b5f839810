import { AsyncLocalStorage } from 'node:async_hooks';

const ids = new AsyncLocalStorage<string>();

/** Does the work of one request: every line that is written meanwhile carries its id. */
export function withinRequest<T>(requestId: string, work: () => T): T {
  return ids.run(requestId, work);
}

/** The id of the request at hand, if there is one. */
export function requestIdNow(): string | undefined {
  return ids.getStore();
}
