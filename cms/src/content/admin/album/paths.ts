import { albumUid } from '../../albums/shape';

/** The page of the photos, below the admin's own path. */
export const photosRoute = 'album-photos/:documentId';

export const photosPath = (documentId: string, locale: string): string =>
  `/album-photos/${documentId}?locale=${locale}`;

/** The page of the album itself, in the content manager. */
export const albumPath = (documentId: string, locale: string): string =>
  `/content-manager/collection-types/${albumUid}/${documentId}?plugins[i18n][locale]=${locale}`;
