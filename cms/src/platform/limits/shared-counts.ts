import { createHmac } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import type { Redis } from 'ioredis';
import {
  RateLimiterPostgres,
  RateLimiterRedis,
  type RateLimiterAbstract,
  type RateLimiterMemory,
} from 'rate-limiter-flexible';
import { isPostgres } from '../storage/take-turn';
import { keepCounts, type Limit } from './rate-limiter';

const tableName = 'rate_limits';
/** Other programs may use the same Redis. */
const redisPrefix = 'beursvloer:limits';

/** A wider limit stops a flood and no guess: each process counts for itself, and no request waits for the database. */
const mostShared = 10_000;

type LimiterOf = (limit: Limit, memory: RateLimiterMemory) => RateLimiterAbstract;

let redis: Redis | null = null;

/**
 * Has all content backends count together: in Redis, where there is one, or else in their PostgreSQL database. On SQLite there is one
 * content backend. When that place does not answer, each counts in its memory.
 */
export async function shareCounts(strapi: Core.Strapi): Promise<void> {
  const limiterOf = await limiterFor(strapi);
  if (!limiterOf) return;
  const [secret = '']: string[] = strapi.config.get('server.app.keys');
  keepCounts((limit, memory) =>
    limit.points > mostShared
      ? null
      : {
          limiter: limiterOf(limit, memory),
          // Keys are IP addresses and such: what is outside of this process gets a hash that only we can make.
          nameOf: (key) =>
            createHmac('sha256', secret).update(`${limit.keyPrefix}:${key}`).digest('base64url'),
        },
  );
}

export function stopSharingCounts(): void {
  // That it closes now is nothing to say.
  redis?.removeAllListeners('close');
  redis?.disconnect();
}

async function limiterFor(strapi: Core.Strapi): Promise<LimiterOf | null> {
  const url: string | null = strapi.config.get('site.redisUrl');
  if (url !== null) {
    const { openRedis } = await import('./redis.js');
    const storeClient = openRedis(url, strapi.log);
    redis = storeClient;
    return (limit, insuranceLimiter) =>
      new RateLimiterRedis({
        ...limit,
        keyPrefix: redisPrefix,
        storeClient,
        rejectIfRedisNotReady: true,
        insuranceLimiter,
      });
  }
  if (!isPostgres(strapi)) return null;
  const database = strapi.db.connection;
  // Not in PostgreSQL's log: after a crash of the server it is empty.
  await database.raw(
    `create unlogged table if not exists ${tableName} (
      key varchar(255) primary key, points integer not null default 0, expire bigint)`,
  );
  return (limit, insuranceLimiter) =>
    new RateLimiterPostgres({
      ...limit,
      keyPrefix: '',
      storeClient: database,
      storeType: 'knex',
      tableName,
      tableCreated: true,
      clearExpiredByTimeout: false,
      insuranceLimiter,
    });
}

/** Deletes the counts that are over. Any number of processes may do it. */
export async function deleteExpiredCounts(strapi: Core.Strapi, now = Date.now()): Promise<void> {
  const usesTable = isPostgres(strapi) && strapi.config.get('site.redisUrl') === null;
  if (usesTable) await strapi.db.connection(tableName).where('expire', '<=', now).delete();
}
