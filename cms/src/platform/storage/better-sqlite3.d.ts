/** The methods of the driver that we use beside Knex; it has no types of its own. */
declare module 'better-sqlite3' {
  type Value = string | number | null;
  interface Statement {
    run(...values: Value[]): unknown;
    all(...values: Value[]): Record<string, unknown>[];
    iterate(...values: Value[]): IterableIterator<Record<string, unknown>>;
  }
  class Database {
    constructor(file: string, options?: { timeout?: number; fileMustExist?: boolean; readonly?: boolean });
    exec(sql: string): void;
    prepare(sql: string): Statement;
    pragma(statement: string, options: { simple: true }): unknown;
    /** `progress` gives the number of pages of the next step. */
    backup(file: string, options: { progress: () => number }): Promise<unknown>;
    close(): void;
  }
  export = Database;
}
