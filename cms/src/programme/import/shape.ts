import type { SheetColumn } from 'beursvloer-domain/import';
import type { Change, ItemState, Makeable, UnknownName } from 'beursvloer-domain/schedule';

/**
 * Responses of the admin's server about importing a programme. The admin's page imports this: no Strapi here.
 */

/** The file goes along as a form with one field of this name. */
export const fileField = 'bestand';
export const maxFileBytes = 5 * 1024 * 1024;

export const hiddenChoices = ['skip', 'take'] as const;

export interface ImportChoice {
  makes: Makeable[];
  /** For rows that the spreadsheet does not show; null until somebody chose. */
  hidden: (typeof hiddenChoices)[number] | null;
  isPublished: boolean;
  /** What somebody chose for a column of a table, by its index; null for none. */
  columns: Record<string, string | null>;
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

export interface ImportPreview {
  /** Of this preview. Sent back with the import, which happens only while it would still do the same. */
  fingerprint: string;
  format: string;
  /** Of a table. */
  columns: SheetColumn[];
  /** What a column can be read as. */
  targets: readonly { id: string; heading: string }[];
  /** What has to be chosen first; null when nothing has. */
  problem: string | null;
  counts: ImportCounts;
  lines: ImportLine[];
  unknown: UnknownName[];
  /** The places of rows that the spreadsheet does not show. */
  hidden: string[];
  /** How many sessions are not in the file. They stay. */
  absent: number;
}

export interface ImportDone {
  counts: ImportCounts;
}
