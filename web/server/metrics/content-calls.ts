import diagnostics from 'node:diagnostics_channel';

interface Call {
  origin: string;
  path: string;
}

/** Called for each call to the content backend when its response begins (status) or fails (null), with the time in ms. */
export type OnContentCall = (status: number | null, ms: number) => void;

/**
 * Follows the calls that pages make to the content backend, wherever they make them: Node reports everything that
 * `fetch` does (https://nodejs.org/api/diagnostics_channel.html, and the channels of undici, on which `fetch` is built).
 * @param isOurs which calls count
 * @returns a function that ends it
 */
export function followContentCalls(isOurs: (call: Call) => boolean, notify: OnContentCall): () => void {
  const began = new WeakMap<object, number>();
  const ended = (request: object, status: number | null) => {
    const start = began.get(request);
    if (start === undefined) return;
    began.delete(request);
    notify(status, performance.now() - start);
  };
  const listeners: [channel: string, listener: (message: unknown) => void][] = [
    [
      'undici:request:create',
      (message) => {
        const request = partOf(message, 'request');
        if (request && isCall(request) && isOurs(request)) began.set(request, performance.now());
      },
    ],
    [
      'undici:request:headers',
      (message) => {
        const request = partOf(message, 'request');
        const response = partOf(message, 'response');
        if (request && response && 'statusCode' in response) ended(request, Number(response.statusCode));
      },
    ],
    [
      'undici:request:error',
      (message) => {
        const request = partOf(message, 'request');
        if (request) ended(request, null);
      },
    ],
  ];
  for (const [channel, listener] of listeners) diagnostics.subscribe(channel, listener);
  return () => {
    for (const [channel, listener] of listeners) diagnostics.unsubscribe(channel, listener);
  };
}

function partOf(message: unknown, name: string): object | null {
  if (typeof message !== 'object' || message === null) return null;
  const part: unknown = Object.entries(message).find(([key]) => key === name)?.[1];
  return typeof part === 'object' ? part : null;
}

function isCall(request: object): request is Call {
  return (
    'origin' in request &&
    typeof request.origin === 'string' &&
    'path' in request &&
    typeof request.path === 'string'
  );
}
