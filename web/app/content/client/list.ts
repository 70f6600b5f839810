import type { z } from 'zod';
import type { CmsClient } from './client';
import { countedRowsIn, mostRows, pageSize, rowIn, rowsIn } from './answer-shapes';
import { CmsError, CmsUnavailable } from './errors';
import { parseList } from './parse';
import { putDraftIn } from './draft-in-list';
import { toQuery, type Find } from './query';

/** Fields whose value belongs to one row alone. */
const ownNames = ['publicId', 'slug'];

/** How many such answers are asked for at once: more would only wait for each other there. */
const pagesAtOnce = 4;
/** Names of documents in one address: some 3 kB of it. */
const namesAtOnce = 50;

/**
 * All rows of a type that fit, in the backend's order; broken rows are left out. `what` names a row in the log.
 * With `compare` they come in that order instead. Where there are no filters, it is the same array for as long as nothing changed.
 */
export async function findAll<S extends z.ZodType>(
  cms: CmsClient,
  path: string,
  what: string,
  schema: S,
  find: Find,
  compare?: (a: z.output<S>, b: z.output<S>) => number,
): Promise<readonly z.output<S>[]> {
  const { kept } = cms;
  const load = async (client: CmsClient) => {
    const rows = await allRows(client, path, find, schema, draftRows(client, path, find));
    const values = parseList(what, schema, rows);
    return compare ? values.toSorted(compare) : values;
  };
  if (!kept) return load(cms);
  const order = compare ? ` ${numberOf(compare)}` : '';
  const question = questionOf('all', path, schema, find) + order;
  if (find.filters && find.filters.length > 0) return kept.answer(question, load);
  return kept.list(question, (client) => ({
    type: path.slice(1),
    sort: find.sort ?? [],
    compare,
    all: () => allRows(client, path, find, schema),
    some: (documentIds) => namedRows(client, path, find, documentIds),
    parse: (row) => parseList(what, schema, [row])[0] ?? null,
  }));
}

/** All rows, page after page, with the draft among them that is being previewed. */
async function allRows(
  cms: CmsClient,
  path: string,
  find: Find,
  schema: z.ZodType,
  drafts: ReturnType<typeof draftRows> = Promise.resolve(null),
): Promise<unknown[]> {
  const queryFrom = (start: number) =>
    toQuery(cms.version, cms.locale, { ...find, start, limit: pageSize, counted: start === 0 });
  const pageFrom = (start: number) => {
    const page = rowsIn(cms.version).refine((rows) => start + rows.length < mostRows, tooMany);
    return cms.read(page, 'GET', path, { query: queryFrom(start) });
  };
  const firstPage = countedRowsIn(cms.version).refine(({ all }) => isReadable(schema, all), unreadable);

  const [first, draft] = await Promise.all([
    cms.read(firstPage, 'GET', path, { query: queryFrom(0) }),
    drafts,
  ]);
  const pages = [first.all];
  if (first.total !== null) {
    const starts = range(pageSize, first.total, pageSize);
    for (let next = 0; next < starts.length; next += pagesAtOnce)
      pages.push(...(await Promise.all(starts.slice(next, next + pagesAtOnce).map(pageFrom))));
  } else {
    // v3 does not say how many rows there are: a page that is not full is the last one.
    while (pages.at(-1)?.length === pageSize) pages.push(await pageFrom(pages.length * pageSize));
  }
  const rows = pages.flat();
  return draft === null ? rows : putDraftIn(rows, draft.rows, draft.documentId, find.sort);
}

/** The rows of these documents. */
async function namedRows(
  cms: CmsClient,
  path: string,
  find: Find,
  documentIds: readonly string[],
): Promise<unknown[]> {
  const rows: unknown[] = [];
  for (let next = 0; next < documentIds.length; next += namesAtOnce) {
    const names = documentIds.slice(next, next + namesAtOnce);
    const filters = [...(find.filters ?? []), { field: 'documentId', is: names }];
    const query = toQuery(cms.version, cms.locale, { ...find, filters, start: 0, limit: namesAtOnce });
    rows.push(...(await cms.read(rowsIn(cms.version), 'GET', path, { query, named: true })));
  }
  return rows;
}

