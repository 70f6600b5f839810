import type { Core } from '@strapi/strapi';
import { environment } from '../../../config/environment';
import { lastGoodDrill } from '../backups/good-drills';
import { countDeliveries } from '../queue/counts';
import { deliveryKinds } from '../queue/kinds';
import { timedJobs } from '../jobs/jobs';
import { lastRuns, type LastRun } from '../jobs/lease';
import { databaseClock } from '../storage/database-clock';
import { readStorage } from '../storage/free-space';
import { inTime } from './in-time';
import { countOf } from './counters';
import type { Metric, Sample } from './prometheus';

const gauge = (name: string, help: string, samples: readonly Sample[]): Metric => ({
  name,
  help,
  type: 'gauge',
  samples,
});
const counter = (name: string, help: string, samples: readonly Sample[]): Metric => ({
  name,
  help,
  type: 'counter',
  samples,
});
const one = (value: number | null): Sample[] => (value === null ? [] : [{ value }]);

/**
 * The figures of this process, and those of the fair that are in the database. Without the database the first are there all
 * the same.
 */
export async function readMetrics(strapi: Core.Strapi): Promise<Metric[]> {
  const fair = await inTime(readFair(strapi), null);
  return [
    ...(await readProcess(strapi)),
    gauge('beursvloer_database_up', '1 while the database answers', one(fair ? 1 : 0)),
    ...(fair ?? []),
  ];
}

async function readProcess(strapi: Core.Strapi): Promise<Metric[]> {
  const { freeBytes, minFreeBytes } = await readStorage(strapi);
  const { pool } = strapi.db.connection.client;
  const uploads = (['Form', 'Media'] as const).flatMap((where) =>
    (['taken', 'refused'] as const).map((result) => ({
      labels: { to: where.toLowerCase(), result },
      value: countOf(`${result}${where}Uploads`),
    })),
  );
  return [
    gauge(
      'process_start_time_seconds',
      'When this process started, in seconds since 1970',
      one(startedAtSeconds),
    ),
    gauge('process_resident_memory_bytes', 'Memory of this process', one(process.memoryUsage.rss())),
    gauge('beursvloer_disk_free_bytes', 'Free on the disk of the data', one(freeBytes)),
    gauge('beursvloer_disk_reserve_bytes', 'Below so much free, nothing new is stored', one(minFreeBytes)),
    gauge('beursvloer_database_connections', 'Connections to the database, and requests that wait for one', [
      { labels: { state: 'used' }, value: pool.numUsed() },
      { labels: { state: 'free' }, value: pool.numFree() },
      { labels: { state: 'awaited' }, value: pool.numPendingAcquires() },
    ]),
    counter(
      'beursvloer_slow_queries_total',
      'Queries that took longer than SLOW_QUERY_MS',
      one(countOf('slowQueries')),
    ),
    counter(
      'beursvloer_refused_sign_ins_total',
      'Sign-ins that were refused, of accounts and of administrators',
      [
        { labels: { to: 'account' }, value: countOf('refusedAccountSignIns') },
        { labels: { to: 'admin' }, value: countOf('refusedAdminSignIns') },
      ],
    ),
    counter('beursvloer_uploads_total', 'Files that came with forms and into the media library', uploads),
  ];
}

const startedAtSeconds = Math.round(Date.now() / 1000 - process.uptime());

async function readFair(strapi: Core.Strapi): Promise<Metric[]> {
  const now = (await databaseClock(strapi))();
  const counted = await countDeliveries(strapi, now);
  const deliveries = (value: 'waiting' | 'oldestMs' | 'givenUp', unit = 1): Sample[] =>
    deliveryKinds.all().map(({ name }) => ({
      labels: { kind: name },
      value: (counted.find(({ kind }) => kind === name)?.[value] ?? 0) / unit,
    }));
  const runs = await lastRuns(strapi);
  const jobs = timedJobs.all().map(({ name }) => ({
    labels: { job_name: name },
    value: hasFailed(runs, name) ? 1 : 0,
  }));
  const backedUpAt = await lastGoodBackup(strapi, runs);
  return [
    gauge(
      'beursvloer_deliveries_waiting',
      'Mails and messages that should have left by now',
      deliveries('waiting'),
    ),
    gauge(
      'beursvloer_deliveries_oldest_seconds',
      'How long the oldest of them waits',
      deliveries('oldestMs', 1000),
    ),
    gauge(
      'beursvloer_deliveries_given_up',
      'Mails and messages left for an administrator',
      deliveries('givenUp'),
    ),
    gauge('beursvloer_job_failed', '1 when the last run of a timed job failed or was broken off', jobs),
    gauge(
      'beursvloer_backups_expected',
      '1 when a backup is made every night',
      one(environment.backups ? 1 : 0),
    ),
    gauge(
      'beursvloer_backup_age_seconds',
      'Since the last good backup: restored on trial, or made where that is off',
      one(backedUpAt === null ? null : Math.max(0, now - backedUpAt) / 1000),
    ),
  ];
}

function hasFailed(runs: readonly LastRun[], name: string): boolean {
  const run = runs.find((one) => one.name === name);
  if (!run || run.startedAt === null || run.isHeld) return false;
  return run.endedAt === null || run.error !== null;
}

/** When, in ms since 1970; null when that is not known. */
async function lastGoodBackup(strapi: Core.Strapi, runs: readonly LastRun[]): Promise<number | null> {
  if (!environment.backups) return null;
  if (environment.backups.drill) return (await lastGoodDrill(strapi))?.at ?? null;
  const made = runs.find(({ name }) => name === 'backUp');
  return made && made.error === null ? made.endedAt : null;
}
