import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { inDutch } from '../editor/server-messages';
import { originalLocale } from '../documents/original-locale';
import {
  loadDocuments,
  namesOf,
  publicationSign,
  readWhole,
  signsOf,
  storedValue,
  type ListDocument,
} from './documents';
import type { ListRecords } from './definition';
import type { List, ListField } from './fields';
import { saveRow, type ImportRow } from './imports';
import { rowErrors, rowStates } from './texts';

type Data = Record<string, unknown>;

/** The ids of documents by their names, for one run. */
export class NamedIds {
  readonly #strapi: Core.Strapi;
  readonly #types = new Map<string, Map<string, string>>();

  constructor(strapi: Core.Strapi) {
    this.#strapi = strapi;
  }

  async idOf(target: NonNullable<ListField['target']>, name: string): Promise<string | null> {
    const known = this.#types.get(target.uid) ?? (await this.#load(target));
    return known.get(name) ?? null;
  }

  add(uid: string, name: string, id: string): void {
    this.#types.get(uid)?.set(name, id);
  }

  async #load({ uid, mainField }: NonNullable<ListField['target']>): Promise<Map<string, string>> {
    const names = new Map((await namesOf(this.#strapi, uid, mainField)).map(({ id, name }) => [name, id]));
    this.#types.set(uid, names);
    return names;
  }
}

/**
 * Stores what rows of one type change, as drafts where the type has drafts: all in one transaction. When one of them cannot be
 * stored, each is in a transaction of its own, and that one says why.
 */
export async function storeRows(
  strapi: Core.Strapi,
  list: List,
  rows: readonly ImportRow[],
  ids: NamedIds,
): Promise<void> {
  const { records } = list.definition;
  if (records) {
    await together(strapi, rows, (some) => addRecords(strapi, list, records, some));
    return;
  }
  await together(strapi, rows, async (some) => {
    const known = some.flatMap(({ document }) => document ?? []);
    const current = new Map((await loadDocuments(strapi, list, known)).map((one) => [one.id, one]));
    const wholes = await readWhole(strapi, list, known);
    for (const row of some) {
      const before = row.document === null ? null : (wholes.get(row.document) ?? null);
      const document = row.document === null ? null : (current.get(row.document) ?? null);
      const problem = row.isNew ? null : staleProblem(row, document);
      if (problem !== null) throw new errors.ValidationError(problem);
      await storeOne(strapi, list, row, before, ids);
      row.wasPublished = document?.isPublished ? !document.isPending : null;
      row.state = list.hasDrafts ? rowStates.draft : rowStates.done;
    }
    await sign(strapi, list, some);
  });
  for (const { title, document } of rows)
    if (document !== null) ids.add(list.definition.uid, title, document);
}

async function addRecords(
  strapi: Core.Strapi,
  list: List,
  records: ListRecords,
  rows: readonly ImportRow[],
): Promise<void> {
  for (const row of rows) {
    row.document = await records.add(
      strapi,
      Object.fromEntries(row.changes.map(({ path, to }) => [path, to])),
    );
    // Names stand with the people alone, who can take them away.
    Object.assign(row, { state: rowStates.done, title: '', changes: [] });
  }
  await sign(strapi, list, rows);
}

async function storeOne(
  strapi: Core.Strapi,
  list: List,
  row: ImportRow,
  before: Data | null,
  ids: NamedIds,
): Promise<void> {
  const documents = strapi.documents(list.definition.uid);
  const data = await dataOf(list, row, before, ids);
  if (row.document === null) {
    const made = await documents.create({ data: data as never });
    row.document = made.documentId;
    return;
  }
  // The slug does not follow the title: visitors have saved and linked to it.
  const all: Data = { ...data, ...(before && 'slug' in before && { slug: before.slug }) };
  await documents.update({ documentId: row.document, data: all as never });
  row.before = before && Object.fromEntries(Object.keys(all).map((name) => [name, before[name]]));
}

const takesOff = (changes: ImportRow['changes']) =>
  changes.some(({ path, to }) => path === publicationSign && to === 'nee');

/** Publishes what rows stored, or takes it off the site. What cannot be published stays a draft, and says why. */
export async function publishRows(
  strapi: Core.Strapi,
  list: List,
  rows: readonly ImportRow[],
): Promise<void> {
  for (const row of rows) if (row.wasPublished === false) row.message = rowErrors.pending;
  await together(
    strapi,
    rows,
    async (some) => {
      const documents = strapi.documents(list.definition.uid);
      for (const { document, wasPublished, changes } of some)
        if (document !== null && takesOff(changes))
          await documents.unpublish({ documentId: document, locale: originalLocale });
        else if (document !== null && wasPublished !== false)
          await documents.publish({ documentId: document });
      for (const row of some) row.state = rowStates.done;
      await sign(strapi, list, some);
    },
    async (row, problem) => {
      Object.assign(row, { state: rowStates.done, message: rowErrors.notPublished(problem) });
      await saveRow(strapi, row);
    },
  );
}

async function sign(strapi: Core.Strapi, list: List, rows: readonly ImportRow[]): Promise<void> {
  const signs = await signsOf(
    strapi,
    list,
    rows.flatMap(({ document }) => document ?? []),
  );
  for (const row of rows) {
    row.after = signs.get(row.document ?? '') ?? null;
    await saveRow(strapi, row);
  }
}

/** The data of what a row changes; of a component all of it, with what it had. */
async function dataOf({ fields }: List, row: ImportRow, before: Data | null, ids: NamedIds): Promise<Data> {
  const data: Data = {};
  for (const { path, to } of row.changes) {
    const field = fields.find(({ column }) => column.path === path);
    if (!field) continue;
    const { name, inner, target } = field;
    if (target) data[name] = await idsOf(field, to, ids);
    else if (inner === null) data[name] = storedValue(field, to);
    else {
      const had = data[name] ?? before?.[name];
      data[name] = { ...(typeof had === 'object' ? had : null), [inner]: storedValue(field, to) };
    }
  }
  return data;
}

async function idsOf(
  { target, column }: ListField,
  text: string,
  ids: NamedIds,
): Promise<string | string[] | number | null> {
  if (!target) return null;
  const whole = text === '' ? null : await ids.idOf(target, text);
  const names = whole !== null || text === '' ? [] : text.split(text.includes(';') ? /;\s*/ : /,\s*/);
  const found = whole === null ? await Promise.all(names.map((name) => ids.idOf(target, name))) : [whole];
  const known = found.flatMap((id) => id ?? []);
  if (column.kind === 'picture') return known[0] === undefined ? null : Number(known[0]);
  return column.kind === 'one' ? (known[0] ?? null) : known;
}

function staleProblem(row: ImportRow, current: ListDocument | null): string | null {
  if (current === null) return rowErrors.gone;
  const changed = row.changes.find(({ path, from }) => (current.values[path] ?? '') !== from);
  return changed ? rowErrors.changed(changed.heading) : null;
}

/** Does all of these rows in one transaction, or when that fails each in its own. What fails then is said in its row. */
export async function together(
  strapi: Core.Strapi,
  rows: readonly ImportRow[],
  work: (rows: readonly ImportRow[]) => Promise<void>,
  fail: (row: ImportRow, problem: string) => Promise<void> = async (row: ImportRow, problem: string) =>
    saveRow(
      strapi,
      Object.assign(row, { state: rowStates.failed, message: problem, before: null, after: null }),
    ),
): Promise<void> {
  const before = rows.map((row) => ({ ...row }));
  const undoIn = (row: ImportRow, index: number) => Object.assign(row, before[index]);
  if ((await problemOf(strapi, () => work(rows))) === null) return;
  rows.forEach(undoIn);
  for (const [index, row] of rows.entries()) {
    const problem = await problemOf(strapi, () => work([row]));
    if (problem !== null) await fail(undoIn(row, index), problem);
  }
}

/** The sentence about what went wrong in a transaction; null when nothing did. */
async function problemOf(strapi: Core.Strapi, work: () => Promise<unknown>): Promise<string | null> {
  try {
    await strapi.db.transaction(work);
    return null;
  } catch (error) {
    if (error instanceof errors.ApplicationError || error instanceof errors.ValidationError)
      return messageOf(error);
    strapi.log.error('A row of a list could not be stored:', error);
    return rowErrors.failed;
  }
}

function messageOf({ message, details }: { message: string; details?: unknown }): string {
  const found: unknown = details && typeof details === 'object' && 'errors' in details ? details.errors : [];
  const lines = (Array.isArray(found) ? found : []).flatMap((one: { message?: unknown }) =>
    typeof one.message === 'string' ? [inDutch(one.message)] : [],
  );
  return lines.length > 0 ? lines.join(' ') : inDutch(message);
}
