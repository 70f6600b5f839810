/** The page of the navigation that is pending, with its fragment: its URL as the address bar will show it. */
let pending: URL | null = null;
let shownPath = '';
const listeners = new Set<() => void>();

/** How long React may take to report the pending navigation; a fetcher waits for this once there is a newer build. */
const navigationTimeoutMs = 2000;

export function recordNavigation(location: { pathname: string; search: string; hash: string } | null): void {
  pending = location && new URL(location.pathname + location.search + location.hash, window.location.origin);
  for (const notify of listeners) notify();
  listeners.clear();
}

/** Records the path of the page that is shown. After Back the address bar is ahead of it. */
export function recordShownPath(): void {
  shownPath = window.location.pathname;
}

/** The URL to load when the router requests `requested` for the pending navigation; null for any other request. */
export async function pendingUrl(requested: string): Promise<string | null> {
  const { pathname } = new URL(requested);
  if (pending?.pathname !== pathname) {
    await new Promise<void>((resolve) => {
      listeners.add(resolve);
      setTimeout(resolve, navigationTimeoutMs);
    });
  }
  // A fetcher requests a URL of its own, which is no page to go to.
  return pending?.pathname === pathname ? pending.href : null;
}

/** True for a page other than the one shown; false for another state of it, such as a filter. */
export function isOtherPage(url: string): boolean {
  return new URL(url).pathname !== shownPath;
}
