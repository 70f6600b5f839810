import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { isPostgres } from '../storage/take-turn';
import { deliveryTable } from './queue';

/** Rows in one statement: SQLite takes a limited number of values. */
const batchSize = 50;

/** A row of the table that mail had for itself. */
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
 * Moves what waited in the two queues of earlier versions, and what was recorded there, once. Messages to devices keep their
 * ids, which devices send back in receipts; mails keep what their Message-ID was made of.
 */
export async function moveOldQueues(strapi: Core.Strapi): Promise<void> {
  const hasTable = (name: string): Promise<boolean> => strapi.db.connection.schema.hasTable(name);
  const hasMessages = await hasTable('push_messages');
  const hasMails = await hasTable('outgoing_mails');
  if (!hasMessages && !hasMails) return;
  await strapi.db.connection.transaction(async (trx) => {
    if (hasMessages) await moveMessages(trx);
    // Mails get the ids after those of messages.
    if (isPostgres(strapi))
      await trx.raw(
        `select setval(pg_get_serial_sequence('deliveries', 'id'), coalesce((select max(id) from deliveries), 0) + 1, false)`,
      );
    if (hasMails) await moveMails(trx);
  });
  strapi.log.info('What waited to be sent was moved to its new table.');
}

async function moveMessages(trx: Knex.Transaction): Promise<void> {
  await trx.raw(
    `insert into deliveries
      (id, kind, key, about, owner, payload, state, attempts, due_at, expires_at, settled_at, error)
      select id, 'push', key, kind, registration, cast(content as text), state, attempts, due_at, expires_at, settled_at, error
      from push_messages order by id`,
  );
  await trx.raw(
    `insert into push_deliveries (delivery, announcement, shown_at, pressed_at)
      select id, announcement, shown_at, pressed_at from push_messages`,
  );
  await trx.schema.dropTable('push_messages');
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
    ...{
      kind: 'mail',
      key: `inzending-${id}-${receipt.toLowerCase()}`,
      about: receipt,
      recipient,
      owner: submission,
    },
    payload: content === null ? null : JSON.stringify({ content, replyTo }),
    ...{ state: state === 'verzonden' ? 'aangenomen' : state, attempts, due_at: dueAt, error },
    settled_at: state === 'wachtend' ? null : dueAt,
  };
}
