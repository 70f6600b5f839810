import type { Core } from '@strapi/strapi';
import { tableOf } from '../storage/table-of';
import { insertRowsAgain, type StoredRows } from './rows';
import { returnProblems } from './texts';

interface Attribute {
  type: string;
  unique?: boolean;
  columnName?: string;
  joinTable?: { name: string; inverseJoinColumn?: { name: string } };
  target?: string;
}

/** Puts back what was removed, in one transaction. */
export async function putBack(strapi: Core.Strapi, stored: readonly StoredRows[]): Promise<void> {
  await strapi.db.transaction(({ trx }) => insertRowsAgain({ strapi, trx }, stored));
}

/**
 * A sentence about what stands in the way of documents of a type that were removed; null when nothing does.
 * @param exclusive fields whose documents belong to one alone
 */
export async function problemOfReturn(
  strapi: Core.Strapi,
  uid: string,
  { own, links }: StoredRows,
  exclusive: readonly string[],
): Promise<string | null> {
  const table = tableOf(strapi, uid);
  const { connection } = strapi.db;
  const columns = strapi.db.metadata.get(uid).attributes as Record<string, Attribute>;
  const attributes = { ...strapi.contentTypes[uid as never] } as { attributes?: Record<string, Attribute> };
  for (const [name, { type, unique }] of Object.entries(attributes.attributes ?? {})) {
    if (type !== 'uid' && unique !== true) continue;
    const column = columns[name]?.columnName ?? name;
    const wanted = [...new Set((own[table] ?? []).flatMap((row) => (row[column] as string | null) ?? []))];
    const taken: string[] = await connection(table).distinct(column).whereIn(column, wanted).pluck(column);
    if (taken.length > 0) return returnProblems.taken(taken.slice(0, maxNamed));
  }
  for (const path of exclusive) {
    const { joinTable, target = '' } = columns[path] ?? {};
    const column = joinTable?.inverseJoinColumn?.name;
    if (!joinTable || column === undefined) continue;
    const wanted = (links[joinTable.name] ?? []).map((row) => Number(row[column]));
    const given: number[] = await connection(joinTable.name)
      .distinct(column)
      .whereIn(column, wanted)
      .pluck(column);
    if (given.length === 0) continue;
    const names: { id: number; code?: string; name?: string }[] = await connection(tableOf(strapi, target))
      .whereIn('id', given.slice(0, maxNamed))
      .select('*');
    return returnProblems.given(names.map(({ code, name, id }) => code ?? name ?? String(id)));
  }
  return null;
}

/** So many names are said of what is in the way. */
const maxNamed = 5;
