import type { Core, UID } from '@strapi/strapi';
import { choiceOf } from '../../documents/keyed-choices';
import { originalLocale } from '../../documents/original-locale';
import { repository } from '../../documents/version-relations';
import { tableOf } from '../../storage/table-of';
import { addressesOf, leadsTo } from './addresses';
import type { Reference, References } from './shape';

interface Attribute {
  type: string;
  target?: string;
  mappedBy?: string;
  unstable_virtual?: boolean;
  component?: string;
  components?: string[];
  regex?: RegExp | string;
}
interface Model {
  uid: UID.Schema;
  attributes: Readonly<Record<string, Attribute>>;
}
type Ids = Map<string, Set<number>>;
type Row = { documentId: string; locale?: string | null } & Record<string, unknown>;

const maxFound = 20;

/**
 * Finds the documents that point at one of these, by a relation of theirs, by a choice of its key or by a link to its page, also from
 * inside components.
 * Drafts and published versions in all languages count: a document is found once, and not when it is one of these itself.
 * @param mayShow false for types that are neither shown nor counted
 */
export async function referencesTo(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  documentIds: readonly string[],
  mayShow: (uid: string) => boolean,
): Promise<References> {
  const addresses = await addressesOf(strapi, uid, documentIds);
  const keys = await keysOfDocuments(strapi, uid, documentIds);
  const types = Object.values(strapi.contentTypes).filter((type) => mayShow(type.uid));
  const components: Model[] = Object.values(strapi.components);
  const pointing: Ids = new Map();
  for (const model of [...components, ...types]) {
    add(pointing, model.uid, await byRelation(strapi, model, uid, documentIds));
    add(pointing, model.uid, await byLink(strapi, model, addresses));
    add(pointing, model.uid, await byKey(strapi, model, uid, keys));
  }
  await addHolders(strapi, [...components, ...types], pointing);

  const found: Reference[] = [];
  for (const type of types) {
    const ids = pointing.get(type.uid);
    if (!ids) continue;
    const { settings } = await strapi
      .plugin('content-manager')
      .service('content-types')
      .findConfiguration(type);
    const rows: Row[] = await strapi.db.query(type.uid).findMany({
      select: ['documentId', 'locale', settings.mainField],
      where: { id: { $in: [...ids] }, documentId: { $notIn: documentIds } },
      orderBy: { id: 'asc' },
    });
    for (const row of onePerDocument(rows)) {
      const title = row[settings.mainField];
      found.push({
        uid: type.uid,
        kind: type.kind,
        documentId: row.documentId,
        locale: row.locale ?? null,
        title: typeof title === 'string' && title !== '' ? title : type.info.displayName,
        type: type.info.displayName,
      });
    }
  }
  return { found: found.slice(0, maxFound), count: found.length };
}

/** The rows of a model with a relation of their own to one of the documents: the other side of one has no relation to lose. */
async function byRelation(
  strapi: Core.Strapi,
  { uid, attributes }: Model,
  target: string,
  documentIds: readonly string[],
): Promise<number[]> {
  const fields = Object.entries(attributes).filter(
    ([, one]) => one.type === 'relation' && one.target === target && !one.mappedBy && !one.unstable_virtual,
  );
  if (fields.length === 0) return [];
  const rows: { id: number }[] = await repository(strapi, uid).findMany({
    select: ['id'],
    where: { $or: fields.map(([field]) => ({ [field]: { documentId: { $in: documentIds } } })) },
  });
  return rows.map(({ id }) => id);
}

/** The keys by which choices of other documents name these; none for types without a key. */
async function keysOfDocuments(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  documentIds: readonly string[],
): Promise<string[]> {
  if (!('key' in strapi.contentType(uid).attributes)) return [];
  const rows: { key: string | null }[] = await strapi.db
    .query(uid)
    .findMany({ select: ['key'], where: { documentId: { $in: documentIds } } });
  return [...new Set(rows.flatMap(({ key }) => key ?? []))];
}

