import { placeIn } from './place-in';
import { comesBefore } from '../client/draft-in-list';

/** What changed in the content, as far as it matters here. */
export interface Change {
  /** Names of types and documents. */
  tags: readonly string[];
  /** Something was taken off the site: it must not be shown any more, whatever happens. */
  gone: boolean;
}

/** Where the rows of a list come from. */
export interface ListSource<Value> {
  /** The name of the type in addresses of the content backend, which purges call it by. */
  type: string;
  /** For example `publicId` or `date:desc`: the order in which `all` gives the rows. */
  sort: readonly string[];
  /** An order of our own instead; equals stand by `sort`. */
  compare?: ((a: Value, b: Value) => number) | undefined;
  /** Asks for every row. */
  all: () => Promise<unknown[]>;
  /** Asks for the rows of these documents; what does not exist any more is left out. */
  some: (documentIds: readonly string[]) => Promise<unknown[]>;
  /** Null for a row that is broken. */
  parse: (row: unknown) => Value | null;
}

/** All rows of a type, which follow the content one by one. */
export interface KeptList<Value> {
  /** The values of the rows in order: the same array for as long as nothing changed. Rejects when asking fails. */
  get: () => Promise<readonly Value[]>;
  /** What `get` gave last, for when asking fails; null when there is nothing. */
  last: () => readonly Value[] | null;
  /** Takes in a change; true when it may have changed the list. */
  purge: (change: Change) => boolean;
  /** Takes in that anything may have changed. */
  outdate: () => void;
}

interface KeptRow<Value> {
  documentId: string;
  value: Value | null;
  /** What it is sorted by. */
  order: Record<string, unknown>;
  /** Itself and every other document in it. */
  mentions: readonly string[];
}

/** Changes that arrive while rows are being asked for are asked for as well, so many times; the rest waits for the next. */
const rounds = 5;
/** Above so many rows it costs less to ask for all anew when that is the larger part of them. */
const few = 100;

/**
 * Keeps all rows of a type. A change makes it ask for the rows it touches and for no others, so that it takes the same
 * time whether there are a hundred rows or ten thousand. See docs/decisions/0103-one-change-log.md.
 */
