import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { EventEmitter } from 'node:events';
import type { Core } from '@strapi/strapi';

/**
 * What the site is told to forget, kept in the database in the transaction of the change itself: see
 * docs/decisions/0097-outbox.md.
 */

/** What a change makes stale, in the site's words. */
export interface Purge {
  /** Names of types and identifiers of documents whose pages are stale. */
  tags: string[];
  /** Sources of redirects, in the notation of `canonicalSource`. */
  paths: string[];
  /** Whether something is no longer public, so that no old page may stand in for it. */
  gone: boolean;
}

/** Which database this is, and the number of its last purge. */
export interface Head {
  epoch: string;
  last: number;
}

interface Row extends Purge {
  seq: number;
}

const outbox = 'api::purge.purge';
const heads = 'api::purge-head.purge-head';
const day = 24 * 60 * 60 * 1000;

/** How long a purge waits for a site that does not ask, in ms. */
const kept = 7 * day;

const written = new EventEmitter().setMaxListeners(0);
const unrecorded = new AsyncLocalStorage<true>();

/** Resolves when this process has written a purge, or when the signal ends the wait. */
export async function nextPurge(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return;
  await new Promise<void>((resolve) => {
    const done = () => {
      written.off('purge', done);
      signal.removeEventListener('abort', done);
      resolve();
    };
    written.on('purge', done);
    signal.addEventListener('abort', done);
  });
}

/** Writes a purge in the transaction that the caller is in. */
export async function addPurge(strapi: Core.Strapi, { tags, paths, gone }: Purge): Promise<void> {
  await strapi.db.transaction(async ({ onCommit }) => {
    const seq = await nextNumber(strapi);
    const data = { seq, tags: unique(tags), paths: unique(paths), gone };
    await strapi.db.query(outbox).create({ data });
    onCommit(() => written.emit('purge'));
  });
}

/**
 * Counts up in a row that stays locked until the transaction ends: numbers become visible in their own order and without
 * gaps, however many processes write.
 */
async function nextNumber(strapi: Core.Strapi): Promise<number> {
  await headOf(strapi);
  return strapi.db.transaction(async ({ trx }) => {
    const table = strapi.db.metadata.get(heads).tableName;
    const rows: unknown = await strapi.db
      .connection(table)
      .transacting(trx)
      .where({ id: strapi.db.connection(table).min('id') })
      .increment('last', 1)
      .returning('last');
    const [row] = Array.isArray(rows) ? rows : [];
    const last: unknown = typeof row === 'object' && row !== null && 'last' in row ? row.last : undefined;
    if (typeof last !== 'number') throw new Error('There is nothing to number purges with.');
    return last;
  });
}

/** The purges after a number, the oldest first. */
export async function purgesAfter(strapi: Core.Strapi, seq: number, limit: number): Promise<Row[]> {
  return strapi.db.query(outbox).findMany({
    select: ['seq', 'tags', 'paths', 'gone'],
    where: { seq: { $gt: seq } },
    orderBy: { seq: 'asc' },
    limit,
  });
}

/** The state of this database, which gets its name when it is first asked for. */
export async function headOf(strapi: Core.Strapi): Promise<Head> {
  // Two processes that open a new database at once may each make one: the first counts.
  const first = (): Promise<Head[]> => strapi.db.query(heads).findMany({ orderBy: { id: 'asc' }, limit: 1 });
  const [known] = await first();
  if (known) return known;
  const made: Head = await strapi.db.query(heads).create({ data: { epoch: randomUUID(), last: 0 } });
  const [head = made] = await first();
  return head;
}

/** Changes very much without a purge for each; ends with a name for the database that nobody knows. */
export async function changeEverything<T>(strapi: Core.Strapi, change: () => Promise<T>): Promise<T> {
  return strapi.db.transaction(async () => {
    const result = await unrecorded.run(true, change);
    await startAnew(strapi);
    return result;
  });
}

/** Whether what changes now needs purges. */
export function isRecorded(): boolean {
  return unrecorded.getStore() !== true;
}

/** Gives the database another name: every site that asks forgets everything. For what no list of tags can tell. */
export async function startAnew(strapi: Core.Strapi): Promise<void> {
  await strapi.db.transaction(async ({ onCommit }) => {
    const { epoch } = await headOf(strapi);
    await strapi.db.query(outbox).deleteMany({});
    await strapi.db.query(heads).updateMany({ where: { epoch }, data: { epoch: randomUUID() } });
    onCommit(() => written.emit('purge'));
  });
}

/** Takes the name away from a database that will be copied: every copy gets its own when it is first opened. */
export async function forgetName(strapi: Core.Strapi): Promise<void> {
  await strapi.db.query(heads).deleteMany({});
}

/** Deletes what no site will ask for any more: one that was away for longer forgets everything anyhow. */
export async function deleteOldPurges(strapi: Core.Strapi, now = Date.now()): Promise<number> {
  const { count } = await strapi.db
    .query(outbox)
    .deleteMany({ where: { createdAt: { $lt: new Date(now - kept) } } });
  return count;
}

function unique(values: string[]): string[] {
  return [...new Set(values)];
}
