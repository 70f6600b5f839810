import type { UID } from '@strapi/strapi';

/** The folder of the site in which each type has its details, under the public number of the document. */
const folders: ReadonlyMap<string, UID.ContentType> = new Map([
  ['standhouders', 'api::exhibitor.exhibitor'],
  ['programma', 'api::session.session'],
  ['sprekers', 'api::speaker.speaker'],
  ['paviljoens', 'api::pavilion.pavilion'],
  ['nieuws', 'api::news-article.news-article'],
  ['interviews', 'api::interview.interview'],
  ['kalender', 'api::calendar-item.calendar-item'],
  ['vacatures', 'api::vacancy.vacancy'],
  ['fotos-2025', 'api::photo-album.photo-album'],
]);

export const keyOf = (uid: UID.ContentType) => (uid === 'api::short-link.short-link' ? 'code' : 'publicId');

export interface Reference {
  uid: UID.ContentType;
  key: string;
}

export function detailOf(page: string | undefined): Reference | null {
  const [, folder = '', key = ''] = /^\/([^/]+)\/(\d+)$/.exec(page ?? '') ?? [];
  const uid = folders.get(folder);
  return uid === undefined ? null : { uid, key };
}

/** True for the path of a document's details; the document may not exist. */
export const isDetail = (path: string): boolean => detailOf(path) !== null;
