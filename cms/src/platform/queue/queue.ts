import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { lockInOrder, skipLocked } from '../storage/claim-rows';
import type { DeliveryKind } from './kind';

/**
 * Deliveries are written in the transaction that causes them, and sent by `worker.ts`, at least once. Plain
 * SQL that SQLite and PostgreSQL both speak. See docs/decisions/0210-one-queue.md.
 */

/** The words are stored. */
export type DeliveryState = 'wachtend' | 'aangenomen' | 'mislukt' | 'verlopen' | 'gestopt' | 'weg';

export interface NewDelivery {
  kind: string;
  /** One delivery of a kind has one key, whoever adds it and however often. Receivers can tell a second copy by it. */
  key: string;
  /** A description for the log and the admin: at most 255 characters. */
  about: string;
  /** For the admin; null for nobody with a name. */
  recipient: string | null;
  /** The row of the kind's own that it belongs to: the submission, the registration. */
  owner: number | null;
  /** The content, as JSON can hold it. Stored until it has left. */
  payload: unknown;
  /** Not sent before, in ms since 1970; null is at once, whatever the clocks say. */
  dueAt: number | null;
  /** Not sent after, in ms since 1970; null is no end. */
  expiresAt: number | null;
}

export interface Delivery extends Pick<NewDelivery, 'key' | 'about' | 'recipient' | 'owner' | 'expiresAt'> {
  id: number;
  /** This one included. */
  attempts: number;
  /** In JSON. */
  payload: string;
}

export const deliveryTable = 'deliveries';
/** Rows in one statement: SQLite takes a limited number of values. */
const insertSize = 50;

const waiting = { state: 'wachtend' satisfies DeliveryState };
const rows = (strapi: Core.Strapi) => strapi.db.connection(deliveryTable);

/**
 * Adds deliveries in the transaction that the caller is in. Those whose key is there already are left as they are.
 * @returns the ids of those that are new, by key
 */
export async function addDeliveries(
  trx: Knex.Transaction,
  deliveries: readonly NewDelivery[],
): Promise<Map<string, number>> {
  const added = new Map<string, number>();
  for (let from = 0; from < deliveries.length; from += insertSize) {
    const found: { id: number; key: string }[] = await trx(deliveryTable)
      .insert(
        deliveries
          .slice(from, from + insertSize)
          .map(({ kind, key, about, recipient, owner, payload, dueAt, expiresAt }) => ({
            kind,
            key,
            about,
            recipient,
            owner,
            payload: JSON.stringify(payload),
            ...waiting,
            attempts: 0,
            due_at: dueAt ?? 0,
            expires_at: expiresAt,
            waiting_since: dueAt ?? Date.now(),
          })),
      )
      .onConflict(['kind', 'key'])
      .ignore()
      .returning(['id', 'key']);
    for (const { id, key } of found) added.set(key, id);
  }
  return added;
}

export async function claimDue(
  strapi: Core.Strapi,
  { name, batchSize, claimMs }: DeliveryKind,
  now: number,
): Promise<Delivery[]> {
  const due = rows(strapi)
    .where({ kind: name, ...waiting })
    .andWhere('due_at', '<=', now)
    .andWhere((either) => either.whereNull('expires_at').orWhere('expires_at', '>', now))
    .orderBy(['due_at', 'id'])
    .limit(batchSize)
    .select('id');
  const claimed = await rows(strapi)
    // A table of its own, or PostgreSQL may look for them once for every row.
    .withMaterialized('due', skipLocked(strapi, due))
    .where(waiting)
    .whereIn('id', strapi.db.connection('due').select('id'))
    .update({ attempts: strapi.db.connection.raw('attempts + 1'), due_at: now + claimMs })
    .returning(['id', 'key', 'about', 'recipient', 'owner', 'payload', 'attempts', 'expires_at']);
  return claimed.map(({ expires_at: expiresAt, ...delivery }) => ({
    ...delivery,
    expiresAt: expiresAt === null ? null : Number(expiresAt),
  }));
}

