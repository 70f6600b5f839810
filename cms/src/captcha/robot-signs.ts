/** The hidden fields of a form that only a robot fills in, or fills in too soon. */
export interface HiddenFields {
  /** A field that nobody sees. */
  website?: unknown;
  /** When the page was opened, in ms since 1970 by the browser's clock; empty without JavaScript. */
  begonnen?: unknown;
}

/** Nobody reads and fills in a form in less. */
const minFillMs = 1_000;

/**
 * Whether a form has the signs of a robot. The time is the browser's own, and clocks are wrong: one in the future, or
 * none at all, says nothing.
 * @param now in ms since 1970
 */
export function looksLikeRobot({ website, begonnen }: HiddenFields, now: number): boolean {
  if (website !== undefined && website !== null && website !== '') return true;
  if (typeof begonnen !== 'string' || !/^\d{13}$/.test(begonnen)) return false;
  const tookMs = now - Number(begonnen);
  return tookMs >= 0 && tookMs < minFillMs;
}
