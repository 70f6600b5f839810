import { dataCache, pageCache } from '../../caching/device-caches';
import {
  sharedPath,
  sharedType,
  withPack,
  type PackedGroup,
  type PackedPage,
} from '../../caching/device-pack';
import { dataPathOf } from '../../router-internals/data-path';
import { buildId } from './build';
import { storePages } from './pages';

/** How often the server is asked for what changed, at most, in ms: docs/behaviour.md. */
const askAgainMs = 60_000;
/** A pack that the server is making is asked for again after so long, so often. */
const retryMs = 10_000;
const mostTries = 4;

interface Answer {
  pages: Record<string, unknown>;
}

let updating = Promise.resolve();

/**
 * Brings what this device has of a language up to date, type by type, after what is under way. What cannot be had, for want
 * of reception or of room, stays as it was.
 */
export function updatePack(language: string): Promise<void> {
  updating = updating.then(() => update(language)).catch(() => {});
  return updating;
}

async function update(language: string): Promise<void> {
  const groups = await knownGroups();
  const checked = [...groups].filter(([group]) => group.startsWith(`${language}/`));
  if (checked.length > 0 && checked.every(([, { checkedAt }]) => Date.now() - checkedAt < askAgainMs)) return;
  const folder = `/pakket/${buildId}/${language}`;
  const checkedAt = Date.now();
  const manifest = await ask(`${folder}.json`);
  if (!isManifest(manifest)) throw new TypeError('No versions');
  const answers: Asked[] = [];
  for (const [type, version] of Object.entries(manifest.versions)) {
    const group = `${language}/${type}`;
    const about = { build: buildId, version, checkedAt };
    if (groups.get(group)?.version === version) {
      answers.push({ group, pages: null, about });
      continue;
    }
    const answer = await ask(`${folder}/${type}-${version}.json`);
    if (!isAnswer(answer)) throw new TypeError('No pages');
    answers.push({ group, pages: answer.pages, about });
  }
  await renew(await store(language, answers));
}

interface Asked {
  group: string;
  /** Null when they are the same as on the device. */
  pages: Answer['pages'] | null;
  about: PackedGroup;
}

/** The network of a hall may answer with something of its own. */
const isManifest = (value: unknown): value is { versions: Record<string, string> } =>
  typeof value === 'object' && value !== null && 'versions' in value && typeof value.versions === 'object';
const isAnswer = (value: unknown): value is Answer =>
  typeof value === 'object' && value !== null && 'pages' in value && typeof value.pages === 'object';

/** Forgets the pack of another build, whose data is not for this one's code. */
export async function forgetOtherBuilds(): Promise<void> {
  const groups = await withPack((database) => database.getAll('groups'));
  if (groups.some(({ build }) => build !== buildId)) await clear();
}

const clear = () =>
  withPack(async (database) => {
    const transaction = database.transaction(['pages', 'groups'], 'readwrite');
    await Promise.all([
      transaction.objectStore('pages').clear(),
      transaction.objectStore('groups').clear(),
      transaction.done,
    ]);
  });

async function knownGroups(): Promise<Map<string, PackedGroup>> {
  return withPack(async (database) => {
    const [keys, values] = await Promise.all([database.getAllKeys('groups'), database.getAll('groups')]);
    return new Map(keys.flatMap((key, at) => (values[at] ? [[key, values[at]] as const] : [])));
  });
}

async function ask(path: string): Promise<unknown> {
  for (let tries = 1; ; tries += 1) {
    const response = await fetch(path);
    if (response.ok) return response.json();
    if (response.status !== 503 || tries === mostTries) throw new Error(`${path}: ${response.status}`);
    await new Promise((resolve) => setTimeout(resolve, retryMs));
  }
}

/**
 * Stores what the server said, all or nothing.
 * @returns the paths of pages that were there and are not the same any more
 */
function store(language: string, asked: readonly Asked[]): Promise<string[]> {
  return withPack(async (database) => {
    const transaction = database.transaction(['pages', 'groups'], 'readwrite');
    const pages = transaction.objectStore('pages');
    const changed: string[] = [];
    for (const { group, pages: sent, about } of asked) {
      await transaction.objectStore('groups').put(about, group);
      if (sent === null) continue;
      const isShared = group === `${language}/${sharedType}`;
      const before = new Map(
        (await pages.index('group').getAll(group)).map(({ path, data }) => [path, JSON.stringify(data)]),
      );
      const after = new Map(
        Object.entries(sent).map(([path, data]) => [isShared ? sharedPath(language, path) : path, data]),
      );
      const gone = [...before.keys()].filter((path) => !after.has(path));
      const put = [...after].filter(([path, data]) => before.get(path) !== JSON.stringify(data));
      await Promise.all([
        ...gone.map((path) => pages.delete(path)),
        ...put.map(([path, data]) => pages.put({ path, group, data } satisfies PackedPage)),
      ]);
      if (before.size > 0 && !isShared) changed.push(...gone, ...put.map(([path]) => path));
    }
    await transaction.done;
    return changed;
  });
}

/** Replaces pages that were stored when they were opened: they are older than the pack now. */
async function renew(paths: readonly string[]): Promise<void> {
  const [documents, data] = await Promise.all([caches.open(pageCache), caches.open(dataCache)]);
  for (const path of paths) {
    await data.delete(dataPathOf(path), { ignoreVary: true });
    if (await documents.delete(path, { ignoreVary: true })) await storePages([path]).catch(() => {});
  }
}
