import type { TableSum } from './databases/table-sums';

/**
 * An archive is a tar, compressed with gzip and encrypted with age: `age -d -i key | tar -tz` lists it without this program. Its
 * entries are, in this order, `about.json`, the database, `environment`, what is in `files/`, and `manifest.json`.
 */
export const entryNames = {
  about: 'about.json',
  environment: 'environment',
  files: 'files/',
  manifest: 'manifest.json',
} as const;

/** The database's entry, by the kind of database: it decides where the archive can be restored to. */
export const databaseEntries = { sqlite: 'database.sqlite', postgres: 'database.pgdump' } as const;
export type DatabaseKind = keyof typeof databaseEntries;

/** Rises when an older program can no longer read an archive. */
export const formatVersion = 1;

export interface About {
  format: number;
  /** When it was begun, as ISO 8601. */
  createdAt: string;
  site: string;
  program: string;
  strapi: string;
  database: DatabaseKind;
  server: string | null;
}

export interface FileSum {
  name: string;
  bytes: number;
  sha256: string;
}

/** The contents that an archive has to have. It is the last entry, so that nothing is missing before it. */
export interface Manifest {
  /** A checksum of the names of all tables and columns. */
  schema: string;
  tables: TableSum[];
  files: FileSum[];
}

const nameShape = /^beursvloer-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.tar\.gz\.age$/;

/** The name of an archive's file, with its moment in UTC. */
export function archiveName(at: Date): string {
  return `beursvloer-${at.toISOString().replaceAll(/[-:]|\.\d+/g, '')}.tar.gz.age`;
}

/** The moment in an archive's name; null for a file that is no archive. */
export function momentOf(name: string): Date | null {
  const [, year, month, day, hour, minute, second] = nameShape.exec(name) ?? [];
  const moment = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  return Number.isNaN(moment.getTime()) ? null : moment;
}
