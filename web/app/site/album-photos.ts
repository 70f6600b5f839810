import type { PhotoAlbum } from '../content/types/photo-album';
import { albumYear, photoPath } from './detail-paths';
import type { LightboxPhoto } from '../ui/overlay/lightbox/lightbox-photo';

/** The photos of an album, each with its own URL when the album has a page on the site. */
export function albumPhotos(
  album: Pick<PhotoAlbum, 'publicId' | 'slug' | 'date' | 'photos' | 'locale'>,
): LightboxPhoto[] {
  const { locale } = album;
  return album.photos.map((photo, index) => ({
    ...photo,
    locale,
    ...(isShown(album) && { path: photoPath(album, index + 1) }),
  }));
}

/** True for albums of the edition that the site looks back on. */
function isShown({ date }: Pick<PhotoAlbum, 'date'>): boolean {
  return date.startsWith(`${albumYear}-`);
}

/** Each photographer once, in the order of the photos. */
export function photographersOf(photos: readonly Pick<LightboxPhoto, 'credit'>[]): string[] {
  return [...new Set(photos.flatMap(({ credit }) => (credit === null ? [] : [credit])))];
}
