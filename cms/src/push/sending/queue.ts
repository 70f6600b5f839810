import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { addDeliveries, deliveryTable, stopWaiting } from '../../platform/queue/queue';

/** Messages to devices in the queue, with what only they have: the announcement, and what the device says of them. */

export const pushKindName = 'push';

export interface MessageContent {
  title: string;
  body: string;
  path: string;
  lang: 'nl' | 'en';
  /** A later message with the same one takes its place on the device. */
  tag: string;
}

export interface NewMessage {
  /** One message has one key, whoever adds it and however often. */
  key: string;
  registration: number;
  kind: string;
  announcement?: number;
  content: MessageContent;
  /** Not sent before, and not after, in ms since 1970. */
  dueAt: number;
  expiresAt: number;
}

export const messageTable = 'push_deliveries';
/** Rows in one statement: SQLite takes a limited number of values. */
const insertSize = 200;

/** Adds messages, in the transaction that the caller is in. Those whose key is there already are left as they are. */
export async function addMessages(
  trx: Knex.Transaction,
  messages: readonly NewMessage[],
  now: number,
): Promise<void> {
  const added = await addDeliveries(
    trx,
    messages.map(({ key, registration, kind, content, dueAt, expiresAt }) => ({
      kind: pushKindName,
      key,
      about: kind,
      recipient: null,
      owner: registration,
      payload: content,
      dueAt: dueAt <= now ? null : dueAt,
      expiresAt,
    })),
  );
  const rows = messages.flatMap(({ key, announcement = null }) => {
    const delivery = added.get(key);
    // A key that was given twice is one message.
    return delivery !== undefined && added.delete(key) ? [{ delivery, announcement }] : [];
  });
  for (let from = 0; from < rows.length; from += insertSize)
    await trx(messageTable).insert(rows.slice(from, from + insertSize));
}

export function stopMessages(
  strapi: Core.Strapi,
  trx: Knex.Transaction,
  announcement: number,
  now: number,
): Promise<number> {
  return stopWaiting(strapi, trx, trx(messageTable).where({ announcement }).select('delivery'), now);
}

export async function recordDevice(
  strapi: Core.Strapi,
  id: number,
  column: 'shown_at' | 'pressed_at',
  now: number,
): Promise<void> {
  await strapi.db
    .connection(messageTable)
    .where({ delivery: id })
    .whereNull(column)
    .update({ [column]: now });
}

/** Deletes what was settled before a moment: nothing of a message is of use then but how many there were. */
export async function deleteSettled(strapi: Core.Strapi, before: number): Promise<void> {
  await strapi.db
    .connection(deliveryTable)
    .where({ kind: pushKindName })
    .andWhere('settled_at', '<=', before)
    .delete();
}

export async function countByState(
  source: Knex,
  announcements: readonly number[],
): Promise<{ announcement: number; state: string; count: number; shown: number; pressed: number }[]> {
  const found: Record<'announcement' | 'state' | 'count' | 'shown' | 'pressed', string | number>[] =
    await source(`${messageTable} as m`)
      .join(`${deliveryTable} as d`, 'd.id', 'm.delivery')
      .whereIn('m.announcement', [...announcements])
      .groupBy('m.announcement', 'd.state')
      .select('m.announcement', 'd.state')
      .count({ count: 'd.id', shown: 'm.shown_at', pressed: 'm.pressed_at' });
  return found.map(({ announcement, state, count, shown, pressed }) => ({
    announcement: Number(announcement),
    state: String(state),
    count: Number(count),
    shown: Number(shown),
    pressed: Number(pressed),
  }));
}
