const storageKey = 'reloaded';
/** A path is reloaded at most once in this time: docs/behaviour.md. */
const reloadPauseMs = 10_000;

/**
 * Claims a reload of `path`: true when it may be reloaded now, and counts as the reload. False when session
 * storage does not work: a page that reloads without end is worse than one that failed. Also sent inline as
 * text, so it uses nothing from outside itself.
 */
export function claimReload(path: string, nowMs: number, key: string, pauseMs: number): boolean {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    const recent = Object.entries(stored ?? {}).filter(([, timeMs]) => nowMs - Number(timeMs) < pauseMs);
    if (recent.some(([reloaded]) => reloaded === path)) return false;
    sessionStorage.setItem(key, JSON.stringify({ ...Object.fromEntries(recent), [path]: nowMs }));
    return true;
  } catch {
    return false;
  }
}

export const guardSettings = [storageKey, reloadPauseMs] as const;

/** Loads `url` as a document, unless its path was reloaded within the last ten seconds; false when it was. */
export function loadDocumentOnce(url: string): boolean {
  const { pathname } = new URL(url, window.location.href);
  if (!claimReload(pathname, Date.now(), ...guardSettings)) return false;
  loadDocument(url);
  return true;
}

let reloading = false;

/** True while `loadDocument` reloads the page. It distinguishes our reload from React Router's. */
export function isOwnReload(): boolean {
  return reloading;
}

export function loadDocument(url: string): void {
  // Assigning the URL that is shown, with its hash, would only scroll.
  if (url !== window.location.href) return window.location.assign(url);
  reloading = true;
  window.location.reload();
  reloading = false;
}

/** Never resolves: the document is being replaced, so whatever awaits this must not continue. */
export function untilUnload(): Promise<never> {
  return new Promise(() => {});
}
