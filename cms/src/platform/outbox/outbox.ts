import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { EventEmitter } from 'node:events';
import type { Core } from '@strapi/strapi';

/**
 * The changes that make cached pages stale, stored in the transaction of the change itself: see
 * docs/decisions/0097-outbox.md.
 */

export interface Purge {
  /** Cache tags: names of types and ids of documents. */
  tags: string[];
  /** True when something is no longer public, so that no stale page may be shown instead. */
  gone: boolean;
}

export interface Head {
  epoch: string;
  last: number;
}

/** A purge with its number. Numbers have no gaps. */
export interface NumberedPurge extends Purge {
  seq: number;
}

const outbox = 'api::purge.purge';
const heads = 'api::purge-head.purge-head';
const dayMs = 24 * 60 * 60 * 1000;

/** Purges are stored this long for a site that does not ask. */
const retentionMs = 7 * dayMs;

const events = new EventEmitter().setMaxListeners(0);
const unrecorded = new AsyncLocalStorage<true>();

/** Resolves when this process has written a purge, or when the signal ends the wait. */
export async function nextPurge(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return;
  await new Promise<void>((resolve) => {
    const done = () => {
      events.off('purge', done);
      signal.removeEventListener('abort', done);
      resolve();
    };
    events.on('purge', done);
    signal.addEventListener('abort', done);
  });
}

/** Writes a purge in the transaction that the caller is in. */
export async function addPurge(strapi: Core.Strapi, { tags, gone }: Purge): Promise<void> {
  await strapi.db.transaction(async ({ onCommit }) => {
    const seq = await nextNumber(strapi);
    const data = { seq, tags: unique(tags), gone };
    await strapi.db.query(outbox).create({ data });
    onCommit(() => events.emit('purge'));
  });
}

/**
 * Increments a row that stays locked until the transaction ends: numbers become visible in order and without gaps,
 * however many processes write.
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

export async function purgesAfter(strapi: Core.Strapi, seq: number, limit: number): Promise<NumberedPurge[]> {
  return strapi.db.query(outbox).findMany({
    select: ['seq', 'tags', 'gone'],
    where: { seq: { $gt: seq } },
    orderBy: { seq: 'asc' },
    limit,
  });
}

/** The state of this database, which gets its id when it is first asked for. */
export async function headOf(strapi: Core.Strapi): Promise<Head> {
  // Two processes that open a new database at once may each create one: the first counts.
  const findFirst = (): Promise<Head[]> =>
    strapi.db.query(heads).findMany({ orderBy: { id: 'asc' }, limit: 1 });
  const [known] = await findFirst();
  if (known) return known;
  const created: Head = await strapi.db.query(heads).create({ data: { epoch: randomUUID(), last: 0 } });
  const [head = created] = await findFirst();
  return head;
}

/** Runs a change of very many documents without a purge for each; afterwards the database has a new id. */
export async function changeEverything<T>(strapi: Core.Strapi, change: () => Promise<T>): Promise<T> {
  return strapi.db.transaction(async () => {
    const result = await unrecorded.run(true, change);
    await startNewEpoch(strapi);
    return result;
  });
}

export function isRecorded(): boolean {
  return unrecorded.getStore() !== true;
}

/**
 * Gives the database another id: every cache that asks is stale as a whole. For changes that no list of tags covers.
 */
export async function startNewEpoch(strapi: Core.Strapi): Promise<void> {
  await strapi.db.transaction(async ({ onCommit }) => {
    const { epoch } = await headOf(strapi);
    await strapi.db.query(outbox).deleteMany({});
    await strapi.db.query(heads).updateMany({ where: { epoch }, data: { epoch: randomUUID() } });
    onCommit(() => events.emit('purge'));
  });
}

/** Removes the id of a database that will be copied: every copy gets its own when it is first opened. */
export async function removeEpoch(strapi: Core.Strapi): Promise<void> {
  await strapi.db.query(heads).deleteMany({});
}

/** Deletes old purges: a site that was away for longer has to start over anyhow. */
export async function deleteOldPurges(strapi: Core.Strapi, now = Date.now()): Promise<number> {
  const { count } = await strapi.db
    .query(outbox)
    .deleteMany({ where: { createdAt: { $lt: new Date(now - retentionMs) } } });
  return count;
}

function unique(values: string[]): string[] {
  return [...new Set(values)];
}
