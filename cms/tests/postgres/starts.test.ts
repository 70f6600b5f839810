import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { afterEach, expect, inject, it, vi } from 'vitest';
import { readDatabase } from '../../config/environment/database';
import { beginPostgresStart, endPostgresStart } from '../../src/platform/storage/postgres';
import { addDatabase, databaseUrlOf, removeDatabase, withDatabase } from '../harness/databases';
import { inDatabase } from '../harness/postgres';
import { runToEnd, startProgram, type Program } from '../harness/program';
import { isSoak } from '../harness/soak.mjs';

/** Content backends that start at once on one database: one after the other, as if there were one. */
const rounds = 20;
const atOnce = 3;

let programs: Program[] = [];
let dataDir = '';
async function makeEmpty(): Promise<void> {
  dataDir = await mkdtemp(path.join(tmpdir(), 'beursvloer-starts-'));
  await addDatabase(dataDir, { filled: false });
}
async function startOnEmpty(count: number): Promise<void> {
  await makeEmpty();
  programs = await Promise.all(
    Array.from({ length: count }, () => startProgram(dataDir, {}, { copy: false })),
  );
}
async function endPrograms(): Promise<void> {
  for (const program of programs) await program.kill();
  programs = [];
  if (dataDir === '') return;
  await removeDatabase(dataDir);
  await rm(dataDir, { recursive: true, force: true });
  dataDir = '';
}
afterEach(endPrograms);

/** Every column and index of the database, and how many rows each table has. */
function describeDatabase(): Promise<unknown> {
  return withDatabase({ dataDir }, async (database) => {
    const columns = await database('information_schema.columns')
      .where({ table_schema: 'public' })
      .orderBy(['table_name', 'column_name'])
      .select('table_name', 'column_name', 'data_type', 'is_nullable');
    const indexes = await database('pg_indexes')
      .where({ schemaname: 'public' })
      .orderBy('indexname')
      .select('indexname', 'indexdef');
    const rows: Record<string, number> = {};
    for (const name of new Set<string>(columns.map((column) => column.table_name)))
      rows[name] = (await database(name).select(database.raw('1'))).length;
    return { columns, indexes, rows };
  });
}

it.runIf(isSoak)(
  'a first start, first starts at once and migrating make the same database, with nothing twice',
  async () => {
    await startOnEmpty(1);
    await programs.pop()?.kill();
    const afterOne = await describeDatabase();
    // Strapi stores something at its second start, too.
    for (let starts = 1; starts < atOnce; starts += 1) {
      await programs.pop()?.kill();
      programs.push(await startProgram(dataDir, {}, { copy: false }));
    }
    const afterLast = await describeDatabase();
    await endPrograms();
    for (let round = 0; round < rounds; round += 1) {
      await startOnEmpty(atOnce);
      expect(await describeDatabase()).toEqual(afterLast);
      for (const { url } of programs) expect((await fetch(`${url}/api/themes`)).status).toBe(200);
      await endPrograms();
    }
    await makeEmpty();
    expect(await runToEnd('dist/src/migrate.js', dataDir)).toMatchObject({ code: 0 });
    expect(await describeDatabase()).toEqual(afterOne);
  },
  1_800_000,
);

it('a start waits for another one, and says so', async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'beursvloer-starts-'));
  await addDatabase(dataDir, { filled: true });
  const other = new Client({ connectionString: databaseUrlOf(dataDir) });
  await other.connect();
  const settings = readDatabase({ DATABASE_URL: databaseUrlOf(dataDir) });
  if (!settings) throw new Error('The tests have a database.');
  const onWait = vi.fn();
  try {
    await other.query('select pg_advisory_lock(7238154)');
    const start = beginPostgresStart(settings, { onWait, onLost: () => undefined });
    await vi.waitFor(
      () => expect(onWait).toHaveBeenCalledWith(expect.stringContaining('waiting for it')),
      20_000,
    );
    await other.query('select pg_advisory_unlock(7238154)');
    await start;
  } finally {
    await endPostgresStart();
    await other.end();
  }
});

it('a start that loses its connection ends, as another one may have begun', async () => {
  const settings = readDatabase({ DATABASE_URL: inject('postgres') });
  if (!settings) throw new Error('The tests have a database.');
  const onLost = vi.fn();
  await beginPostgresStart(settings, { onWait: () => undefined, onLost });
  await inDatabase(
    inject('postgres'),
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'beursvloer'
      and datname = '${settings.database}'`,
  );
  await vi.waitFor(() =>
    expect(onLost).toHaveBeenCalledWith(
      expect.objectContaining({ message: expect.stringContaining('broke during the start') }),
    ),
  );
  await endPostgresStart();
});
