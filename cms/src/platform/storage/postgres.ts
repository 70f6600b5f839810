import { setTimeout as pause } from 'node:timers/promises';
import { Client, defaults, types } from 'pg';
import type { PostgresSettings } from '../../../config/environment/database';
import { CannotStart } from './cannot-start';

/** The longest wait for a connection, and for one statement. */
export const databaseTimeoutMs = 30_000;

/** A start takes some seconds, the first one with the fair that it loads some minutes: so long others wait for it. */
const startTimeoutMs = 10 * 60 * 1000;
const startPollMs = 100;
const saidAfterMs = 2000;

/** The first version that the tests run on, as the server counts it. */
const oldestVersion = 150_000;

/** A number of our own in the database's list of locks. */
const startLock = 7_238_154;

export function connectionTo({ host, port, database, user, password, tls }: PostgresSettings) {
  return {
    host,
    port,
    database,
    user,
    password,
    ssl: tls,
    connectionTimeoutMillis: databaseTimeoutMs,
    statement_timeout: databaseTimeoutMs,
    keepAlive: true,
    application_name: 'beursvloer',
  };
}

// Moments are stored in UTC, whatever the time zone of this process.
defaults.parseInputDatesAsUTC = true;
types.setTypeParser(types.builtins.TIMESTAMP, (moment) => new Date(`${moment.replace(' ', 'T')}Z`));

// Times as SQLite stores them, and as Strapi documents them: `10:00:00.000`.
types.setTypeParser(types.builtins.TIME, (time) =>
  time.includes('.') ? time.padEnd(12, '0') : `${time}.000`,
);

/** The connection that holds the lock, and how often this process began a start: that of a script has one of Strapi in it. */
let started: { client: Client; depth: number } | undefined;

interface Listener {
  onWait(message: string): void;
  /** The connection with the lock broke: nothing more may be changed. */
  onLost(error: CannotStart): void;
}

/**
 * Begins what only one content backend at a time may do to a PostgreSQL database: its tables, permissions and first content.
 * Checks before that what the database has to have, and writes nothing. See docs/decisions/0207-several-content-backends.md.
 * @throws {CannotStart} when the database cannot be used, or another start takes too long
 */
export async function beginPostgresStart(settings: PostgresSettings, listener: Listener): Promise<void> {
  if (started) {
    started.depth += 1;
    return;
  }
  const client = await takeStart(settings, listener);
  started = { client, depth: 1 };
  client.on('end', () =>
    listener.onLost(
      new CannotStart(`The connection to the database ${nameOf(settings)} broke during the start.`),
    ),
  );
}

export async function endPostgresStart(): Promise<void> {
  if (!started) return;
  started.depth -= 1;
  if (started.depth > 0) return;
  const { client } = started;
  started = undefined;
  client.removeAllListeners('end');
  // The server releases the lock with the connection.
  await client.end().catch(() => undefined);
}

async function takeStart(settings: PostgresSettings, { onWait }: Listener): Promise<Client> {
  const client = new Client(connectionTo(settings));
  // Without a listener, a connection that breaks would end the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await requireUsable(client, nameOf(settings));
    const began = performance.now();
    let isSaid = false;
    while (!(await holdsLock(client))) {
      const waitedMs = performance.now() - began;
      if (waitedMs > startTimeoutMs)
        throw new CannotStart(
          `Another content backend has been starting on the database ${nameOf(settings)} for ${startTimeoutMs / 60_000} minutes. Look whether it hangs, and start this one again.`,
        );
      if (waitedMs > saidAfterMs && !isSaid) {
        isSaid = true;
        onWait(`Another content backend starts on the database ${nameOf(settings)}: waiting for it.`);
      }
      await pause(startPollMs);
    }
    return client;
  } catch (error) {
    await client.end().catch(() => undefined);
    if (error instanceof CannotStart) throw error;
    throw new CannotStart(`The database ${nameOf(settings)} cannot be used (${reasonOf(error)}).`);
  }
}

/**
 * Checks what a database has to have, and writes nothing.
 * @param name how messages name it
 * @throws {CannotStart} when it is too old, stores another encoding, or its user may not create tables
 */
export async function requireUsable(client: Client, name: string): Promise<void> {
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
  const { rows } = await client.query(`select pg_try_advisory_lock(${startLock}) as held`);
  return rows[0]?.held === true;
}

/** How a message names a database: never with the user's password. */
export function nameOf({ host, port, database }: PostgresSettings): string {
  return `${database} at ${host}:${port}`;
}

/** Some errors of Node.js have a code and no message: one for each address that was tried. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const text = error.message || ('code' in error ? String(error.code) : error.name);
  return text.replaceAll(/\s+/g, ' ');
}
