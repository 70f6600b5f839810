import { startTransition, useMemo } from 'react';

/** How often a page checks the clock. The smallest unit it shows is a minute. */
const checkIntervalMs = 15_000;

/** The time while a page is open. The object stays the same, so that only its subscribers render again. */
export interface Clock {
  /** The time in the page, with which server and browser both render. */
  readonly given: Date;
  /** The browser's own time, or the given one if that stands still. */
  now(): Date;
  /** Calls `listener` now and whenever the time changes. Returns the function to unsubscribe. */
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
    // In whole steps, so that an unchanged time causes no render.
    const instant = Math.floor(Date.now() / checkIntervalMs) * checkIntervalMs;
    if (!pinned && instant !== current.getTime()) current = new Date(instant);
  };
  // A transition, because a long list may depend on the time.
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
