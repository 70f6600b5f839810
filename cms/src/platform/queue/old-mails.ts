import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { deliveryTable } from './queue';

/** Rows in one statement: SQLite takes a limited number of values. */
const batchSize = 50;

interface OldMail {
  id: number;
  submission: number | null;
  recipient: string;
  receipt: string;
  reply_to: string | null;
  content: unknown;
  state: string;
  attempts: number;
  due_at: string | number;
  error: string | null;
}

/**
 * Moves the mails that waited in the table of an earlier version, and what was recorded there, once. They keep what their
 * Message-ID was made of.
 */
export async function moveOldMails(strapi: Core.Strapi): Promise<void> {
  const { connection } = strapi.db;
  if (!(await connection.schema.hasTable('outgoing_mails'))) return;
  await connection.transaction(moveMails);
  strapi.log.info('Mails that waited to be sent were moved to their new table.');
}

async function moveMails(trx: Knex.Transaction): Promise<void> {
  for (let last = 0; ;) {
    const mails: OldMail[] = await trx('outgoing_mails')
      .where('id', '>', last)
      .orderBy('id')
      .limit(batchSize);
    if (mails.length === 0) break;
    await trx(deliveryTable).insert(mails.map(deliveryOf));
    last = mails.at(-1)?.id ?? last;
  }
  await trx.schema.dropTable('outgoing_mails');
}

function deliveryOf(mail: OldMail): Record<string, unknown> {
  const {
    id,
    submission,
    recipient,
    receipt,
    reply_to: replyTo,
    state,
    attempts,
    due_at: dueAt,
    error,
  } = mail;
  const content = typeof mail.content === 'string' ? JSON.parse(mail.content) : mail.content;
  return {
    kind: 'mail',
    key: `inzending-${id}-${receipt.toLowerCase()}`,
    about: receipt,
    recipient,
    owner: submission,
    payload: content === null ? null : JSON.stringify({ content, replyTo }),
    state: state === 'verzonden' ? 'aangenomen' : state,
    attempts,
    due_at: dueAt,
    error,
    settled_at: state === 'wachtend' ? null : dueAt,
  };
}
