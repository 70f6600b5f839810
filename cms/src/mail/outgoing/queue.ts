import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { skipLocked } from '../../storage/claim-rows';
import type { EmailContent } from '../layout';

/**
 * Mail that has to leave: written in the transaction of what it is about, sent by `worker.ts`. Plain SQL that SQLite and
 * PostgreSQL both speak.
 */

/** A file that goes along, in base 64: it waits in the database. */
export interface QueuedAttachment {
  filename: string;
  contentType: string;
  base64: string;
}

export interface QueuedContent extends EmailContent {
  attachments?: QueuedAttachment[];
}

export interface NewMail {
  /** The row of the submission that it is about; null when it is about no submission. */
  submission: number | null;
  /** What it is about, for the log and the worklist: the receipt of the submission, or a word. */
  receipt: string;
  recipient: string;
  replyTo: string | null;
  content: QueuedContent;
}

export interface DueMail extends NewMail {
  id: number;
  attempts: number;
}

export const outgoingUid = 'api::outgoing-mail.outgoing-mail';

const minuteMs = 60 * 1000;
/** How long to wait after each failed attempt. The last of them is followed by one more attempt, and no other. */
const backoffMs = [1, 5, 15, 60, 180, 360, 720, 1440, 1440].map((minutes) => minutes * minuteMs);
/** Nobody else sends a mail that somebody is sending. After a kill it is sent again once this time is over. */
const claimMs = 2 * minuteMs;

export const tableOf = (strapi: Core.Strapi, uid: string): string => strapi.db.metadata.get(uid).tableName;

/** Writes mails in the transaction that the caller is in. */
export async function enqueue(
  strapi: Core.Strapi,
  trx: Knex.Transaction,
  mails: readonly NewMail[],
  now: number,
): Promise<void> {
  const at = new Date(now);
  for (const { submission, receipt, recipient, replyTo, content } of mails)
    await trx(tableOf(strapi, outgoingUid)).insert({
      ...{ submission, receipt, recipient, reply_to: replyTo, content: JSON.stringify(content) },
      ...{ state: 'wachtend', attempts: 0, due_at: now, created_at: at, updated_at: at, published_at: at },
    });
}

/** Claims the mail that waits longest, so that no other process sends it too. Null when none is due. */
export async function claimNext(strapi: Core.Strapi, now: number): Promise<DueMail | null> {
  const table = () => strapi.db.connection(tableOf(strapi, outgoingUid));
  const isDue = { state: 'wachtend' };
  const waiting = table().where(isDue).andWhere('due_at', '<=', now).orderBy('due_at').limit(1).select('id');
  const [row] = await table()
    // A table of its own, or PostgreSQL may look for it once for every row.
    .withMaterialized('waiting', skipLocked(strapi, waiting))
    .where(isDue)
    .whereIn('id', strapi.db.connection('waiting').select('id'))
    .update({ attempts: strapi.db.connection.raw('attempts + 1'), due_at: now + claimMs })
    .returning('*');
  if (!row) return null;
  return {
    id: row.id,
    attempts: row.attempts,
    submission: row.submission,
    receipt: row.receipt,
    recipient: row.recipient,
    replyTo: row.reply_to,
    content: typeof row.content === 'string' ? JSON.parse(row.content) : row.content,
  };
}

/** What was sent is not stored any longer: the answers are in the submission. */
export async function settleSent(strapi: Core.Strapi, { id, attempts }: DueMail): Promise<void> {
  await strapi.db
    .connection(tableOf(strapi, outgoingUid))
    .where({ id, attempts })
    .update({ state: 'verzonden', content: null, error: null });
}

/** Plans the next attempt; after the last one the mail is left for an administrator. Returns whether it was the last. */
export async function settleFailed(
  strapi: Core.Strapi,
  { id, attempts }: DueMail,
  error: string,
  now: number,
): Promise<boolean> {
  const waitMs = backoffMs[attempts - 1];
  const isLast = waitMs === undefined;
  await strapi.db
    .connection(tableOf(strapi, outgoingUid))
    .where({ id, attempts })
    .update({ error: error.slice(0, 250), ...(isLast ? { state: 'mislukt' } : { due_at: now + waitMs }) });
  return isLast;
}

/** Sends a failed mail once more from the beginning. */
export async function retryFailed(strapi: Core.Strapi, id: number, now: number): Promise<boolean> {
  const count = await strapi.db
    .connection(tableOf(strapi, outgoingUid))
    .where({ id, state: 'mislukt' })
    .update({ state: 'wachtend', attempts: 0, due_at: now });
  return count > 0;
}
