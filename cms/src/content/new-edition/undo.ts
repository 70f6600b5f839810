import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import type { ImportRow } from '../../platform/lists/imports';
import type { WholeBatch } from '../../platform/lists/whole-batch';
import { areUnchanged, deleteRows, insertRowsAgain, type StoredRows } from '../../platform/rows/rows';
import { tableOf } from '../../platform/storage/table-of';
import { settingsUid } from '../fair-move/current';
import { archivedTypes, comingDocuments } from './archived';
import { editionBatch, editionUndo } from './texts';

/** How a row of the batch is taken back. */
export interface Stored {
  settings?: { before: StoredRows; after: StoredRows };
  /** A document that was made: the edition, or the copy of an exhibitor. */
  made?: StoredRows;
  /** The year that all documents of a type got. */
  archived?: number;
  /** Who had which stand. */
  links?: StoredRows;
}

const storedIn = ({ before }: ImportRow): Stored => ({ ...before });

/** The batch of a new edition: it goes back as a whole, until something of the new one has changed or come. */
export const begunEdition: WholeBatch = {
  name: editionBatch.name,
  async problems(strapi, rows) {
    return strapi.db.transaction(async ({ trx }) => {
      const problems: { row: ImportRow; message: string }[] = [];
      for (const row of rows) {
        const { settings, made } = storedIn(row);
        const isAsLeft =
          (!settings || (await areUnchanged({ strapi, trx }, settingsUid, settings.after))) &&
          (!made || (await areUnchanged({ strapi, trx }, row.type, made)));
        if (!isAsLeft) problems.push({ row, message: editionUndo.changed });
      }
      const [first] = rows;
      const added = await countAdded(strapi, trx, rows);
      if (first && added > 0) problems.push({ row: first, message: editionUndo.added(added) });
      return problems;
    });
  },
  async takeBack(strapi, rows) {
    await strapi.db.transaction(async ({ trx }) => {
      const database = { strapi, trx };
      for (const row of rows) {
        const { settings, made, archived } = storedIn(row);
        if (settings) {
          await deleteRows(database, settings.after);
          await insertRowsAgain(database, [settings.before]);
        }
        if (made) await deleteRows(database, made);
        if (archived !== undefined)
          await trx(tableOf(strapi, row.type)).where({ edition: archived }).update({ edition: null });
      }
      await insertRowsAgain(
        database,
        rows.flatMap((row) => storedIn(row).links ?? []),
      );
    });
  },
};

/** Documents of the new edition that are no copies. */
async function countAdded(
  strapi: Core.Strapi,
  trx: Knex.Transaction,
  rows: readonly ImportRow[],
): Promise<number> {
  const known = new Set(rows.flatMap(({ document }) => document ?? []));
  let count = 0;
  for (const uid of archivedTypes()) {
    const documents = await comingDocuments(strapi, trx, uid);
    count += documents.filter((id) => !known.has(id)).length;
  }
  return count;
}
