import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { inDatabase, makeDatabase } from '../harness/postgres';
import { startProgram, type Program } from '../harness/program';

/** A fair moves from one kind of database to the other and back, with everything that is stored. */
let folder: string;
let program: Program | undefined;
const databases: { remove: () => Promise<unknown> }[] = [];
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'beursvloer-move-'));
});
afterAll(async () => {
  await program?.kill();
  for (const database of databases) await database.remove();
  await rm(folder, { recursive: true, force: true });
});

async function move(from: string, to: string) {
  const environment = { ...process.env, DATA_DIR: path.join(folder, 'elders'), TZ: 'America/New_York' };
  const args = ['dist/src/platform/move/run.js', '--from', from, '--to', to];
  return promisify(execFile)(process.execPath, args, { env: environment }).then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    ({ code, stderr }: { code: number; stderr: string }) => ({ code, said: stderr }),
  );
}

async function emptyDatabase(): Promise<string> {
  const made = await makeDatabase(inject('postgres'), false);
  databases.push(made);
  return made.url;
}

/** The output's line for each table: name, rows and checksum. */
const tablesIn = (said: string) =>
  said
    .split('\n')
    .filter((line) => / [0-9a-f]{16}$/.test(line))
    .map((line) => line.trim().split(/ +/));

/**
 * Tables that a start makes itself, and counts that are worth nothing tomorrow: see `ownTables` in
 * `src/platform/move`.
 */
const notMoved = ['rate_limits', 'strapi_database_schema', 'strapi_migrations', 'strapi_migrations_internal'];

/** The rows of every table that is there, as the database itself counts them. */
async function rowsIn(url: string): Promise<Record<string, number>> {
  const tables = await inDatabase(url, `select tablename as name from pg_tables where schemaname = 'public'`);
  const names = tables.map(({ name }) => String(name)).filter((name) => !notMoved.includes(name));
  const counts = names.map((name) => `select '${name}' as name, count(*)::int as rows from "${name}"`);
  const counted = await inDatabase(url, counts.join(' union all '));
  return Object.fromEntries(counted.map(({ name, rows }) => [String(name), Number(rows)]));
}

/** Rows of each kind in the tables that are no content types: what waits to be sent, runs of jobs, and the last drill. */
const ownRows = [
  `insert into deliveries (kind, key, about, recipient, owner, payload, state, attempts, due_at, expires_at, error)
    values ('mail', 'een', 'form', 'noor@bezoeker.example', 12, '{"subject":"Ontvangen"}', 'waiting', 2, 1795000000000, null, '450'),
      ('push', 'twee', 'session', null, 3, null, 'given-up', 9, 1795000000001, 1795000600000, '403')`,
  `insert into push_deliveries (delivery, announcement, shown_at)
    select id, 5, 1795000000002 from deliveries where key = 'twee'`,
  `update timed_jobs set due = 1795000000003, fence = 41, started_at = 1795000000004, error = 'De schijf is vol' where name = 'deleteOldVisits'`,
  `insert into backup_drills (id, good_at, archive, rows) values (1, 1795000000005, 'beursvloer-20270209T003700Z.tar.gz.age', 2044)
    on conflict (id) do update set good_at = excluded.good_at`,
];

const contentOf = (url: string, table: string) =>
  inDatabase(url, `select * from ${table} order by 1`).then((rows) => JSON.stringify(rows));

