import { assetPaths, italicPaths } from './build';

/** Files under `/assets/`: their names change with their content, so what is stored never is stale. */
const cacheName = 'assets';
/** How long files of earlier builds stay, in ms: docs/behaviour.md. A page of theirs may still be stored. */
const earlierBuildMaxAgeMs = 14 * 24 * 60 * 60 * 1000;
/** How many files are fetched at once when a build is stored: a page may be loading beside it. */
const parallelFetches = 4;

/** The stored file, of whichever build; else that of the server, which is stored unless it is an error. */
export async function assetFor(request: Request | string): Promise<Response> {
  const stored = await findAsset(request);
  if (stored) return stored;
  const response = await fetch(request);
  if (response.status === 200) {
    const copy = response.clone();
    const cache = await caches.open(cacheName);
    // A full disk costs what is stored, not the page.
    await cache.put(request, copy).catch(() => {});
  }
  return response;
}

const findAsset = async (request: Request | string) =>
  (await caches.open(cacheName)).match(request, { ignoreVary: true });

/** Stores all files of this build but its fonts. Rejects when one is missing: the worker is not installed then. */
export async function storeAssets(): Promise<void> {
  const waiting = [...assetPaths];
  const work = async () => {
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      const response = await assetFor(path);
      if (response.status !== 200) throw new Error(`${path}: ${response.status}`);
    }
  };
  await Promise.all(Array.from({ length: parallelFetches }, work));
}

/**
 * Files that differ by the brand of the fair and not by the build: its stylesheet and the fonts that it has, of which a page
 * does not name those in italics.
 */
export function brandFilesIn(html: string): string[] {
  const named = html.match(/\/assets\/(?:brand-[\w-]+\.css|[\w-]+\.woff2)/g) ?? [];
  return [...new Set(named)].flatMap((path) => [path, italicPaths[path] ?? []].flat());
}

/** Stores what a page has of the brand. A page without it can be read too. */
export async function storeBrandFiles(html: string): Promise<void> {
  await Promise.allSettled(brandFilesIn(html).map(assetFor));
}

/** @param used files that stored pages need, whichever build they are of */
export async function deleteOldAssets(nowMs: number, used: readonly string[]): Promise<void> {
  const own = new Set([...assetPaths, ...used]);
  const cache = await caches.open(cacheName);
  for (const request of await cache.keys()) {
    if (own.has(new URL(request.url).pathname)) continue;
    const response = await cache.match(request);
    const storedMs = Date.parse(response?.headers.get('date') ?? '');
    if (!(nowMs - storedMs < earlierBuildMaxAgeMs)) await cache.delete(request);
  }
}

/**
 * True when every file that a page's HTML names is stored, so that it is never shown with files of another
 * build.
 */
export async function hasAssetsOf(html: string): Promise<boolean> {
  const named = new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css)/g) ?? []);
  const found = await Promise.all([...named].map(findAsset));
  return found.every(Boolean);
}
