import { mainId } from './element-ids';
import type { Announcement } from '../content/types/site';

const storageKey = 'dismissed-announcement';
/** Says on the document which announcement the page has. Without it the stylesheet hides the announcement. */
const attribute = 'data-announcement';

/** A short name of its text, so that another text is shown again. FNV-1a: nothing hangs on collisions but one line. */
export function announcementId({ text }: Announcement): string {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash.toString(36);
}

/**
 * Takes the name off the document when the visitor dismissed that announcement. It runs in the head, before the first paint,
 * and is sent as text, so it may use nothing from outside itself.
 */
function hideDismissed(key: string, attributeName: string) {
  try {
    const page = document.documentElement;
    if (localStorage.getItem(key) === page.getAttribute(attributeName)) page.removeAttribute(attributeName);
  } catch {
    // Without storage nothing was dismissed.
  }
}

export const dismissedScript = () =>
  `(${hideDismissed.toString()})(${[storageKey, attribute].map((name) => JSON.stringify(name)).join(',')})`;

export function dismissAnnouncement(id: string): void {
  try {
    localStorage.setItem(storageKey, id);
  } catch {
    // It is gone from this page at least.
  }
  document.documentElement.removeAttribute(attribute);
  document.getElementById(mainId)?.focus({ preventScroll: true });
}
