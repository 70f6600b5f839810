import { finderIn, itemAt, languageFolder, walkAmong, type Rule } from 'beursvloer-domain/redirects';
import { pageOfData } from '../../router-internals/data-path';
import { dataCache, pageCache } from '../../caching/device-caches';
import { findPackedValue, packedPathsFrom, redirectsName } from '../../caching/device-pack';
import { localeOf } from '../messages/locale';

/** In place of the target of a redirect to another site, which cannot be reached without reception. */
const otherSite = 'https://other-site.invalid/';

/**
 * The target of a path that is not on the device, as the server would say: by a redirect of editors, or the
 * page with the same number under its present name. Null for none. The visitor's query is left out: under it
 * no page is on the device.
 */
export async function findTarget(pathname: string): Promise<string | null> {
  return (await redirectOf(pathname)) ?? (await rightNameOf(pathname));
}

async function redirectOf(pathname: string): Promise<string | null> {
  const found = await findPackedValue(localeOf(pathname), redirectsName);
  const rules = Object.entries(found ?? {}).map(([source, target]): Rule => ({
    source,
    target: typeof target === 'string' ? target : otherSite,
    code: 302,
  }));
  const { redirect } = walkAmong(finderIn(rules), pathname);
  // Two slashes would lead to another site.
  return redirect && /^\/(?!\/)/.test(redirect.target) ? redirect.target : null;
}

async function rightNameOf(pathname: string): Promise<string | null> {
  const item = itemAt(pathname);
  if (item === null) return null;
  const start = `${languageFolder(pathname)}${item}/`;
  const [packed] = await packedPathsFrom(start);
  if (packed !== undefined) return packed === pathname ? null : packed;
  const stored = await storedPathsFrom(start);
  return stored.includes(pathname) ? null : (stored[0] ?? null);
}

async function storedPathsFrom(start: string): Promise<string[]> {
  const [pages, data] = await Promise.all([caches.open(pageCache), caches.open(dataCache)]);
  const paths = [
    ...(await pages.keys()).map(({ url }) => new URL(url).pathname),
    ...(await data.keys()).map(({ url }) => pageOfData(new URL(url)).path.replace(/\?.*/, '')),
  ];
  return paths.filter((path) => path.startsWith(start));
}
