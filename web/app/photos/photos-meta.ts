import type { MetaDescriptor } from 'react-router';
import type { PictureFile } from '../content/types/fields/picture';
import type { Page } from '../content/types/page/page';
import type { Site } from '../site/site-context';
import { languagesOf } from '../messages/locale';
import { messagesFor } from '../messages/messages';
import { pageMeta } from '../meta/page-meta';
import { albumPath, photoPath } from '../site/detail-paths';
import type { AlbumData } from './album.server';

/** What a page with albums shows where it is shared. */
export function firstPhotoOn({ blocks }: Page): PictureFile | undefined {
  const albums = blocks.flatMap((block) => (block.type === 'albums' ? block.albums : []));
  return albums[0]?.photos[0]?.image;
}

/** The head of an album, or of one photo of it: who shares a photo shows that photo. */
export function albumMeta(data: AlbumData | undefined, site: Site | undefined): MetaDescriptor[] {
  if (!data) return [];
  const { album, photo: index, shown } = data;
  const { photos: m, listing } = messagesFor(site?.locale ?? 'nl');
  const description = album.text ?? m.description(album.title, album.photos.length);
  const languages = languagesOf(album);
  const photo = index === null ? undefined : album.photos[index];
  if (photo !== undefined && index !== null) {
    const title = m.photoOf(photo.caption ?? m.photo(index + 1), album.title);
    const path = photoPath(album, index + 1);
    return pageMeta({ title, description, path, languages, image: photo.image }, site);
  }
  const path = albumPath(album);
  return pageMeta(
    {
      title: shown.page > 1 ? `${album.title}, ${listing.pageTitle(shown.page)}` : album.title,
      description,
      path: shown.page > 1 ? `${path}?pagina=${shown.page}` : path,
      languages,
      image: album.photos[0]?.image,
    },
    site,
  );
}