/** Ends what nobody has any use for now: what waited too long, and what was given up and could have been tried again. */
export async function endExpired(strapi: Core.Strapi, { name }: DeliveryKind, now: number): Promise<void> {
  const expired = (state: DeliveryState) =>
    lockInOrder(
      strapi,
      rows(strapi).where({ kind: name, state }).andWhere('expires_at', '<=', now).select('id'),
    );
  await rows(strapi)
    .whereIn('id', expired('wachtend'))
    .where(waiting)
    .update({ state: 'verlopen' satisfies DeliveryState, settled_at: now, payload: null });
  await rows(strapi)
    .whereIn('id', expired('mislukt').whereNotNull('payload'))
    .where({ state: 'mislukt' satisfies DeliveryState })
    .update({ payload: null });
}

export async function settleAccepted(
  strapi: Core.Strapi,
  ids: readonly number[],
  now: number,
): Promise<void> {
  if (ids.length === 0) return;
  const accepted = lockInOrder(strapi, rows(strapi).whereIn('id', ids).select('id'));
  await rows(strapi)
    .whereIn('id', accepted)
    // One that was stopped on its way has left all the same.
    .whereIn('state', ['wachtend', 'gestopt'] satisfies DeliveryState[])
    .update({ state: 'aangenomen' satisfies DeliveryState, settled_at: now, payload: null, error: null });
}

/**
 * Plans the next attempt, `waitMs` from now or as the kind says. After the last one, or past its time, it is left for an
 * administrator. Returns whether it was the last.
 */
export async function settleLater(
  strapi: Core.Strapi,
  { backoffMs }: DeliveryKind,
  delivery: Delivery,
  { error, waitMs }: { error: string; waitMs: number | null },
  now: number,
): Promise<boolean> {
  const next = backoffMs[delivery.attempts - 1];
  const dueAt = next === undefined ? null : now + (waitMs ?? next);
  if (dueAt === null || dueAt >= (delivery.expiresAt ?? Infinity)) {
    await giveUp(strapi, delivery, error, now);
    return true;
  }
  await ownRow(strapi, delivery).update({ due_at: dueAt, error: shortened(error) });
  return false;
}

export async function giveUp(
  strapi: Core.Strapi,
  delivery: Delivery,
  error: string,
  now: number,
): Promise<void> {
  await ownRow(strapi, delivery).update({
    state: 'mislukt' satisfies DeliveryState,
    settled_at: now,
    error: shortened(error),
  });
}

/** Ends a delivery whose receiver is gone, with its owner and all that waited for it. */
export async function settleGone(
  strapi: Core.Strapi,
  kind: DeliveryKind,
  { id, owner }: Delivery,
  now: number,
): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    await trx(deliveryTable)
      .where({ id })
      .update({ state: 'weg' satisfies DeliveryState, settled_at: now, payload: null });
    if (owner === null) return;
    const others = trx(deliveryTable).where({ kind: kind.name, owner, ...waiting });
    await trx(deliveryTable)
      .whereIn('id', lockInOrder(strapi, others.select('id')))
      .delete();
    await kind.forget?.(strapi, trx, owner);
  });
}

export async function dropDelivery(strapi: Core.Strapi, { id }: Delivery): Promise<void> {
  await rows(strapi).where({ id }).delete();
}

/** Stops what waits of these; what is on its way leaves all the same. Returns how many. */
export async function stopWaiting(
  strapi: Core.Strapi,
  trx: Knex.Transaction,
  ids: Knex.QueryBuilder,
  now: number,
): Promise<number> {
  const stopped = lockInOrder(strapi, trx(deliveryTable).whereIn('id', ids).where(waiting).select('id'));
  return trx(deliveryTable)
    .whereIn('id', stopped)
    .where(waiting)
    .update({ state: 'gestopt' satisfies DeliveryState, settled_at: now, payload: null });
}

/** A delivery as long as this process has it: after its claim another one may. */
function ownRow(strapi: Core.Strapi, { id, attempts }: Delivery): Knex.QueryBuilder {
  return rows(strapi).where({ id, attempts, ...waiting });
}

const shortened = (error: string) => error.slice(0, 250);
