import { LRUCache } from 'lru-cache';
import { createChangeLog, type ChangeLog } from '../../../caching/change-log';
import { createSingleFlight } from '../../../caching/single-flight';
import { CmsUnavailable } from '../client/errors';

export interface Answer<Value> {
  value: Value;
  tags: readonly string[];
}

export interface CachedAnswer<Value> extends Answer<Value> {
  seq: number;
  /** It is stale, because the content backend does not answer. */
  isDegraded: boolean;
}

type Load = () => Promise<Answer<unknown> & { length: number }>;

interface Entry extends Answer<unknown> {
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
 * Caches what the content backend answered, parsed and frozen: as long as nothing in it changed, everybody gets the same
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

  /** Asks the content backend, once for all who ask between two changes. */
  function ask(question: string, load: Load): Promise<Entry> {
    return questions.run(question, entries.peek(question)?.tags ?? null, async (seq) => {
      const { value, tags, length } = await load();
      const entry = { value: freeze(value), tags, seq, size: length + overheadCharacters };
      if ((entries.peek(question)?.seq ?? 0) <= seq) entries.set(question, entry);
      return entry;
    });
  }

  /** A response as it is after all changes so far; once more where what it depends on turned out to have changed. */
  async function askFor(question: string, load: Load): Promise<Entry> {
    const { seq } = log;
    const entry = await ask(question, load);
    return entry.seq < seq && log.isStale(entry.tags, entry.seq) ? ask(question, load) : entry;
  }

  return {
    follow(changes: ChangeLog): void {
      log = changes;
    },
    /**
     * The response to a question, whose name says everything that the value depends on but the content.
     * @param load asks the content backend, for nobody in particular
     */
    async get<Value>(
      question: string,
      load: () => Promise<Answer<Value> & { length: number }>,
    ): Promise<CachedAnswer<Value>> {
      const entry = entries.get(question);
      if (entry && !log.isStale(entry.tags, entry.seq)) {
        // Nothing in it has changed, so it is good for all changes so far.
        entry.seq = log.seq;
        return asAsked(entry, false);
      }
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

/** The name of a question says with which schema its response was read, so the value is of that type. */
function asAsked<Value>({ value, tags, seq }: Entry, isDegraded: boolean): CachedAnswer<Value> {
  return { value: value as Value, tags, seq, isDegraded };
}

/** Many pages use the same content: what one page changed would show up in the next. */
function freeze<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.values(value).forEach(freeze);
  return Object.freeze(value);
}
