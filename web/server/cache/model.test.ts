import { beforeEach, expect, test } from 'vitest';
import type { Rendered } from './cached-page';
import {
  createChangeLog,
  sendStaleMs,
  type Change,
  type ChangeLog,
  type Place,
} from '../../caching/change-log';
import { createPageCache, type PageCache } from './page-cache';
import { createPageStore } from './page-store';

/**
 * Random changes, questions, renderings and delays of the feed, against a model that knows the truth. Every page shows the
 * version of the documents that it uses, so what was sent can be held against what it should have been.
 */
interface Document {
  version: number;
  /** Version and time of every change, as the site came to know it; when it came back after it was gone. */
  known: { version: number; at: number; gone: boolean }[];
}

/** Numbers between 0 and 1 that are the same in every run. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

const tags = ['a', 'b', 'c', 'd', 'e'];
const pages = new Map([
  ['/a', ['a']],
  ['/ab', ['a', 'b']],
  ['/bcd', ['b', 'c', 'd']],
  ['/all', tags],
]);

let now: number;
let log: ChangeLog;
let cache: PageCache;
let documents: Map<string, Document>;
let epoch: Place;
/** Changes that the feed has not brought yet. */
let pending: Change[];
let renderings: { key: string; finish: () => void }[];
/** For every page, with which versions it was rendered, and how often. */
let counted: Map<string, number>;

beforeEach(() => {
  now = 1_000_000;
  documents = new Map(tags.map((tag) => [tag, { version: 0, known: [] }]));
  pending = [];
  renderings = [];
  counted = new Map();
  epoch = { epoch: 'e', seq: 1 };
  log = createChangeLog({ clock: () => now });
  log.record({ head: epoch, reset: true, changes: [] });
  cache = createPageCache({ store: createPageStore(10_000_000), log, clock: () => now });
});

const documentOf = (tag: string): Document => documents.get(tag) ?? { version: 0, known: [] };

function change(tag: string, gone: boolean): void {
  documentOf(tag).version += 1;
  epoch = { ...epoch, seq: epoch.seq + 1 };
  pending.push({ seq: epoch.seq, tags: [tag], gone });
}

/** The feed delivers all changes so far. */
function deliverChanges(): void {
  const changes = pending;
  pending = [];
  log.record({ head: epoch, reset: false, changes });
  for (const { tags: changed, gone } of changes)
    for (const tag of changed) {
      const { known } = documentOf(tag);
      known.push({ version: (known.at(-1)?.version ?? 0) + 1, at: now, gone });
    }
}

/** Another database: whatever changed meanwhile, nobody says. */
function reset(name: number): void {
  pending = [];
  epoch = { epoch: `e${name}`, seq: 3 };
  for (const document of documents.values()) {
    document.version += 1;
    document.known.push({ version: document.version, at: now - sendStaleMs, gone: false });
  }
  log.record({ head: epoch, reset: true, changes: [] });
}

/** Content is read at once, after a while, or from a cache that is as old as the log; the page is there later. */
function render(key: string): Promise<Rendered> {
  const shown = pages.get(key) ?? [];
  const { seq } = log;
  const text = shown.map((tag) => `${tag}${documentOf(tag).version}`).join(' ');
  const name = `${key} ${seq}`;
  counted.set(name, (counted.get(name) ?? 0) + 1);
  const headers = new Headers({ 'content-type': 'image/png' });
  const used = { tags: shown, seq, staleAfterMs: Infinity, isDegraded: false };
  const rendered: Rendered = { ...used, status: 200, headers, body: Buffer.from(text) };
  return new Promise((resolve) => {
    renderings.push({ key, finish: () => resolve(rendered) });
  });
}

/** Somebody asks; what comes is held against what was known when it was sent. */
async function ask(key: string): Promise<void> {
  const askedAt = now;
  const got = await cache.get({ key, flight: key, render: () => render(key) });
  if (!('page' in got)) throw new Error('no page');
  const text = got.page.sendable.get('identity')?.body.toString() ?? '';
  for (const word of text.split(' ')) {
    const [tag, version] = [word.slice(0, 1), word.slice(1)];
    for (const known of documentOf(tag).known) {
      if (known.version <= Number(version)) continue;
      // A change that is missing in the page was known for less than so long when the page was asked for, …
      expect(askedAt - known.at, `${key} without ${tag}${known.version}`).toBeLessThan(sendStaleMs);
      // … and nothing was taken off the site by it before that.
      if (known.gone) expect(known.at, `${key} with what is gone: ${word}`).toBeGreaterThan(askedAt);
    }
  }
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

test.each(Array.from({ length: 40 }, (_, at) => at + 1))(
  'no page is older than the rule allows, and none is rendered twice between two changes (%i)',
  async (seed) => {
    const random = randomNumbers(seed);
    const pick = <Item>(items: readonly Item[]): Item | undefined =>
      items[Math.floor(random() * items.length)];
    const asked: Promise<void>[] = [];
    let resets = 0;
    for (let step = 0; step < 400; step += 1) {
      now += Math.floor(random() * 900) + 1;
      const dice = random();
      if (dice < 0.15) change(pick(tags) ?? 'a', random() < 0.2);
      else if (dice < 0.35) deliverChanges();
      else if (dice < 0.36) reset((resets += 1));
      else if (dice < 0.6) {
        const one = Math.floor(random() * renderings.length);
        for (const { finish } of renderings.splice(one, 1)) finish();
      } else asked.push(ask(pick([...pages.keys()]) ?? '/a'));
      await settle();
    }
    deliverChanges();
    for (let turn = 0; turn < 20; turn += 1) {
      for (const { finish } of renderings.splice(0)) finish();
      await settle();
    }
    await Promise.all(asked);
    for (const [name, times] of counted) expect(times, name).toBe(1);
  },
);
