import type { z } from 'zod';
import { recordUse } from '../cache/cache-tags.server';
import type { Answer } from '../cache/content-cache';
import type { CmsClient } from './client';
import { countedRowsIn, maxRows, pageSize, rowIn, rowsIn } from './response/shapes';
import { CmsError, CmsUnavailable } from './errors';
import { parseList } from './response/parse';
import { putDraftIn } from './draft-in-list';
import { toQuery, type Find } from './query';
import { tagsOf } from './query-tags';

/** How many such responses are asked for at once: more would only wait for each other there. */
const maxParallelPages = 4;
/**
 * All rows of a type that fit, in the backend's order; broken rows are left out. `what` names a row in the log.
 * With `compare` they come in that order instead. It is the same array for as long as nothing in it changed.
 */
export async function findAll<S extends z.ZodType>(
  cms: CmsClient,
  path: string,
  what: string,
  schema: S,
  find: Find,
  compare?: (a: z.output<S>, b: z.output<S>) => number,
): Promise<readonly z.output<S>[]> {
  const order = compare ? ` ${numberOf(compare)}` : '';
  return ask(cms, questionOf('all', path, schema, find) + order, async (client) => {
    const rows = await filledIn(
      client,
      find,
      await allRows(client, path, find, schema, draftRows(client, path, find)),
    );
    const values = parseList(what, schema, rows);
    return { value: compare ? values.toSorted(compare) : values, tags: tagsOf(path, find, rows) };
  });
}

/**
 * An answer that follows from others, with a version of its own: as long as it is the same nothing that uses it is stale,
 * whatever else changed in those others. The content backend is asked for them alone.
 * @param name says everything that it depends on but the content
 * @param work asks with the client that it is given, and looks at nothing else: no clock, and nobody in particular
 */
export function derive<Value>(
  cms: CmsClient,
  name: string,
  work: (cms: CmsClient) => Promise<Value>,
): Promise<Value> {
  if (!cms.cached) return work(cms);
  return cms.cached.get(`derived ${name}`, async (client) => ({ value: await work(client), tags: [] }));
}

/** From the cache where there is one; what is asked for anew is recorded as well. */
export async function ask<Value>(
  cms: CmsClient,
  question: string,
  load: (client: CmsClient) => Promise<Answer<Value>>,
): Promise<Value> {
  if (cms.cached) return cms.cached.get(question, load);
  const { value, tags } = await load(cms);
  recordUse({ tags });
  return value;
}

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
    const page = rowsIn(cms.version).refine((rows) => start + rows.length < maxRows, tooMany);
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
    for (let next = 0; next < starts.length; next += maxParallelPages)
      pages.push(...(await Promise.all(starts.slice(next, next + maxParallelPages).map(pageFrom))));
  } else {
    // v3 does not say how many rows there are: a page that is not full is the last one.
    while (pages.at(-1)?.length === pageSize) pages.push(await pageFrom(pages.length * pageSize));
  }
  const rows = pages.flat();
  return draft === null ? rows : putDraftIn(rows, draft.rows, draft.documentId, find.sort);
}

export async function findSome<S extends z.ZodType>(
  cms: CmsClient,
  path: string,
  what: string,
  schema: S,
  find: Find & { limit: number },
): Promise<readonly z.output<S>[]> {
  return ask(cms, questionOf('some', path, schema, find), async (client) => {
    const query = toQuery(client.version, client.locale, find);
    const shape = rowsIn(client.version).refine((all) => isReadable(schema, all), unreadable);
    const rows = await filledIn(client, find, await client.read(shape, 'GET', path, { query }));
    return { value: parseList(what, schema, rows), tags: tagsOf(path, find, rows) };
  });
}

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
  const draft = previewedDraft(cms, path, find);
  const read = async (
    client: CmsClient,
    options: { status?: 'draft'; headers?: Record<string, string> } = {},
  ): Promise<unknown[]> => {
    const { status, headers } = options;
    const query = { ...toQuery(client.version, client.locale, find), ...(status && { status }) };
    const shape = rowIn(client.version).refine((row) => isReadable(schema, [row]), unreadable);
    const row = await orNull(client.read(shape, 'GET', path, { query, ...(headers && { headers }) }));
    return row === null ? [] : filledIn(client, find, [row]);
  };
  if (draft) {
    const rows = await read(cms, { status: 'draft', headers: draft.headers });
    return parseList(what, schema, rows)[0] ?? null;
  }
  return ask(cms, questionOf('single', path, schema, find), async (client) => {
    const rows = await read(client);
    return { value: parseList(what, schema, rows)[0] ?? null, tags: tagsOf(path, find, rows) };
  });
}

/**
 * The draft that is being previewed, where it answers the question: one row or none. Null when no draft of this type is
 * previewed.
 */
async function draftRows(cms: CmsClient, path: string, find: Find) {
  const draft = previewedDraft(cms, path, find);
  if (!draft) return null;
  const { version, locale } = cms;
  const query = { ...toQuery(version, locale, { ...find, start: 0, limit: 1 }), status: 'draft' };
  const read = await cms.read(rowsIn(version), 'GET', path, { query, headers: draft.headers });
  const rows = await filledIn(cms, find, read);
  return { rows, documentId: draft.documentId };
}

/** Rows with the variables in their texts filled in, by a client that does so. */
async function filledIn(cms: CmsClient, { isPlain }: Find, rows: unknown[]): Promise<unknown[]> {
  return isPlain || !cms.fillIn ? rows : cms.fillIn(cms, rows);
}

function previewedDraft({ draft, version, locale }: CmsClient, path: string, find: Find): CmsClient['draft'] {
  const sameLocale = (find.localised ?? true) ? draft?.locale === locale : draft?.locale === null;
  return draft && draft.paths.includes(path) && version === 'v5' && sameLocale ? draft : null;
}

/**
 * One broken row among others is left out. When none of them can be read it is not the rows: the backend means something
 * else by them than we do, and an empty list or a 404 would be a lie.
 */
function isReadable(schema: z.ZodType, rows: readonly unknown[]): boolean {
  return rows.length === 0 || rows.some((row) => schema.safeParse(row).success);
}
const unreadable = 'no row can be read';
const tooMany = `more than ${maxRows} rows`;

const numbers = new WeakMap<object, number>();
let count = 0;

function numberOf(what: object): number {
  const number = numbers.get(what) ?? (count += 1);
  numbers.set(what, number);
  return number;
}

/** A name for a question in any language, and for how its response is read. */
function questionOf(kind: string, path: string, schema: z.ZodType, find: Find): string {
  return `${kind} ${path} ${numberOf(schema)} ${JSON.stringify(find)}`;
}

/** The response, or null where the backend itself says 404: the one failure that means a known absence. */
export async function orNull<Value>(response: Promise<Value>): Promise<Value | null> {
  try {
    return await response;
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
