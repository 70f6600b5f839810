import { createRequire } from 'node:module';
import { join } from 'node:path';

import { commands } from '../../../scripts/programs.mjs';

export interface Database {
  prepare: (sql: string) => { run: (...values: unknown[]) => void; all: (...values: unknown[]) => unknown[] };
  close: () => void;
}

/** The content backend's own database, behind its back. */
export function openDatabase(dataDir: string): Database {
  const require = createRequire(join(commands.cms.cwd, 'package.json'));
  const Sqlite: unknown = require('better-sqlite3');
  if (!isDriver(Sqlite)) throw new Error('The content backend has another database driver');
  return new Sqlite(join(dataDir, 'beursvloer.sqlite'));
}

function isDriver(value: unknown): value is new (file: string) => Database {
  return typeof value === 'function';
}

/** Makes somebody's account that of an exhibitor, by its number on the site: by itself the lowest. */
export function linkExhibitor(database: Database, email: string, publicId?: number): void {
  database
    .prepare(
      `update up_users_role_lnk set role_id = (select id from up_roles where type = 'exhibitor')
       where user_id = (select id from up_users where email = ?)`,
    )
    .run(email);
  const [lowest] = database
    .prepare(
      `select id from exhibitors where published_at is not null and locale = 'nl' and public_id = coalesce(?, public_id)
       order by public_id limit 1`,
    )
    .all(publicId ?? null) as { id: number }[];
  database
    .prepare(
      'insert into up_users_exhibitor_lnk (user_id, exhibitor_id) select id, ? from up_users where email = ?',
    )
    .run(lowest?.id, email);
}

/** Content that an organiser adds in the course of the year; pages, menus and settings come before it. */
const contentTables = [
  'exhibitors',
  'sessions',
  'speakers',
  'news_articles',
  'interviews',
  'calendar_items',
  'vacancies',
  'photo_albums',
  'pavilions',
  'stands',
  'rooms',
  'halls',
];

/** Leaves of a fair that is not running its pages, menus, questions and settings alone. */
export function emptyContent(dataDir: string): void {
  const database = openDatabase(dataDir);
  // The content backend is not there to clear relations away.
  database.prepare('pragma foreign_keys = on').run();
  for (const table of contentTables) database.prepare(`delete from ${table}`).run();
  database.close();
}
