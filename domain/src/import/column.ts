/** The kind of values in a column, which is how its cells are read. `one`, `many` and `codes` are names of other documents, `picture` is that of a file, and
 * `days` are days of the fair. */
export type ColumnKind =
  | 'line'
  | 'text'
  | 'code'
  | 'person'
  | 'address'
  | 'mail'
  | 'phone'
  | 'kvk'
  | 'web'
  | 'path'
  | 'date'
  | 'days'
  | 'whole'
  | 'yesNo'
  | 'choice'
  | 'one'
  | 'many'
  | 'codes'
  | 'picture';

/** A column of a list: as it goes out, and as it comes in. */
export interface ListColumn {
  /** The field: `name`, `contact.email`. */
  path: string;
  heading: string;
  /** Other words that people write for it, in small letters. */
  otherHeadings: readonly string[];
  kind: ColumnKind;
  isRequired: boolean;
  /** It says which document a row is about, and is never changed. */
  isFixed: boolean;
  maxLength: number | null;
  /** Of a choice. */
  choices: readonly string[];
  /** An explanation of what belongs under the heading, for somebody who fills in an empty list. */
  example: string;
}

/** A list, for the rules that read it. */
export interface ListShape {
  columns: readonly ListColumn[];
  /** The column with the name of a document. */
  title: string;
  /** Columns that no two documents share: a number, a code. */
  unique: readonly string[];
  /** Columns by which two documents can be the same: a mail address, a web address. */
  alike: readonly string[];
  /** Columns whose documents belong to one alone: a stand. */
  exclusive: readonly string[];
  /** Rows about what is there already change nothing: it belongs to somebody else. */
  addsOnly: boolean;
}

/** The target of a column of a file: a column of the list, or a part of one. */
export interface Target {
  /** The path of the column, with its part behind a `#`. */
  id: string;
  column: ListColumn;
  part: string | null;
  heading: string;
  otherHeadings: readonly string[];
}
