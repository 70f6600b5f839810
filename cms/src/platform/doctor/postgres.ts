import { Client } from 'pg';
import type { PostgresSettings } from '../../../config/environment/database';
import { connectionTo, nameOf, reasonOf, requireUsable } from '../storage/postgres';
import { CannotStart } from '../storage/cannot-start';
import { reported, type Finding } from './finding';
import { crossesNetworks } from './networks';

/** An operator waits less long than a visitor's request may. */
const connectTimeoutMs = 10_000;
/** Logs and leases of two machines agree within this. */
const maxSkewMs = 2000;

/** Asks the database something. */
export type Query = (sql: string) => Promise<Record<string, unknown>[]>;

export interface ServerFigures {
  /** Its clock less ours, in ms. */
  skewMs: number;
  /** Connections that the user of the fair may have to the database. */
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
      reported(
        'DATABASE_URL: de database kan niet worden gebruikt.',
        'DATABASE_URL: the database cannot be used.',
        error instanceof CannotStart ? error.message : reasonOf(error),
      ),
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

/** Compares a server's figures with what these settings need. */
export function checkFigures(settings: PostgresSettings, { skewMs, connections }: ServerFigures): Finding[] {
  const findings: Finding[] = [];
  const perProcess = settings.maxConnections + 1;
  const processes = Math.floor(connections / perProcess);
  if (processes < 2) {
    const [nl, en] =
      processes === 0
        ? ['zelfs voor één inhoudsserver te weinig', 'too few for one content backend even']
        : [
            'te weinig om er een tweede naast te starten, zoals bij een upgrade',
            'too few to start a second one beside it, as an upgrade does',
          ];
    findings.push({
      weight: processes === 0 ? 'error' : 'warning',
      nl: `De database staat ${connections} verbindingen toe en een inhoudsserver neemt er ${perProcess} (DATABASE_POOL en één): ${nl}. Verlaag DATABASE_POOL of verhoog max_connections.`,
      en: `The database allows ${connections} connections and a content backend takes ${perProcess} (DATABASE_POOL and one): ${en}. Lower DATABASE_POOL or raise max_connections.`,
    });
  }
  if (Math.abs(skewMs) > maxSkewMs) {
    const seconds = Math.round(Math.abs(skewMs) / 1000);
    findings.push({
      weight: 'error',
      nl: `De klok van de databaseserver loopt ${seconds} s ${skewMs > 0 ? 'voor' : 'achter'} op deze machine. Zet op beide de tijdsynchronisatie aan (timedatectl set-ntp true).`,
      en: `The clock of the database server is ${seconds} s ${skewMs > 0 ? 'ahead of' : 'behind'} this machine’s. Switch on time synchronisation on both (timedatectl set-ntp true).`,
    });
  }
  if (settings.tls === false && crossesNetworks(settings.host))
    findings.push({
      weight: 'warning',
      nl: `DATABASE_URL gaat zonder TLS naar ${settings.host}: wie op dat netwerk meeleest, ziet alles. Zet er ?sslmode=verify-full achter.`,
      en: `DATABASE_URL leads to ${settings.host} without TLS: whoever listens on that network sees everything. Add ?sslmode=verify-full.`,
    });
  return findings;
}
