import { setTimeout as pause } from 'node:timers/promises';
import { Client, types } from 'pg';
import type { PostgresSettings } from '../../config/environment/database';
import { CannotStart } from './cannot-start';

/** The longest wait for a connection, and for one statement. */
export const databaseTimeoutMs = 30_000;

/** How long to wait for a previous owner that is shutting down, and between two tries. */
const ownerEndTimeoutMs = 2000;
const ownerPollMs = 100;

/** Between two tries to own a database again whose server was away. */
const reclaimPollMs = 1000;

/** The first version that the tests run on, as the server counts it. */
const oldestVersion = 150_000;

/** A number of our own in the database's list of locks. */
const ownerLock = 7_238_154;

/** The settings of the driver. */
export function connectionTo({ host, port, database, user, password, tls }: PostgresSettings) {
  return {
    ...{ host, port, database, user, password },
    ssl: tls,
    connectionTimeoutMillis: databaseTimeoutMs,
    statement_timeout: databaseTimeoutMs,
    keepAlive: true,
    application_name: 'beursvloer',
  };
}

// Times as SQLite stores them, and as Strapi documents them: `10:00:00.000`.
types.setTypeParser(types.builtins.TIME, (time) =>
  time.includes('.') ? time.padEnd(12, '0') : `${time}.000`,
);

/** The connection that holds the lock; the server releases the lock with it. */
let owner: Client | undefined;

/**
 * Makes this process the only content backend of a PostgreSQL database, and checks what the database has to have.
 * Nothing is written. See docs/decisions/0200-two-databases.md.
 * @param onLost called when another content backend took over while the connection was away
 * @throws {CannotStart} when the database cannot be used
 */
export async function claimPostgres(
  settings: PostgresSettings,
  onLost: (error: CannotStart) => void,
): Promise<void> {
  if (owner) return;
  owner = await claim(settings, ownerEndTimeoutMs);
  watch(owner, settings, onLost);
}

/** Ends what `claimPostgres` began. */
export async function releasePostgres(): Promise<void> {
  const client = owner;
  owner = undefined;
  client?.removeAllListeners('end');
  await client?.end().catch(() => undefined);
}

async function claim(settings: PostgresSettings, waitMs: number): Promise<Client> {
  const client = new Client(connectionTo(settings));
  // Without a listener, a connection that breaks would end the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await check(client, nameOf(settings));
    const deadline = Date.now() + waitMs;
    while (!(await holdsLock(client))) {
      if (Date.now() > deadline)
        throw new CannotStart(
          `The database ${nameOf(settings)} is in use by another content backend. Stop that one first, or choose another database with DATABASE_URL.`,
        );
      await pause(ownerPollMs);
    }
    return client;
  } catch (error) {
    await client.end().catch(() => undefined);
    if (error instanceof CannotStart) throw error;
    throw new Unreachable(`The database ${nameOf(settings)} cannot be used (${reasonOf(error)}).`);
  }
}

/** The database did not respond, or rejected us: that may pass. */
class Unreachable extends CannotStart {}

async function check(client: Client, name: string): Promise<void> {
  const { rows } = await client.query(
    `select current_setting('server_version_num')::int as number, current_setting('server_version') as version,
      current_setting('server_encoding') as encoding,
      coalesce(has_schema_privilege(current_schema(), 'create'), false) as "mayCreate"`,
  );
  const [{ number, version, encoding, mayCreate } = {}] = rows;
  if (Number(number) < oldestVersion)
    throw new CannotStart(`The database ${name} is PostgreSQL ${String(version)}: 15 or newer is needed.`);
  if (encoding !== 'UTF8')
    throw new CannotStart(`The database ${name} stores ${String(encoding)}: create it with encoding UTF8.`);
  if (mayCreate !== true)
    throw new CannotStart(
      `The user of the database ${name} may not create tables in it: make that user its owner.`,
    );
}

async function holdsLock(client: Client): Promise<boolean> {
  const { rows } = await client.query(`select pg_try_advisory_lock(${ownerLock}) as held`);
  return rows[0]?.held === true;
}

/** A server that restarts releases the lock. It is taken again; whoever was faster is the owner from then on. */
function watch(client: Client, settings: PostgresSettings, onLost: (error: CannotStart) => void): void {
  client.on('end', () => void reclaim(settings, onLost));
}

async function reclaim(settings: PostgresSettings, onLost: (error: CannotStart) => void): Promise<void> {
  for (;;) {
    try {
      owner = await claim(settings, ownerEndTimeoutMs);
      watch(owner, settings, onLost);
      return;
    } catch (error) {
      if (error instanceof CannotStart && !(error instanceof Unreachable)) return onLost(error);
      await pause(reclaimPollMs, undefined, { ref: false });
    }
  }
}

/** How a message names a database: never with the user's password. */
function nameOf({ host, port, database }: PostgresSettings): string {
  return `${database} at ${host}:${port}`;
}

/** Some errors of Node.js have a code and no message: one for each address that was tried. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const text = error.message || ('code' in error ? String(error.code) : error.name);
  return text.replaceAll(/\s+/g, ' ');
}
