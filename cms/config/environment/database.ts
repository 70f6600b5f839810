import { readFileSync } from 'node:fs';

export interface PostgresSettings {
  host: string;
  port: number;
  database: string;
  user: string;
  password: string;
  tls: false | PostgresTls;
  maxConnections: number;
}

export interface PostgresTls {
  rejectUnauthorized: boolean;
  /** The authority to trust in place of those that Node.js knows, as PEM. */
  ca?: string;
}

const example = 'postgres://user:password@host:5432/database';
const modes = ['disable', 'require', 'verify-full'] as const;

/**
 * Reads `DATABASE_URL`, `DATABASE_CA` and `DATABASE_POOL`; null stands for SQLite in the data folder. The URL holds a
 * password, so messages do not repeat it.
 */
export function readDatabase(source: Record<string, string | undefined>): PostgresSettings | null {
  const value = source.DATABASE_URL?.trim();
  const caFile = source.DATABASE_CA?.trim() || undefined;
  if (!value) {
    if (caFile) throw new Error('The environment variable DATABASE_URL is missing beside DATABASE_CA.');
    return null;
  }
  const url = URL.canParse(value) ? new URL(value) : null;
  const database = decoded(url?.pathname.slice(1) ?? '');
  const user = decoded(url?.username ?? '');
  const password = decoded(url?.password ?? '');
  if (
    !url ||
    !/^postgres(ql)?:$/.test(url.protocol) ||
    !url.hostname ||
    !database ||
    database.includes('/') ||
    !user ||
    password === null
  )
    throw new Error(`The environment variable DATABASE_URL is not a URL such as ${example}.`);
  return {
    // A URL has IPv6 addresses between brackets, a connection has not.
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port || 5432),
    database,
    user,
    password,
    tls: tlsOf(url.searchParams, caFile),
    maxConnections: poolSize(source.DATABASE_POOL?.trim() || '10'),
  };
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

function tlsOf(parameters: URLSearchParams, caFile: string | undefined): PostgresSettings['tls'] {
  const unknown = [...parameters.keys()].find((name) => name !== 'sslmode');
  if (unknown !== undefined)
    throw new Error('The environment variable DATABASE_URL has a parameter other than sslmode.');
  const asked = parameters.get('sslmode') ?? (caFile ? 'verify-full' : 'disable');
  const mode = modes.find((one) => one === asked);
  if (!mode)
    throw new Error(`The sslmode in the environment variable DATABASE_URL is none of ${modes.join(', ')}.`);
  if (mode === 'disable') {
    if (caFile) throw new Error('DATABASE_CA is of no use with sslmode=disable in DATABASE_URL.');
    return false;
  }
  // As PostgreSQL's own programs have it: `require` encrypts only, unless there is an authority to check with.
  return {
    rejectUnauthorized: mode === 'verify-full' || caFile !== undefined,
    ...(caFile ? { ca: certificateIn(caFile) } : {}),
  };
}

function certificateIn(file: string): string {
  let text = '';
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    throw new Error(`The environment variable DATABASE_CA is "${file}", which cannot be read.`);
  }
  if (!text.includes('-----BEGIN CERTIFICATE-----'))
    throw new Error(`The environment variable DATABASE_CA is "${file}", which holds no certificate (PEM).`);
  return text;
}

function poolSize(text: string): number {
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < 2 || value > 200)
    throw new Error(
      `The environment variable DATABASE_POOL is "${text}", which is not a whole number from 2 to 200.`,
    );
  return value;
}
