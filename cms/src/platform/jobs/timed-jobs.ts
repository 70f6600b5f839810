import type { Core } from '@strapi/strapi';
import { databaseClock } from '../storage/database-clock';
import { endRun, leaseMs, prepareJobs, renew, takeAbandonedRun, takeRun, type Lease } from './lease';

export interface TimedJob {
  name: string;
  title: string;
  /** A rule of cron with seconds, in the time of the fair. */
  rule: string;
  /** @param now by the clock that all content backends share, in ms since 1970 */
  work: (strapi: Core.Strapi, now: number) => Promise<unknown>;
  note?: (strapi: Core.Strapi) => Promise<string>;
}

const rescueRule = '45 * * * * *';
const timeZone = 'Europe/Amsterdam';

/** Schedules jobs. One that fails is logged and runs again at its next time. */
export async function scheduleJobs(strapi: Core.Strapi, jobs: readonly TimedJob[]): Promise<void> {
  await prepareJobs(
    strapi,
    jobs.map(({ name }) => name),
  );
  const report = (what: string) => (error: unknown) => strapi.log.error(what, error);
  for (const job of jobs)
    strapi.cron.add({
      [job.name]: {
        // The moment of the schedule and not of the clock: it is the same in every process.
        task: (_context, due) =>
          takeRun(strapi, job.name, due instanceof Date ? due.getTime() : Date.now())
            .then((lease) => lease && run(strapi, job, lease))
            .catch(report(`The job ${job.name} could not be begun:`)),
        options: { rule: job.rule, tz: timeZone },
      },
    });
  strapi.cron.add({
    finishAbandonedJobs: {
      task: () =>
        finishAbandonedJobs(strapi, jobs).catch(
          report('Jobs that were left undone could not be looked for:'),
        ),
      options: { rule: rescueRule },
    },
  });
}

export async function finishAbandonedJobs(strapi: Core.Strapi, jobs: readonly TimedJob[]): Promise<void> {
  for (const job of jobs) {
    const lease = await takeAbandonedRun(strapi, job.name);
    if (lease) await run(strapi, job, lease);
  }
}

async function run(strapi: Core.Strapi, { name, work }: TimedJob, lease: Lease): Promise<void> {
  const keep = setInterval(() => {
    renew(strapi, lease).then(
      (isOurs) => {
        if (!isOurs) clearInterval(keep);
      },
      (error: unknown) => strapi.log.warn(`The lease of the job ${name} could not be renewed:`, error),
    );
  }, leaseMs / 3);
  keep.unref();
  let failure: string | null = null;
  try {
    await work(strapi, (await databaseClock(strapi))());
  } catch (error) {
    strapi.log.error(`The job ${name} failed:`, error);
    failure = error instanceof Error ? error.message : String(error);
  } finally {
    clearInterval(keep);
  }
  await endRun(strapi, lease, failure);
}
