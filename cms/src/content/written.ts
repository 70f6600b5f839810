import type { Core, UID } from '@strapi/strapi';
import { originalLocale } from '../platform/documents/original-locale';
import { comingOnly, siteTypes } from '../platform/documents/site-types';
import { joinsOf } from '../platform/rows/joins';
import { pathOfType } from '../platform/search/paths';
import { tableOf } from '../platform/storage/table-of';

/** A document of the site that has what is looked for. */
export interface Written {
  /** The kind of document, as the admin calls it. */
  type: string;
  title: string;
  /** Below the path of the admin. */
  to: string;
  /** The words that were found, each once. */
  words: string[];
}

/** A field of a row, of a document or of a component. */
export interface Field {
  uid: string;
  name: string;
  /** Strapi's word for its kind. */
  type: string;
  row: number;
}

export interface Search {
  /** Finds the words of interest in a text or a date (`YYYY-MM-DD`). */
  wordsIn(text: string, field: Field): string[];
  /** Rows without this in any field are not read. */
  having?: string;
  /** False for what is of no interest in documents of a type. */
  isOf?(uid: UID.ContentType, word: string): boolean;
  /** True for the version in Dutch alone. */
  isDutchOnly?: boolean;
}

/** Kinds of fields that hold words. */
const wordKinds = new Set(['string', 'text', 'richtext', 'blocks', 'json', 'date']);
const notWords = new Set(['documentId', 'locale', 'slug', 'code', 'icon']);

interface Column {
  type: string;
  columnName?: string;
}
type Row = { id: number } & Record<string, unknown>;
type Words = Map<string, Set<string>>;

/**
 * Every document of the site whose texts or dates have what is looked for, in any version and language, by type and title. What
 * is said of a past edition stays so, and is left out.
 */
export async function findWritten(strapi: Core.Strapi, search: Search): Promise<Written[]> {
  const types = siteTypes.all().flatMap(({ uid, isRecord }) => (isRecord ? [] : strapi.contentType(uid)));
  const components = Object.values(strapi.components).map(({ uid }) => uid);
  const found: [key: string, names: string[]][] = [];
  for (const uid of [...types.map((type) => type.uid), ...components])
    for (const [id, names] of await wordsOf(strapi, uid, search))
      found.push([keyOf(tableOf(strapi, uid), id), names]);
  if (found.length === 0) return [];
  const holders = await holdersOf(strapi);
  const words: Words = new Map();
  for (const [key, names] of found)
    for (let at: string | undefined = key; at; at = holders.get(at))
      words.set(at, new Set([...(words.get(at) ?? []), ...names]));
  const items: Written[] = [];
  for (const type of types) items.push(...(await itemsOf(strapi, type.uid, words, search)));
  return items;
}

const keyOf = (table: string, id: number) => `${table} ${id}`;

/** The holder of each component, by table and id. */
async function holdersOf(strapi: Core.Strapi): Promise<Map<string, string>> {
  const holders = new Map<string, string>();
  for (const [uid, joins] of joinsOf(strapi))
    for (const { table, column, other, isOwned } of joins) {
      if (!isOwned || other.typeColumn === null) continue;
      const rows: Record<string, string | number>[] = await strapi.db
        .connection(table)
        .select(column, other.column, other.typeColumn);
      for (const row of rows) {
        const component = tableOf(strapi, String(row[other.typeColumn]));
        holders.set(
          keyOf(component, Number(row[other.column])),
          keyOf(tableOf(strapi, uid), Number(row[column])),
        );
      }
    }
  return holders;
}

async function wordsOf(
  strapi: Core.Strapi,
  uid: string,
  { wordsIn, having }: Search,
): Promise<Map<number, string[]>> {
  const fields = Object.entries(strapi.db.metadata.get(uid).attributes as Record<string, Column>).filter(
    ([name, { type }]) => !notWords.has(name) && wordKinds.has(type),
  );
  const words = new Map<number, string[]>();
  if (fields.length === 0) return words;
  const columns = fields.map(([name, { columnName }]) => columnName ?? name);
  const query = strapi.db.connection(tableOf(strapi, uid)).select('id', ...columns);
  if (having !== undefined)
    for (const column of columns) void query.orWhereRaw('cast(?? as text) like ?', [column, `%${having}%`]);
  const rows: Row[] = await query;
  for (const row of rows) {
    const names = fields.flatMap(([name, { type }], index) => {
      const value = row[columns[index] ?? ''];
      const text = type === 'blocks' || type === 'json' ? textsIn(value) : String(value ?? '');
      return wordsIn(text, { uid, name, type, row: row.id });
    });
    if (names.length > 0) words.set(row.id, names);
  }
  return words;
}

/** All texts of a value as the database has it: SQLite keeps JSON as text. */
export function textsIn(value: unknown): string {
  const parsed: unknown = typeof value === 'string' ? JSON.parse(value) : value;
  const texts: string[] = [];
  const collect = (one: unknown): void => {
    if (typeof one === 'string') texts.push(one);
    else if (typeof one === 'object' && one !== null) Object.values(one).forEach(collect);
  };
  collect(parsed);
  return texts.join('\n');
}

async function itemsOf(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  words: Words,
  { isOf = () => true, isDutchOnly = false }: Search,
): Promise<Written[]> {
  const { kind, info } = strapi.contentType(uid);
  const { settings } = await strapi
    .plugin('content-manager')
    .service('content-types')
    .findConfiguration(strapi.contentType(uid));
  const rows: (Row & { documentId: string; locale: string | null })[] = await strapi.db.query(uid).findMany({
    select: ['id', 'documentId', 'locale', settings.mainField],
    where: comingOnly(uid),
    orderBy: { id: 'asc' },
  });
  const documents = new Map<string, { title: string; words: Set<string> }>();
  for (const row of rows) {
    const isDutch = (row.locale ?? originalLocale) === originalLocale;
    if (isDutchOnly && !isDutch) continue;
    const names = [...(words.get(keyOf(tableOf(strapi, uid), row.id)) ?? [])].filter((name) =>
      isOf(uid, name),
    );
    if (names.length === 0) continue;
    const known = documents.get(row.documentId) ?? { title: '', words: new Set<string>() };
    const title = row[settings.mainField];
    if (typeof title === 'string' && (known.title === '' || isDutch)) known.title = title;
    for (const name of names) known.words.add(name);
    documents.set(row.documentId, known);
  }
  const path = pathOfType({ uid, kind });
  return [...documents]
    .map(([id, one]) => ({
      type: info.displayName,
      title: kind === 'singleType' || one.title === '' ? info.displayName : one.title,
      to: kind === 'singleType' ? path : `${path}/${id}`,
      words: [...one.words],
    }))
    .sort((one, other) => one.title.localeCompare(other.title, 'nl'));
}
