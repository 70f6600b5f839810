import { LRUCache } from 'lru-cache';
import { CmsUnavailable } from '../client/errors';

/** Numbers the changes in the content, and knows what they make stale. The server has one: its ChangeLog. */
export interface ChangeNumbers {
  /** The number of the last change. */
  readonly seq: number;
  isStale: (tags: readonly string[], seq: number) => boolean;
  /** Whether something with these tags was taken off the site after this number. */
  isGone: (tags: readonly string[], seq: number) => boolean;
}

/** What a question gave, and the types and documents that it depends on. */
export interface Answer<Value> {
  value: Value;
  tags: readonly string[];
}

/** An answer with the number that it is good for. */
export interface CachedAnswer<Value> extends Answer<Value> {
  seq: number;
  /** It is stale, because the content backend does not answer. */
  isDegraded: boolean;
}

interface Entry extends Answer<unknown> {
  seq: number;
  size: number;
}

/** Without a connection to the changes nothing is fresh. */
const noNumbers: ChangeNumbers = { seq: 0, isStale: () => true, isGone: () => false };

/** Characters of answers: the lists of a large fair, and thousands of pages. Parsed they take a few times as many bytes. */
const defaultMaxSize = 32_000_000;
/** What an entry costs besides its characters. */
const overhead = 500;

/**
 * Caches what the content backend answered, parsed and frozen: as long as nothing in it changed, everybody gets the same
 * object. Whoever asks after a change waits for a new answer; the stale one is for when there is none.
 *
 * Flights are counted here and not by the `fetch` of lru-cache, which joins a question that was asked before the change.
 */
export function createContentCache({ maxSize = defaultMaxSize }: { maxSize?: number } = {}) {
  const entries = new LRUCache<string, Entry>({ maxSize, sizeCalculation: ({ size }) => size });
  const flights = new Map<string, { seq: number; answer: Promise<Entry> }>();
  let changes = noNumbers;

  /** Asks the content backend, once for all who ask between two changes. */
  function ask(question: string, load: () => Promise<Answer<unknown> & { length: number }>): Promise<Entry> {
    const { seq } = changes;
    const running = flights.get(question);
    if (running?.seq === seq) return running.answer;
    const answer = load().then(({ value, tags, length }) => {
      const entry = { value: freeze(value), tags, seq, size: length + overhead };
      if ((entries.peek(question)?.seq ?? 0) <= seq) entries.set(question, entry);
      return entry;
    });
    const flight = { seq, answer };
    flights.set(question, flight);
    const ended = () => {
      if (flights.get(question) === flight) flights.delete(question);
    };
    answer.then(ended, ended);
    return answer;
  }

  return {
    /** Has the numbers of changes from now on. */
    follow(numbers: ChangeNumbers): void {
      changes = numbers;
    },
    /**
     * The answer to a question, whose name says everything that the value depends on but the content.
     * @param load asks the content backend, for nobody in particular
     */
    async get<Value>(
      question: string,
      load: () => Promise<Answer<Value> & { length: number }>,
    ): Promise<CachedAnswer<Value>> {
      const entry = entries.get(question);
      if (entry && !changes.isStale(entry.tags, entry.seq)) {
        // Nothing in it has changed, so it is good for all changes so far.
        entry.seq = changes.seq;
        return asAsked(entry, false);
      }
      try {
        return asAsked(await ask(question, load), false);
      } catch (error) {
        const last = entries.get(question);
        if (!last || !(error instanceof CmsUnavailable) || changes.isGone(last.tags, last.seq)) throw error;
        return asAsked(last, true);
      }
    },
  };
}

/** The name of a question says with which schema its answer was read, so the value is of that type. */
function asAsked<Value>({ value, tags, seq }: Entry, isDegraded: boolean): CachedAnswer<Value> {
  return { value: value as Value, tags, seq, isDegraded };
}

/** Many pages use the same content: what one page changed would show up in the next. */
function freeze<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.values(value).forEach(freeze);
  return Object.freeze(value);
}
