import { CacheFirst, ExpirationPlugin, NetworkFirst, type SerwistPlugin } from 'serwist';
import { dataCache, pageCache } from '../../caching/device-caches';
import { brandFilesIn, hasAssetsOf, storeBrandFiles } from './assets';
import { differ } from './page-differences';
import { leadOn } from './offline-redirect';
import { packedAnswer } from './packed-data';

declare const self: ServiceWorkerGlobalScope;

/** How long a page waits for the network before what is on the device is shown, in seconds: docs/behaviour.md. */
const networkTimeoutSeconds = 1;
const maxAgeSeconds = 14 * 24 * 60 * 60;

/**
 * Attribute with the time at which a page was stored, for the notice on it, which needs scripts: ISO in UTC.
 */
const storedAtAttribute = 'data-stored-at';
/**
 * Attribute with the version of the page: app/offline/newer-page.ts compares it with the one stored later.
 */
const versionAttribute = 'data-stored-version';

/**
 * Public pages alone are stored: the server says `public` of what is the same for everybody, and nothing else may be kept
 * on a device that others use too.
 */
const onlyPublic: SerwistPlugin = {
  cacheWillUpdate: ({ response }) =>
    Promise.resolve(
      response.status === 200 && response.headers.get('cache-control')?.includes('public') ? response : null,
    ),
};

/** A server or proxy that is down answers with these: what is stored is better. */
const unavailable: SerwistPlugin = {
  fetchDidSucceed: async ({ request, response }) => {
    const isDown = [502, 503, 504].includes(response.status);
    if (isDown && (await caches.match(request, { ignoreVary: true }))) throw new Error('unavailable');
    return response;
  },
};

/** Says on the stored page when it was stored. One whose files are no longer all there is not shown. */
const marked: SerwistPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse }) => {
    if (!cachedResponse) return null;
    const html = await cachedResponse.text();
    if (!(await hasAssetsOf(html))) return null;
    const headers = new Headers(cachedResponse.headers);
    for (const name of ['content-encoding', 'content-length']) headers.delete(name);
    const storedAt = new Date(Date.parse(headers.get('date') ?? '')).toISOString();
    const version = headers.get('etag')?.replace(/[^\w-]/g, '') ?? '';
    const marks = `${storedAtAttribute}="${storedAt}" ${versionAttribute}="${version}" data-hydrate-now`;
    return new Response(html.replace('<html ', `<html ${marks} `), { headers });
  },
};

/**
 * Says to the page whose data it is whether it comes from the device; and to any page that was shown from there whether what
 * the network brought after all, and is stored by now, is something else.
 */
const told: SerwistPlugin = {
  cachedResponseWillBeUsed: ({ cachedResponse }) => {
    if (cachedResponse) fromDevice.add(cachedResponse);
    return Promise.resolve(cachedResponse ?? null);
  },
  handlerDidRespond: async ({ event, response }) => {
    if (!(event instanceof FetchEvent) || !response) return;
    const isStored = fromDevice.has(response);
    // A version has a name, so its text is not needed.
    if (isStored)
      shown.set(event, response.headers.has('etag') ? new Response(null, response) : response.clone());
    // A document says it itself.
    if (event.request.mode === 'navigate') return;
    const client = await self.clients.get(event.clientId);
    client?.postMessage(isStored ? (response.headers.get('date') ?? '') : null);
  },
  cacheDidUpdate: async ({ event, newResponse }) => {
    const before = event instanceof FetchEvent ? shown.get(event) : undefined;
    if (!(event instanceof FetchEvent) || !before) return;
    const isNewer = await differ(before, newResponse);
    const client = await self.clients.get(event.resultingClientId || event.clientId);
    client?.postMessage({ isNewer });
  },
};
const fromDevice = new WeakSet<Response>();
const shown = new WeakMap<Event, Response>();

/** Client navigations name the routes whose data they want, which differs by where the visitor comes from. */
const withoutRoutes: SerwistPlugin = {
  cacheKeyWillBeUsed: ({ request }) => {
    const url = new URL(request.url);
    url.searchParams.delete('_routes');
    return Promise.resolve(url.href);
  },
};

const expires = (maxEntries: number) =>
  new ExpirationPlugin({ maxEntries, maxAgeSeconds, purgeOnQuotaError: true });

/** A page that is not stored, but is on the device otherwise, or leads to one that is. */
const leading: SerwistPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse, request }) =>
    cachedResponse ?? (await leadOn(new URL(request.url))),
};

export const pages = new NetworkFirst({
  cacheName: pageCache,
  networkTimeoutSeconds,
  matchOptions: { ignoreVary: true },
  plugins: [onlyPublic, unavailable, marked, told, expires(200), leading],
});

/** The page about being without a connection, for who was led to it: what it shows comes after it. */
export const offlinePages = new CacheFirst({
  cacheName: pageCache,
  matchOptions: { ignoreVary: true },
  plugins: [onlyPublic, marked, expires(200)],
});

/** The pack, unless the page was opened since. */
const packed: SerwistPlugin = {
  cachedResponseWillBeUsed: async ({ event, cachedResponse }) => {
    const found = event instanceof FetchEvent ? await packedAnswer(event.request) : null;
    const newest = [found, cachedResponse].filter((one) => one != null).sort((a, b) => dateOf(b) - dateOf(a));
    return newest[0] ?? null;
  },
};
const dateOf = ({ headers }: Response) => Date.parse(headers.get('date') ?? '') || 0;

export const data = new NetworkFirst({
  cacheName: dataCache,
  networkTimeoutSeconds,
  matchOptions: { ignoreVary: true },
  plugins: [onlyPublic, unavailable, withoutRoutes, packed, told, expires(400)],
});

/**
 * Stores pages ahead of a visit. Rejects when one is not there, or is of a build whose files are not stored. One that leads
 * elsewhere is stored no more: it is a redirect, or in a language that the fair has not.
 */
export async function storePages(paths: readonly string[]): Promise<void> {
  const cache = await caches.open(pageCache);
  for (const path of paths) {
    const response = await fetch(path);
    const isPublic = response.headers.get('cache-control')?.includes('public') ?? false;
    // A redirected response belongs to the path of another page.
    if (response.redirected) {
      await cache.delete(path, { ignoreVary: true });
      continue;
    }
    if (response.status !== 200 || !isPublic) throw new Error(`${path}: ${response.status}`);
    const html = await response.clone().text();
    await storeBrandFiles(html);
    if (!(await hasAssetsOf(html))) throw new Error(`${path}: another build`);
    await cache.put(path, response);
  }
}

/** What stored pages have of the fair's brand. */
export async function brandFilesOf(paths: readonly string[]): Promise<string[]> {
  const cache = await caches.open(pageCache);
  const found = paths.map(async (path) => {
    const stored = await cache.match(path, { ignoreVary: true });
    return stored ? brandFilesIn(await stored.text()) : [];
  });
  return (await Promise.all(found)).flat();
}

export async function storeData(paths: readonly string[]): Promise<void> {
  const cache = await caches.open(dataCache);
  for (const path of paths) {
    const response = await fetch(path);
    if (response.status === 200) await cache.put(path, response);
  }
}
