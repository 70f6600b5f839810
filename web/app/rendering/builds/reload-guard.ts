const storageKey = 'reloaded';
/** Within this time a path is reloaded once, in ms: docs/behaviour.md. */
const once = 10_000;

/**
 * Whether `path` may be reloaded now; a yes counts as the reload. No when the browser remembers nothing for us, because
 * a page that reloads without end is worse than one that failed. Also sent as text, so it uses nothing from outside.
 */
export function takeReload(path: string, now: number, key: string, pause: number): boolean {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    const times = Object.entries(kept ?? {}).filter(([, time]) => now - Number(time) < pause);
    if (times.some(([reloaded]) => reloaded === path)) return false;
    sessionStorage.setItem(key, JSON.stringify({ ...Object.fromEntries(times), [path]: now }));
    return true;
  } catch {
    return false;
  }
}

/** What takeReload needs besides path and time. */
export const guardSettings = [storageKey, once] as const;

/** Loads `address` anew as a document, unless that was tried within the last ten seconds; false when it was. */
export function loadOnce(address: string): boolean {
  const { pathname } = new URL(address, window.location.href);
  if (!takeReload(pathname, Date.now(), ...guardSettings)) return false;
  load(address);
  return true;
}

let reloading = false;

/** True while `load` reloads the page, so that its reload can be told from React Router's. */
export function isOwnReload(): boolean {
  return reloading;
}

/** Loads `address` as a document. */
export function load(address: string): void {
  // Assigning the address that is shown, with its hash, would only scroll.
  if (address !== window.location.href) return window.location.assign(address);
  reloading = true;
  window.location.reload();
  reloading = false;
}

/** The page goes away; nothing that waits for this is to go on. */
export function forever(): Promise<never> {
  return new Promise(() => {});
}
