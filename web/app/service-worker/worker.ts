import { CacheFirst, ExpirationPlugin, Serwist, type RouteHandlerCallback } from 'serwist';
import { assetFor, deleteOldAssets, storeAssets } from './assets';
import { data, pages, storePages } from './pages';

declare const self: ServiceWorkerGlobalScope;

/** What works from the first moment without reception: what somebody saved, and the page that says what else there is. */
const corePages = ['/mijn-programma', '/offline', '/en/mijn-programma', '/en/offline'];

self.addEventListener('install', (event) => {
  event.waitUntil(storeAssets().then(() => storePages(corePages)));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(deleteOldAssets(Date.now()));
});

/** A page asks to store others, which its visitor will want in a hall without reception: app/offline. */
self.addEventListener('message', (event) => {
  const paths: unknown = event.data;
  if (!Array.isArray(paths)) return;
  event.waitUntil(storePages(paths.filter((path) => typeof path === 'string')).catch(() => {}));
});

/** The page about being without a connection, which knows what is stored. A page that hydrates must be at its own URL. */
function offlinePage({ pathname, search }: URL): Response {
  const prefix = pathname === '/en' || pathname.startsWith('/en/') ? '/en' : '';
  const from = new URLSearchParams({ van: pathname + search });
  return Response.redirect(`${prefix}/offline?${from.toString()}`, 302);
}

const answerPage: RouteHandlerCallback = async ({ event, request, url }) => {
  try {
    // Whatever is after it, /offline is one page.
    const asked = /^(?:\/en)?\/offline$/.test(url.pathname) ? new Request(url.pathname) : request;
    return await pages.handle({ event, request: asked });
  } catch {
    return offlinePage(url);
  }
};

/** How long a client navigation whose data is not there waits for the document to be loaded in its place, in ms. */
const documentTimeoutMs = 5000;

/** Data that is not on the device: the page is told to load the document, which is, or which leads to what is. */
const answerData: RouteHandlerCallback = async ({ event, request, url }) => {
  try {
    return await data.handle({ event, request });
  } catch {
    const client = event instanceof FetchEvent ? await self.clients.get(event.clientId) : undefined;
    if (!client || !url.pathname.endsWith('.data')) return Response.error();
    const { pathname, searchParams } = url;
    searchParams.delete('_routes');
    const path = pathname.replace(/\/_\.data$/, '/').replace(/\.data$/, '');
    client.postMessage({ missing: path + (searchParams.size > 0 ? `?${searchParams.toString()}` : '') });
    await new Promise((resolve) => setTimeout(resolve, documentTimeoutMs));
    return Response.error();
  }
};

const serwist = new Serwist({
  clientsClaim: true,
  runtimeCaching: [
    {
      matcher: ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/assets/'),
      handler: ({ request }) => assetFor(request),
    },
    { matcher: ({ sameOrigin, request }) => sameOrigin && request.mode === 'navigate', handler: answerPage },
    {
      matcher: ({ sameOrigin, url }) =>
        sameOrigin && (url.pathname.endsWith('.data') || url.pathname.endsWith('/zoeken.index.json')),
      handler: answerData,
    },
    {
      matcher: ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/beeld/'),
      handler: new CacheFirst({
        cacheName: 'pictures',
        matchOptions: { ignoreVary: true },
        plugins: [
          new ExpirationPlugin({
            maxEntries: 200,
            maxAgeSeconds: 30 * 24 * 60 * 60,
            purgeOnQuotaError: true,
          }),
        ],
      }),
    },
  ],
});
serwist.addEventListeners();
