import { LRUCache } from 'lru-cache';
import { CmsUnavailable } from '../client/errors';
import { createKeptList, type Change, type KeptList, type ListSource } from './collection-cache';

/** What asking gave, and what that was made of. */
export interface Made<Value> {
  value: Value;
  tags: readonly string[];
  /** Characters that came over the wire. */
  length: number;
}

/** What is kept, and what it was made of. */
export interface Kept<Value> {
  value: Value;
  tags: readonly string[];
}

/** Whether a change may have changed a list that is called by this tag. */
export type MayHaveChanged = (listTag: string) => boolean;

export interface KeptContentOptions {
  /** Characters of answers; lists are not counted, as there are no more of them than the site has kinds of lists. */
  room?: number;
  /** Milliseconds that only go up. */
  clock?: () => number;
}

interface KeptAnswer extends Made<unknown> {
  /** What changes it besides its tags. */
  alsoTags: readonly string[];
  askedAt: number;
  /** Something in it has changed: it is kept for when the content backend does not answer. */
  outdated: boolean;
}

interface KnownList {
  list: KeptList<unknown>;
  /** The one that takes its place as soon as it has its rows. */
  next: KeptList<unknown> | null;
  tag: string;
  askedAt: number;
}

/** An answer that is being asked for, with what changes meanwhile. */
interface Flight {
  answer: Promise<KeptAnswer>;
  changes: Change[];
}

/** Thousands of pages of an exhibitor. What is parsed takes up a few times as many bytes as its characters. */
const defaultRoom = 8_000_000;
/** What keeping an answer costs besides its characters. */
const overhead = 500;
/** How long something is kept without a word of a change, in ms: a safety net, as changes are told. */
const longest = 30 * 60_000;
/** The tag of what stands in for an answer; documents and types are never called so. */
export const standInTag = 'stand-in';
/** How the tags of lists begin; documents and types are never called so. */
const listPrefix = 'list:';

/**
 * Keeps what the content backend answered, parsed, for as long as the site hears of changes and nothing in it changed.
 * While it does not hear of them every question is asked anew, and what is kept stands in when there is no answer.
 */
export function createKeptContent({
  room = defaultRoom,
  clock = () => performance.now(),
}: KeptContentOptions = {}) {
  const answers = new LRUCache<string, KeptAnswer>({
    maxSize: room,
    sizeCalculation: ({ length }) => length + overhead,
  });
  const flights = new Map<string, Flight>();
  const lists = new Map<string, KnownList>();
  let heard = false;
  /** Counts how often it was unsure what had changed. */
  let doubts = 0;

  function ask(question: string, load: () => Promise<Made<unknown>>, alsoTags: readonly string[]): Flight {
    const running = flights.get(question);
    if (running) return running;
    const changes: Change[] = [];
    const [askedAt, doubted, known] = [clock(), doubts, heard];
    const answer = load().then(({ value, tags, length }) => {
      const kept = { value: freeze(value), tags, alsoTags, length, askedAt, outdated: false };
      kept.outdated = !known || doubts !== doubted || changes.some((change) => touches(change, kept));
      answers.set(question, kept);
      return kept;
    });
    const flight = { answer, changes };
    flights.set(question, flight);
    const ended = () => {
      if (flights.get(question) === flight) flights.delete(question);
    };
    answer.then(ended, ended);
    return flight;
  }

  function newList<Value>(source: ListSource<Value>) {
    const list: KeptList<unknown> = createKeptList<Value>({
      ...source,
      parse: (row) => freeze(source.parse(row)),
    });
    return { list, next: null, tag: `${listPrefix}${source.type}:${lists.size}` };
  }

  /** Asks for every row anew; nobody waits for that. */
  function renew<Value>(known: KnownList, source: ListSource<Value>): void {
    const { list } = newList(source);
    known.next = list;
    known.askedAt = clock();
    list.get().then(
      () => {
        if (known.next === list) Object.assign(known, { list, next: null });
      },
      () => undefined,
    );
  }

  return {
    /**
     * The answer to a question, which names everything that it depends on.
     * @param load asks the content backend, for nobody in particular
     * @param alsoTags what it depends on besides what `load` says
     */
    async answer<Value>(
      question: string,
      load: () => Promise<Made<Value>>,
      alsoTags: readonly string[] = [],
    ): Promise<Kept<Value>> {
      const kept = answers.get(question);
      if (kept && heard && !kept.outdated) {
        if (clock() - kept.askedAt > longest) ask(question, load, alsoTags).answer.catch(() => undefined);
        return asAsked(kept);
      }
      try {
        return asAsked(await ask(question, load, alsoTags).answer);
      } catch (error) {
        const last = answers.get(question);
        if (!last || !(error instanceof CmsUnavailable)) throw error;
        return asAsked(standIn(last));
      }
    },
    /** All rows of a type; `question` names which fields of them, and how they are read. */
    async list<Value>(question: string, source: ListSource<Value>): Promise<Kept<readonly Value[]>> {
      const known = lists.get(question) ?? { ...newList(source), askedAt: clock() };
      lists.set(question, known);
      const tags = [source.type, known.tag];
      const last = known.list.last();
      if (heard && last && clock() - known.askedAt > longest) renew(known, source);
      try {
        const value = heard ? await known.list.get() : valuesOf(await source.all(), source);
        return asAsked({ value, tags });
      } catch (error) {
        if (!last || !(error instanceof CmsUnavailable)) throw error;
        return asAsked(standIn({ value: last, tags }));
      }
    },
    /** Takes in a change. */
    purge(change: Change): MayHaveChanged {
      for (const [question, kept] of answers.entries()) {
        if (!touches(change, kept)) continue;
        if (change.gone) answers.delete(question);
        else kept.outdated = true;
      }
      for (const { changes } of flights.values()) changes.push(change);
      // Whoever asks from now on is to see the change.
      flights.clear();
      const unchanged = new Set<string>();
      for (const { list, next, tag } of lists.values()) {
        const isChanged = list.purge(change);
        next?.purge(change);
        if (!isChanged) unchanged.add(tag);
      }
      return (listTag) => !unchanged.has(listTag);
    },
    /** Takes in that anything may have changed. */
    outdateAll(): void {
      doubts += 1;
      flights.clear();
      for (const kept of answers.values()) kept.outdated = true;
      for (const { list, next } of lists.values()) {
        list.outdate();
        next?.outdate();
      }
    },
    /** Hears whether changes are told of. */
    heard(is: boolean): void {
      heard = is;
      doubts += 1;
    },
  };
}

/** What is made of it is not to be kept: nobody will tell that there is something newer. */
function standIn<Value>({ value, tags }: Kept<Value>): Kept<Value> {
  return { value, tags: [...tags, standInTag] };
}

function touches(change: Change, { tags, alsoTags }: KeptAnswer): boolean {
  return change.tags.some((tag) => tags.includes(tag) || alsoTags.includes(tag));
}

function valuesOf<Value>(rows: readonly unknown[], { parse }: ListSource<Value>): readonly Value[] {
  return rows.flatMap((row) => parse(row) ?? []);
}

/** A question names the schema that its answer was read with, so that what is kept under it is of that type. */
function asAsked<Value>({ value, tags }: Kept<unknown>): Kept<Value> {
  return { value: value as Value, tags };
}

/** Many pages are made of the same content: what one changed would be in the next. */
function freeze<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.values(value).forEach(freeze);
  return Object.freeze(value);
}
