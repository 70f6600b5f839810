import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { tableOf } from '../../mail/outgoing/queue';
import { skipLocked } from '../../storage/claim-rows';
import { registrationUid, removeRegistrations } from '../device/registrations';

/** Messages that have to leave. Plain SQL that SQLite and PostgreSQL both speak. */

/** What a device shows. */
export interface MessageContent {
  title: string;
  body: string;
  /** The path of the page that it leads to, with its language. */
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
  /** The id of what the organiser wrote, of which this is one copy. */
  announcement?: number;
  content: MessageContent;
  /** Not sent before, and not after, in ms since 1970. */
  dueAt: number;
  expiresAt: number;
}

/** A message with where it goes. */
export interface DueMessage extends Pick<NewMessage, 'registration' | 'content' | 'expiresAt'> {
  id: number;
  attempts: number;
  endpoint: string;
  deviceKey: string;
  deviceSecret: string;
}

const messageUid = 'api::push-message.push-message';

const secondMs = 1000;
/** How long to wait after each failed attempt, unless the push service says; the last is followed by one more attempt. */
const backoffMs = [10, 30, 120, 600, 1800].map((seconds) => seconds * secondMs);
/** Nobody else sends a message that somebody is sending. After a kill it is sent again once this time is over. */
const claimMs = 120 * secondMs;
/** Rows in one statement: SQLite takes a limited number of values. */
const insertSize = 50;

export const messageTable = (strapi: Core.Strapi) => tableOf(strapi, messageUid);
const rows = (strapi: Core.Strapi) => strapi.db.connection(messageTable(strapi));

/** Adds messages, in the transaction that the caller is in. Those whose key is there already are left as they are. */
export async function addMessages(
  strapi: Core.Strapi,
  trx: Knex.Transaction,
  messages: readonly NewMessage[],
  now: number,
): Promise<void> {
  const at = new Date(now);
  for (let from = 0; from < messages.length; from += insertSize)
    await trx(messageTable(strapi))
      .insert(
        messages
          .slice(from, from + insertSize)
          .map(({ key, registration, kind, announcement = null, content, dueAt, expiresAt }) => ({
            ...{
              key,
              registration,
              kind,
              announcement,
              content: JSON.stringify(content),
              due_at: dueAt,
              expires_at: expiresAt,
            },
            ...{ state: 'wachtend', attempts: 0, created_at: at, updated_at: at, published_at: at },
          })),
      )
      .onConflict('key')
      .ignore();
}

/** Claims the messages that wait longest, so that no other process sends them too. */
export async function claimMessages(strapi: Core.Strapi, count: number, now: number): Promise<DueMessage[]> {
  await rows(strapi)
    .where({ state: 'wachtend' })
    .andWhere('expires_at', '<=', now)
    .update({ state: 'verlopen', settled_at: now, content: null });
  const isDue = { state: 'wachtend' };
  const waiting = rows(strapi)
    .where(isDue)
    .andWhere('due_at', '<=', now)
    .orderBy('due_at')
    .limit(count)
    .select('id');
  const claimed: { id: number }[] = await rows(strapi)
    // A table of its own, or PostgreSQL may look for them once for every row.
    .withMaterialized('waiting', skipLocked(strapi, waiting))
    .where(isDue)
    .whereIn('id', strapi.db.connection('waiting').select('id'))
    .update({ attempts: strapi.db.connection.raw('attempts + 1'), due_at: now + claimMs })
    .returning('id');
  if (claimed.length === 0) return [];
  const found = await strapi.db
    .connection(`${messageTable(strapi)} as m`)
    .join(`${tableOf(strapi, registrationUid)} as r`, 'r.id', 'm.registration')
    .whereIn(
      'm.id',
      claimed.map(({ id }) => id),
    )
    .select('m.id', 'm.attempts', 'm.registration', 'm.content', 'm.expires_at')
    .select('r.endpoint', 'r.device_key', 'r.device_secret');
  // A registration that was taken back gets nothing more.
  const kept = new Set(found.map(({ id }: { id: number }) => id));
  const orphans = claimed.map(({ id }) => id).filter((id) => !kept.has(id));
  if (orphans.length > 0) await rows(strapi).whereIn('id', orphans).delete();
  return found.map((row) => ({
    ...{
      id: row.id,
      attempts: row.attempts,
      registration: row.registration,
      expiresAt: Number(row.expires_at),
    },
    ...{ endpoint: row.endpoint, deviceKey: row.device_key, deviceSecret: row.device_secret },
    content: typeof row.content === 'string' ? JSON.parse(row.content) : row.content,
  }));
}

