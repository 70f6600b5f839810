import type { Core } from '@strapi/strapi';
import { readRows } from './rows';

/** Kinds of fields that hold words. */
const wordKinds = new Set(['string', 'text', 'richtext', 'email', 'blocks', 'json']);
const jsonKinds = new Set(['blocks', 'json']);

interface Attribute {
  type: string;
  columnName?: string;
}

/**
 * Changes the words of documents in all their versions, drafts too, without counting as a change by somebody. Slugs and choices
 * stay. Called in a transaction.
 * @param change of a text or of rich text, as a field has it; gives another value for another text
 * @returns how many rows it changed
 */
export async function rewriteWords(
  strapi: Core.Strapi,
  uid: string,
  documents: readonly string[],
  change: (value: unknown) => unknown,
): Promise<number> {
  const columns = new Map(
    [...strapi.db.metadata.values()].map(({ tableName, attributes }) => [
      tableName,
      new Map(
        Object.entries(attributes as Record<string, Attribute>).map(([name, { type, columnName }]) => [
          columnName ?? name,
          type,
        ]),
      ),
    ]),
  );
  return strapi.db.transaction(async ({ trx }) => {
    let count = 0;
    const { own } = await readRows({ strapi, trx }, uid, documents);
    for (const [table, rows] of Object.entries(own))
      for (const row of rows) {
        const changed: Record<string, unknown> = {};
        for (const [column, value] of Object.entries(row)) {
          const kind = columns.get(table)?.get(column) ?? '';
          if (!wordKinds.has(kind) || value === null || isFixed(column)) continue;
          const isJson = jsonKinds.has(kind);
          // SQLite keeps JSON as text.
          const before: unknown = isJson && typeof value === 'string' ? JSON.parse(value) : value;
          const after = change(before);
          if (JSON.stringify(after) !== JSON.stringify(before))
            changed[column] = isJson ? JSON.stringify(after) : after;
        }
        if (Object.keys(changed).length === 0) continue;
        await trx(table).where({ id: row.id }).update(changed);
        count += 1;
      }
    return count;
  });
}

/** Columns of Strapi's own, and those by which things are found. */
const isFixed = (column: string) => ['document_id', 'locale', 'slug', 'code', 'icon'].includes(column);
