/** Lazy components that the server is loading, so that it can draw them in the first HTML. */
const loads: Promise<unknown>[] = [];

/** Has `lazyComponentsLoaded` wait for `load`. */
export function loadForServer(load: Promise<unknown>): void {
  loads.push(load);
}

/** Waits until every lazy component has its code; to be called before a page is rendered. */
export async function lazyComponentsLoaded(): Promise<void> {
  // A component that has been loaded may bring others.
  for (let count = -1; count !== loads.length; ) {
    count = loads.length;
    await Promise.all(loads);
  }
}
