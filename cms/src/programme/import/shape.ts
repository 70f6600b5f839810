import type { Change, ItemState, Makeable, UnknownName } from 'beursvloer-domain/schedule';

/** What the admin's server answers about importing a programme. The page of the admin reads these types too: nothing of Strapi here. */

/** The file goes along as a form with one field of this name. */
export const fileField = 'bestand';
export const maxFileBytes = 5 * 1024 * 1024;

/** What the organiser chose, sent as the query of each call. */
export interface ImportChoice {
  /** What is made when the fair does not have it. */
  makes: Makeable[];
  /** Whether what is new or changed is published at once. */
  isPublished: boolean;
}

export interface ImportLine {
  where: string;
  title: string;
  state: ItemState;
  problems: string[];
  /** How something was read that the file does not say plainly. */
  notes: string[];
  changes: Change[];
}

export type ImportCounts = Record<ItemState, number>;

/** What an import would do. */
export interface ImportPreview {
  /** Of this preview. Sent back with the import, which happens only while it would still do the same. */
  fingerprint: string;
  /** What the file was taken for, in Dutch. */
  format: string;
  counts: ImportCounts;
  lines: ImportLine[];
  unknown: UnknownName[];
  /** How many sessions are not in the file. They stay. */
  absent: number;
}

export interface ImportDone {
  counts: ImportCounts;
}
