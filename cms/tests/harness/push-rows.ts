import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import type { Subscription } from './push-service';

const hourMs = 60 * 60 * 1000;

/** Puts devices into a database, and a message for each that is due: as many as no test would register one by one. */
export async function addDevicesWithMessages(
  database: Knex,
  subscriptions: readonly Subscription[],
  now = Date.now(),
): Promise<void> {
  const at = new Date(now);
  const dates = { created_at: at, updated_at: at, published_at: at };
  const hash = (text: string) => createHash('sha256').update(text).digest('base64url');
  await database.transaction(async (trx) => {
    for (const [index, { endpoint, keys }] of subscriptions.entries()) {
      await trx('push_registrations').insert({
        ...{ ...dates, id: index + 1, token_hash: hash(`token ${index}`), installation: index + 1 },
        ...{ endpoint, endpoint_hash: hash(endpoint), device_key: keys.p256dh, device_secret: keys.auth },
        ...{ moved: true, soon: true, news: true, quiet: false, language: 'nl', clock: now, changed_at: now },
      });
      const content = {
        ...{
          title: 'Verplaatst: Bouwen in een week',
          body: 'Nu dinsdag 9 februari, 11.30 uur, Zaal Kanaal.',
        },
        ...{ path: '/programma/2001', lang: 'nl', tag: 'session-2001' },
      };
      await trx('push_messages').insert({
        ...{ ...dates, key: `test:${index}`, registration: index + 1, kind: 'moved', state: 'wachtend' },
        ...{ content: JSON.stringify(content), attempts: 0, due_at: now, expires_at: now + hourMs },
      });
    }
  });
}
