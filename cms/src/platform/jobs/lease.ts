import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { isPostgres } from '../storage/take-turn';

/**
 * The table of timed jobs: the process that does each, and how the last runs ended. Plain SQL that SQLite and
 * PostgreSQL both speak. A lease is over when nobody renews it, so that another process goes on after a
 * crash; its number rises with each holder, so that one that was only slow cannot say anything about the run
 * of the next. The time is that of the database: clocks of machines differ.
 */
const table = 'timed_jobs';

export const leaseMs = 60_000;

const holder = `${hostname().slice(0, 50)} ${process.pid} ${randomUUID().slice(0, 8)}`;

export interface Lease {
  name: string;
  /** Higher than that of everybody who had the job before. */
  fence: number;
}

/** The last run of a job; moments in ms since 1970. */
export interface LastRun {
  name: string;
  holder: string | null;
  startedAt: number | null;
  /** Null while it runs, or when nobody finished it. */
  endedAt: number | null;
  isHeld: boolean;
  /** Why it failed; null when it did not. */
  error: string | null;
}

interface Row {
  name: string;
  fence: number;
  holder: string | null;
  started_at: string | number | null;
  ended_at: string | number | null;
  error: string | null;
}

/** Makes the table, and a row for each job. Several processes may do it at once. */
export async function prepareJobs(strapi: Core.Strapi, names: readonly string[]): Promise<void> {
  await strapi.db.connection.raw(
    `create table if not exists ${table} (
      name varchar(60) not null primary key, due bigint not null, fence integer not null, holder varchar(100),
      held_until bigint, started_at bigint, ended_at bigint, error varchar(250))`,
  );
  for (const name of names) await rows(strapi).insert({ name, due: 0, fence: 0 }).onConflict('name').ignore();
}

/**
 * Takes the run of a job that is due at a moment of its schedule. Null when another process has it or had it, and while
 * the run before it goes on.
 */
export async function takeRun(strapi: Core.Strapi, name: string, due: number): Promise<Lease | null> {
  return take(strapi, (query) =>
    query
      .where({ name })
      .andWhere('due', '<', due)
      .andWhere((free) => free.whereNull('held_until').orWhere('held_until', '<=', now(strapi)))
      .update({ ...taken(strapi), due }),
  );
}

export async function takeAbandonedRun(strapi: Core.Strapi, name: string): Promise<Lease | null> {
  return take(strapi, (query) =>
    query.where({ name }).andWhere('held_until', '<=', now(strapi)).update(taken(strapi)),
  );
}

/** Extends the lease. False when its run has ended or another process took over. */
export async function renew(strapi: Core.Strapi, { name, fence }: Lease): Promise<boolean> {
  const count = await rows(strapi)
    .where({ name, fence })
    .whereNotNull('held_until')
    .update({ held_until: now(strapi, leaseMs) });
  return count > 0;
}

/** Ends a run, unless another process has begun it again meanwhile. */
export async function endRun(
  strapi: Core.Strapi,
  { name, fence }: Lease,
  error: string | null,
): Promise<void> {
  await rows(strapi)
    .where({ name, fence })
    .update({ held_until: null, ended_at: now(strapi), error: error?.slice(0, 250) ?? null });
}

export async function lastRuns(strapi: Core.Strapi): Promise<LastRun[]> {
  const held = strapi.db.connection.raw('case when held_until > ? then 1 else 0 end as held', [now(strapi)]);
  const found: (Row & { held: number })[] = await rows(strapi).select('*', held);
  return found.map(({ name, holder: by, started_at, ended_at, error, held: isHeld }) => ({
    name,
    holder: by,
    error,
    isHeld: Number(isHeld) === 1,
    startedAt: started_at === null ? null : Number(started_at),
    endedAt: ended_at === null ? null : Number(ended_at),
  }));
}

const rows = (strapi: Core.Strapi) => strapi.db.connection<Row & Record<string, unknown>>(table);

async function take(
  strapi: Core.Strapi,
  claim: (query: ReturnType<typeof rows>) => Knex.QueryBuilder,
): Promise<Lease | null> {
  const [row]: Pick<Row, 'name' | 'fence'>[] = await claim(rows(strapi)).returning(['name', 'fence']);
  return row ? { name: row.name, fence: row.fence } : null;
}

function taken(strapi: Core.Strapi): Record<string, unknown> {
  return {
    fence: strapi.db.connection.raw('fence + 1'),
    holder,
    held_until: now(strapi, leaseMs),
    started_at: now(strapi),
    ended_at: null,
    error: null,
  };
}

/** Now, or some time later, by the clock of the database; SQLite runs in this process. */
function now(strapi: Core.Strapi, laterMs = 0): Knex.Raw | number {
  if (!isPostgres(strapi)) return Date.now() + laterMs;
  return strapi.db.connection.raw('(extract(epoch from clock_timestamp()) * 1000)::bigint + ?', [laterMs]);
}
