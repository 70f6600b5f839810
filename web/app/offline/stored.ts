import { pageCache } from '../../caching/device-caches';
import { packedPathsFrom } from '../../caching/device-pack';

const mostListed = 60;

export interface StoredPage {
  path: string;
  title: string;
}

export interface PagesOnDevice {
  stored: StoredPage[];
  /** Paths with their query: of those, and of pages whose data is here. */
  paths: ReadonlySet<string>;
}

export async function pagesOnDevice(isOfLanguage: (path: string) => boolean): Promise<PagesOnDevice> {
  const [stored, packed] = await Promise.all([storedPages(isOfLanguage), packedPathsFrom('/')]);
  const paths = [...stored.map(({ path }) => path), ...packed.filter(isOfLanguage)];
  return { stored, paths: new Set(paths) };
}

/** The public pages of one language that are stored on this device, by title. */
async function storedPages(isOfLanguage: (path: string) => boolean): Promise<StoredPage[]> {
  if (!('caches' in window)) return [];
  const cache = await caches.open(pageCache);
  const requests = (await cache.keys()).slice(-mostListed);
  const found = await Promise.all(
    requests.map(async ({ url }) => {
      const { pathname, search } = new URL(url);
      if (!isOfLanguage(pathname) || pathname.endsWith('/offline')) return [];
      const html = (await (await cache.match(url, { ignoreVary: true }))?.text()) ?? '';
      const title = titleIn(html);
      return title === '' ? [] : { path: pathname + search, title };
    }),
  );
  return found.flat().sort((one, other) => one.title.localeCompare(other.title));
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/** The title in the HTML of one of our pages. Trusted types keep scripts from parsing HTML, and React writes no others. */
export function titleIn(html: string): string {
  const [, escaped = ''] = /<title>([^<]*)<\/title>/.exec(html) ?? [];
  return escaped.replace(/&(amp|lt|gt|quot|#x27);/g, (whole, name: string) => entities[name] ?? whole);
}
