import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { readDatabase } from '../../config/environment/database';
import { beginPostgresStart, endPostgresStart } from '../../src/platform/storage/postgres';
import { makeCertificate } from '../harness/certificate';
import { inDatabase, startPostgres, type PostgresServer } from '../harness/postgres';

/** The connection to a database on another machine is encrypted, and to no other machine than that one. */
const [own, other] = [makeCertificate(), makeCertificate()];
let folder: string;
let server: PostgresServer;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'beursvloer-tls-'));
  await writeFile(path.join(folder, 'own.pem'), own.certificate);
  await writeFile(path.join(folder, 'other.pem'), other.certificate);
  server = await startPostgres(own);
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});
afterEach(() => endPostgresStart());

function claim(query: string, ca?: string): Promise<void> {
  const settings = readDatabase({
    DATABASE_URL: `${server.urlOf('postgres')}${query}`,
    ...(ca && { DATABASE_CA: path.join(folder, ca) }),
  });
  if (!settings) throw new Error('The tests have a database.');
  return beginPostgresStart(settings, { onWait: () => undefined, onLost: () => undefined });
}

const isEncrypted = async () => {
  const rows = await inDatabase(
    server.urlOf('postgres'),
    `select ssl from pg_stat_ssl join pg_stat_activity using (pid) where application_name = 'beursvloer'`,
  );
  return rows.map(({ ssl }) => ssl);
};

it('encrypts with an authority of one’s own, and without one where no proof is asked for', async () => {
  await claim('', 'own.pem');
  expect(await isEncrypted()).toEqual([true]);
  await endPostgresStart();
  await claim('?sslmode=require');
  expect(await isEncrypted()).toEqual([true]);
});

it('does not use a server that cannot show who it is', async () => {
  await expect(claim('', 'other.pem')).rejects.toThrow(
    /^The database postgres at 127\.0\.0\.1:\d+ cannot be used/,
  );
  await expect(claim('?sslmode=verify-full')).rejects.toThrow(/self-signed certificate/);
  expect(await isEncrypted()).toEqual([]);
});
