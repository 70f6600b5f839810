import { create, type Delta } from 'jsondiffpatch';
import { dataCache, pageCache } from '../../caching/device-caches';
import {
  sharedPath,
  sharedType,
  withPack,
  type PackedGroup,
  type PackedPage,
} from '../../caching/device-pack';
import { dataPathOf } from '../../caching/data-path';
import { buildId } from './build';
import { storePages } from './pages';

/** How often the server is asked for what changed, at most, in ms: docs/behaviour.md. */
const askAgainMs = 60_000;
/** A pack that the server is making is asked for again after so long, so often. */
const retryMs = 10_000;
const mostTries = 4;

/** The server's response for one type: everything, or the changes since the version that is here. */
type Answer = { version: string } & (
  | { pages: Record<string, unknown> }
  | { steps: { added: Record<string, unknown>; changed: Record<string, Delta>; removed: string[] }[] }
);

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
    const known = groups.get(group);
    const since = known ? `?sinds=${known.version}` : '';
    const answer =
      known?.version === version ? { version, steps: [] } : await ask(`${folder}/${type}.json${since}`);
    // Values that pages share must be of the same moment as the pages.
    if (!isAnswer(answer) || answer.version !== version)
      throw new TypeError('Not the version that was asked for');
    answers.push({ group, answer, about: { build: buildId, version, checkedAt } });
  }
  await renew(await store(language, answers));
}

interface Asked {
  group: string;
  answer: Answer;
  about: PackedGroup;
}

/** The network of a hall may answer with something of its own. */
const isManifest = (value: unknown): value is { versions: Record<string, string> } =>
  typeof value === 'object' && value !== null && 'versions' in value && typeof value.versions === 'object';
const isAnswer = (value: unknown): value is Answer =>
  typeof value === 'object' &&
  value !== null &&
  'version' in value &&
  ('pages' in value ? typeof value.pages === 'object' : 'steps' in value && Array.isArray(value.steps));

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
    for (const { group, answer, about } of asked) {
      await transaction.objectStore('groups').put(about, group);
      if ('steps' in answer && answer.steps.length === 0) continue;
      const isShared = group === `${language}/${sharedType}`;
      const keyOf = (path: string) => (isShared ? sharedPath(language, path) : path);
      const before = new Map(
        (await pages.index('group').getAll(group)).map(({ path, data }) => [path, data]),
      );
      const after = afterAnswer(before, answer, keyOf);
      const gone = [...before.keys()].filter((path) => !after.has(path));
      const put = [...after].filter(([path, data]) => before.get(path) !== data);
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

function afterAnswer(
  before: ReadonlyMap<string, unknown>,
  answer: Answer,
  keyOf: (path: string) => string,
): Map<string, unknown> {
  if ('pages' in answer)
    return new Map(Object.entries(answer.pages).map(([path, data]) => [keyOf(path), data]));
  const after = new Map(before);
  for (const { added, changed, removed } of answer.steps) {
    for (const path of removed) after.delete(keyOf(path));
    for (const [path, data] of Object.entries(added)) after.set(keyOf(path), data);
    for (const [path, delta] of Object.entries(changed)) {
      const key = keyOf(path);
      after.set(key, differ.patch(structuredClone(after.get(key)), delta));
    }
  }
  return after;
}

const differ = create();

/** Replaces pages that were stored when they were opened: they are older than the pack now. */
async function renew(paths: readonly string[]): Promise<void> {
  const [documents, data] = await Promise.all([caches.open(pageCache), caches.open(dataCache)]);
  for (const path of paths) {
    await data.delete(dataPathOf(path), { ignoreVary: true });
    if (await documents.delete(path, { ignoreVary: true })) await storePages([path]).catch(() => {});
  }
}
