import { CacheFirst, ExpirationPlugin, NetworkOnly, type SerwistPlugin } from 'serwist';

const cacheName = 'pictures';

/** Without a size of its own, so that the page's place for the picture stays as it is. */
const nothing = '<svg xmlns="http://www.w3.org/2000/svg"/>';

/** A picture that cannot be had is the same one in another width, or nothing: browsers would draw a broken one. */
const neverBroken: SerwistPlugin = {
  fetchDidSucceed: ({ response }) =>
    response.status < 500
      ? Promise.resolve(response)
      : Promise.reject(new Error(`${response.url}: ${response.status}`)),
  handlerDidError: async ({ request }) =>
    (await otherWidth(request.url)) ??
    new Response(nothing, { headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'no-store' } }),
};

async function otherWidth(url: string): Promise<Response | undefined> {
  const name = fileName(url);
  const cache = await caches.open(cacheName);
  const found = (await cache.keys()).find((stored) => fileName(stored.url) === name);
  return found && cache.match(found, { ignoreVary: true });
}

/** The name of the file that was uploaded: `/beeld/{width}/{file}.{format}`. */
const fileName = (url: string) => /\/beeld\/\d+\/(.+)\.\w+$/.exec(url)?.[1] ?? url;

export const resizedPictures = new CacheFirst({
  cacheName,
  matchOptions: { ignoreVary: true },
  plugins: [
    new ExpirationPlugin({ maxEntries: 200, maxAgeSeconds: 30 * 24 * 60 * 60, purgeOnQuotaError: true }),
    neverBroken,
  ],
});

/** Drawings, which editors may replace under their name: they are not stored. */
export const otherPictures = new NetworkOnly({ plugins: [neverBroken] });
