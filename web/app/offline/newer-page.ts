import { pageCache } from '../../caching/device-caches';

/**
 * The ETag of this document as the device has it now, shortened as the service worker writes it on the page;
 * null for none.
 */
export async function versionStored(): Promise<string | null> {
  // The router may have gone to another page since.
  const [loaded] = performance.getEntriesByType('navigation');
  const { pathname, search } = new URL(loaded?.name ?? window.location.href);
  const stored = await (await caches.open(pageCache)).match(pathname + search, { ignoreVary: true });
  return stored?.headers.get('etag')?.replace(/[^\w-]/g, '') ?? null;
}
