import type { Canonical, ColumnType } from './values';

export interface Column {
  name: string;
  type: ColumnType;
}

export type Tables = Map<string, Column[]>;

export interface Side {
  /** How messages name it: never with a password. */
  name: string;
  tableNames(): Promise<string[]>;
  columnNames(table: string): Promise<string[]>;
  read(table: string, columns: readonly Column[]): AsyncIterable<Canonical[]>;
  clear(table: string): Promise<void>;
  write(table: string, columns: readonly Column[], rows: readonly Canonical[][]): Promise<void>;
  /** The last number that a table gave out by itself; null for a table that gives out none. */
  lastNumber(table: string): Promise<number | null>;
  setLastNumber(table: string, last: number): Promise<void>;
  /** Everything that is read from here on is of one moment. */
  beginReading(): Promise<void>;
  /** Everything that is written from here on is stored by `commit`, or nothing. */
  beginWriting(): Promise<void>;
  /** @throws {CannotStart} when a row refers to one that is not there */
  commit(): Promise<void>;
  /** Takes back what was written, and with `everything` the tables too. */
  rollBack(everything: boolean): Promise<void>;
  close(): Promise<void>;
}
