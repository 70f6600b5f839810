import { Redis } from 'ioredis';
import { reasonOf } from '../storage/postgres';

/** A limit is counted within a visitor's request, so nothing waits longer for Redis than for a busy database. */
const commandTimeoutMs = 500;
const connectTimeoutMs = 2_000;
/** Between two tries to connect: twice as long each time. */
const firstBackoffMs = 100;
const maxBackoffMs = 5_000;

interface Log {
  info(words: string): unknown;
  warn(words: string): unknown;
}

/**
 * Opens a connection that comes back by itself. What is asked while there is none fails at once, and nothing is asked twice: counting once
 * too often would shut somebody out. Says in one line when Redis goes, and in one when it is back.
 */
export function openRedis(url: string, log: Log): Redis {
  const redis = new Redis(url, {
    connectTimeout: connectTimeoutMs,
    commandTimeout: commandTimeoutMs,
    // A Redis that is silent is left, so that later requests do not wait for it either.
    socketTimeout: commandTimeoutMs,
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (attempt) => Math.min(firstBackoffMs * 2 ** (attempt - 1), maxBackoffMs),
  });
  let isThere: boolean | null = null;
  const gone = (reason: string) => {
    if (isThere !== false)
      log.warn(`Redis cannot be used (${reason}): each process counts limits in its memory.`);
    isThere = false;
  };
  const there = () => {
    if (isThere !== true) log.info('Redis answers: limits are counted there.');
    isThere = true;
  };
  // Without a listener, each error would be printed.
  redis.on('error', (error) => gone(reasonOf(error)));
  redis.on('close', () => gone('the connection was closed'));
  redis.on('ready', () => {
    // A user of Redis may connect and not write, and a copy of a server takes no writes.
    redis.set('beursvloer:probe', 1, 'EX', 1).then(there, (error: unknown) => gone(reasonOf(error)));
  });
  return redis;
}
