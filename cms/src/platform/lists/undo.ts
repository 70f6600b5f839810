import type { Core } from '@strapi/strapi';
import { originalLocale } from '../documents/original-locale';
import { problemOfReturn, putBack } from '../rows/put-back';
import type { StoredRows } from '../rows/rows';
import { readViews } from '../editor/view';
import { changeEverything } from '../outbox/outbox';
import { loadDocuments, publicationSign, signOf, signsOf } from './documents';
import { lists } from './definition';
import type { List } from './fields';
import { saveRow, type ImportRow } from './imports';
import { rowStates, undoTexts } from './texts';

/** Documents in one query. */
const chunkSize = 100;

/** Why a row does not simply go back. */
interface Between {
  message: string;
  /** It can go back all the same, when somebody says so. */
  mayGoBack: boolean;
}

/** True when there is anything of a row to take back. */
export const isStored = ({ state, document, isRemoval }: ImportRow): boolean =>
  (document !== null || isRemoval) &&
  state !== rowStates.waiting &&
  state !== rowStates.failed &&
  state !== rowStates.back;

/** The documents that have what belongs to one alone, by the path of the column and the name of what they have. */
type Holders = ReadonlyMap<string, readonly { id: string; title: string }[]>;

async function holdersIn(strapi: Core.Strapi, list: List): Promise<Holders> {
  const holders = new Map<string, { id: string; title: string }[]>();
  if (list.shape.exclusive.length === 0) return holders;
  for (const { id, values } of await loadDocuments(strapi, list))
    for (const path of list.shape.exclusive)
      for (const name of namesIn(values[path] ?? '')) {
        const key = `${path} ${name}`;
        holders.set(key, [...(holders.get(key) ?? []), { id, title: values[list.shape.title] ?? '' }]);
      }
  return holders;
}

interface Undoing {
  going: ImportRow[];
  left: { row: ImportRow; between: Between }[];
}

/**
 * Finds the rows of an import that go back, and what stands between the others and how they were.
 * @param listFor the list of a row
 */
export async function planUndo(
  strapi: Core.Strapi,
  rows: readonly ImportRow[],
  listFor: (row: ImportRow) => List,
): Promise<Undoing> {
  const left: Undoing['left'] = [];
  const clean: ImportRow[] = [];
  const stored = rows.filter(isStored);
  const removals: ImportRow[] = [];
  for (const row of stored.filter(({ isRemoval }) => isRemoval)) {
    const problem = await problemOfReturn(strapi, row.type, storedIn(row), exclusiveOf(row.type));
    if (problem === null) removals.push(row);
    else left.push({ row, between: { message: problem, mayGoBack: false } });
  }
  for (const [list, own] of byList(
    stored.filter(({ isRemoval }) => !isRemoval),
    listFor,
  )) {
    const holders = await holdersIn(strapi, list);
    for (let from = 0; from < own.length; from += chunkSize) {
      const some = own.slice(from, from + chunkSize);
      const signs = await signsOf(strapi, list, documentsOf(some));
      for (const row of some) {
        const found = between(list, row, rows, holders, signs.get(row.document ?? '') ?? null);
        if (found === null || (found.mayGoBack && row.state === rowStates.going)) clean.push(row);
        else left.push({ row, between: found });
      }
    }
  }
  const leaving = new Set(documentsOf(clean));
  const going: ImportRow[] = [];
  for (const [list, own] of byList(clean, listFor)) {
    const asked = documentsOf(own.filter(({ isNew, state }) => isNew && state !== rowStates.going));
    const naming = await countNaming(strapi, list, asked, leaving);
    for (const row of own) {
      const others = naming.get(row.document ?? '') ?? 0;
      if (others === 0) going.push(row);
      else left.push({ row, between: { message: undoTexts.named(others), mayGoBack: true } });
    }
  }
  return { going: [...going, ...removals], left };
}

const exclusiveOf = (uid: string) => lists.all().find((list) => list.uid === uid)?.exclusive ?? [];

const storedIn = ({ before }: ImportRow): StoredRows => ({ own: {}, links: {}, ...before });

/** Puts all documents back that rows removed, at once. */
export async function putBackRemoved(strapi: Core.Strapi, rows: readonly ImportRow[]): Promise<void> {
  if (rows.length === 0) return;
  await changeEverything(strapi, async () => {
    await putBack(strapi, rows.map(storedIn));
    for (const row of rows)
      await saveRow(strapi, Object.assign(row, { state: rowStates.back, message: null }));
  });
}

const documentsOf = (rows: readonly ImportRow[]) => rows.flatMap(({ document }) => document ?? []);

function byList(rows: readonly ImportRow[], listFor: (row: ImportRow) => List): Map<List, ImportRow[]> {
  const lists = new Map<List, ImportRow[]>();
  for (const row of rows) lists.set(listFor(row), [...(lists.get(listFor(row)) ?? []), row]);
  return lists;
}

