import type { UID } from '@strapi/strapi';
import { siteTypeOf, siteTypes } from './site-types';

export const keyOf = (uid: UID.ContentType) => siteTypeOf(uid)?.key ?? 'publicId';

export interface Reference {
  uid: UID.ContentType;
  key: string;
}

export function detailOf(page: string | undefined): Reference | null {
  const [, folder, key = ''] = /^\/([^/]+)\/(\d+)$/.exec(page ?? '') ?? [];
  const type = folder === undefined ? undefined : siteTypes.all().find((one) => one.folder === folder);
  return type ? { uid: type.uid, key } : null;
}

/** True for the path of a document's details; the document may not exist. */
export const isDetail = (path: string): boolean => detailOf(path) !== null;
