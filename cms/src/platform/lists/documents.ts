import { createHash } from 'node:crypto';
import type { Core, UID } from '@strapi/strapi';
import { dutchDay, joinNames, readDay, type KnownDocument } from 'beursvloer-domain/import';
import { blocksOfText, textOfBlocks } from '../documents/blocks-text';
import { originalLocale } from '../documents/original-locale';
import { comingOnly } from '../documents/site-types';
import { findModel, typeOf } from '../documents/version-relations';
import { fileUid, type List, type ListField } from './fields';

type Row = Record<string, unknown>;

export interface ListDocument extends KnownDocument {
  /** Of the draft, in ms since 1970. */
  changedAt: number;
  isPublished: boolean;
  /** The draft differs from what is published. */
  isPending: boolean;
}

interface Attribute {
  type: string;
  target?: string;
  component?: string;
  mappedBy?: string;
}

function isLocalised(strapi: Core.Strapi, uid: string): boolean {
  const i18n: { localized?: boolean } = { ...typeOf(strapi, uid)?.pluginOptions?.i18n };
  return i18n.localized === true;
}

/** Drafts of a type, in one language; of a type without drafts all there is. */
function draftsWhere(
  strapi: Core.Strapi,
  { definition: { uid }, hasDrafts }: List,
  locale: string = originalLocale,
): Row {
  return {
    ...(isLocalised(strapi, uid) && { locale }),
    ...(hasDrafts && { publishedAt: null }),
  };
}

/** How many documents a list has. */
export function countDocuments(strapi: Core.Strapi, list: List): Promise<number> {
  const { uid, records } = list.definition;
  const where = { ...draftsWhere(strapi, list), ...comingOnly(uid) };
  return records ? records.count(strapi) : strapi.db.query(uid).count({ where });
}

/** The documents of a list as its table has them: all of the coming edition, or those with these ids. */
export async function loadDocuments(
  strapi: Core.Strapi,
  list: List,
  ids?: readonly string[],
): Promise<ListDocument[]> {
  const { uid, records } = list.definition;
  if (records)
    return (await records.load(strapi)).map((one) => ({
      ...one,
      changedAt: 0,
      isPublished: false,
      isPending: false,
    }));
  const only = ids ? { documentId: { $in: ids } } : comingOnly(uid);
  const rows: Row[] = await strapi.db.query(uid).findMany({
    where: { ...draftsWhere(strapi, list), ...only },
    populate: populateOf(list),
    orderBy: { id: 'asc' },
  });
  const publishedAt = await publishedTimes(strapi, list, ids);
  return rows.map((row) => {
    const id = String(row.documentId);
    const at = publishedAt.get(id);
    return {
      id,
      values: Object.fromEntries(list.fields.map((field) => [field.column.path, textOf(row, field)])),
      changedAt: timeOf(row.updatedAt),
      isPublished: at !== undefined,
      // Publishing gives both versions the same instant; every later change moves the draft's.
      isPending: at !== undefined && timeOf(row.updatedAt) > at,
    };
  });
}

/** When what the site shows of each document was published, in ms since 1970. */
async function publishedTimes(
  strapi: Core.Strapi,
  list: List,
  ids?: readonly string[],
): Promise<Map<string, number>> {
  if (!list.hasDrafts) return new Map();
  const rows: Row[] = await strapi.db.query(list.definition.uid).findMany({
    select: ['documentId', 'updatedAt'],
    where: {
      ...draftsWhere(strapi, list),
      publishedAt: { $notNull: true },
      ...(ids && { documentId: { $in: ids } }),
    },
  });
  return new Map(rows.map((row) => [String(row.documentId), timeOf(row.updatedAt)]));
}

const timeOf = (value: unknown) => new Date(value as string | Date).getTime();

function populateOf({ fields }: List): Row {
  return Object.fromEntries(
    fields.flatMap(({ name, inner, target }): [string, unknown][] => populatedField(name, inner, target)),
  );
}

function populatedField(
  name: string,
  inner: string | null,
  target: ListField['target'],
): [string, unknown][] {
  if (!target) return inner === null ? [] : [[name, true]];
  const named = { select: ['documentId', target.mainField] };
  return [[name, inner === null ? named : { populate: { [inner]: named } }]];
}

/** A field as its column has it. */
function textOf(row: Row, { name, inner, attribute, target }: ListField): string {
  const outer = row[name];
  if (target) {
    const holders = [outer].flat().filter(isRow);
    const named = inner === null ? holders : holders.map((one) => one[inner]).filter(isRow);
    return joinNames(named.map((one) => String(one[target.mainField] ?? '')));
  }
  const value = inner === null ? outer : isRow(outer) ? outer[inner] : null;
  if (value === null || value === undefined) return '';
  if (attribute.type === 'blocks') return textOfBlocks(value);
  if (attribute.type === 'boolean') return value === true ? 'ja' : 'nee';
  if (attribute.type === 'time') return String(value).slice(0, 5);
  if (attribute.type === 'date') return dutchDay(String(value));
  return String(value);
}

