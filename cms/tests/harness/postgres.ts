import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { makeCluster } from '../../../scripts/install/postgres.mjs';
import { freePort } from '../../../scripts/ports.mjs';
import type { Certificate } from './certificate';

/** A PostgreSQL of the tests' own, on a free port of this machine. */
export interface PostgresServer {
  /** The URL of a database of it. */
  urlOf(database: string): string;
  /** Ends the server as an administrator does, with its connections, and leaves its data. */
  halt(): Promise<void>;
  /** Starts it again after `halt`; does nothing while it runs. */
  resume(): Promise<void>;
  stop(): Promise<void>;
}

/** A start takes a second, and many times as long on a machine that does other work as well. */
const startTimeoutMs = 60_000;
const startPollMs = 50;
/** Tests end the content backend and connections, never the machine: what the system was given to write is not lost. */
const unsafe = ['-c', 'fsync=off', '-c', 'full_page_writes=off'];

/**
 * Makes a cluster in a temporary folder and starts it.
 * @param identity with which it offers TLS; without one it offers none
 */
export async function startPostgres(identity?: Certificate): Promise<PostgresServer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'beursvloer-postgres-'));
  const { programs, data, owner } = await makeCluster(folder);
  const port = await freePort();
  const address = ['-p', String(port), '-h', '127.0.0.1', '-k', folder];
  const tls = identity ? await storeIdentity(data, identity, owner) : [];
  const urlOf = (database: string) => `postgres://postgres@127.0.0.1:${port}/${database}`;
  let server: { child: ChildProcess; ended: Promise<unknown> } | undefined;
  // Whatever ends the tests ends the server.
  const end = () => server?.child.kill('SIGQUIT');
  process.once('exit', end);

  const halt = async () => {
    server?.child.kill('SIGINT');
    await server?.ended;
  };
  const stop = async () => {
    process.off('exit', end);
    await halt();
    await rm(folder, { recursive: true, force: true });
  };
  const resume = async () => {
    if (server && server.child.exitCode === null && server.child.signalCode === null) return;
    const child = spawn(path.join(programs, 'postgres'), ['-D', data, ...address, ...tls, ...unsafe], {
      ...owner,
      cwd: folder,
      stdio: 'ignore',
    });
    server = { child, ended: once(child, 'close') };
    const deadline = Date.now() + startTimeoutMs;
    while (!(await responds(urlOf('postgres')))) {
      if (child.exitCode !== null || Date.now() > deadline) {
        await stop();
        throw new Error('PostgreSQL did not start.');
      }
      await pause(startPollMs);
    }
  };
  await resume();
  return { urlOf, halt, resume, stop };
}

/** Writes a certificate where the server reads it. Returns the server's settings for it. */
async function storeIdentity(
  data: string,
  { certificate, key }: Certificate,
  owner: Owner | undefined,
): Promise<string[]> {
  for (const [name, text] of [
    ['server.crt', certificate],
    ['server.key', key],
  ] as const) {
    const file = path.join(data, name);
    await writeFile(file, text, { mode: 0o600 });
    if (owner) await chown(file, owner.uid, owner.gid);
  }
  return ['-c', 'ssl=on'];
}

interface Owner {
  uid: number;
  gid: number;
}

async function responds(url: string): Promise<boolean> {
  return inDatabase(url, 'select 1').then(
    () => true,
    () => false,
  );
}

/** Runs one statement over a connection of its own. */
export async function inDatabase(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.query(statement)).rows;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** The database that the small fair is loaded into; every app gets a copy. */
export const templateDatabase = 'template_fair';

let made = 0;

/**
 * Makes a database beside the one at `server`: a copy of the small fair, or an empty one.
 * @returns its URL, and functions that put back what it was made with, and that remove it
 */
export async function makeDatabase(server: string, filled: boolean) {
  made += 1;
  const name = `app_${process.pid}_${made}`;
  const template = filled ? ` template ${templateDatabase}` : '';
  const make = () => inDatabase(server, `create database ${name}${template}`);
  const remove = () => inDatabase(server, `drop database ${name} with (force)`);
  await make();
  return {
    url: server.replace(/[^/]+$/, name),
    renew: async () => {
      await remove();
      await make();
    },
    remove,
  };
}
