import { AsyncLocalStorage } from 'node:async_hooks';

const ids = new AsyncLocalStorage<string>();

/** Does the work of one request: every line that is written meanwhile carries its id. */
export function withinRequest<T>(requestId: string, work: () => T): T {
  return ids.run(requestId, work);
}

export function requestIdNow(): string | undefined {
  return ids.getStore();
}