const password = 'het lange geheim van noor';
const post = (target: string, body: object) =>
  fetch(`${program?.url}/api${target}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
/** Signed in before the fair moves. */
let refreshToken = '';

it('from PostgreSQL to SQLite and back it stays the same, row for row', async () => {
  const full = await makeDatabase(inject('postgres'), true);
  databases.push(full);
  const sqlite = path.join(folder, 'sqlite');
  program = await startProgram(sqlite, { DATABASE_URL: full.url }, { copy: false });
  await post('/auth/local/register', { username: 'noor', email: 'noor@bezoeker.example', password });
  await inDatabase(full.url, 'update up_users set confirmed = true');
  const signedIn = await post('/auth/local', { identifier: 'noor@bezoeker.example', password });
  refreshToken = ((await signedIn.json()) as { refreshToken: string }).refreshToken;
  expect((await move(full.url, path.join(folder, 'te-vroeg'))).said).toContain('A content backend uses');
  await program.kill();
  await inDatabase(full.url, `update sessions set created_at = '2027-03-28 02:30:00.123' where id = 1`);

  for (const sql of ownRows) await inDatabase(full.url, sql);
  const before = await rowsIn(full.url);
  expect(before).toMatchObject({ deliveries: expect.any(Number), push_deliveries: 1, backup_drills: 1 });

  const there = await move(full.url, sqlite);
  expect(there).toMatchObject({ code: 0, said: expect.stringContaining('both sides are the same') });
  const moved = Object.fromEntries(tablesIn(there.said).map(([name, rows]) => [name, Number(rows)]));
  expect(moved).toEqual(before);

  const url = await emptyDatabase();
  const back = await move(sqlite, url);
  expect(back).toMatchObject({ code: 0 });
  expect(tablesIn(back.said)).toEqual(tablesIn(there.said));
  expect(await rowsIn(url)).toEqual(before);
  for (const table of ['deliveries', 'push_deliveries', 'timed_jobs', 'backup_drills'])
    expect(await contentOf(url, table), table).toBe(await contentOf(full.url, table));
  expect(await contentOf(url, 'sessions')).toBe(await contentOf(full.url, 'sessions'));

  // The next row gets a number that no row had.
  for (const sql of [
    `insert into themes (document_id) values ('nieuw') returning id, (select max(id) from themes) as before`,
    `insert into deliveries (kind, key, about, state, attempts, due_at) values ('mail', 'drie', 'form', 'waiting', 0, 0)
      returning id, (select max(id) from deliveries) as before`,
  ]) {
    const [row] = await inDatabase(url, sql);
    expect(Number(row?.id)).toBeGreaterThan(Number(row?.before));
  }
}, 240_000);

it('the moved fair runs, and whoever was signed in still is', async () => {
  program = await startProgram(path.join(folder, 'sqlite'), {}, { copy: false });
  const { data } = (await (await fetch(`${program.url}/api/themes`)).json()) as { data: unknown[] };
  expect(data.length).toBeGreaterThan(0);
  expect((await post('/auth/refresh', { refreshToken })).status).toBe(200);
  expect((await post('/auth/local', { identifier: 'noor@bezoeker.example', password })).status).toBe(200);
}, 240_000);

it('what is not empty, in use or not there is refused in one line, and nothing changes', async () => {
  const url = await emptyDatabase();
  await inDatabase(url, 'create table van_iemand_anders (id int)');
  const sqlite = path.join(folder, 'sqlite');
  const copy = path.join(folder, 'kopie');
  await cp(sqlite, copy, { recursive: true });
  for (const [from, to, line] of [
    [copy, url, 'is not empty: nothing was moved'],
    [sqlite, await emptyDatabase(), 'is in use by another content backend'],
    [path.join(folder, 'nergens'), await emptyDatabase(), 'There is no database in'],
    [url, copy, 'There is a database in'],
    [copy, copy, 'Name both databases'],
    ['postgres://x', copy, 'DATABASE_URL is not a URL'],
  ] as const) {
    const { code, said } = await move(from, to);
    expect([code, said.trim().split('\n').length, said]).toEqual([1, 1, expect.stringContaining(line)]);
  }
  expect(await inDatabase(url, `select tablename from pg_tables where schemaname = 'public'`)).toEqual([
    { tablename: 'van_iemand_anders' },
  ]);
}, 240_000);

it('a row that refers to nothing leaves the target as it was', async () => {
  const copy = path.join(folder, 'kapot');
  await cp(path.join(folder, 'kopie'), copy, { recursive: true });
  await promisify(execFile)(process.execPath, [
    '-e',
    `const database = require('better-sqlite3')(process.argv[1]);
     database.pragma('foreign_keys = off');
     database.exec('insert into exhibitors_stands_lnk (exhibitor_id, stand_id) values (999999, 999999)');`,
    path.join(copy, 'beursvloer.sqlite'),
  ]);
  const url = await emptyDatabase();
  const { code, said } = await move(copy, url);
  expect([code, said]).toEqual([1, expect.stringContaining('exhibitors_stands_lnk')]);
  expect(await inDatabase(url, `select tablename from pg_tables where schemaname = 'public'`)).toEqual([]);
}, 240_000);
