import type { Core } from '@strapi/strapi';
import { jobPermissions } from './permissions';
import { addAdminRoutes } from '../access/admin-routes';
import { timedJobs } from './jobs';
import { lastRuns, type LastRun } from './lease';
import type { JobLine, JobState } from './shape';
import { jobStates } from './texts';

export function serveJobs(strapi: Core.Strapi): void {
  addAdminRoutes(strapi, '/timed-jobs', jobPermissions, {
    'GET /': async (): Promise<{ data: JobLine[] }> => {
      const runs = new Map((await lastRuns(strapi)).map((run) => [run.name, run]));
      const data = timedJobs.all().map(async ({ name, title, note }) => ({
        name,
        title,
        note: note ? await note(strapi) : null,
        ...lineOf(strapi, name, runs.get(name)),
      }));
      return { data: await Promise.all(data) };
    },
  });
}

function lineOf(
  strapi: Core.Strapi,
  name: string,
  run: LastRun | undefined,
): Omit<JobLine, 'name' | 'title' | 'note'> {
  const next = strapi.cron.jobs.find((job) => job.name === name)?.job.nextInvocation();
  const startedAt = run?.startedAt ?? null;
  const endedAt = run?.endedAt ?? null;
  return {
    state: stateOf(run),
    startedAt,
    error: run?.error ?? null,
    holder: run?.holder ?? null,
    durationMs: startedAt === null || endedAt === null ? null : endedAt - startedAt,
    nextAt: next ? next.getTime() : null,
  };
}

function stateOf(run: LastRun | undefined): JobState {
  if (!run || run.startedAt === null) return jobStates.never;
  if (run.endedAt === null) return run.isHeld ? jobStates.running : jobStates.brokenOff;
  return run.error === null ? jobStates.done : jobStates.failed;
}
