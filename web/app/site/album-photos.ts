import type { PhotoAlbum } from '../content/types/photo-album';
import { albumYear, photoPath } from './detail-paths';
import type { LightboxPhoto } from '../ui/overlay/lightbox/lightbox-photo';

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

function isShown({ date }: Pick<PhotoAlbum, 'date'>): boolean {
  return date.startsWith(`${albumYear}-`);
}

/** Each photographer once, in the order of the photos. */
export function photographersOf(photos: readonly Pick<LightboxPhoto, 'credit'>[]): string[] {
  return [...new Set(photos.flatMap(({ credit }) => (credit === null ? [] : [credit])))];
}
