import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  endRun,
  lastRuns,
  prepareJobs,
  renew,
  takeAbandonedRun,
  takeRun,
} from '../../src/platform/jobs/lease';
import { finishAbandonedJobs, scheduleJobs, type TimedJob } from '../../src/platform/jobs/timed-jobs';
import { signInAs } from '../harness/admin-account';
import { ask, type App } from '../harness/app';
import { sharedApp } from '../harness/shared-app';

/** Jobs at certain times are done by one process, however many there are, and by another one when that is gone. */
let app: App;
beforeAll(async () => {
  app = await sharedApp();
});

const work = vi.fn<TimedJob['work']>();
let jobs = 0;
let job: TimedJob;
beforeEach(async () => {
  work.mockReset().mockResolvedValue(undefined);
  job = { name: `proef-${(jobs += 1)}`, title: 'Proef', rule: '0 0 4 1 1 *', work };
  await prepareJobs(app.strapi, [job.name]);
});

const due = Date.UTC(2027, 1, 9, 3, 17);
const take = (at = due) => takeRun(app.strapi, job.name, at);
const lastRun = async () => (await lastRuns(app.strapi)).find(({ name }) => name === job.name);
/** Makes the lease of the job end, as time does. */
const letLeaseEnd = () =>
  app.strapi.db.connection('timed_jobs').where({ name: job.name }).update({ held_until: 1 });
/** Begins a job as the clock does; the types do not know that it names the moment. */
function begin(at: Date): void {
  const found = app.strapi.cron.jobs.find(({ name }) => name === job.name);
  if (!found) throw new Error(`There is no job ${job.name}`);
  (found.job as unknown as { invoke(at: Date): void }).invoke(at);
}

describe('a run', () => {
  it('is taken by one of many at the same moment, and by nobody after that', async () => {
    const taken = await Promise.all(Array.from({ length: 20 }, () => take()));
    expect(taken.filter(Boolean)).toHaveLength(1);
    expect(await take()).toBeNull();
    expect(await take(due - 60_000)).toBeNull();
  });

  it('waits for the end of the one before it', async () => {
    const lease = await take();
    if (!lease) throw new Error('Nobody has it.');
    expect(await take(due + 60_000)).toBeNull();
    await endRun(app.strapi, lease, null);
    expect(await take(due + 60_000)).toMatchObject({ fence: lease.fence + 1 });
  });

  it('stays with its holder who renews it', async () => {
    const lease = await take();
    if (!lease) throw new Error('Nobody has it.');
    expect(await renew(app.strapi, lease)).toBe(true);
    expect(await takeAbandonedRun(app.strapi, job.name)).toBeNull();
    expect(await lastRun()).toMatchObject({ isHeld: true, endedAt: null });
  });

  it('goes to another one when its holder is gone, who cannot say anything about it afterwards', async () => {
    const gone = await take();
    if (!gone) throw new Error('Nobody has it.');
    await letLeaseEnd();
    const next = await Promise.all(Array.from({ length: 5 }, () => takeAbandonedRun(app.strapi, job.name)));
    expect(next.filter(Boolean)).toEqual([{ name: job.name, fence: gone.fence + 1 }]);
    await endRun(app.strapi, gone, 'te laat');
    expect(await renew(app.strapi, gone)).toBe(false);
    expect(await lastRun()).toMatchObject({ error: null, endedAt: null, isHeld: true });
  });
});

describe('a job', () => {
  it('is done once for a moment of its schedule, and its end is kept', async () => {
    await scheduleJobs(app.strapi, [job]);
    for (let times = 0; times < 3; times += 1) begin(new Date(due));
    await vi.waitFor(async () => expect((await lastRun())?.endedAt).not.toBeNull());
    expect(work).toHaveBeenCalledTimes(1);
    expect(await lastRun()).toMatchObject({ error: null, isHeld: false });
  });

  it('that fails is logged, keeps why, and is done at its next time', async () => {
    const logged = vi.spyOn(app.strapi.log, 'error').mockReturnValue(app.strapi.log);
    try {
      work.mockRejectedValueOnce(new Error('De schijf is vol'));
      await scheduleJobs(app.strapi, [job]);
      begin(new Date(due));
      await vi.waitFor(async () => expect(await lastRun()).toMatchObject({ error: 'De schijf is vol' }));
      expect(logged.mock.calls[0]?.join(' ')).toContain(`${job.name} failed`);
      begin(new Date(due + 60_000));
      await vi.waitFor(async () => expect(await lastRun()).toMatchObject({ error: null, isHeld: false }));
      expect(work).toHaveBeenCalledTimes(2);
    } finally {
      logged.mockRestore();
    }
  });

  it('that was left undone is done by who looks for it, and one that is being done is left alone', async () => {
    await take();
    await finishAbandonedJobs(app.strapi, [job]);
    expect(work).not.toHaveBeenCalled();
    await letLeaseEnd();
    await Promise.all([1, 2, 3].map(() => finishAbandonedJobs(app.strapi, [job])));
    expect(work).toHaveBeenCalledTimes(1);
    expect((await lastRun())?.endedAt).not.toBeNull();
  });
});

describe('the list in the admin', () => {
  it('shows every job with its last run and its next one to the organiser, and to nobody else', async () => {
    const token = await signInAs(app, 'organiser');
    const { status, body } = await ask(app, 'GET', '/timed-jobs', { token });
    expect(status).toBe(200);
    const { data } = body as { data: Record<string, unknown>[] };
    expect(data).toHaveLength(22);
    for (const line of data) expect(Number(line.nextAt)).toBeGreaterThan(Date.now());
    expect(data[0]).toMatchObject({ name: 'recountStatistics', state: 'nog niet gedaan' });
    expect((await ask(app, 'GET', '/timed-jobs')).status).toBe(401);
    const editor = await signInAs(app, 'strapi-editor');
    expect((await ask(app, 'GET', '/timed-jobs', { token: editor })).status).toBe(403);
  });
});
