import type { PhotoAlbum } from '../content/types/photo-album';
import { photoPath } from './detail-paths';
import type { LightboxPhoto } from '../ui/overlay/lightbox/lightbox-photo';

export function albumPhotos(
  album: Pick<PhotoAlbum, 'publicId' | 'slug' | 'photos' | 'locale'>,
): LightboxPhoto[] {
  const { locale } = album;
  return album.photos.map((photo, index) => ({
    ...photo,
    locale,
    path: photoPath(album, index + 1),
  }));
}

/** Each photographer once, in the order of the photos. */
export function photographersOf(photos: readonly Pick<LightboxPhoto, 'credit'>[]): string[] {
  return [...new Set(photos.flatMap(({ credit }) => (credit === null ? [] : [credit])))];
}
