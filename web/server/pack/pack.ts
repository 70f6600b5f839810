import { setTimeout as pause } from 'node:timers/promises';
import type { ChangeLog } from '../../caching/change-log';
import {
  confirmed,
  staleAtOf,
  stalenessOf,
  type FindUnchanged,
  type Sources,
  type Tagged,
} from '../../caching/staleness';
import type { Rendered, RecordUsed } from '../cache/cached-page';
import { dataOf } from './page-data';
import { writeShared } from './shared-values';
import { createTypePack, type TypePack } from './type-pack';

export interface PackPage {
  type: string;
  /** With its language and its query. */
  path: string;
}

interface PackContent {
  pages: readonly PackPage[];
  values: Readonly<Record<string, object>>;
}

export interface PackContents {
  languages: readonly string[];
  types: readonly string[];
  contentOf: (language: string) => Promise<PackContent>;
}

export interface PackParts extends PackContents {
  log: ChangeLog;
  record: RecordUsed;
  findUnchanged: FindUnchanged;
  renderData: (path: string) => Promise<Rendered>;
  isBusy: () => boolean;
  /** Milliseconds since 1970. */
  clock?: () => number;
}

export class PackUnavailable extends Error {}

/** The type of what stands beside pages, by name: what several of them show (shared-values.ts), and what has a name of its own. */
const sharedType = 'gedeeld';

/** How long somebody waits for a pack that is being made, in ms: docs/behaviour.md. */
const patienceMs = 5000;

/** The data of a page by route; null for one that is not there any more. */
interface Entry extends Tagged, Sources {
  data: object | null;
}

interface LanguagePack {
  types: ReadonlyMap<string, TypePack>;
  content: (Tagged & Sources & PackContent) | null;
  entries: Map<string, Entry>;
  seq: number | null;
  /** When some of it goes stale by itself, in ms since 1970. */
  staleAt: number;
  refreshing: Promise<void> | null;
}

/**
 * The data of all pages that a visitor wants without reception. A page is rendered again when the log of changes says that
 * it is stale; who asks waits for that, so a device never gets what was taken off the site.
 */
export function createPack({
  languages,
  types,
  contentOf,
  log,
  record,
  findUnchanged,
  renderData,
  isBusy,
  clock = Date.now,
}: PackParts) {
  const packs = new Map<string, LanguagePack>(
    languages.map((language) => [
      language,
      {
        types: new Map([sharedType, ...types].map((type) => [type, createTypePack()])),
        content: null,
        entries: new Map(),
        seq: null,
        staleAt: Infinity,
        refreshing: null,
      },
    ]),
  );

  const isFresh = (tagged: Tagged) => stalenessOf(tagged, log, clock()) === 'fresh';

  async function contentNow(pack: LanguagePack, language: string): Promise<PackContent> {
    const known = pack.content;
    if (known && isFresh(known)) return known;
    const unchanged = known && (await confirmed(known, findUnchanged, clock()));
    if (unchanged) {
      pack.content = unchanged;
      return unchanged;
    }
    const start = log.seq;
    const { value, tags, ownTags, answers, seq, staleAfterMs, isDegraded } = await record(() =>
      contentOf(language),
    );
    if (isDegraded) throw new PackUnavailable('The list of pages could not be asked for');
    const staleAt = staleAtOf(staleAfterMs, clock());
    pack.content = { ...value, tags, ownTags, answers, seq: Math.min(start, seq), staleAt };
    return pack.content;
  }

  async function entryNow(path: string): Promise<Entry> {
    const start = log.seq;
    const rendered = await renderData(path);
    const { tags, ownTags, answers, seq, staleAfterMs, status, isDegraded } = rendered;
    if (isDegraded || status >= 500) throw new PackUnavailable(`${path}: ${status}`);
    const data = await dataOf(status, rendered.body);
    const staleAt = staleAtOf(staleAfterMs, clock());
    return { data, tags, ownTags, answers, seq: Math.min(start, seq), staleAt };
  }

  async function refresh(pack: LanguagePack, language: string): Promise<void> {
    const { seq } = log;
    const before = pack.content?.pages;
    const { pages: list, values: named } = await contentNow(pack, language);
    let isSame = list === before;
    for (const { path } of list) {
      const known = pack.entries.get(path);
      if (known && isFresh(known)) continue;
      const began = performance.now();
      const next = (known && (await confirmed(known, findUnchanged, clock()))) ?? (await entryNow(path));
      isSame &&= next.data === known?.data;
      pack.entries.set(path, next);
      // While visitors wait for pages, at most half of the time goes into this.
      if (isBusy()) await pause(performance.now() - began, undefined, { ref: false });
    }
    const listed = new Set(list.map(({ path }) => path));
    for (const path of pack.entries.keys()) if (!listed.has(path)) pack.entries.delete(path);
    const all: (Tagged | null)[] = [pack.content, ...pack.entries.values()];
    pack.staleAt = Math.min(...all.map((tagged) => tagged?.staleAt ?? Infinity));
    if (!isSame) await write(pack, list, named);
    pack.seq = seq;
  }

  async function write(
    pack: LanguagePack,
    list: readonly PackPage[],
    named: PackContent['values'],
  ): Promise<void> {
    const data = list.flatMap(({ path }): [string, object][] => {
      const found = pack.entries.get(path)?.data ?? null;
      return found === null ? [] : [[path, found]];
    });
    const { pages, values } = await writeShared(new Map([...data, ...Object.entries(named)]));
    const typeOf = new Map(list.map(({ path, type }) => [path, type]));
    const beside = [...pages].filter(([path]) => path in named);
    for (const [type, typePack] of pack.types) {
      const ofType = [...pages].filter(([path]) => typeOf.get(path) === type);
      typePack.replace(type === sharedType ? new Map([...values, ...beside]) : new Map(ofType));
    }
  }

  return {
    /**
     * The packs of a language as the content is now; null for a language that there is not.
     * @throws PackUnavailable while they are being made, or when the content backend does not answer
     */
    async current(language: string): Promise<ReadonlyMap<string, TypePack> | null> {
      const pack = packs.get(language);
      if (!pack) return null;
      if (log.isSilent()) throw new PackUnavailable('Changes in the content are not followed');
      if (pack.seq !== log.seq || clock() >= pack.staleAt) {
        pack.refreshing ??= refresh(pack, language).finally(() => {
          pack.refreshing = null;
        });
        const isMade = await Promise.race([
          pack.refreshing.then(() => true),
          pause(patienceMs, false, { ref: false }),
        ]);
        if (!isMade) throw new PackUnavailable('The pack is being made');
      }
      return pack.types;
    },
  };
}

export type Pack = ReturnType<typeof createPack>;
