import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import type { Subscription } from './push-service';

const hourMs = 60 * 60 * 1000;

/**
 * Puts devices into a database, and a message for each that is due: as many as no test would register one by one.
 * @param first the number of the first of them, where there are others already
 */
export async function addDevicesWithMessages(
  database: Knex,
  subscriptions: readonly Subscription[],
  { now = Date.now(), first = 1 }: { now?: number; first?: number } = {},
): Promise<void> {
  const at = new Date(now);
  const dates = { created_at: at, updated_at: at, published_at: at };
  const hash = (text: string) => createHash('sha256').update(text).digest('base64url');
  await database.transaction(async (trx) => {
    for (const [index, { endpoint, keys }] of subscriptions.entries()) {
      const id = first + index;
      await trx('push_registrations').insert({
        ...dates,
        id,
        token_hash: hash(`token ${id}`),
        installation: id,
        endpoint,
        endpoint_hash: hash(endpoint),
        device_key: keys.p256dh,
        device_secret: keys.auth,
        moved: true,
        soon: true,
        news: true,
        quiet: false,
        language: 'nl',
        clock: now,
        changed_at: now,
      });
      const content = {
        title: 'Verplaatst: Bouwen in een week',
        body: 'Nu dinsdag 9 februari, 11.30 uur, Zaal Kanaal.',
        path: '/programma/2001',
        lang: 'nl',
        tag: 'session-2001',
      };
      const [{ id: delivery }] = await trx('deliveries')
        .insert({
          kind: 'push',
          key: `test:${id}`,
          about: 'moved',
          owner: id,
          state: 'wachtend',
          payload: JSON.stringify(content),
          attempts: 0,
          due_at: 0,
          expires_at: now + hourMs,
        })
        .returning('id');
      await trx('push_deliveries').insert({ delivery });
    }
  });
}
