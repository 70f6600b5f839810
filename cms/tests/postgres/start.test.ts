import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { freePort } from '../../../scripts/ports.mjs';
import { runToEnd, startProgram, type Ended, type Program } from '../harness/program';
import { databaseUrlOf } from '../harness/databases';
import { inDatabase } from '../harness/postgres';

/** A start on a database that cannot be used: it says why in one line, and what to do, and changes nothing. */
const main = 'dist/src/main.js';
const server = inject('postgres');
const urlOf = (database: string, user = 'postgres') => {
  const url = new URL(server);
  url.pathname = `/${database}`;
  url.username = user;
  url.password = 'een-geheim-woord';
  return url.href;
};

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'beursvloer-start-'));
  await inDatabase(server, 'create role guest login');
  await inDatabase(server, 'create database of_somebody_else');
  await inDatabase(server, `create database old_letters encoding 'SQL_ASCII' template template0`);
});
afterAll(async () => {
  for (const name of ['of_somebody_else', 'old_letters']) await inDatabase(server, `drop database ${name}`);
  await inDatabase(server, 'drop role guest');
  await rm(folder, { recursive: true, force: true });
});

async function start(url: string): Promise<Ended> {
  const environment = { LOG_FORMAT: 'text', CMS_PORT: String(await freePort()), DATABASE_URL: url };
  return runToEnd(main, folder, environment);
}

function expectLine({ code, said }: Ended, line: string) {
  const lines = said.split('\n').filter((one) => one.trim() !== '');
  expect(lines).toEqual([expect.stringContaining(line)]);
  expect(said).not.toContain('een-geheim-woord');
  expect(code).toBe(1);
}

it.each([
  ['a URL that is none', () => 'postgres://een-geheim-woord', 'DATABASE_URL is not a URL such as'],
  ['a database that is not there', () => urlOf('nergens'), 'database "nergens" does not exist'],
  ['a user that is not there', () => urlOf('postgres', 'niemand'), 'role "niemand" does not exist'],
  [
    'a user who may not create tables',
    () => urlOf('of_somebody_else', 'guest'),
    'The user of the database of_somebody_else',
  ],
  ['a database with other characters', () => urlOf('old_letters'), 'create it with encoding UTF8'],
  ['a server without TLS', () => `${urlOf('postgres')}?sslmode=require`, 'does not support SSL'],
])('ends with one line for %s', async (_what, url, line) => {
  expectLine(await start(url()), line);
});

it('ends with one line where no server answers', async () => {
  const url = new URL(urlOf('postgres'));
  url.port = String(await freePort());
  expectLine(await start(url.href), 'ECONNREFUSED');
});

it('writes nothing into a database that it does not use', async () => {
  for (const name of ['of_somebody_else', 'old_letters'])
    expect(
      await inDatabase(urlOf(name), `select tablename from pg_tables where schemaname = 'public'`),
    ).toEqual([]);
});

describe('a content backend on a database', () => {
  let program: Program;
  beforeAll(async () => {
    program = await startProgram(inject('template'));
  });
  afterAll(() => program.stop());

  it('goes on when its connections break', async () => {
    const broken = await inDatabase(
      server,
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'beursvloer'
        and datname = '${new URL(databaseUrlOf(program.dataDir)).pathname.slice(1)}'`,
    );
    expect(broken.length).toBeGreaterThan(0);
    const statuses: number[] = [];
    for (let tries = 0; tries < 50 && statuses.at(-1) !== 200; tries += 1)
      statuses.push((await fetch(`${program.url}/api/themes`)).status);
    expect(statuses.at(-1)).toBe(200);
  });

  it('can be killed, and started again at once', async () => {
    const { dataDir } = program;
    await program.kill();
    program = await startProgram(dataDir, {}, { copy: false });
    expect((await fetch(`${program.url}/api/themes`)).status).toBe(200);
  });
});
