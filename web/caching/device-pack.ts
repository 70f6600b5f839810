import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

/** The data of one page, as the pack has it. */
export interface PackedPage {
  path: string;
  /** Its language and its type: `nl/programma`. */
  group: string;
  /** By route, as React Router sends it. */
  data: unknown;
}

/** What of the pack is on this device, of one group. */
export interface PackedGroup {
  /** The build whose code reads the data. */
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
 * Where a device keeps the data of the pages that are wanted without reception: the service worker fills it, and pages ask
 * whether a page is in it.
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

/** A page and its number: `/standhouders/12`, whatever its name after that. */
const numbered = /^((?:\/en)?\/[a-z-]+\/\d+)(?:\/[^/?]*)?$/;

/**
 * The page at a path with its query, and when it was known to be right; null for one that is not in the pack. What is known
 * by a number is found under any name: a link may have an earlier one.
 */
export function findPacked(path: string): Promise<(PackedPage & { checkedAt: number }) | null> {
  return withPack(async (database) => {
    const [, prefix] = numbered.exec(path) ?? [];
    const page =
      (await database.get('pages', path)) ??
      (prefix === undefined
        ? undefined
        : await database.get('pages', IDBKeyRange.bound(`${prefix}/`, `${prefix}/\uffff`)));
    const group = page && (await database.get('groups', page.group));
    if (!page || !group) return null;
    const [language = ''] = page.group.split('/', 1);
    const valueOf = async (name: string) => {
      const shared = await database.get('pages', sharedPath(language, name));
      if (!shared) throw new Error('A value is missing');
      return shared.data;
    };
    return { ...page, data: await withShared(page.data, valueOf), checkedAt: group.checkedAt };
  }).catch(() => null);
}

/** What a path that leads to another has in place of data, by no name of a route: the other path, without its language. */
export const redirectField = '>';

/** Where editors lead visitors of a path, without its language; null when the pack knows no such path. */
export async function findRedirected(path: string): Promise<string | null> {
  // Editors' paths are compared in lower case, without a slash at the end.
  const source = path.toLowerCase().replace(/(.)\/$/, '$1');
  const page = await withPack((database) => database.get('pages', source)).catch(() => undefined);
  const target = new Map<string, unknown>(Object.entries(page?.data ?? {})).get(redirectField);
  return typeof target === 'string' ? target : null;
}

/** The type of what several pages show, and its key in data: web/server/pack/shared-values.ts. */
export const sharedType = 'gedeeld';
const sharedKey = '$';

/** Shared values lie beside the pages of their language; no path begins like this. */
export const sharedPath = (language: string, name: string) => `${language}:${name}`;

/** Data with all shared values put in. */
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
