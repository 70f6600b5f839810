import { databaseFileIn } from '../src/platform/storage/claim-database';
import { connectionTo, databaseTimeoutMs } from '../src/platform/storage/postgres';
import { environment } from './environment';

interface SqliteConnection {
  pragma(statement: string): void;
}

/** Pages of the database that a connection to SQLite may hold in memory: docs/behaviour.md. */
const cacheBytes = 41_943_040;

const sqlite = {
  client: 'sqlite',
  connection: { filename: databaseFileIn(environment.dataDir) },
  useNullAsDefault: true,
  pool: {
    /** A write-ahead log nearly doubles the writes; FULL keeps an acknowledged order safe when power fails. */
    afterCreate(connection: SqliteConnection, done: (error: Error | null, made: SqliteConnection) => void) {
      connection.pragma('journal_mode = WAL');
      connection.pragma('synchronous = FULL');
      connection.pragma('busy_timeout = 5000');
      // A negative number counts in KiB.
      connection.pragma(`cache_size = -${cacheBytes / 1024}`);
      done(null, connection);
    },
  },
};

const { postgres } = environment;

export default {
  connection: {
    ...(postgres
      ? {
          client: 'postgres',
          connection: connectionTo(postgres),
          acquireConnectionTimeout: databaseTimeoutMs,
          pool: { min: 0, max: postgres.maxConnections },
        }
      : sqlite),
    // Bound values are user input, and errors with them end up in the log.
    compileSqlOnError: false,
  },
};
