import type { Core } from '@strapi/strapi';
import { startNewEpoch } from '../outbox/outbox';

export interface CopiedFile {
  url: string;
  hash: string;
  ext: string;
  mime: string;
  size: number;
  width?: number | null;
  height?: number | null;
  formats?: unknown;
}

/**
 * Updates every text that shows a replaced picture: a text holds a copy of the file's record, whose URL no longer
 * exists. Drafts and published texts alike; no document counts as changed.
 */
export async function renewCopies(strapi: Core.Strapi, before: CopiedFile, after: CopiedFile): Promise<void> {
  let found = false;
  for (const { table, column } of textColumns(strapi)) {
    const rows: { id: number; text: unknown }[] = await strapi.db
      .connection(table)
      .select('id', { text: column })
      .whereRaw('CAST(?? AS TEXT) LIKE ?', [column, `%${before.hash}%`]);
    for (const { id, text } of rows) {
      const blocks: unknown = typeof text === 'string' ? JSON.parse(text) : text;
      const renewed = JSON.stringify(blocks, (_key, value: unknown) =>
        isCopyOf(value, before) ? { ...value, ...pick(after) } : value,
      );
      await strapi.db
        .connection(table)
        .where({ id })
        .update({ [column]: renewed });
      found = true;
    }
  }
  // A text may be in any document, through components: no list of tags covers that.
  if (found) await startNewEpoch(strapi);
}

function textColumns(strapi: Core.Strapi): { table: string; column: string }[] {
  const models = [...Object.values(strapi.contentTypes), ...Object.values(strapi.components)];
  return models.flatMap(({ uid }) => {
    const { tableName, attributes } = strapi.db.metadata.get(uid);
    return Object.entries(attributes)
      .filter(([name]) => strapi.getModel(uid).attributes[name]?.type === 'blocks')
      .map(([name, attribute]) => ({
        table: tableName,
        column: 'columnName' in attribute && attribute.columnName ? attribute.columnName : name,
      }));
  });
}

function isCopyOf(value: unknown, { url }: CopiedFile): value is object {
  return (
    typeof value === 'object' && value !== null && 'url' in value && value.url === url && 'mime' in value
  );
}

function pick({ url, hash, ext, mime, size, width, height, formats }: CopiedFile): CopiedFile {
  return { url, hash, ext, mime, size, width, height, formats };
}