/** The rows of a model that chose one of these keys. */
async function byKey(
  strapi: Core.Strapi,
  { uid, attributes }: Model,
  target: string,
  keys: readonly string[],
): Promise<number[]> {
  const fields = Object.entries(attributes).filter(([, one]) => choiceOf(one) === target);
  if (fields.length === 0 || keys.length === 0) return [];
  const rows: { id: number }[] = await repository(strapi, uid).findMany({
    select: ['id'],
    where: { $or: fields.map(([field]) => ({ [field]: { $in: keys } })) },
  });
  return rows.map(({ id }) => id);
}

async function byLink(
  strapi: Core.Strapi,
  { uid, attributes }: Model,
  addresses: readonly string[],
): Promise<number[]> {
  const found: number[] = [];
  for (const [field, attribute] of Object.entries(attributes)) {
    if (addresses.length === 0 || (attribute.type !== 'blocks' && !isForLinks(attribute))) continue;
    const { connection } = strapi.db;
    const text = connection.raw('cast(?? as text)', [columnOf(strapi, uid, field)]);
    const rows: { id: number; text: string }[] = await connection(tableOf(strapi, uid))
      .select('id', { text })
      .where((query) => {
        for (const address of addresses) query.orWhereRaw('lower(?) like ?', [text, `%${address}%`]);
      });
    const linksIn = attribute.type === 'blocks' ? urlsInBlocks : (value: string) => [value];
    for (const row of rows)
      if (linksIn(row.text).some((link) => leadsTo(addresses, link))) found.push(row.id);
  }
  return found;
}

/** A field is for links when it takes a path of the site. What takes `//` too is a source that leads elsewhere. */
function isForLinks({ regex }: Attribute): boolean {
  if (regex === undefined) return false;
  const pattern = new RegExp(regex);
  return pattern.test('/pagina') && !pattern.test('//pagina');
}

/** The addresses of links in a rich text as the database has it; PostgreSQL writes a space behind a colon. */
function urlsInBlocks(json: string): string[] {
  return [...json.matchAll(/"url": ?"([^"]*)"/g)].map(([, url = '']) => url);
}

/** Adds what holds the components that were found, up to the documents. */
async function addHolders(strapi: Core.Strapi, models: readonly Model[], pointing: Ids): Promise<void> {
  const waiting = [...pointing].map(([uid, ids]) => ({ uid, ids: [...ids] }));
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { uid: component, ids } = next;
    for (const { uid, attributes } of models) {
      const field = Object.entries(attributes).find(
        ([, one]) => one.component === component || one.components?.includes(component),
      )?.[0];
      if (field === undefined) continue;
      // One table has the components of all fields of a model.
      const rows: { entity_id: number }[] = await strapi.db
        .connection(joinTableOf(strapi, uid, field))
        .distinct('entity_id')
        .where({ component_type: component })
        .whereIn('cmp_id', ids);
      const added = add(
        pointing,
        uid,
        rows.map((row) => row.entity_id),
      );
      if (added.length > 0) waiting.push({ uid, ids: added });
    }
  }
}

/** @returns the ids that were not there yet */
function add(all: Ids, uid: string, ids: readonly number[]): number[] {
  const known = all.get(uid) ?? new Set();
  const added = ids.filter((id) => !known.has(id));
  if (added.length > 0) all.set(uid, new Set([...known, ...added]));
  return added;
}

/** Documents in the language that editors work in, where they are in several. */
function onePerDocument(rows: readonly Row[]): Row[] {
  const isOriginal = ({ locale }: Row) => Number(locale === originalLocale);
  const originalsLast = [...rows].sort((one, other) => isOriginal(one) - isOriginal(other));
  return [...new Map(originalsLast.map((row) => [row.documentId, row])).values()];
}

function columnOf(strapi: Core.Strapi, uid: string, field: string): string {
  const attribute = strapi.db.metadata.get(uid).attributes[field];
  return attribute && 'columnName' in attribute && attribute.columnName ? attribute.columnName : field;
}

function joinTableOf(strapi: Core.Strapi, uid: string, field: string): string {
  const attribute = strapi.db.metadata.get(uid).attributes[field];
  if (!attribute || !('joinTable' in attribute) || !attribute.joinTable)
    throw new Error(`${uid} has no table for ${field}.`);
  return attribute.joinTable.name;
}
