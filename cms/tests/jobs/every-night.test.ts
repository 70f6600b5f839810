import { beforeAll, expect, it, vi } from 'vitest';
import type { App } from '../harness/app';
import { sharedApp } from '../harness/shared-app';

let app: App;
beforeAll(async () => {
  app = await sharedApp();
});

const dayMs = 24 * 60 * 60 * 1000;
const jobNamed = (name: string) => {
  const found = app.strapi.cron.jobs.find((job) => job.name === name);
  if (!found) throw new Error(`There is no job ${name}`);
  return found;
};

it.each([
  ['recountStatistics', '3:07'],
  ['deleteOldStatistics', '3:37'],
  ['deleteUnconfirmedAccounts', '4:17'],
  ['deleteExpiredSubmissions', '4:32'],
  ['deleteOldPlaces', '4:35'],
  ['deleteUnusedFeeds', '4:34'],
  ['deleteOldVisits', '4:37'],
  ['deleteExpiredSubscribers', '4:39'],
  ['deleteExpiredDrafts', '4:42'],
  ['deleteOldAuditEntries', '4:56'],
  ['deleteOldPurges', '4:47'],
  ['deleteExpiredTokens', '4:52'],
  ['deleteExpiredCounts', '4:54'],
  ['deleteUnusedInstallations', '4:57'],
  ['deleteOldImports', '4:58'],
  ['mailWeekOfStatistics', '7:12'],
  ['mailJumpsInStatistics', '7:22'],
])('%s is done at %s in the night of the fair', (name, time) => {
  const next = jobNamed(name).job.nextInvocation();
  const shown = new Date(next?.getTime() ?? 0).toLocaleTimeString('nl', { timeZone: 'Europe/Amsterdam' });
  expect(shown).toBe(`0${time}:00`);
});

it('the night deletes what no site asks for any more', async () => {
  const count = () => app.strapi.db.query('api::purge.purge').count();
  await app.strapi.documents('api::theme.theme').create({ data: { name: 'Nacht', slug: 'nacht' } });
  expect(await count()).toBeGreaterThan(0);
  const now = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 8 * dayMs);
  try {
    await jobNamed('deleteOldPurges').job.invoke();
    await expect.poll(count).toBe(0);
  } finally {
    now.mockRestore();
  }
});

it('a job that fails is logged, and the program goes on', async () => {
  const logged = vi.spyOn(app.strapi.log, 'error').mockReturnValue(app.strapi.log);
  const query = vi.spyOn(app.strapi.db, 'query').mockImplementation(() => {
    throw new Error('The disk is full');
  });
  try {
    await jobNamed('deleteUnconfirmedAccounts').job.invoke();
    await vi.waitFor(() => expect(logged).toHaveBeenCalled());
    expect(logged.mock.calls[0]?.join(' ')).toContain(
      'deleteUnconfirmedAccounts failed: Error: The disk is full',
    );
  } finally {
    query.mockRestore();
    logged.mockRestore();
  }
});
