import { canonicalPath, withoutLanguage } from 'beursvloer-domain/redirects';
import type { Core, UID } from '@strapi/strapi';
import { keyOf } from '../../documents/detail-pages';
import { siteTypeOf } from '../../documents/site-types';
import { placeOf, type PathSource } from '../../preview/paths';

/** The paths of the pages of documents of a type, of all their versions; none for what has no page of its own. */
export async function addressesOf(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  documentIds: readonly string[],
): Promise<string[]> {
  const { folder, preview = '' } = siteTypeOf(uid) ?? {};
  if (folder === undefined && !/^[^?]*\{[^?]*$/.test(preview)) return [];
  const key = keyOf(uid);
  const known = strapi.contentType(uid).attributes;
  const rows: (PathSource & Record<string, unknown>)[] = await strapi.db.query(uid).findMany({
    select: [...new Set(['slug', 'publicId', key])].filter((field) => field in known),
    where: { documentId: { $in: documentIds } },
  });
  const paths = rows.map((row) =>
    folder === undefined ? placeOf(uid, row)?.path : `/${folder}/${row[key]}`,
  );
  return [...new Set(paths.flatMap((path) => (path === undefined ? [] : canonicalPath(path))))];
}

/** True for a link to one of these paths. The page of details is found by its number, whatever follows it. */
export function leadsTo(addresses: readonly string[], link: string): boolean {
  if (!link.startsWith('/')) return false;
  const path = withoutLanguage(canonicalPath(link.split(/[?#]/, 1)[0] ?? ''));
  return addresses.some(
    (address) => path === address || (/\/\d+$/.test(address) && path.startsWith(`${address}/`)),
  );
}
