import { startTransition, useMemo } from 'react';

/** How often a page looks at the clock again, in milliseconds; the smallest unit it shows is a minute. */
const checkIntervalMs = 15_000;

/** The time while a page is open. It stays the same object, and tells those who watch it: no other part is drawn anew. */
export interface Clock {
  /** The time that the page came with, which server and browser paint alike. */
  readonly given: Date;
  /** The browser's own time, or the given one if that stands still. */
  now(): Date;
  /** Has `look` called now and whenever it is later; answers with the way to stop. */
  subscribe(listener: () => void): () => void;
}

/**
 * The clock of a page.
 * @param given the instant of the request on the site's clock, ISO
 * @param pinned whether that clock stands still
 */
export function useRunningClock(given: string, pinned: boolean): Clock {
  return useMemo(() => createClock(given, pinned), [given, pinned]);
}

export function createClock(given: string, pinned: boolean): Clock {
  const start = new Date(given);
  let current = start;
  let timer: ReturnType<typeof setInterval> | undefined;
  const listeners = new Set<() => void>();
  const update = () => {
    // In whole steps, so that what did not change is not drawn.
    const instant = Math.floor(Date.now() / checkIntervalMs) * checkIntervalMs;
    if (!pinned && instant !== current.getTime()) current = new Date(instant);
  };
  // Whatever shows the time may be a long list: nobody has to wait for that.
  const notify = (called: Iterable<() => void>) =>
    startTransition(() => {
      for (const listener of called) listener();
    });
  return {
    given: start,
    now: () => {
      update();
      return current;
    },
    subscribe(listener) {
      listeners.add(listener);
      notify([listener]);
      timer ??= setInterval(() => notify(listeners), checkIntervalMs);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        clearInterval(timer);
        timer = undefined;
      };
    },
  };
}
