import { Serwist, type RouteHandlerCallback } from 'serwist';
import { assetFor, deleteOldAssets, storeAssets } from './assets';
import { pageOfData } from '../../router-internals/data-path';
import { offlinePage } from './offline-redirect';
import { forgetOtherBuilds, updatePack } from './pack';
import { otherPictures, resizedPictures } from './pictures';
import { handlePush } from './push';
import { brandFilesOf, data as pageData, offlinePages, pages, storeData, storePages } from './pages';

declare const self: ServiceWorkerGlobalScope;

/** Pages that work without reception from the first moment: saved entries, the badge, and the list of stored pages. */
const corePages = ['/mijn-programma', '/mijn-badge', '/offline'].flatMap((path) => [path, `/en${path}`]);

self.addEventListener('install', (event) => {
  event.waitUntil(storeAssets().then(() => storePages(corePages)));
});

self.addEventListener('activate', (event) => {
  const deleting = brandFilesOf(corePages).then((used) => deleteOldAssets(Date.now(), used));
  event.waitUntil(Promise.all([deleting, forgetOtherBuilds().catch(() => {})]));
});

/** A page's request to store data that its visitor will want in a hall without reception: app/offline. */
interface Wanted {
  language: string;
  paths: string[];
  data: string[];
}

const isWanted = (asked: unknown): asked is Wanted =>
  typeof asked === 'object' && asked !== null && 'language' in asked && 'paths' in asked && 'data' in asked;

self.addEventListener('message', (event) => {
  const asked: unknown = event.data;
  if (!isWanted(asked)) return;
  const { language, paths, data } = asked;
  // Anything that cannot be loaded now is asked for another time.
  event.waitUntil(Promise.allSettled([updatePack(language), storePages(paths), storeData(data)]));
});

const answerPage: RouteHandlerCallback = async ({ event, request, url }) => {
  try {
    if (!/^(?:\/en)?\/offline$/.test(url.pathname)) return await pages.handle({ event, request });
    // Whatever is after it, it is one page. Who was led to it has waited for the network already.
    const strategy = url.searchParams.has('van') ? offlinePages : pages;
    return await strategy.handle({ event, request: new Request(url.pathname) });
  } catch {
    return offlinePage(url);
  }
};

/** How long a client navigation whose data is not there waits for the document to be loaded in its place, in ms. */
const documentTimeoutMs = 5000;

/** The page of results searches on the device when it gets no answer: app/search. */
const answersItself = /\/zoeken\.data$/;

/** Data that is not on the device: the page is told to load the document, which is, or which leads to what is. */
const answerData: RouteHandlerCallback = async ({ event, request, url }) => {
  try {
    return await pageData.handle({ event, request });
  } catch {
    const client = event instanceof FetchEvent ? await self.clients.get(event.clientId) : undefined;
    if (!client || !url.pathname.endsWith('.data') || answersItself.test(url.pathname))
      return Response.error();
    client.postMessage({ missing: pageOfData(url).path });
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
      handler: resizedPictures,
    },
    {
      matcher: ({ sameOrigin, request, url }) =>
        sameOrigin && request.destination === 'image' && url.pathname.startsWith('/uploads/'),
      handler: otherPictures,
    },
  ],
});
serwist.addEventListeners();
handlePush();
