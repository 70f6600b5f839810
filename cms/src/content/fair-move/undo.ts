import { isDeepStrictEqual } from 'node:util';
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import type { ImportRow } from '../../platform/lists/imports';
import type { WholeBatch } from '../../platform/lists/whole-batch';
import { areUnchanged, deleteRows, insertRowsAgain, type StoredRows } from '../../platform/rows/rows';
import { tableOf } from '../../platform/storage/table-of';
import { settingsUid } from './current';
import {
  asJson,
  registrationUid,
  sessionUid,
  writeCells,
  writeVisits,
  type ChangedCells,
  type ChangedVisit,
} from './moving-rows';
import { moveBatch, moveUndo } from './texts';

/** How a row of the batch is taken back. */
export interface Stored {
  settings?: { before: StoredRows; after: StoredRows };
  /** The days that the fair had. */
  days?: string[];
  cells?: ChangedCells[];
  visits?: ChangedVisit[];
}

const storedIn = ({ before }: ImportRow): Stored => ({ ...before });

/** The batch of a fair that moved: it goes back as a whole, until something of it has changed. */
export const movedFair: WholeBatch = {
  name: moveBatch.name,
  async problems(strapi, rows) {
    return strapi.db.transaction(async ({ trx }) => {
      const problems: { row: ImportRow; message: string }[] = [];
      for (const row of rows)
        if (!(await isAsLeft(strapi, trx, storedIn(row)))) problems.push({ row, message: moveUndo.changed });
      const [first] = rows;
      const added = await countAdded(strapi, trx, rows);
      if (first && added > 0) problems.push({ row: first, message: moveUndo.added(added) });
      return problems;
    });
  },
  async takeBack(strapi, rows) {
    await strapi.db.transaction(async ({ trx }) => {
      for (const row of rows) {
        const { settings, cells = [], visits = [] } = storedIn(row);
        if (settings) {
          await deleteRows({ strapi, trx }, settings.after);
          await insertRowsAgain({ strapi, trx }, [settings.before]);
        }
        await writeCells(strapi, trx, cells, 'before');
        await writeVisits(strapi, trx, visits, 'before');
      }
    });
  },
};

/** As JSON keeps it, where a date is a text. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

async function isAsLeft(
  strapi: Core.Strapi,
  trx: Knex.Transaction,
  { settings, cells = [], visits = [] }: Stored,
): Promise<boolean> {
  if (settings && !(await areUnchanged({ strapi, trx }, settingsUid, settings.after))) return false;
  for (const { uid, id, after } of cells) {
    const row: Record<string, unknown> | undefined = await trx(tableOf(strapi, uid))
      .where({ id })
      .first(...Object.keys(after));
    if (!row || !Object.entries(after).every(([name, value]) => isSameValue(row[name], value))) return false;
  }
  const known = new Map(visits.map((visit) => [visit.id, visit.after]));
  if (known.size === 0) return true;
  const found: { id: number; profile: unknown }[] = await trx(tableOf(strapi, registrationUid))
    .whereIn('id', [...known.keys()])
    .select('id', 'profile');
  // A visitor who withdrew meanwhile does not come back, and stands in nobody's way.
  return found.every(({ id, profile }) =>
    isDeepStrictEqual((asJson(profile) as { days: string[] }).days, known.get(id)),
  );
}

/** A moment is stored as a text; SQLite has it as a number, and JSON as text. */
function isSameValue(now: unknown, stored: unknown): boolean {
  if (typeof stored === 'object' && stored !== null) return isDeepStrictEqual(asJson(now), stored);
  if (typeof now === 'number' && typeof stored === 'string') return now === Date.parse(stored);
  return isDeepStrictEqual(plain(now ?? null), stored);
}

/** Sessions and registrations that came since, on a day that the fair did not have. */
async function countAdded(
  strapi: Core.Strapi,
  trx: Knex.Transaction,
  rows: readonly ImportRow[],
): Promise<number> {
  const stored = rows.map(storedIn);
  const days = new Set(stored.flatMap((one) => one.days ?? []));
  const cells = new Set(
    stored.flatMap((one) => (one.cells ?? []).flatMap(({ uid, id }) => (uid === sessionUid ? id : []))),
  );
  const visits = new Set(stored.flatMap((one) => (one.visits ?? []).map(({ id }) => id)));
  const sessions: { id: number; document_id: string; day: string | null }[] = await trx(
    tableOf(strapi, sessionUid),
  )
    .whereNull('edition')
    .select('id', 'document_id', 'day');
  const registered: { id: number; profile: unknown }[] = await trx(tableOf(strapi, registrationUid)).select(
    'id',
    'profile',
  );
  const newSessions = sessions.filter(({ id, day }) => day !== null && !cells.has(id) && !days.has(day));
  const newVisits = registered.filter(
    ({ id, profile }) =>
      !visits.has(id) && (asJson(profile) as { days: string[] }).days.some((day) => !days.has(day)),
  );
  return new Set(newSessions.map((row) => row.document_id)).size + newVisits.length;
}
