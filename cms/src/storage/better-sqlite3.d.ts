/** The part of the driver that is used beside Knex; it brings no types of its own. */
declare module 'better-sqlite3' {
  class Database {
    constructor(file: string, options?: { timeout?: number });
    exec(sql: string): void;
    pragma(statement: string, options: { simple: true }): unknown;
    close(): void;
  }
  export = Database;
}
