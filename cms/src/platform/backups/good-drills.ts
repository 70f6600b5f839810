import type { Core } from '@strapi/strapi';

/**
 * When an archive was last restored on trial and found to be good. In the database, so that every content backend knows it. Plain SQL
 * that SQLite and PostgreSQL both speak.
 */
const table = 'backup_drills';

export interface GoodDrill {
  /** In ms since 1970. */
  at: number;
  archive: string;
  rows: number;
}

interface Row {
  id: number;
  good_at: string | number;
  archive: string;
  rows: string | number;
}

/** Makes the table. Several processes may do it at once. */
export async function prepareDrills(strapi: Core.Strapi): Promise<void> {
  await strapi.db.connection.raw(
    `create table if not exists ${table} (id integer not null primary key, good_at bigint not null, archive varchar(100) not null,
      rows bigint not null)`,
  );
}

export async function recordGoodDrill(strapi: Core.Strapi, { at, archive, rows }: GoodDrill): Promise<void> {
  await strapi.db
    .connection<Row>(table)
    .insert({ id: 1, good_at: at, archive, rows })
    .onConflict('id')
    .merge();
}

/** The last drill that went well; null when none ever did. */
export async function lastGoodDrill(strapi: Core.Strapi): Promise<GoodDrill | null> {
  const row: Row | undefined = await strapi.db.connection<Row>(table).where({ id: 1 }).first();
  return row ? { at: Number(row.good_at), archive: row.archive, rows: Number(row.rows) } : null;
}
