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
