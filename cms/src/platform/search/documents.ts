import type { Core } from '@strapi/strapi';
import { mayRead } from '../access/admin-permissions';
import type { AdminContext } from '../access/admin-routes';
import { originalLocale } from '../documents/original-locale';
import { siteTypeOf } from '../documents/site-types';
import { typeOf } from '../documents/version-relations';
import type { View } from '../editor/view';
import { pathOfType } from './paths';
import { permittedRows } from './permitted';
import type { SearchGroup, SearchHit } from './shape';
import type { SearchSource } from './sources';
import { searchTexts } from './texts';
import { whereFound } from './words';

/** Fields by which a document is known, beside its main field and its slug. */
const keys = new Set(['title', 'name', 'code']);
const maxNumber = 2 ** 31 - 1;

/** So many rows of a type are read, of which the best are shown. Most documents have two: the draft and what is published. */
const maxRows = 50;

interface Row extends Record<string, unknown> {
  documentId: string;
  publishedAt: string | null;
  edition?: number | null;
}

/** Documents of every type in the directory, by their names, slugs, codes and public numbers, in Dutch. */
export function documentSource(views: ReadonlyMap<string, View>): SearchSource {
  const listed = [...views].filter(([, { group }]) => group !== undefined);
  return async (strapi, context, search) => {
    const groups = await Promise.all(
      listed.map(([uid, { mainField }]) =>
        mainField === undefined ? null : findOfType(strapi, context, search, { uid, mainField }),
      ),
    );
    return groups
      .filter((group) => group !== null)
      .sort((one, other) => one.title.localeCompare(other.title, originalLocale));
  };
}

async function findOfType(
  strapi: Core.Strapi,
  context: AdminContext,
  search: string,
  { uid, mainField }: { uid: string; mainField: string },
): Promise<SearchGroup | null> {
  const type = typeOf(strapi, uid);
  const permission = mayRead(uid);
  const permitted = permittedRows(strapi, context, permission, uid);
  const isReadable = (field: string): boolean => context.state.userAbility.can(permission.action, uid, field);
  if (!type || permitted === null || !isReadable(mainField)) return null;
  const attributes: Readonly<Record<string, { type: string }>> = type.attributes;
  const slug = Object.keys(attributes).find(
    (field) => attributes[field]?.type === 'uid' && isReadable(field),
  );
  const others = Object.keys(attributes).filter((field) => keys.has(field) && isReadable(field));
  const fields = [...new Set([mainField, ...others, ...(slug === undefined ? [] : [slug])])];
  const number = 'publicId' in attributes && isReadable('publicId') ? numberIn(search) : null;
  const isOfEdition = siteTypeOf(uid)?.isOfEdition === true;
  const find = (edition: object): Promise<Row[]> =>
    strapi.db.query(type.uid).findMany({
      select: ['documentId', 'publishedAt', ...fields, ...(isOfEdition ? ['edition'] : [])],
      where: {
        $and: [
          permitted,
          edition,
          // A type without translations has rows without a language.
          { $or: [{ locale: originalLocale }, { locale: { $null: true } }] },
          number === null
            ? { $and: whereFound(search, fields) }
            : { $or: [{ publicId: number }, { $and: whereFound(search, fields) }] },
        ],
      },
      orderBy: { [mainField]: 'asc' },
      limit: maxRows,
    });
  const coming = await find(isOfEdition ? { edition: null } : {});
  const past = isOfEdition ? await find({ edition: { $notNull: true } }) : [];
  const path = pathOfType(type);
  const titleOf = (row: Row) => String(row[mainField] ?? '') || type.info.displayName;
  const hitsOf = (rows: readonly Row[]) => {
    const hits = onePerDocument(rows).map((row): SearchHit => {
      const about = slug === undefined ? '' : String(row[slug] ?? '');
      return {
        path: type.kind === 'singleType' ? path : `${path}/${row.documentId}`,
        title: titleOf(row),
        about: row.edition ? searchTexts.ofEdition(about, row.edition) : about,
      };
    });
    return bestFirst(hits, search);
  };
  return { name: uid, title: type.info.displayName, hits: [...hitsOf(coming), ...hitsOf(past)] };
}

function numberIn(search: string): number | null {
  const number = /^\d+$/.test(search) ? Number(search) : NaN;
  return number <= maxNumber ? number : null;
}

/** The draft of a document, which is what its form opens, where both versions were found. */
function onePerDocument(rows: readonly Row[]): Row[] {
  const found = new Map<string, Row>();
  for (const row of rows)
    if (!found.has(row.documentId) || row.publishedAt === null) found.set(row.documentId, row);
  return [...found.values()];
}

/** Titles that begin with the search come first; the others keep their order. */
function bestFirst(hits: readonly SearchHit[], search: string): SearchHit[] {
  const begins = ({ title }: SearchHit) =>
    title.toLocaleLowerCase(originalLocale).startsWith(search.toLocaleLowerCase(originalLocale));
  return [...hits.filter(begins), ...hits.filter((hit) => !begins(hit))];
}
