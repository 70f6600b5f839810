import { pageCache } from '../../caching/device-caches';

/** Which version of this document is stored on the device by now, as the service worker writes it on it; null for none. */
export async function versionStored(): Promise<string | null> {
  // The router may have gone to another page since.
  const [loaded] = performance.getEntriesByType('navigation');
  const { pathname, search } = new URL(loaded?.name ?? window.location.href);
  const stored = await (await caches.open(pageCache)).match(pathname + search, { ignoreVary: true });
  return stored?.headers.get('etag')?.replace(/[^\w-]/g, '') ?? null;
}