export function createKeptList<Value>({
  type,
  sort,
  compare,
  ...source
}: ListSource<Value>): KeptList<Value> {
  let rows: readonly KeptRow<Value>[] | null = null;
  let values: readonly Value[] | null = null;
  const mentionedBy = new Map<string, Set<string>>();
  /** Documents whose rows may have changed. */
  let touched = new Set<string>();
  /** Whether every row may have changed. */
  let outdated = true;
  /** What changes while rows are being asked for. */
  let meanwhile: Change[] | null = null;
  let asking: Promise<readonly Value[]> | null = null;

  const sortedBy = sort.map((order) => order.split(':', 1)[0] ?? '');

  function toRow(row: unknown): KeptRow<Value>[] {
    if (!isRecord(row) || typeof row.documentId !== 'string') return [];
    const order = Object.fromEntries(sortedBy.map((name) => [name, row[name]]));
    const mentions = [...documentsIn(row)];
    return [{ documentId: row.documentId, value: source.parse(row), order, mentions }];
  }

  /** These rows take the place of those. */
  function replace(those: ReadonlySet<string>, these: readonly KeptRow<Value>[]): void {
    const next: KeptRow<Value>[] = [];
    for (const row of rows ?? []) {
      if (those.has(row.documentId)) forget(row);
      else next.push(row);
    }
    for (const row of these) {
      remember(row);
      next.splice(placeOf(row, next), 0, row);
    }
    show(next);
  }

  function placeOf(row: KeptRow<Value>, others: readonly KeptRow<Value>[]): number {
    if (compare) return placeIn(others, (other) => ours(row, other) < 0);
    const place = others.findIndex((other) => comesBefore(row.order, other.order, sort));
    return place === -1 ? others.length : place;
  }

  /** Our own order; broken rows come last, where nobody sees them. */
  function ours(a: KeptRow<Value>, b: KeptRow<Value>): number {
    if (a.value === null || b.value === null) return Number(a.value === null) - Number(b.value === null);
    const order = compare?.(a.value, b.value) ?? 0;
    return order !== 0 ? order : comesBefore(a.order, b.order, sort) ? -1 : 1;
  }

  function remember({ documentId, mentions }: KeptRow<Value>): void {
    for (const mention of mentions)
      mentionedBy.set(mention, (mentionedBy.get(mention) ?? new Set()).add(documentId));
  }

  function forget({ documentId, mentions }: KeptRow<Value>): void {
    for (const mention of mentions) {
      const by = mentionedBy.get(mention);
      by?.delete(documentId);
      if (by?.size === 0) mentionedBy.delete(mention);
    }
  }

  function show(next: readonly KeptRow<Value>[]): void {
    rows = next;
    values = Object.freeze(next.map(({ value }) => value).filter((value) => value !== null));
  }

  function replaceAll(all: readonly KeptRow<Value>[]): void {
    mentionedBy.clear();
    all.forEach(remember);
    show(compare ? all.toSorted(ours) : all);
  }

  /** What is asked for may have been answered before what changes while it is asked for: then it is asked for again. */
  async function askWhile(ask: () => Promise<void>): Promise<void> {
    const heard: Change[] = [];
    meanwhile = heard;
    await ask().finally(() => {
      meanwhile = null;
    });
    for (const change of heard) touch(change);
  }

  async function askForAll(): Promise<void> {
    outdated = false;
    touched = new Set();
    try {
      replaceAll((await source.all()).flatMap(toRow));
    } catch (error) {
      outdated = true;
      throw error;
    }
  }

  async function askForTouched(): Promise<void> {
    const asked = touched;
    touched = new Set();
    try {
      replace(asked, (await source.some([...asked])).flatMap(toRow));
    } catch (error) {
      for (const documentId of asked) touched.add(documentId);
      throw error;
    }
  }

  async function ask(): Promise<readonly Value[]> {
    for (let round = 0; round < rounds; round += 1) {
      if (rows === null || outdated || isMost(touched.size, rows.length)) await askWhile(askForAll);
      else if (touched.size > 0) await askWhile(askForTouched);
      else break;
    }
    return values ?? [];
  }

  function touch({ tags, gone }: Change): boolean {
    const found = new Set(tags.flatMap((tag) => [...(mentionedBy.get(tag) ?? [])]));
    if (tags.includes(type)) for (const tag of tags) if (tag !== type) found.add(tag);
    for (const documentId of found) touched.add(documentId);
    // Those that are still there come back when they are asked for.
    if (gone && rows?.some(({ documentId }) => tags.includes(documentId))) replace(new Set(tags), []);
    return found.size > 0;
  }

  return {
    async get() {
      if (asking === null && values !== null && !outdated && touched.size === 0) return values;
      // What is being asked for since before a change is looked at again before it is given.
      asking ??= ask().finally(() => {
        asking = null;
      });
      return asking;
    },
    last: () => values,
    purge(change) {
      meanwhile?.push(change);
      // What it was asked for before may name other documents than what it will be.
      const isSure = rows !== null && meanwhile === null && !outdated && touched.size === 0;
      return touch(change) || !isSure;
    },
    outdate() {
      outdated = true;
    },
  };
}

function isMost(part: number, all: number): boolean {
  return part > few && part > all / 2;
}

/** The names of all documents in a row, its own among them. */
function documentsIn(row: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(row)) for (const one of row) documentsIn(one, found);
  else if (isRecord(row)) {
    if (typeof row.documentId === 'string') found.add(row.documentId);
    for (const field of Object.values(row)) if (typeof field === 'object') documentsIn(field, found);
  }
  return found;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
