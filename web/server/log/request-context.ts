import { AsyncLocalStorage } from 'node:async_hooks';

export type AnsweredAs =
  | 'hit'
  | 'stale'
  | 'miss'
  | 'own'
  | 'call'
  | 'file'
  | 'picture'
  | 'upload'
  | 'report'
  | 'statistics'
  | 'rejected';

export interface RequestContext {
  requestId: string;
  answered: AnsweredAs;
}

const contexts = new AsyncLocalStorage<RequestContext>();

/** Does the work of one request: every line that is written meanwhile carries its id. */
export function withinRequest<T>(context: RequestContext, work: () => T): T {
  return contexts.run(context, work);
}

export function answeredAs(how: AnsweredAs): void {
  const context = contexts.getStore();
  if (context) context.answered = how;
}

export function requestIdNow(): string | undefined {
  return contexts.getStore()?.requestId;
}

/** For calls to the content backend: ties its lines to ours. */
export function requestIdHeader(): Record<string, string> {
  const requestId = requestIdNow();
  return requestId === undefined ? {} : { 'X-Request-Id': requestId };
}
