import type {
  LeftOutRow,
  PlannedPictures,
  PlannedRow,
  Question,
  RowState,
  SheetColumn,
} from 'beursvloer-domain/import';
import type { ImportRowState, ImportState } from './imports';

/** Answers of the admin's server about lists. The admin's pages import this: no Strapi here. */

/** A file goes along as a form with these fields. */
export const fileField = 'bestand';
export const choicesField = 'keuzes';
export const maxFileBytes = 5 * 1024 * 1024;

export interface ListLine {
  name: string;
  uid: string;
  mayChange: boolean;
  title: string;
  count: number;
  mayImport: boolean;
  /** The page of the admin that imports it; null for the page of lists itself. */
  importsAt: string | null;
}

export interface ImportChoices {
  /** By the id of the question. */
  answers: Record<string, string>;
  /** The target of each column that somebody chose, by its index; null for none. */
  columns: Record<string, string | null>;
  emptyWipes: boolean;
  isPublished: boolean;
  /** The names of the pictures that come along. They are stored in the media library before the import begins. */
  pictures: string[];
}

/** Those of a file that nobody looked at before. */
export const noChoices: ImportChoices = {
  answers: {},
  columns: {},
  emptyWipes: false,
  isPublished: false,
  pictures: [],
};

/** More pictures than this do not come along with one list. */
export const mostPictures = 1000;

export interface ListPreview {
  /** Of this preview. Sent back with the import, which happens only while it would still do the same. */
  fingerprint: string;
  format: string;
  /** Those that it was made with: the file can have some of before. */
  choices: ImportChoices;
  columns: SheetColumn[];
  /** The readings that a column can have. */
  targets: { id: string; heading: string }[];
  questions: Question[];
  rows: PlannedRow[];
  leftOut: LeftOutRow[];
  made: { heading: string; names: string[] }[];
  /** Null for a list without pictures. */
  pictures: PlannedPictures | null;
  counts: Record<RowState, number>;
  absent: number;
  empty: number;
  /** Said before it is stored, beside what the rows say; null for nothing. */
  notice: string | null;
  problem: string | null;
  /** The heading of the column with the name. */
  titleHeading: string;
  mayPublish: boolean;
}

export interface ImportLine {
  id: number;
  list: string;
  fileName: string;
  administrator: string;
  state: ImportState;
  isWorking: boolean;
  isPublished: boolean;
  /** How many steps there are, and how many of them are done. */
  steps: number;
  done: number;
  at: string;
}

export interface ImportDetails extends ImportLine {
  counts: Record<string, number>;
  /** Rows about which there is something to say. */
  rows: { number: number; title: string; state: ImportRowState; message: string }[];
}

/** A field that several documents get at once. */
export interface BulkField {
  path: string;
  heading: string;
  kind: 'one' | 'many' | 'choice' | 'yesNo' | 'date';
  options: string[];
}

/** Names are set, or added to those that are there. */
export const bulkWays = ['set', 'add', 'remove'] as const;

export interface BulkChange {
  ids: string[];
  path: string;
  way: (typeof bulkWays)[number];
  value: string;
}

export interface BulkPlan {
  changed: number;
  /** They have it already. */
  same: number;
  /** They stay on the site: their draft differs from it, and undoing could not bring back what the site showed. */
  pending: number;
}

export interface UndoPreview {
  /** How many rows go back as they are. */
  clean: number;
  rows: { position: number; number: number; title: string; message: string; mayGoBack: boolean }[];
}
