import { environment } from '../environment.server';

/** The site's one clock: the real time, or the instant that FAIR_NOW pins it to. */
export function now(): Date {
  return environment.fairNow ?? new Date();
}
