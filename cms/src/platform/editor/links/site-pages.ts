import type { Core, UID } from '@strapi/strapi';
import { keyOf } from '../../documents/detail-pages';
import { originalLocale } from '../../documents/original-locale';
import { fixedPages } from '../../documents/site-paths';
import { siteTypes, type SiteType } from '../../documents/site-types';
import { slugTypeOf } from '../../documents/slug-rules';
import { placeOf, type PathSource } from '../../preview/paths';
import { fixedPageKind } from '../texts';
import type { FoundPages, SitePage } from './shape';

type Row = PathSource & { documentId: string; publishedAt?: unknown } & Record<string, unknown>;

const maxFound = 30;

/**
 * Finds pages of the site by words of their Dutch titles, those that begin with the words first. A word with a slash is a part of
 * their paths.
 * @param words what somebody typed; no words find every page
 * @param mayRead false for types whose drafts are not named
 */
export async function findSitePages(
  strapi: Core.Strapi,
  words: string,
  mayRead: (uid: UID.ContentType) => boolean,
): Promise<FoundPages> {
  const fixed = fixedPages()
    .map((page) => ({ ...page, kind: fixedPageKind, isPublished: true }))
    .sort((one, other) => one.title.localeCompare(other.title, 'nl'));
  const ofTypes: SitePage[][] = [];
  for (const type of siteTypes.all().filter(hasPages))
    ofTypes.push(await pagesOf(strapi, type, mayRead(type.uid)));
  const wanted = plain(words).split(/\s+/).filter(Boolean);
  const found = [fixed, ...ofTypes].flat().filter(({ title, path }) =>
    // The path of a document names its type: "programma" would find every session.
    wanted.every((word) => (word.includes('/') ? path : plain(title)).includes(word)),
  );
  const begins = ({ title }: SitePage) => Number(plain(title).startsWith(wanted.join(' ')));
  // Sorting is stable: fixed pages stay before documents.
  const sorted = found.sort((one, other) => begins(other) - begins(one));
  return { found: sorted.slice(0, maxFound), count: found.length };
}

/** Types with a page for each document. Other paths with a slug in them are for previews alone. */
const hasPages = (type: SiteType) =>
  type.folder !== undefined || type.hasPages === true || type.preview === '/{slug}';

async function pagesOf(strapi: Core.Strapi, type: SiteType, withDrafts: boolean): Promise<SitePage[]> {
  const { uid, pageField } = type;
  const slugType = slugTypeOf(strapi, uid);
  if (!slugType) return [];
  const { titleField, hasDrafts, isLocalised } = slugType;
  const { attributes, info } = strapi.contentType(uid);
  const rows: Row[] = await strapi.db.query(uid).findMany({
    select: [
      'documentId',
      'publishedAt',
      titleField,
      'slug',
      keyOf(uid),
      ...(pageField ? [pageField] : []),
    ].filter((field) => field === 'documentId' || field in attributes),
    where: {
      ...(isLocalised && { locale: originalLocale }),
      ...(hasDrafts && !withDrafts && { publishedAt: { $notNull: true } }),
    },
    orderBy: { [titleField]: 'asc' },
  });
  const isPublished = ({ publishedAt }: Row) => !hasDrafts || Boolean(publishedAt);
  const published = new Set(rows.filter(isPublished).map(({ documentId }) => documentId));
  return rows.flatMap((row): SitePage[] => {
    const path = pathOf(type, row);
    const title = row[titleField];
    if (path === undefined || typeof title !== 'string' || title === '') return [];
    // Of a published document visitors know the published version.
    if (!isPublished(row) && published.has(row.documentId)) return [];
    return [{ path, title, kind: info.displayName, isPublished: isPublished(row) }];
  });
}

/** Without the name where previews have another page; the site adds it. */
function pathOf({ uid, folder }: SiteType, row: Row): string | undefined {
  const path = placeOf(uid, row)?.path;
  if (folder === undefined || path?.startsWith(`/${folder}/`)) return path;
  const key = row[keyOf(uid)];
  return typeof key === 'number' ? `/${folder}/${key}` : undefined;
}

/** Lower case and without accents, so that it is found however it is typed. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
