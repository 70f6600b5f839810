/** How Excel shows a number: the parts of a day are a number too. */
export type NumberKind = 'number' | 'date' | 'time' | 'moment';

export interface Cell {
  /** In a spreadsheet with Dutch settings. */
  shown: string;
  /** The number beneath; a date is one of days since 30 December 1899. Absent for texts. */
  number?: number;
  /** Absent for texts. */
  kind?: NumberKind;
}

export interface Sheet {
  name: string;
  /** A row can be shorter than others. */
  rows: readonly (readonly Cell[])[];
  /** The indexes of rows that the spreadsheet does not show. */
  hidden: ReadonlySet<number>;
  /** The columns by whose values a filter hides rows. */
  filtered: readonly number[];
  /** Cells that are one, by index; the first of them holds the value. */
  merged: readonly Merged[];
}

/** Both ends are within. */
export interface Merged {
  fromRow: number;
  toRow: number;
  fromColumn: number;
  toColumn: number;
}

export const emptyCell: Cell = { shown: '' };
