import type { Core } from '@strapi/strapi';
import { isPostgres } from '../../platform/storage/take-turn';
import { messageTable } from './queue';

/**
 * Makes the table of what only messages to devices have, and takes over the messages of the table of an earlier version.
 * Those keep their ids, which devices send back in receipts.
 */
export async function makeMessageTable(strapi: Core.Strapi): Promise<void> {
  const { connection } = strapi.db;
  for (const statement of [
    `create table if not exists ${messageTable} (
      delivery integer not null primary key references deliveries (id) on delete cascade,
      announcement integer, shown_at bigint, pressed_at bigint)`,
    `create index if not exists push_deliveries_announcement on ${messageTable} (announcement)`,
  ])
    await connection.raw(statement);
  if (!(await connection.schema.hasTable('push_messages'))) return;
  await connection.transaction(async (trx) => {
    await trx.raw(
      `insert into deliveries
      (id, kind, key, about, owner, payload, state, attempts, due_at, expires_at, settled_at, error)
      select id, 'push', key, kind, registration, cast(content as text), state, attempts, due_at, expires_at, settled_at, error
      from push_messages order by id`,
    );
    await trx.raw(
      `insert into ${messageTable} (delivery, announcement, shown_at, pressed_at)
      select id, announcement, shown_at, pressed_at from push_messages`,
    );
    await trx.schema.dropTable('push_messages');
    if (isPostgres(strapi))
      await trx.raw(
        `select setval(pg_get_serial_sequence('deliveries', 'id'), coalesce((select max(id) from deliveries), 0) + 1, false)`,
      );
  });
  strapi.log.info('Messages that waited to be sent were moved to their new table.');
}
