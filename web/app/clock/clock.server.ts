import { AsyncLocalStorage } from 'node:async_hooks';
import { environment } from '../environment.server';

const chosen = new AsyncLocalStorage<Date>();

/** The site's one clock: the real time, or the instant that FAIR_NOW or the preview of an editor pins it to. */
export function now(): Date {
  return pinnedNow() ?? new Date();
}

/** The instant at which the clock stands still; null while it runs. */
export function pinnedNow(): Date | null {
  return chosen.getStore() ?? environment.fairNow;
}

/** Does a piece of work with the clock at an instant. */
export function atInstant<Value>(instant: Date, work: () => Value): Value {
  return chosen.run(instant, work);
}
