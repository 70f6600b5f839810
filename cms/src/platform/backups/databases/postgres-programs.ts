import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { PostgresSettings } from '../../../../config/environment/database';
import { CannotStart } from '../../storage/cannot-start';

const run = promisify(execFile);

/** Debian puts each version in a folder below this one. */
const debianFolder = '/usr/lib/postgresql';

/**
 * Debian, and most systems, store their trusted authorities here. PostgreSQL 15 does not look there by
 * itself.
 */
const systemAuthorities = '/etc/ssl/certs/ca-certificates.crt';

/**
 * Finds one of PostgreSQL's own programs, on the path or in Debian's folder.
 * @param oldest the major version of the server: an older program cannot read it
 * @throws {CannotStart} in one line when there is none, or only older ones
 */
export async function findProgram(name: 'pg_dump' | 'pg_restore', oldest: number): Promise<string> {
  const onPath = (process.env.PATH ?? '').split(path.delimiter).filter((folder) => folder !== '');
  const versions = existsSync(debianFolder) ? readdirSync(debianFolder) : [];
  const ofDebian = versions
    .sort((one, other) => Number(other) - Number(one))
    .map((version) => path.join(debianFolder, version, 'bin'));
  let newest = 0;
  for (const folder of [...onPath, ...ofDebian]) {
    const file = path.join(folder, name);
    const version = existsSync(file) ? await versionOf(file) : 0;
    if (version >= oldest) return file;
    newest = Math.max(newest, version);
  }
  throw new CannotStart(
    newest > 0
      ? `${name} is of PostgreSQL ${newest} and older than the database: install postgresql-client-${oldest} or newer.`
      : `${name} was not found: install PostgreSQL's programs (Debian: apt-get install postgresql-client).`,
  );
}

async function versionOf(file: string): Promise<number> {
  const { stdout } = await run(file, ['--version']).catch(() => ({ stdout: '' }));
  return Number(/\(PostgreSQL\) (\d+)/.exec(stdout)?.[1] ?? 0);
}

/**
 * Runs one of PostgreSQL's programs on a database; the password is in its environment and not in its arguments, which others can
 * read.
 * @param scratch a folder for the certificate of an authority
 * @throws {CannotStart} with the first line that it says, when it fails
 */
export async function runProgram(
  name: 'pg_dump' | 'pg_restore',
  oldest: number,
  settings: PostgresSettings,
  scratch: string,
  args: readonly string[],
): Promise<void> {
  const file = await findProgram(name, oldest);
  const env = { ...process.env, ...(await connectionOf(settings, scratch)), LC_ALL: 'C' };
  await run(file, [...args], { env, maxBuffer: 16 * 1024 * 1024 }).catch((error: { stderr?: string }) => {
    const said = (error.stderr ?? String(error)).trim().split('\n')[0] ?? '';
    if (/No space left on device/.test(said)) throw Object.assign(new Error(said), { code: 'ENOSPC' });
    throw new CannotStart(`${name} failed (${said}).`);
  });
}

async function connectionOf(settings: PostgresSettings, scratch: string): Promise<Record<string, string>> {
  const { host, port, database, user, password, tls } = settings;
  const plain = {
    PGHOST: host,
    PGPORT: String(port),
    PGDATABASE: database,
    PGUSER: user,
    PGPASSWORD: password,
  };
  if (!tls) return { ...plain, PGSSLMODE: 'disable' };
  if (!tls.rejectUnauthorized) return { ...plain, PGSSLMODE: 'require' };
  let authorities = existsSync(systemAuthorities) ? systemAuthorities : 'system';
  if (tls.ca) {
    authorities = path.join(scratch, 'authority.pem');
    await writeFile(authorities, tls.ca);
  }
  return { ...plain, PGSSLMODE: 'verify-full', PGSSLROOTCERT: authorities };
}
