import { databaseFileIn } from '../src/storage/claim-database';
import { connectionTo, databaseTimeoutMs } from '../src/storage/postgres';
import { environment } from './environment';

interface SqliteConnection {
  pragma(statement: string): void;
}

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
