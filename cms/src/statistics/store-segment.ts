import type { StoredEvent } from 'beursvloer-domain/statistics';
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { byRoom, countStored, foldEvents } from './busy-days';
import { addToCells, sumsOf, textsIn } from './cell-rows';
import { fairTime } from '../platform/clock/fair-time';
import { withKnownDocuments } from './known-documents';
import { insertRaw } from './raw-rows';
import type { Segment } from './read-segment';
import { insertRows } from './sql';
import { readState } from './state';
import { idsFor } from './text-ids';
import { ValuesOfDays } from './values-of-day';

/** Takes a segment of the site's log: it counts once, however often it comes. */
export async function takeSegment(strapi: Core.Strapi, segment: Segment, now = Date.now()): Promise<void> {
  const events = await withKnownDocuments(strapi, segment.events);
  await strapi.db.transaction(({ trx }) => storeSegment(trx, { ...segment, events }, now));
}

export async function takeEvents(strapi: Core.Strapi, events: readonly StoredEvent[]): Promise<void> {
  const known = await withKnownDocuments(strapi, events);
  await strapi.db.transaction(({ trx }) => storeEvents(trx, known));
}

/**
 * Stores a segment in the transaction of the caller. The note that it was taken comes first: whoever takes the same segment
 * at the same moment waits for it.
 */
export async function storeSegment(trx: Knex, { log, segment, events }: Segment, now: number): Promise<void> {
  const { day } = fairTime(now / 1000);
  const [taken] = await insertRows(
    trx,
    'statistics_segments (log, segment, day)',
    [[log, segment, day]],
    'on conflict do nothing returning segment',
  );
  if (taken) await storeEvents(trx, events);
}

async function storeEvents(trx: Knex, sent: readonly StoredEvent[]): Promise<void> {
  const room = await byRoom(trx, sent);
  const single = await notTaken(trx, room.single);
  // No ids of them are stored: of a day with so many events, one that comes twice counts twice.
  const folded = foldEvents(room.folded);
  const found = [...single, ...folded];
  if (found.length === 0) return;
  const values = await ValuesOfDays.load(
    trx,
    found.map(({ at }) => fairTime(at).day),
  );
  const events = found.map((event) => values.bound(event));
  const ids = await idsFor(trx, textsIn(events));
  await values.store(trx, ids);
  // The raw rows of a day are all there or none.
  const rawFrom = (await readState(trx, 'rawFrom')) ?? 0;
  await insertRaw(
    trx,
    events.filter(({ at }) => fairTime(at).day >= rawFrom),
    ids,
  );
  await addToCells(trx, sumsOf(events, ids));
  await countStored(trx, { single, folded });
}

async function notTaken(trx: Knex, events: readonly StoredEvent[]): Promise<StoredEvent[]> {
  const byId = new Map(events.map((event) => [event.id, event]));
  const ids = [...byId.keys()].sort();
  const rows = await insertRows(
    trx,
    'statistics_event_ids (id, day)',
    ids.map((id) => [id, fairTime(byId.get(id)?.at ?? 0).day]),
    'on conflict do nothing returning id',
  );
  const fresh = new Set(rows.map(({ id }) => String(id)));
  return [...byId.values()].filter(({ id }) => fresh.has(id));
}
