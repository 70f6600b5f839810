/** The methods of the driver that we use beside Knex; it has no types of its own. */
declare module 'better-sqlite3' {
  class Database {
    constructor(file: string, options?: { timeout?: number });
    exec(sql: string): void;
    pragma(statement: string, options: { simple: true }): unknown;
    close(): void;
  }
  export = Database;
}
