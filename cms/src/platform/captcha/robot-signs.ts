export interface HiddenFields {
  /** A field that nobody sees, and whose name no password manager knows. */
  controleveld?: unknown;
  /** When the page was opened, in ms since 1970 by the browser's clock; empty without JavaScript. */
  begonnen?: unknown;
  /** `ja` from somebody who was taken for a robot and says otherwise. */
  mens?: unknown;
}

/** Nobody reads and fills in a form in less. */
const minFillMs = 1_000;

/**
 * Finds the signs of a robot: a filled-in trap field, or a form that was sent too fast. The time is the
 * browser's own, and clocks are wrong: one in the future, or none at all, says nothing.
 * @param now in ms since 1970
 */
export function looksLikeRobot({ controleveld, begonnen }: HiddenFields, now: number): boolean {
  if (controleveld !== undefined && controleveld !== null && controleveld !== '') return true;
  if (typeof begonnen !== 'string' || !/^\d{13}$/.test(begonnen)) return false;
  const tookMs = now - Number(begonnen);
  return tookMs >= 0 && tookMs < minFillMs;
}

export const saysPerson = ({ mens }: HiddenFields): boolean => mens === 'ja';
