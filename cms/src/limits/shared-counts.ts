import { createHmac } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { RateLimiterPostgres } from 'rate-limiter-flexible';
import { isPostgres } from '../storage/take-turn';
import { keepCounts } from './rate-limiter';

const tableName = 'rate_limits';

/** A wider limit stops a flood and no guess: each process counts for itself, and no request waits for the database. */
const mostShared = 10_000;

/**
 * Has all content backends on one PostgreSQL database count together; on SQLite there is one. When the database does not answer,
 * each counts in its memory. The table is not in PostgreSQL's log: after a crash of the server it is empty.
 */
export async function shareCounts(strapi: Core.Strapi): Promise<void> {
  if (!isPostgres(strapi)) return;
  const database = strapi.db.connection;
  await database.raw(
    `create unlogged table if not exists ${tableName} (
      key varchar(255) primary key, points integer not null default 0, expire bigint)`,
  );
  const [secret = '']: string[] = strapi.config.get('server.app.keys');
  keepCounts((limit, memory) =>
    limit.points > mostShared
      ? memory
      : new NamelessCounts(secret, {
          ...limit,
          ...{ storeClient: database, storeType: 'knex', tableName, tableCreated: true },
          ...{ clearExpiredByTimeout: false, insuranceLimiter: memory },
        }),
  );
}

/** The keys are IP addresses and such: the database gets a hash that only we can make. */
class NamelessCounts extends RateLimiterPostgres {
  constructor(
    private readonly secret: string,
    ...given: ConstructorParameters<typeof RateLimiterPostgres>
  ) {
    super(...given);
  }

  override getKey(key: string): string {
    return createHmac('sha256', this.secret).update(super.getKey(key)).digest('base64url');
  }
}

/** Deletes the counts that are over. Any number of processes may do it. */
export async function deleteExpiredCounts(strapi: Core.Strapi, now = Date.now()): Promise<void> {
  if (isPostgres(strapi)) await strapi.db.connection(tableName).where('expire', '<=', now).delete();
}
