import { isDeepStrictEqual } from 'node:util';
import { LRUCache } from 'lru-cache';
import { createChangeLog, type ChangeLog } from '../../../caching/change-log';
import { createSingleFlight } from '../../../caching/single-flight';
import type { Answers, FindUnchanged } from '../../../caching/staleness';
import { CmsUnavailable } from '../client/errors';

export interface Answer<Value> {
  value: Value;
  tags: readonly string[];
}

export interface CachedAnswer<Value> extends Answer<Value> {
  /** The question with the version of the value. */
  answers: Answers;
  seq: number;
  /** It is stale, because the content backend does not answer. */
  isDegraded: boolean;
}

type Load = () => Promise<Answer<unknown> & { length: number }>;

interface Entry extends Answer<unknown> {
  question: string;
  /** Another one for every value that differs from the last; no two values have the same. */
  version: number;
  load: Load;
  seq: number;
  size: number;
}

/**
 * Characters of answers: the lists of a large fair, and thousands of pages. Parsed they take a few times as many bytes. See
 * docs/behaviour.md.
 */
const defaultMaxCharacters = 41_943_040;
/** The size of an entry besides its response, in characters as well. */
const overheadCharacters = 500;

/**
 * Caches what the content backend answered, parsed and frozen: as long as its value is the same, everybody gets the same
 * object. Whoever asks after a change waits for a new answer; the stale one is for when there is none.
 */
export function createContentCache({
  maxCharacters = defaultMaxCharacters,
}: { maxCharacters?: number } = {}) {
  const entries = new LRUCache<string, Entry>({
    maxSize: maxCharacters,
    sizeCalculation: ({ size }) => size,
  });
  // One that hears of no change: nothing is fresh.
  let log = createChangeLog();
  const questions = createSingleFlight<Entry>({ log: () => log });
  let versions = 0;

  /** Asks the content backend, once for all who ask between two changes. */
  function ask(question: string, load: Load): Promise<Entry> {
    return questions.run(question, entries.peek(question)?.tags ?? null, async (seq) => {
      const { value, tags, length } = await load();
      const last = entries.peek(question);
      const made = { question, load, tags, seq, size: length + overheadCharacters };
      const entry =
        last && isDeepStrictEqual(last.value, value)
          ? { ...made, value: last.value, version: last.version }
          : { ...made, value: freeze(value), version: (versions += 1) };
      if ((last?.seq ?? 0) <= seq) entries.set(question, entry);
      return entry;
    });
  }

  /** An entry as it is after all changes so far; undefined for one that is not fresh. */
  function freshEntry(question: string): Entry | undefined {
    const entry = entries.get(question);
    if (!entry || log.isStale(entry.tags, entry.seq)) return undefined;
    // Nothing in it has changed, so it is good for all changes so far.
    entry.seq = log.seq;
    return entry;
  }

  /** A response as it is after all changes so far; once more where what it depends on turned out to have changed. */
  async function askFor(question: string, load: Load): Promise<Entry> {
    const { seq } = log;
    const entry = await ask(question, load);
    return entry.seq < seq && log.isStale(entry.tags, entry.seq) ? ask(question, load) : entry;
  }

  /** The entry of a question that was asked before; null when it fell out, or nobody answers. */
  async function entryNow(question: string): Promise<Entry | null> {
    const fresh = freshEntry(question);
    if (fresh) return fresh;
    const stale = entries.peek(question);
    return stale ? askFor(question, stale.load).catch(() => null) : null;
  }

  const findUnchanged: FindUnchanged = async ({ answers, ownTags, seq: madeSeq }) => {
    if (answers.size === 0 || log.isStale(ownTags, madeSeq)) return null;
    let { seq } = log;
    const tags = new Set(ownTags);
    for (const [question, version] of answers) {
      const entry = await entryNow(question);
      if (entry?.version !== version) return null;
      seq = Math.min(seq, entry.seq);
      for (const tag of entry.tags) tags.add(tag);
    }
    return { tags: [...tags], seq };
  };

  return {
    follow(changes: ChangeLog): void {
      log = changes;
    },
    /** Asks again what may have changed in the answers that something was made of, once for all who want to know. */
    findUnchanged,
    /**
     * The response to a question, whose name says everything that the value depends on but the content.
     * @param load asks the content backend, for nobody in particular
     */
    async get<Value>(
      question: string,
      load: () => Promise<Answer<Value> & { length: number }>,
    ): Promise<CachedAnswer<Value>> {
      const entry = freshEntry(question);
      if (entry) return asAsked(entry, false);
      try {
        return asAsked(await askFor(question, load), false);
      } catch (error) {
        const last = entries.get(question);
        if (!last || !(error instanceof CmsUnavailable) || log.isGone(last.tags, last.seq)) throw error;
        return asAsked(last, true);
      }
    },
  };
}

export type ContentCache = ReturnType<typeof createContentCache>;

/** The name of a question says with which schema its response was read, so the value is of that type. */
function asAsked<Value>(
  { question, version, value, tags, seq }: Entry,
  isDegraded: boolean,
): CachedAnswer<Value> {
  return { value: value as Value, answers: new Map([[question, version]]), tags, seq, isDegraded };
}

/** Many pages use the same content: what one page changed would show up in the next. */
function freeze<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.values(value).forEach(freeze);
  return Object.freeze(value);
}
