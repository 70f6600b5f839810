import { createRequire } from 'node:module';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { startApp, type App } from '../harness/app';

const require = createRequire(import.meta.url);

/** The methods of Knex that this file uses; it comes with Strapi. */
interface Knex {
  raw(sql: string): Promise<unknown>;
  transaction(): Promise<Transactor>;
  destroy(): Promise<void>;
}
interface Transactor {
  raw(sql: string): Promise<unknown>;
  commit(): Promise<unknown>;
  executionPromise: Promise<unknown>;
}

/** A COMMIT that fails on any machine: what the rows refer to is looked at only then. */
const prepare = [
  'CREATE TABLE owners (id integer primary key)',
  'CREATE TABLE things (owner integer references owners (id) deferrable initially deferred)',
];
const ownerless = 'INSERT INTO things (owner) VALUES (1)';

describe('a COMMIT that fails', () => {
  let app: App;
  beforeAll(async () => {
    app = await startApp(inject('template'));
    for (const sql of prepare) await app.strapi.db.connection.raw(sql);
  });
  afterAll(() => app.stop());

  const insert = async ({ trx }: { trx: { raw(sql: string): PromiseLike<unknown> } }) => {
    await trx.raw(ownerless);
  };

  it.skipIf(process.env.TEST_POSTGRES !== undefined)(
    'is rare: SQLite writes each commit to the disk, waits for others, and holds 40 MiB of pages in memory',
    async () => {
      const names = ['journal_mode', 'synchronous', 'busy_timeout', 'cache_size'];
      const settings = names.map((name) => app.strapi.db.connection.raw(`PRAGMA ${name}`));
      expect(await Promise.all(settings)).toEqual([
        [{ journal_mode: 'wal' }],
        [{ synchronous: 2 }],
        [{ timeout: 5000 }],
        [{ cache_size: -40_960 }],
      ]);
    },
  );

  it('is an error for the client, and in the log', async () => {
    const logged = vi.spyOn(app.strapi.log, 'error').mockReturnValue(app.strapi.log);
    try {
      await expect(app.strapi.db.transaction(insert)).rejects.toMatchObject({
        code: expect.stringMatching(/^(SQLITE_CONSTRAINT_FOREIGNKEY|23503)$/),
      });
      expect(logged.mock.calls).toEqual([
        ['A transaction could not be stored:', expect.objectContaining({ message: expect.any(String) })],
      ]);
    } finally {
      logged.mockRestore();
    }
  });

  it('is an error in each way in which Strapi opens a transaction, and notifies nobody', async () => {
    const logged = vi.spyOn(app.strapi.log, 'error').mockReturnValue(app.strapi.log);
    const stored = vi.fn();
    try {
      await expect(
        app.strapi.db.transaction(async ({ trx, onCommit }) => {
          onCommit(stored);
          await insert({ trx });
        }),
      ).rejects.toThrow();
      const open = await app.strapi.db.transaction();
      await insert({ trx: open.get() });
      await expect(open.commit()).rejects.toThrow();
      await expect(
        app.strapi.db.connection.transaction((trx) => trx.raw(ownerless).then(() => undefined)),
      ).rejects.toThrow();
      expect(stored).not.toHaveBeenCalled();
    } finally {
      logged.mockRestore();
    }
  });

  it('is an error, too, where the transaction goes on after a statement that failed', async () => {
    const logged = vi.spyOn(app.strapi.log, 'error').mockReturnValue(app.strapi.log);
    try {
      const stored = app.strapi.db.transaction(async ({ trx }) => {
        await trx.raw('INSERT INTO owners (id) VALUES (7)');
        await trx.raw('INSERT INTO owners (id) VALUES (7)').then(null, () => undefined);
        return 'stored';
      });
      const said = await stored.then(null, () => 'rejected');
      const rows = await app.strapi.db.connection('owners').where({ id: 7 });
      // SQLite undoes the statement alone, PostgreSQL the transaction: what is said is what is stored.
      expect(said).toBe(rows.length === 1 ? 'stored' : 'rejected');
    } finally {
      logged.mockRestore();
      await app.strapi.db.connection('owners').where({ id: 7 }).delete();
    }
  });

  it('leaves a database that takes the next one', async () => {
    const response = await app.strapi.db.transaction(async ({ trx }) => {
      await trx.raw('INSERT INTO owners (id) VALUES (1)');
      await trx.raw(ownerless);
      return 'stored';
    });
    expect(response).toBe('stored');
    expect(await app.strapi.db.connection('things')).toHaveLength(1);
  });
});

describe('Knex by itself', () => {
  const strapi = require.resolve('@strapi/database', { paths: [require.resolve('@strapi/strapi')] });
  const { knex }: { knex(settings: object): Knex } = require(require.resolve('knex', { paths: [strapi] }));

  it('still resolves a commit that failed; when it does not, src/platform/storage/failed-commits.ts can go', async () => {
    const database = knex({
      client: 'better-sqlite3',
      connection: { filename: ':memory:' },
      useNullAsDefault: true,
    });
    try {
      for (const sql of prepare) await database.raw(sql);
      const transaction = await database.transaction();
      await transaction.raw(ownerless);
      const ended = transaction.executionPromise.then(
        () => 'stored',
        () => 'not stored',
      );
      const said = await transaction.commit().then(
        () => 'resolved',
        () => 'rejected',
      );
      expect(await ended).toBe('not stored');
      expect(
        said,
        'Knex now rejects commit() itself: delete src/platform/storage/failed-commits.ts, its call in src/index.ts and this test.',
      ).toBe('resolved');
    } finally {
      await database.destroy();
    }
  });
});
