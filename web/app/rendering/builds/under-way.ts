/** A page that is on its way inside the app: its address as it will stand in the bar, with its fragment. */
let next: URL | null = null;
let shown = '';
const waiting = new Set<() => void>();

/** How long React may take to say which page is on its way, in ms; a fetcher waits for this once a build is old. */
const patience = 2000;

/** Keeps the page that is on its way, so that it is the one that is loaded when a load of a whole page is due. */
export function noteNavigation(location: { pathname: string; search: string; hash: string } | null): void {
  next = location && new URL(location.pathname + location.search + location.hash, window.location.origin);
  for (const go of waiting) go();
  waiting.clear();
}

/** Keeps the path of the page that is shown: on the way back the address bar is ahead of it. */
export function noteShown(): void {
  shown = window.location.pathname;
}

/** The address to load when `asked` is asked for the page that is on its way; null when it is asked for another reason. */
export async function addressUnderWay(asked: string): Promise<string | null> {
  const { pathname } = new URL(asked);
  if (next?.pathname !== pathname) {
    await new Promise<void>((go) => {
      waiting.add(go);
      setTimeout(go, patience);
    });
  }
  // A fetcher asks for an address of its own, which is no page to go to.
  return next?.pathname === pathname ? next.href : null;
}

/** Whether an address is another page than the one that is shown, and not another state of it, such as a filter. */
export function isOtherPage(address: string): boolean {
  return new URL(address).pathname !== shown;
}