/** The first `limit` rows of a type. */
export async function findSome<S extends z.ZodType>(
  cms: CmsClient,
  path: string,
  what: string,
  schema: S,
  find: Find & { limit: number },
): Promise<readonly z.output<S>[]> {
  const load = async (client: CmsClient) => {
    const query = toQuery(client.version, client.locale, find);
    const named = find.filters?.some(({ field }) => ownNames.includes(field));
    const shape = rowsIn(client.version).refine((rows) => isReadable(schema, rows), unreadable);
    return parseList(what, schema, await client.read(shape, 'GET', path, { query, named }));
  };
  return cms.kept ? cms.kept.answer(questionOf('some', path, schema, find), load) : load(cms);
}

/** The one row that fits, or null. */
export async function findOne<S extends z.ZodType>(
  cms: CmsClient,
  path: string,
  what: string,
  schema: S,
  find: Find,
): Promise<z.output<S> | null> {
  const draft = await draftRows(cms, path, find);
  // A draft that is not whole yet must not be hidden behind its published version.
  if (draft !== null && draft.rows.length > 0) return parseList(what, schema, draft.rows)[0] ?? null;
  const rows = await findSome(cms, path, what, schema, { ...find, limit: 1 });
  return rows[0] ?? null;
}

/** The content of a single type, or null when it was never saved. */
export async function findSingle<S extends z.ZodType>(
  cms: CmsClient,
  path: string,
  what: string,
  schema: S,
  find: Find,
): Promise<z.output<S> | null> {
  const load = async (client: CmsClient) => {
    const query = toQuery(client.version, client.locale, find);
    const shape = rowIn(client.version).refine((row) => isReadable(schema, [row]), unreadable);
    const row = await orNull(client.read(shape, 'GET', path, { query }));
    return row === null ? null : (parseList(what, schema, [row])[0] ?? null);
  };
  return cms.kept ? cms.kept.answer(questionOf('single', path, schema, find), load) : load(cms);
}

/**
 * The draft that is being previewed, where it answers the question: one row or none. Null when no draft of this type is
 * previewed.
 */
async function draftRows(cms: CmsClient, path: string, find: Find) {
  const { draft, version, locale } = cms;
  const sameLocale = (find.localised ?? true) ? draft?.locale === locale : draft?.locale === null;
  if (!draft || draft.path !== path || version !== 'v5' || !sameLocale) return null;
  const query = { ...toQuery(version, locale, { ...find, start: 0, limit: 1 }), status: 'draft' };
  const rows = await cms.read(rowsIn(version), 'GET', path, { query, headers: draft.headers });
  return { rows, documentId: draft.documentId };
}

/**
 * One broken row among others is left out. When none of them can be read it is not the rows: the backend means something
 * else by them than we do, and an empty list or a 404 would be a lie.
 */
function isReadable(schema: z.ZodType, rows: readonly unknown[]): boolean {
  return rows.length === 0 || rows.some((row) => schema.safeParse(row).success);
}
const unreadable = 'no row can be read';
const tooMany = `more than ${mostRows} rows`;

const numbers = new WeakMap<object, number>();
let count = 0;

function numberOf(what: object): number {
  const number = numbers.get(what) ?? (count += 1);
  numbers.set(what, number);
  return number;
}

/** A name for a question in any language, and for how its answer is read. */
function questionOf(kind: string, path: string, schema: z.ZodType, find: Find): string {
  return `${kind} ${path} ${numberOf(schema)} ${JSON.stringify(find)}`;
}

/** The answer, or null where the backend itself says 404: the one failure that means a known absence. */
async function orNull(answer: Promise<unknown>): Promise<unknown> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof CmsError && !(error instanceof CmsUnavailable) && error.status === 404) return null;
    throw error;
  }
}

function range(from: number, to: number, step: number): number[] {
  return Array.from(
    { length: Math.max(0, Math.ceil((to - from) / step)) },
    (_, index) => from + index * step,
  );
}