/** The text of a column as its field stores it. Names of documents are resolved before. */
export function storedValue({ attribute: { type } }: ListField, text: string): unknown {
  if (type === 'boolean') return text === 'ja';
  if (type === 'blocks') return blocksOfText(text);
  if (text === '') return null;
  if (type === 'integer') return Number(text);
  return type === 'date' ? (readDay(text).day ?? null) : text;
}

/** All of each document, in the form in which it can be written back, in Dutch or another language. Those that are gone are not there. */
export async function readWhole(
  strapi: Core.Strapi,
  list: List,
  ids: readonly string[],
  locale?: string,
): Promise<Map<string, Row>> {
  const { uid } = list.definition;
  const rows: Row[] = await strapi.db.query(uid).findMany({
    where: { ...draftsWhere(strapi, list, locale), documentId: { $in: ids } },
    populate: wholePopulate(strapi, uid),
  });
  return new Map(rows.map((row) => [String(row.documentId), writable(strapi, uid, row)]));
}

const ownFields = new Set([
  'createdBy',
  'updatedBy',
  'localizations',
  'locale',
  'documentId',
  'createdAt',
  'updatedAt',
  'publishedAt',
  'publicId',
]);

function attributesOf(strapi: Core.Strapi, uid: string): [string, Attribute][] {
  const attributes: Record<string, Attribute> = { ...findModel(strapi)(uid)?.attributes };
  // The other side of a relation is about the other document.
  return Object.entries(attributes).filter(([name, { mappedBy }]) => !ownFields.has(name) && !mappedBy);
}

function wholePopulate(strapi: Core.Strapi, uid: string): Row {
  return Object.fromEntries(
    attributesOf(strapi, uid).flatMap(([name, { type, component }]): [string, unknown][] => {
      if (type === 'relation') return [[name, { select: ['documentId'] }]];
      if (type === 'media') return [[name, { select: ['id'] }]];
      return type === 'component' && component !== undefined
        ? [[name, { populate: wholePopulate(strapi, component) }]]
        : [];
    }),
  );
}

function writable(strapi: Core.Strapi, uid: string, row: Row): Row {
  return Object.fromEntries(
    attributesOf(strapi, uid).map(([name, { type, component = '' }]) => {
      const value = row[name] ?? null;
      const each = (one: unknown): unknown => {
        if (!isRow(one)) return one;
        if (type === 'relation') return one.documentId;
        return type === 'media' ? one.id : type === 'component' ? writable(strapi, component, one) : one;
      };
      return [
        name,
        Array.isArray(value) && type !== 'blocks' && type !== 'json' ? value.map(each) : each(value),
      ];
    }),
  );
}

/** The name of the sign of whether the site shows a document. No field has it. */
export const publicationSign = '#';

/** Short signs of all fields of documents, and of whether the site shows them, by which later changes are seen. */
export async function signsOf(
  strapi: Core.Strapi,
  list: List,
  ids: readonly string[],
): Promise<Map<string, Record<string, string>>> {
  const { uid, records } = list.definition;
  if (records) return records.signs(strapi, ids);
  const published = await publishedTimes(strapi, list, ids);
  const rows: Row[] = await strapi.db.query(uid).findMany({
    where: { ...draftsWhere(strapi, list), documentId: { $in: ids } },
    populate: wholePopulate(strapi, uid),
  });
  return new Map(
    rows.map((row) => {
      const id = String(row.documentId);
      const at = published.get(id);
      const shown = at === undefined ? 'no' : timeOf(row.updatedAt) > at ? 'older' : 'yes';
      const signs = Object.entries(writable(strapi, uid, row)).map(([name, value]) => [name, signOf(value)]);
      return [id, { ...Object.fromEntries(signs), [publicationSign]: shown }];
    }),
  );
}

/** A short sign of a value, by which a later change is seen. */
export function signOf(value: unknown): string {
  const text = JSON.stringify(value ?? null);
  return createHash('sha256').update(text).digest('base64').slice(0, 12);
}

/** The names of all documents of a type that are of no past edition, or of all pictures, with the id of each. A name can be of several. */
export async function namesOf(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  mainField: string,
): Promise<{ id: string; name: string }[]> {
  const isFile = uid === fileUid;
  const type = strapi.contentTypes[uid];
  const rows: Row[] = await strapi.db.query(uid).findMany({
    select: ['id', 'documentId', mainField],
    where: {
      ...(isFile && { mime: { $startsWith: 'image/' } }),
      ...(isLocalised(strapi, uid) && { locale: originalLocale }),
      ...(type.options?.draftAndPublish === true && { publishedAt: null }),
      ...comingOnly(uid),
    },
    orderBy: { id: 'asc' },
  });
  // Documents name a file by its number.
  return rows.map((row) => ({
    id: String(isFile ? row.id : row.documentId),
    name: String(row[mainField] ?? ''),
  }));
}

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
