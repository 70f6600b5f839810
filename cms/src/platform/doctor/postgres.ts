import { Client } from 'pg';
import type { PostgresSettings } from '../../../config/environment/database';
import { connectionTo, nameOf, reasonOf, requireUsable } from '../storage/postgres';
import { CannotStart } from '../storage/cannot-start';
import { reported, type Finding } from './finding';
import { crossesNetworks } from './networks';
import { databaseFindings } from './texts';

/** An operator waits less long than a visitor's request may. */
const connectTimeoutMs = 10_000;
/** Logs and leases of two machines agree within this. */
const maxSkewMs = 2000;

export type Query = (sql: string) => Promise<Record<string, unknown>[]>;

export interface ServerFigures {
  /** Its clock less ours, in ms. */
  skewMs: number;
  connections: number;
}

/**
 * Connects once, and asks a PostgreSQL server what the fair needs of it. Writes nothing.
 * @param ask gets the open connection when all is well, to look further
 */
export async function checkPostgres(
  settings: PostgresSettings,
  ask: (query: Query) => Promise<Finding[]>,
): Promise<Finding[]> {
  const client = new Client({
    ...connectionTo(settings),
    connectionTimeoutMillis: connectTimeoutMs,
    application_name: 'beursvloer doctor',
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await requireUsable(client, nameOf(settings));
    const query: Query = async (sql) => (await client.query(sql)).rows;
    return [...checkFigures(settings, await figuresOf(query)), ...(await ask(query))];
  } catch (error) {
    return [
      reported(databaseFindings.notUsable, error instanceof CannotStart ? error.message : reasonOf(error)),
    ];
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function figuresOf(query: (sql: string) => Promise<Record<string, unknown>[]>): Promise<ServerFigures> {
  const askedAt = Date.now();
  const [row = {}] = await query(
    `select extract(epoch from clock_timestamp()) * 1000 as now,
      least(
        current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int,
        (select nullif(rolconnlimit, -1) from pg_roles where rolname = current_user),
        (select nullif(datconnlimit, -1) from pg_database where datname = current_database())
      ) as connections`,
  );
  const answeredAt = Date.now();
  return { skewMs: skewOf(Number(row.now), askedAt, answeredAt), connections: Number(row.connections) };
}

/** How far the other clock is surely off: it was read at some moment between the two of ours. */
export function skewOf(theirs: number, askedAt: number, answeredAt: number): number {
  if (theirs > answeredAt) return theirs - answeredAt;
  return Math.min(0, theirs - askedAt);
}

export function checkFigures(settings: PostgresSettings, { skewMs, connections }: ServerFigures): Finding[] {
  const findings: Finding[] = [];
  const perProcess = settings.maxConnections + 1;
  const processes = Math.floor(connections / perProcess);
  if (processes < 2) {
    findings.push({
      weight: processes === 0 ? 'error' : 'warning',
      ...databaseFindings.fewConnections(connections, perProcess, processes === 0 ? 'none' : 'one'),
    });
  }
  if (Math.abs(skewMs) > maxSkewMs) {
    const seconds = Math.round(Math.abs(skewMs) / 1000);
    findings.push({ weight: 'error', ...databaseFindings.clockDiffers(seconds, skewMs > 0) });
  }
  if (settings.tls === false && crossesNetworks(settings.host))
    findings.push({ weight: 'warning', ...databaseFindings.withoutTls(settings.host) });
  return findings;
}
