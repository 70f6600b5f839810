import { cp, readdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { readDatabase } from '../../config/environment/database';
import { backUp, makePlace, runBackups, type Place } from '../harness/backups';
import { inDatabase, makeDatabase } from '../harness/postgres';

const compiled = createRequire(import.meta.url);
const { runProgram }: typeof import('../../src/platform/backups/databases/postgres-programs') = compiled(
  '../../dist/src/platform/backups/databases/postgres-programs.js',
);
const { inTrialDatabase }: typeof import('../../src/platform/backups/databases/trial-database') = compiled(
  '../../dist/src/platform/backups/databases/trial-database.js',
);

let place: Place;
let archive: string;
let dataDir: string;
const databases: { url: string; remove: () => Promise<unknown> }[] = [];
beforeAll(async () => {
  place = await makePlace();
  dataDir = place.unused('data');
  await cp(inject('template'), dataDir, { recursive: true });
  const full = await newDatabase(true);
  const fair = {
    site: 'https://beurs.example',
    dataDir,
    bucket: null,
    minFreeBytes: 0,
    environmentFile: place.unused('none'),
  };
  const keep = { days: 1, weeks: 0, months: 0 };
  const settings = {
    place: { kind: 'folder', folder: place.archives } as const,
    key: place.key,
    keep,
    drill: true,
  };
  archive = (await backUp({ ...fair, postgres: settingsOf(full.url) }, settings)).name;
});
afterAll(async () => {
  for (const database of databases) await database.remove();
  await place.remove();
});

async function newDatabase(filled = false) {
  const database = await makeDatabase(inject('postgres'), filled);
  databases.push(database);
  return database;
}

function settingsOf(url: string) {
  const settings = readDatabase({ DATABASE_URL: url });
  if (!settings) throw new Error(url);
  return settings;
}

const tables = (url: string) =>
  inDatabase(url, `select relname from pg_class where relnamespace = 'public'::regnamespace`);

async function restore(to: string, settingsFile = place.unused('settings')) {
  const target = place.unused('restored');
  const args = ['--from', archive, '--to', to, '--env', settingsFile];
  const { code, lines } = await runBackups('restore', target, args, { BACKUP_KEY: place.key });
  return { code, lines, isLeft: (await readdir(place.folder)).includes(path.basename(target)) };
}

it('nothing is restored into a database that is not empty, or into a folder', async () => {
  const { url } = await newDatabase();
  await inDatabase(url, 'create table van_iemand_anders (id int)');
  expect(await restore(url)).toEqual({
    code: 1,
    isLeft: false,
    lines: [expect.stringMatching(/^The database app_\w+ at .* is not empty: nothing was restored\.$/)],
  });
  expect(await tables(url)).toEqual([{ relname: 'van_iemand_anders' }]);
  expect(await restore(place.unused('folder'))).toEqual({
    code: 1,
    isLeft: false,
    lines: [expect.stringContaining('say where it goes with --to postgres://')],
  });
}, 240_000);

it('a restore that fails in the end leaves the database as empty as it was', async () => {
  const { url } = await newDatabase();
  const { code, lines, isLeft } = await restore(url, path.join(place.folder, 'no', 'such', 'folder'));
  expect([code, lines.length, isLeft]).toEqual([1, 1, false]);
  expect(await tables(url)).toEqual([]);
}, 240_000);

it('a server that is not there, and programs that are too old, are one line', async () => {
  expect(await restore('postgres://niemand:geheim@127.0.0.1:1/beurs')).toEqual({
    code: 1,
    isLeft: false,
    lines: [expect.stringMatching(/^The database beurs at 127\.0\.0\.1:1 cannot be used/)],
  });
  const settings = settingsOf(inject('postgres'));
  await expect(runProgram('pg_dump', 99, settings, place.folder, ['--version'])).rejects.toThrow(
    /^pg_dump is of PostgreSQL \d+ and older than the database: install postgresql-client-99 or newer\.$/,
  );
}, 240_000);

it('a user who may not make databases is told how a drill can be', async () => {
  const { url } = await newDatabase();
  await inDatabase(url, `create role beperkt_${process.pid} login`);
  const user = `beperkt_${process.pid}`;
  try {
    await expect(inTrialDatabase({ ...settingsOf(url), user }, async () => undefined)).rejects.toThrow(
      `may not make the database that a drill restores to: ALTER ROLE "${user}" CREATEDB`,
    );
  } finally {
    await inDatabase(url, `drop role ${user}`);
  }
});
