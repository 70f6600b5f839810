import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { joinNames, readAnswer, type ListChange } from 'beursvloer-domain/import';
import { loadDocuments, namesOf, publicationSign, type ListDocument } from './documents';
import type { List, ListField } from './fields';
import { bulkWays, type BulkChange, type BulkField } from './shape';
import { bulkTexts, importErrors } from './texts';

const bulkKinds = ['one', 'many', 'choice', 'yesNo', 'date'] as const;
type BulkKind = (typeof bulkKinds)[number];
/** More than a page of the admin can show. */
const mostDocuments = 500;

interface Planned {
  changed: { document: ListDocument; change: ListChange }[];
  same: number;
  /** They have a draft that differs from the site, which taking them off could not bring back. */
  pending: number;
  heading: string;
}

interface Asked {
  strapi: Core.Strapi;
  list: List;
  mayPublish: boolean;
}

/** The fields of a list that several documents can get at once, with what there is to choose; the first is whether the site shows them. */
export async function bulkFields({ strapi, list, mayPublish }: Asked): Promise<BulkField[]> {
  const fields = list.fields.flatMap((field) => {
    const kind = kindOf(field);
    return kind ? [{ field, kind }] : [];
  });
  const publication: BulkField = {
    path: publicationSign,
    heading: bulkTexts.shown,
    kind: 'yesNo',
    options: [],
  };
  const own = await Promise.all(
    fields.map(async ({ field: { column, target }, kind }) => ({
      path: column.path,
      heading: column.heading,
      kind,
      options: target
        ? (await namesOf(strapi, target.uid, target.mainField))
            .map(({ name }) => name)
            .sort((a, b) => a.localeCompare(b, 'nl'))
        : [...column.choices],
    })),
  );
  return mayPublish ? [publication, ...own] : own;
}

/**
 * Looks what one change of several documents would do.
 * @throws {errors.ValidationError} for what the form does not send
 */
export async function planChange({ strapi, list, mayPublish }: Asked, body: unknown): Promise<Planned> {
  const { ids, path, way, value } = readChange(body);
  if (path === publicationSign && mayPublish && way === 'set')
    return planPublication(await loadDocuments(strapi, list, ids), value);
  const field = list.fields.find(({ column }) => column.path === path);
  const kind = field && kindOf(field);
  if (!field || !kind || (way !== 'set' && kind !== 'many'))
    throw new errors.ValidationError(importErrors.noChoice);
  const { column, target } = field;
  const known = target ? (await namesOf(strapi, target.uid, target.mainField)).map(({ name }) => name) : null;
  const text = known ? (value === '' || known.includes(value) ? value : null) : readAnswer(value, column, []);
  if (text === null || (text === '' && (way !== 'set' || column.isRequired)))
    throw new errors.ValidationError(importErrors.noValue);
  const documents = await loadDocuments(strapi, list, ids);
  const changed = documents.flatMap((document) => {
    const from = document.values[path] ?? '';
    const to = way === 'set' ? text : changedNames(from, text, way, known ?? []);
    return from === to ? [] : [{ document, change: { path, heading: column.heading, from, to, cell: null } }];
  });
  return { changed, same: documents.length - changed.length, pending: 0, heading: column.heading };
}

function planPublication(documents: readonly ListDocument[], value: string): Planned {
  if (value !== 'ja' && value !== 'nee') throw new errors.ValidationError(importErrors.noValue);
  const others = documents.filter(({ isPublished }) => isPublished !== (value === 'ja'));
  const changed = others.filter(({ isPending }) => !isPending);
  const change = { path: publicationSign, heading: bulkTexts.shown, from: '', to: value, cell: null };
  return {
    changed: changed.map((document) => ({ document, change })),
    same: documents.length - others.length,
    pending: others.length - changed.length,
    heading: bulkTexts.shown,
  };
}

/** A column of one field that names, chooses or dates. */
function kindOf({ column, inner }: ListField): BulkKind | undefined {
  return inner === null ? bulkKinds.find((kind) => kind === column.kind) : undefined;
}

function changedNames(from: string, name: string, way: 'add' | 'remove', known: readonly string[]): string {
  const names = known.includes(from)
    ? [from]
    : from.split(from.includes(';') ? /;\s*/ : /,\s*/).filter(Boolean);
  const others = names.filter((one) => one !== name);
  if (way === 'remove') return joinNames(others);
  return names.includes(name) ? from : joinNames([...names, name]);
}

function readChange(body: unknown): BulkChange {
  const { ids, path, way, value } = { ...(typeof body === 'object' ? (body as Partial<BulkChange>) : null) };
  if (
    !Array.isArray(ids) ||
    ids.length === 0 ||
    ids.length > mostDocuments ||
    !ids.every((one) => typeof one === 'string') ||
    typeof path !== 'string' ||
    typeof value !== 'string' ||
    !bulkWays.some((one) => one === way)
  )
    throw new errors.ValidationError(importErrors.noChoice);
  return { ids, path, way: way ?? 'set', value };
}