/** What the push service took. Whether the device got it, only the device can say. */
export async function settleAccepted(
  strapi: Core.Strapi,
  ids: readonly number[],
  now: number,
): Promise<void> {
  if (ids.length > 0)
    await rows(strapi)
      .whereIn('id', ids)
      // One that was stopped on its way has left all the same.
      .whereIn('state', ['wachtend', 'gestopt'])
      .update({ state: 'aangenomen', settled_at: now, content: null, error: null });
}

/** Tries again after a while; after the last attempt, or past its time, it is given up. */
export async function settleLater(
  strapi: Core.Strapi,
  { id, attempts, expiresAt }: DueMessage,
  { error, waitMs }: { error: string; waitMs: number | null },
  now: number,
): Promise<void> {
  const next = backoffMs[attempts - 1];
  const dueAt = next === undefined ? null : now + (waitMs ?? next);
  const isLast = dueAt === null || dueAt >= expiresAt;
  await rows(strapi)
    .where({ id, state: 'wachtend' })
    .update({
      error: error.slice(0, 250),
      ...(isLast ? { state: 'mislukt', settled_at: now, content: null } : { due_at: dueAt }),
    });
}

/** The push service will never take it. */
export async function settleRejected(
  strapi: Core.Strapi,
  { id }: DueMessage,
  error: string,
  now: number,
): Promise<void> {
  await rows(strapi)
    .where({ id, state: 'wachtend' })
    .update({ state: 'mislukt', settled_at: now, content: null, error: error.slice(0, 250) });
}

/** The device is gone, says its push service: so is its registration, with all that waited for it. */
export async function settleGone(
  strapi: Core.Strapi,
  { id, registration }: DueMessage,
  now: number,
): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    await trx(messageTable(strapi)).where({ id }).update({ state: 'weg', settled_at: now, content: null });
    await trx(messageTable(strapi)).where({ registration, state: 'wachtend' }).delete();
    await removeRegistrations(strapi, trx, { id: registration });
  });
}

/** Records, the first time, what a device says of a message that it got. */
export async function recordDevice(
  strapi: Core.Strapi,
  id: number,
  column: 'shown_at' | 'pressed_at',
  now: number,
): Promise<void> {
  await rows(strapi)
    .where({ id })
    .whereNull(column)
    .update({ [column]: now });
}

/** Deletes what was settled before a moment: nothing of a message is of use then but how many there were. */
export async function deleteSettled(strapi: Core.Strapi, before: number): Promise<void> {
  await rows(strapi).where('settled_at', '<=', before).delete();
}

/** How many messages of what the organiser wrote are in each state, and of how many the device said more. */
export async function countByState(
  strapi: Core.Strapi,
  source: Knex,
  announcements: readonly number[],
): Promise<{ announcement: number; state: string; count: number; shown: number; pressed: number }[]> {
  const found: Record<'announcement' | 'state' | 'count' | 'shown' | 'pressed', string | number>[] =
    await source(messageTable(strapi))
      .whereIn('announcement', [...announcements])
      .groupBy('announcement', 'state')
      .select('announcement', 'state')
      .count({ count: 'id', shown: 'shown_at', pressed: 'pressed_at' });
  return found.map(({ announcement, state, count, shown, pressed }) => ({
    ...{ announcement: Number(announcement), state: String(state) },
    ...{ count: Number(count), shown: Number(shown), pressed: Number(pressed) },
  }));
}
