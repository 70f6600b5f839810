import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { freePort } from '../../../scripts/ports.mjs';
import { backupKey } from '../../../scripts/backup-key.mjs';
import { inDatabase } from '../harness/postgres';
import { runToEnd } from '../harness/program';

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
  folder = await mkdtemp(path.join(tmpdir(), 'beursvloer-doctor-'));
  await inDatabase(server, 'create role visitor login');
  await inDatabase(server, 'create role narrow login connection limit 11');
  await inDatabase(server, 'create database looked_at owner narrow');
});
afterAll(async () => {
  await inDatabase(server, 'drop database looked_at');
  for (const role of ['visitor', 'narrow']) await inDatabase(server, `drop role ${role}`);
  await rm(folder, { recursive: true, force: true });
});

/** The lines about the database; those about mail and the like are not of this server. */
async function linesAbout(
  url: string,
  word = /database/i,
  more: Record<string, string> = {},
): Promise<string[]> {
  const { code, said } = await runToEnd('dist/src/platform/doctor/run.js', folder, {
    DATABASE_URL: url,
    ...more,
  });
  expect(code).toBe(0);
  expect(said).not.toContain('een-geheim-woord');
  const findings: { weight: string; en: string }[] = JSON.parse(said);
  return findings.filter(({ en }) => word.test(en)).map(({ weight, en }) => `${weight}: ${en}`);
}

it('finds nothing wrong with a database of one’s own, and writes nothing into it', async () => {
  expect(await linesAbout(urlOf('looked_at'))).toEqual([]);
  expect(
    await inDatabase(urlOf('looked_at'), `select tablename from pg_tables where schemaname = 'public'`),
  ).toEqual([]);
  expect(await readdir(folder)).toEqual([]);
});

it.each([
  ['a user who may not create tables', () => urlOf('looked_at', 'visitor'), 'may not create tables in it'],
  ['a database that is not there', () => urlOf('nergens'), 'database "nergens" does not exist'],
  ['a URL that is none', () => 'postgres://een-geheim-woord', 'DATABASE_URL is not a URL such as'],
])('says what is wrong with %s', async (_what, url, line) => {
  expect(await linesAbout(url())).toEqual([expect.stringMatching(/^error: /)]);
  expect((await linesAbout(url()))[0]).toContain(line);
});

it('says that no server answers', async () => {
  const url = new URL(urlOf('looked_at'));
  url.port = String(await freePort());
  expect(await linesAbout(url.href)).toEqual([expect.stringContaining('ECONNREFUSED')]);
});

it('counts the connections that the user may have', async () => {
  expect(await linesAbout(urlOf('looked_at', 'narrow'))).toEqual([
    expect.stringMatching(/^warning: The database allows 11 connections and a content backend takes 11/),
  ]);
});

it('says that backups cannot be restored on trial by a user who may not create databases', async () => {
  const backups = { BACKUP_DIR: folder, BACKUP_KEY: backupKey() };
  expect(await linesAbout(urlOf('looked_at', 'narrow'), /backups are not/, backups)).toEqual([
    expect.stringMatching(/^warning: .*CREATEDB/),
  ]);
  expect(await linesAbout(urlOf('looked_at'), /backups are not|Backups of/, backups)).toEqual([]);
});

it('finds administrators and contacts of the demo fair', async () => {
  const url = urlOf('looked_at');
  await inDatabase(url, 'create table admin_users (email text, is_active boolean)');
  await inDatabase(url, 'create table components_shared_contacts (email text)');
  await inDatabase(url, `insert into admin_users values ('a@fair.example', true), ('b@fair.example', false)`);
  await inDatabase(
    url,
    `insert into components_shared_contacts values ('c@fabriekenthuis.example'), ('d@beurs.nl')`,
  );
  expect(await linesAbout(url, /does not exist: |of the demo fair: /)).toEqual([
    expect.stringContaining('e-mail that does not exist: a@fair.example.'),
    expect.stringContaining('contacts of the demo fair: c@fabriekenthuis.example.'),
  ]);
});
