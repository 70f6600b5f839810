const loads: Promise<unknown>[] = [];

/** Makes `lazyComponentsLoaded` wait for `load`. */
export function preloadOnServer(load: Promise<unknown>): void {
  loads.push(load);
}

/** Resolves once every lazy component has its code; to be awaited before a page is rendered. */
export async function lazyComponentsLoaded(): Promise<void> {
  // A loaded component may contain others.
  for (let count = -1; count !== loads.length;) {
    count = loads.length;
    await Promise.all(loads);
  }
}