/** Says what stands between a row and how it was; null when nothing does. */
function between(
  list: List,
  row: ImportRow,
  rows: readonly ImportRow[],
  holders: Holders,
  now: Record<string, string> | null,
): Between | null {
  const { document, after, isNew } = row;
  if (document === null || after === null) return null;
  // Somebody took back a new one already; of another there is nothing to put anything into.
  if (now === null) return isNew ? null : { message: undoTexts.gone, mayGoBack: false };
  const taken = isNew ? null : takenBy(list, row, rows, holders);
  if (taken !== null) return { message: taken, mayGoBack: false };
  // Its import published a draft that somebody else had begun.
  if (row.wasPublished === false && after[publicationSign] === 'yes')
    return { message: undoTexts.publishedMore, mayGoBack: true };
  // A field that came with an upgrade was empty.
  const changed = Object.keys(now).filter((name) => now[name] !== (after[name] ?? signOf(null)));
  if (changed.length === 0) return null;
  const labels = readViews().get(list.definition.uid)?.fields ?? {};
  const fields = changed.map((name) =>
    name === publicationSign ? undoTexts.publishedSince : (labels[name]?.label ?? name),
  );
  return { message: undoTexts.changedSince(fields), mayGoBack: true };
}

/** Takes a row back: removes what it made, and puts back the fields that it changed. */
export async function takeBack(strapi: Core.Strapi, list: List, row: ImportRow): Promise<void> {
  const { document, isNew, before } = row;
  if (document === null) return;
  const { uid, records } = list.definition;
  const documents = strapi.documents(uid);
  if (records) await records.remove(strapi, document);
  else if (isNew) await documents.delete({ documentId: document, locale: '*' });
  else await documents.update({ documentId: document, data: before as never });
  await saveRow(strapi, Object.assign(row, { state: rowStates.back, message: null }));
}

/** Has the site show what it showed before a row was stored. */
export async function showAsBefore(strapi: Core.Strapi, list: List, row: ImportRow): Promise<void> {
  const { document, isNew, wasPublished, after } = row;
  if (document === null || isNew || !list.hasDrafts || row.state !== rowStates.back) return;
  const documents = strapi.documents(list.definition.uid);
  if (wasPublished === true) await documents.publish({ documentId: document });
  else if (wasPublished === null && after?.[publicationSign] === 'yes')
    await documents.unpublish({ documentId: document, locale: originalLocale });
}

/** The document that has what this row would get back, and that belongs to one alone. */
function takenBy(
  { shape }: List,
  row: ImportRow,
  rows: readonly ImportRow[],
  holders: Holders,
): string | null {
  for (const path of shape.exclusive) {
    const change = row.changes.find((one) => one.path === path);
    const names = namesIn(change?.from ?? '').filter((name) => !namesIn(change?.to ?? '').includes(name));
    // A row that goes back as well makes room.
    const leaving = new Set(
      rows
        .filter((other) => isStored(other) && other.changes.some((one) => one.path === path))
        .map((one) => one.document),
    );
    for (const name of names) {
      const other = (holders.get(`${path} ${name}`) ?? []).find(({ id }) => !leaving.has(id));
      if (other) return undoTexts.taken(change?.heading ?? '', name, other.title);
    }
  }
  return null;
}

const namesIn = (text: string) => text.split(/[;,]\s*/).filter(Boolean);

interface Attribute {
  type: string;
  target?: string;
  mappedBy?: string;
}

/** How many documents name each of these, beside those that go as well. */
async function countNaming(
  strapi: Core.Strapi,
  { definition: { uid } }: List,
  documents: readonly string[],
  leaving: ReadonlySet<string>,
): Promise<Map<string, number>> {
  const naming = new Map<string, Set<string>>();
  for (const type of Object.values(strapi.contentTypes)) {
    if (!type.uid.startsWith('api::')) continue;
    const attributes: Record<string, Attribute> = { ...type.attributes };
    for (const [name, attribute] of Object.entries(attributes)) {
      // The other side of a relation of the document's own is no document that names it.
      if (attribute.type !== 'relation' || attribute.target !== uid || attribute.mappedBy !== undefined)
        continue;
      for (let from = 0; from < documents.length; from += chunkSize) {
        const some = documents.slice(from, from + chunkSize);
        const found: ({ documentId: string } & Record<string, unknown>)[] = await strapi.db
          .query(type.uid)
          .findMany({
            select: ['documentId'],
            where: { [name]: { documentId: { $in: some } } },
            populate: { [name]: { select: ['documentId'] } },
          });
        for (const one of found)
          if (!leaving.has(one.documentId))
            for (const { documentId } of [one[name]].flat() as { documentId: string }[])
              naming.set(documentId, new Set(naming.get(documentId)).add(one.documentId));
      }
    }
  }
  return new Map([...naming].map(([document, { size }]) => [document, size]));
}
