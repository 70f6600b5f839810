import type { Core, UID } from '@strapi/strapi';
import { contentTypes } from '@strapi/utils';
import { detailOf, keyOf, type Reference } from '../../platform/documents/detail-pages';
import { other } from '../known-documents';
import { routeNames } from '../route-texts';
import { pageNames, valueNames } from '../texts';

const nameFields: Readonly<Record<string, string>> = {
  'api::exhibitor.exhibitor': 'name',
  'api::speaker.speaker': 'name',
  'api::pavilion.pavilion': 'name',
  'api::short-link.short-link': 'target',
};
const usualNameField = 'title';
const maxAsked = 500;

export interface Names {
  document(reference: Reference): string;
  page(path: string): string;
}

export async function loadNames(
  strapi: Core.Strapi,
  { pages, documents }: { pages: Iterable<string>; documents: Iterable<Reference> },
): Promise<Names> {
  const paths = [...new Set(pages)];
  const asked = new Map<UID.ContentType, Set<string>>();
  for (const { uid, key } of [...documents, ...paths.flatMap((path) => detailOf(path) ?? [])])
    asked.set(uid, (asked.get(uid) ?? new Set()).add(key));
  const names = new Map<string, string | null>();
  for (const [uid, keys] of asked)
    for (const [key, name] of await namesOf(strapi, uid, [...keys])) names.set(`${uid} ${key}`, name);
  const titles = await titlesOf(strapi, paths);

  const document = ({ uid, key }: Reference) => {
    const name = names.get(`${uid} ${key}`);
    return name ?? (name === null ? valueNames.unpublished(key) : valueNames.deleted(key));
  };
  return {
    document,
    page: (path) => {
      const detail = detailOf(path);
      if (detail) return document(detail);
      return fixed.get(path) ?? titles.get(path) ?? routeNames.get(path) ?? path;
    },
  };
}

const fixed: ReadonlyMap<string, string> = new Map([
  ['/', pageNames.front],
  ['*', pageNames.notFound],
  [other, pageNames.other],
]);

/** PostgreSQL has no larger integers, and an address can say anything. */
const isPublicId = (key: number) => Number.isInteger(key) && key < 2 ** 31;

/**
 * The published names of documents, Dutch before a translation; null for one that only has a draft. A draft may say what
 * nobody is to know yet, and names go into mails and links.
 */
async function namesOf(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  keys: readonly string[],
): Promise<[key: string, name: string | null][]> {
  const [keyField, nameField] = [keyOf(uid), nameFields[uid] ?? usualNameField];
  const hasDrafts = contentTypes.hasDraftAndPublish(strapi.contentType(uid));
  const isPublished = ({ publishedAt }: Record<string, unknown>) => !hasDrafts || publishedAt !== null;
  const rankOf = (row: Record<string, unknown>) => (isPublished(row) ? (row.locale === 'en' ? 1 : 2) : 0);
  const found: [string, string | null][] = [];
  for (let start = 0; start < keys.length; start += maxAsked) {
    const chunk = keys.slice(start, start + maxAsked);
    const values = keyField === 'code' ? chunk : chunk.map(Number).filter(isPublicId);
    const rows: Record<string, unknown>[] = await strapi.db
      .query(uid)
      .findMany({ where: { [keyField]: { $in: values } } });
    found.push(
      ...rows
        // The last one wins.
        .sort((one, two) => rankOf(one) - rankOf(two))
        .map((row): [string, string | null] => [
          String(row[keyField]),
          isPublished(row) ? String(row[nameField] ?? '') : null,
        ]),
    );
  }
  return found;
}

async function titlesOf(strapi: Core.Strapi, paths: readonly string[]): Promise<Map<string, string>> {
  const slugs = paths.flatMap((path) => /^\/([a-z0-9-]+)$/.exec(path)?.[1] ?? []);
  const rows: { slug: string; title: string }[] = await strapi.db.query('api::page.page').findMany({
    select: ['slug', 'title'],
    where: { slug: { $in: slugs.slice(0, maxAsked) }, locale: 'nl', publishedAt: { $notNull: true } },
  });
  return new Map([
    ...rows.map(({ slug, title }): [string, string] => [`/${slug}`, title]),
    ...(await kindTitles(strapi)),
  ]);
}

/** The lists of one kind of exhibitors or of sessions each, which are few. */
async function kindTitles(strapi: Core.Strapi): Promise<[string, string][]> {
  const of = async (uid: UID.ContentType, folder: string, named: (plural: string) => string) => {
    const rows: { slug: string; plural: string }[] = await strapi.db
      .query(uid)
      .findMany({ select: ['slug', 'plural'], where: { locale: 'nl' } });
    return rows.map(({ slug, plural }): [string, string] => [`/${folder}/${slug}`, named(plural)]);
  };
  return [
    ...(await of('api::exhibitor-kind.exhibitor-kind', 'standhouders', pageNames.exhibitorKind)),
    ...(await of('api::session-kind.session-kind', 'programma', pageNames.sessionKind)),
  ];
}
