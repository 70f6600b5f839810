import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

export interface PackedPage {
  path: string;
  /** Its language and its type: `nl/programma`. */
  group: string;
  /** By route, as React Router sends it. */
  data: unknown;
}

export interface PackedGroup {
  build: string;
  version: string;
  /** When the server said that this is what there is, in ms since 1970. */
  checkedAt: number;
}

interface Schema extends DBSchema {
  pages: { key: string; value: PackedPage; indexes: { group: string } };
  groups: { key: string; value: PackedGroup };
}

/**
 * The device's store of the pages that are wanted without reception: the service worker fills it, and pages
 * look themselves up in it.
 */
export async function withPack<Result>(
  work: (database: IDBPDatabase<Schema>) => Promise<Result>,
): Promise<Result> {
  const database = await openDB<Schema>('pack', 1, {
    upgrade(created) {
      created.createObjectStore('pages', { keyPath: 'path' }).createIndex('group', 'group');
      created.createObjectStore('groups');
    },
  });
  try {
    return await work(database);
  } finally {
    database.close();
  }
}

/** The page at a path with its query, and when it was known to be right; null for one that is not in the pack. */
export function findPacked(path: string): Promise<(PackedPage & { checkedAt: number }) | null> {
  return withPack(async (database) => {
    const page = await database.get('pages', path);
    const group = page && (await database.get('groups', page.group));
    if (!page || !group) return null;
    const [language = ''] = page.group.split('/', 1);
    return { ...page, data: await wholeData(database, language, page.data), checkedAt: group.checkedAt };
  }).catch(() => null);
}

/** A value of a language's pack beside its pages; null when it is not on this device. */
export function findPackedValue(language: string, name: string): Promise<unknown> {
  return withPack(async (database) => {
    const found = await database.get('pages', sharedPath(language, name));
    return found ? wholeData(database, language, found.data) : null;
  }).catch(() => null);
}

export const listsName = 'lists';

/** The names of those lists, by the path of the page without its language. */
export type ListNames = Readonly<Record<string, string>>;

/**
 * The page without its query at a path with one, and the name of the list that it shows, when the pack has that list whole;
 * null otherwise.
 */
export async function findPackedList(
  path: string,
): Promise<{ name: string; page: PackedPage & { checkedAt: number } } | null> {
  const [pathname = '', query] = path.split('?', 2);
  const page = query === undefined ? null : await findPacked(pathname);
  const [language = ''] = page?.group.split('/', 1) ?? [];
  const names = page && (await findPackedValue(language, listsName));
  const name: unknown = new Map<string, unknown>(Object.entries(names ?? {})).get(
    pathname.replace(new RegExp(`^/${language}(?=/)`), ''),
  );
  return page && typeof name === 'string' ? { name, page } : null;
}

export function packedPathsFrom(start: string): Promise<string[]> {
  return withPack((database) =>
    database.getAllKeys('pages', IDBKeyRange.bound(start, `${start}\uffff`)),
  ).catch(() => []);
}

/** The name of the redirects of editors, by source: their targets, null for those on other sites. */
export const redirectsName = 'redirects';

/** The type of what several pages show, and its key in data: web/server/pack/shared-values.ts. */
export const sharedType = 'gedeeld';
const sharedKey = '$';

/** Shared values lie beside the pages of their language; no path begins like this. */
export const sharedPath = (language: string, name: string) => `${language}:${name}`;

/** Data with all shared values put in. Rejects when one is missing. */
function wholeData(database: IDBPDatabase<Schema>, language: string, data: unknown): Promise<unknown> {
  return withShared(data, async (name) => {
    const shared = await database.get('pages', sharedPath(language, name));
    if (!shared) throw new Error('A value is missing');
    return shared.data;
  });
}

async function withShared(data: unknown, valueOf: (name: string) => Promise<unknown>): Promise<unknown> {
  if (typeof data !== 'object' || data === null) return data;
  if (Array.isArray(data)) return Promise.all(data.map((item) => withShared(item, valueOf)));
  if (sharedKey in data && typeof data[sharedKey] === 'string')
    return withShared(await valueOf(data[sharedKey]), valueOf);
  const fields = Object.entries(data).map(
    async ([name, field]) => [name, await withShared(field, valueOf)] as const,
  );
  return Object.fromEntries(await Promise.all(fields));
}
