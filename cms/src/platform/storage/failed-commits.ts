import type { Core } from '@strapi/strapi';
import { isPostgres } from './take-turn';

interface Transactor {
  raw(sql: string): PromiseLike<unknown>;
  commit(value?: unknown): Promise<unknown>;
  /** Settles when the transaction ended: rejects when it was not stored. */
  executionPromise: Promise<unknown>;
}
type Container = (transactor: Transactor) => unknown;
interface Client {
  transaction(container: Container, ...settings: unknown[]): unknown;
  validateConnection(connection: { inTransaction?: boolean }): boolean;
}

/**
 * Makes every failed COMMIT an error. Knex's `commit()` resolves all the same (only `executionPromise` rejects) and
 * Strapi awaits nothing else: a save on a full disk got a 200 and stored nothing. tests/storage/failed-commits.test.ts
 * fails when Knex has fixed this and this file can go. See docs/decisions/0130-acknowledged-is-on-disk.md.
 *
 * PostgreSQL rolls back a transaction in which a statement failed when it is told to commit, and says so as if that went
 * well. It is asked something just before: it answers only in a transaction that can still be stored.
 */
export function rejectFailedCommits(strapi: Core.Strapi): void {
  const client: Client = strapi.db.connection.client;
  const { transaction } = client;
  client.transaction = (container, ...settings) => {
    const watched: Container = (transactor) => {
      const { commit } = transactor;
      transactor.commit = async (value) => {
        try {
          if (isPostgres(strapi)) await transactor.raw('select 1');
          const result = await commit(value);
          await transactor.executionPromise;
          return result;
        } catch (error) {
          strapi.log.error('A transaction could not be stored:', error);
          throw error;
        }
      };
      return container(transactor);
    };
    return transaction.call(client, watched, ...settings);
  };
  // Some failures leave SQLite's transaction open. The next user of the connection would write into it, so it is
  // closed.
  client.validateConnection = ({ inTransaction }) => inTransaction !== true;
}
