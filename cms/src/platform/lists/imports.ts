import type { Core } from '@strapi/strapi';
import type { ListChange } from 'beursvloer-domain/import';
import { nameOf, record, type Administrator } from '../audit/audit';
import { titleOf } from './definition';
import { auditLines, importStates, rowStates } from './texts';

export type ImportState = (typeof importStates)[keyof typeof importStates];
export type ImportRowState = (typeof rowStates)[keyof typeof rowStates];

/** A list that was imported, or is being. */
export interface ListImport {
  id: number;
  list: string;
  fileName: string;
  administrator: string;
  state: ImportState;
  isPublished: boolean;
  /** It publishes only what the site showed before. */
  onlyShown: boolean;
  total: number;
  done: number;
  createdAt: string | Date;
  endedAt: string | Date | null;
}

/** The changes of one row of a list, and how to take them back. */
export interface ImportRow {
  id: number;
  import: number;
  /** In the order in which rows are stored: what others name comes first. */
  position: number;
  /** In the spreadsheet; 0 for what is made because rows name it. */
  number: number;
  title: string;
  state: ImportRowState;
  /** The id of its document; null until it is made. */
  document: string | null;
  type: string;
  isNew: boolean;
  /** It removed documents of the type, which `before` has as rows of the database. */
  isRemoval: boolean;
  changes: ListChange[];
  /** The changed fields as they were. */
  before: Record<string, unknown> | null;
  /** Signs of all fields as this import left them. */
  after: Record<string, string> | null;
  /** The site showed just what its draft had. Null when the site showed nothing. */
  wasPublished: boolean | null;
  message: string | null;
}

/** An import that is stored with its rows. */
export interface NewImport extends Pick<
  ListImport,
  'list' | 'fileName' | 'isPublished' | 'state' | 'total' | 'done'
> {
  onlyShown?: boolean;
  endedAt: Date | null;
}

export const importUid = 'api::list-import.list-import';
export const rowUid = 'api::list-import-row.list-import-row';

/** Rows in one statement: SQLite takes a limited number of values. */
const insertSize = 50;

/** Stores an import with its rows, in their order, in the transaction of the caller, and in the log. Returns its id. */
export async function insertRows(
  strapi: Core.Strapi,
  who: Administrator,
  data: NewImport,
  rows: readonly Partial<ImportRow>[],
): Promise<number> {
  const { id }: ListImport = await strapi.db
    .query(importUid)
    .create({ data: { ...data, administrator: nameOf(who) } });
  await record(strapi, { who, what: auditLines.changed(titleOf(data.list)), about: auditLines.one(id) });
  const all = rows.map((row, position) => ({ ...row, position, import: id }));
  for (let from = 0; from < all.length; from += insertSize)
    await strapi.db.query(rowUid).createMany({ data: all.slice(from, from + insertSize) });
  return id;
}

/** Stores what is done already as a batch with its rows, as `insertRows` does. A row that does not say otherwise is of no file and no document. */
export function insertDone(
  strapi: Core.Strapi,
  who: Administrator,
  given: Pick<NewImport, 'list' | 'fileName' | 'isPublished'>,
  rows: readonly Partial<ImportRow>[],
): Promise<number> {
  const { length: total } = rows;
  return insertRows(
    strapi,
    who,
    { ...given, state: importStates.done, total, done: total, endedAt: new Date() },
    rows.map((row) => ({
      document: null,
      number: 0,
      isNew: false,
      changes: [],
      ...row,
      state: rowStates.done,
    })),
  );
}

/** How long a process that works on an import has it, without saying that it still does. */
const heldMs = 60_000;

/** Takes an import that nobody works on; false when somebody does. */
export async function claimImport(strapi: Core.Strapi, id: number, now: number): Promise<boolean> {
  const { count } = await strapi.db.query(importUid).updateMany({
    where: { id, $or: [{ heldUntil: { $null: true } }, { heldUntil: { $lte: now } }] },
    data: { heldUntil: now + heldMs },
  });
  return count > 0;
}

/** Says how far it is, and keeps it. Returns its state, which somebody may have changed. */
export async function reportProgress(
  strapi: Core.Strapi,
  id: number,
  done: number,
  now: number,
): Promise<ImportState | null> {
  await strapi.db.query(importUid).updateMany({ where: { id }, data: { done, heldUntil: now + heldMs } });
  return (await findImport(strapi, id))?.state ?? null;
}

export async function endImport(strapi: Core.Strapi, id: number, state: ImportState): Promise<void> {
  await strapi.db
    .query(importUid)
    .update({ where: { id }, data: { state, heldUntil: null, endedAt: new Date() } });
}

/** Changes the state of an import that is in one of these; false when it is not. */
export async function changeState(
  strapi: Core.Strapi,
  id: number,
  from: readonly ImportState[],
  state: ImportState,
): Promise<boolean> {
  const { count } = await strapi.db
    .query(importUid)
    .updateMany({ where: { id, state: { $in: [...from] } }, data: { state } });
  return count > 0;
}

export function findImport(strapi: Core.Strapi, id: number): Promise<ListImport | null> {
  return strapi.db.query(importUid).findOne({ where: { id } });
}

export function rowsOf(strapi: Core.Strapi, id: number): Promise<ImportRow[]> {
  return strapi.db.query(rowUid).findMany({ where: { import: id }, orderBy: { position: 'asc' } });
}

export async function saveRow(strapi: Core.Strapi, { id, ...row }: ImportRow): Promise<void> {
  const { state, title, document, changes, before, after, wasPublished, message } = row;
  await strapi.db.query(rowUid).update({
    where: { id },
    data: { state, title, document, changes, before, after, wasPublished, message },
  });
}

const keptDays = 90;
const dayMs = 24 * 60 * 60 * 1000;

/** Deletes imports that nobody will undo any more: their rows hold what people were called before. */
export async function deleteOldImports(strapi: Core.Strapi, now: number): Promise<void> {
  const old: { id: number }[] = await strapi.db
    .query(importUid)
    .findMany({ select: ['id'], where: { endedAt: { $lt: new Date(now - keptDays * dayMs) } } });
  for (const { id } of old)
    await strapi.db.transaction(async () => {
      await strapi.db.query(rowUid).deleteMany({ where: { import: id } });
      await strapi.db.query(importUid).deleteMany({ where: { id } });
    });
}

export const isWorking = (state: ImportState): boolean =>
  state === importStates.waiting ||
  state === importStates.running ||
  state === importStates.cancelling ||
  state === importStates.undoing;
