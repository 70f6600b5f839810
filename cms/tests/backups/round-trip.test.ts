import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { archiveIn, filesIn, makePlace, runBackups, settingsIn, type Place } from '../harness/backups';
import { addDatabase, databaseUrlOf, removeDatabase, withDatabase } from '../harness/databases';
import { startProgram, type Program } from '../harness/program';

/** A fair that is backed up while it runs, and runs again somewhere else. */
let place: Place;
let program: Program;
let restored: Program | undefined;
const targets: string[] = [];
beforeAll(async () => {
  place = await makePlace();
  program = await startProgram(inject('template'));
});
afterAll(async () => {
  await restored?.stop();
  await program.stop();
  for (const target of targets) await removeDatabase(target);
  await place.remove();
});

const password = 'het lange geheim van noor';
const post = (at: Program, target: string, body: object) =>
  fetch(`${at.url}/api${target}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
let refreshToken = '';
let archive = '';

/** Rows that another process writes, one after the other; each is acknowledged before the next. */
function startWriting(dataDir: string) {
  let isOver = false;
  const state = { acknowledged: 0 };
  const ended = withDatabase({ dataDir }, async (database) => {
    while (!isOver) {
      await database('writes').insert({ number: state.acknowledged + 1 });
      state.acknowledged += 1;
      // SQLite answers without leaving this turn: nothing else would ever have one.
      await setImmediate();
    }
  });
  return {
    state,
    async stop() {
      isOver = true;
      await ended;
    },
  };
}

it('what was acknowledged before a backup is in it, and writes go on meanwhile', async () => {
  await post(program, '/auth/local/register', { username: 'noor', email: 'noor@bezoeker.example', password });
  await withDatabase(program, (database) => database('up_users').update({ confirmed: true }));
  const signedIn = await post(program, '/auth/local', { identifier: 'noor@bezoeker.example', password });
  refreshToken = ((await signedIn.json()) as { refreshToken: string }).refreshToken;
  await mkdir(path.join(program.dataDir, 'form-uploads'), { recursive: true });
  await writeFile(path.join(program.dataDir, 'form-uploads', 'een-bestand'), 'van een bezoeker');
  await writeFile(path.join(program.dataDir, 'form-uploads', 'leeg'), '');

  await withDatabase(program, (database) =>
    database.schema.createTable('writes', (table) => {
      table.integer('number').primary();
    }),
  );
  const writing = startWriting(program.dataDir);
  await expect.poll(() => writing.state.acknowledged).toBeGreaterThan(20);
  const before = writing.state.acknowledged;
  const args = ['--to', place.archives, '--env', place.unused('none')];
  const made = await runBackups('backup', program.dataDir, args, { BACKUP_KEY: place.key });
  const after = writing.state.acknowledged;
  await writing.stop();
  expect(made).toMatchObject({ code: 0, said: expect.stringMatching(/Made .*\.tar\.gz\.age, .* MB, in/) });
  expect(after).toBeGreaterThan(before);
  archive = await archiveIn(place.archives);
  expect(await readdir(place.archives)).toEqual([path.basename(archive)]);
  expect(await readdir(program.dataDir)).not.toContain('backup-scratch');

  const target = await emptyPlace();
  // As building the program leaves it.
  await mkdir(path.join(target, 'public', 'uploads'), { recursive: true });
  const restoreArgs = ['--from', archive, '--env', place.unused('settings')];
  const back = await runBackups('restore', target, restoreArgs, { BACKUP_KEY: place.key });
  expect(back).toMatchObject({ code: 0, said: expect.stringContaining('compared with what was backed up') });
  const numbers = await withDatabase({ dataDir: target }, (database) =>
    database('writes').pluck<number[]>('number').orderBy('number'),
  );
  expect(numbers.length).toBeGreaterThanOrEqual(before);
  expect(numbers).toEqual(numbers.map((_number, at) => at + 1));
}, 240_000);

it('a restored fair has every row and every file, and runs with its own secrets', async () => {
  await program.kill();
  const [made, settings, target] = [place.unused('archives'), place.unused('settings'), await emptyPlace()];
  const environment = { BACKUP_KEY: place.key };
  expect(
    await runBackups('backup', program.dataDir, ['--to', made, '--env', place.unused('none')], environment),
  ).toMatchObject({ code: 0 });
  const args = ['--from', await archiveIn(made), '--env', settings];
  expect(await runBackups('restore', target, args, environment)).toMatchObject({
    code: 0,
  });

  const folders = ['public', 'form-uploads'];
  for (const folder of folders)
    expect(await filesIn(path.join(target, folder))).toEqual(
      await filesIn(path.join(program.dataDir, folder)),
    );
  expect(await everyRow(target)).toEqual(await everyRow(program.dataDir));

  const secrets = await settingsIn(settings);
  expect(secrets).toMatchObject({ JWT_SECRET: 'test-secret-of-the-site-users', DATA_DIR: target });
  expect(secrets.DATABASE_URL ?? '').toBe(databaseUrlOf(target));
  restored = await startProgram(target, secrets, { copy: false });
  const { data } = (await (await fetch(`${restored.url}/api/themes`)).json()) as { data: unknown[] };
  expect(data.length).toBeGreaterThan(0);
  expect((await post(restored, '/auth/refresh', { refreshToken })).status).toBe(200);
  const signIn = { identifier: 'noor@bezoeker.example', password };
  expect((await post(restored, '/auth/local', signIn)).status).toBe(200);
}, 240_000);

/** The rows of every table, by its name. */
async function everyRow(dataDir: string): Promise<Record<string, string[]>> {
  return withDatabase({ dataDir }, async (database) => {
    const names: { name: string }[] =
      databaseUrlOf(dataDir) === ''
        ? await database('sqlite_master').where({ type: 'table' }).select('name')
        : await database('pg_tables').where({ schemaname: 'public' }).select('tablename as name');
    const tables: Record<string, string[]> = {};
    for (const { name } of names.filter((one) => one.name !== 'rate_limits'))
      tables[name] = (await database(name).select()).map((row) => JSON.stringify(row)).sort();
    return tables;
  });
}

/** A data folder that is not there yet; on PostgreSQL with an empty database. */
async function emptyPlace(): Promise<string> {
  const target = place.unused('restored');
  await addDatabase(target, { filled: false });
  targets.push(target);
  return target;
}

it('nothing is restored onto a fair, whoever’s it is, and nothing of it changes', async () => {
  const [target, settings] = [program.dataDir, place.unused('settings')];
  const before = await filesIn(target);
  const args = ['--from', archive, '--env', settings];
  const { code, lines } = await runBackups('restore', target, args, { BACKUP_KEY: place.key });
  expect([code, lines]).toEqual([1, [expect.stringContaining('is not empty: nothing was restored')]]);
  expect(await filesIn(target)).toEqual(before);

  // Secrets that are there already are as precious.
  const taken = place.unused('settings');
  await writeFile(taken, 'JWT_SECRET=van een andere beurs\n');
  const other = await emptyPlace();
  const rejected = await runBackups('restore', other, ['--from', archive, '--env', taken], {
    BACKUP_KEY: place.key,
  });
  expect([rejected.code, rejected.lines]).toEqual([1, [expect.stringContaining('Move it away')]]);
  expect(await settingsIn(taken)).toEqual({ JWT_SECRET: 'van een andere beurs' });
  await expect(readdir(other)).rejects.toThrow('ENOENT');
}, 240_000);
