import { readdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { lastGoodDrill } from '../../src/platform/backups/good-drills';
import { signInAs } from '../harness/admin-account';
import { ask, startApp, type App } from '../harness/app';
import { archiveIn, makePlace, type Place } from '../harness/backups';
import { databaseUrlOf } from '../harness/databases';
import { inDatabase } from '../harness/postgres';

/** A night with BACKUP_DIR: a backup, and a drill of the newest archive. */
let place: Place;
let app: App;
beforeAll(async () => {
  place = await makePlace();
  const environment = { BACKUP_DIR: place.archives, BACKUP_KEY: place.key, MIN_FREE_MB: '0' };
  app = await startApp(inject('template'), { environment });
});
afterAll(async () => {
  await app.stop();
  await place.remove();
});

/** Does a job of the list that the running app has. */
async function runJob(name: string): Promise<void> {
  const compiled = createRequire(import.meta.url);
  const { timedJobs }: typeof import('../../src/platform/jobs/jobs') = compiled(
    '../../dist/src/platform/jobs/jobs.js',
  );
  const job = timedJobs.all().find((one) => one.name === name);
  if (!job) throw new Error(`There is no job ${name}.`);
  await job.work(app.strapi, Date.now());
}

async function lineOfDrill(): Promise<Record<string, unknown> | undefined> {
  const token = await signInAs(app, 'organiser', `organiser-${Date.now()}@beurs.example`);
  const { body } = await ask(app, 'GET', '/timed-jobs', { token });
  return (body as { data: Record<string, unknown>[] }).data.find(({ name }) => name === 'drill');
}

it('a drill without an archive fails, and nothing was ever good', async () => {
  await expect(runJob('drill')).rejects.toThrow('There is no archive of https://beurs.example');
  expect(await lastGoodDrill(app.strapi)).toBeNull();
  expect(await lineOfDrill()).toMatchObject({ note: expect.stringContaining('nog geen back-up') });
}, 240_000);

it('the newest archive of the night is restored on trial, and everybody knows when that went well', async () => {
  const began = Date.now();
  await runJob('backUp');
  await runJob('drill');
  const last = await lastGoodDrill(app.strapi);
  expect(last).toMatchObject({ archive: path.basename(await archiveIn(place.archives)) });
  expect(last?.at).toBeGreaterThanOrEqual(began);
  expect(last?.rows).toBeGreaterThan(1000);
  expect(await lineOfDrill()).toMatchObject({ note: expect.stringContaining(`uit ${last?.archive}`) });
  const { status, body } = await ask(app, 'GET', '/readyz');
  const lastGood = new Date(last?.at ?? 0).toISOString();
  expect([status, body]).toMatchObject([200, { parts: { backups: { ok: true, lastGoodDrill: lastGood } } }]);
}, 240_000);

it('an archive that was damaged since is noticed, and the last good drill stays what it was', async () => {
  const before = await lastGoodDrill(app.strapi);
  const archive = await archiveIn(place.archives);
  const bytes = await readFile(archive);
  const middle = Math.floor(bytes.length / 2);
  bytes.writeUInt8(bytes.readUInt8(middle) ^ 1, middle);
  await writeFile(archive, bytes);
  await expect(runJob('drill')).rejects.toThrow(`${archive} is damaged or not whole`);
  expect(await lastGoodDrill(app.strapi)).toEqual(before);
}, 240_000);

it('a drill leaves nothing behind', async () => {
  expect(await readdir(app.dataDir)).not.toContain('backup-scratch');
  const url = databaseUrlOf(app.dataDir);
  const left = url === '' ? [] : await inDatabase(url, `select from pg_database where datname ~ '_drill_'`);
  expect(left).toEqual([]);
});
