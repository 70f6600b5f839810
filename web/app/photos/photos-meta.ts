import type { MetaDescriptor } from 'react-router';
import type { Site } from '../site/site-context';
import { languagesOf } from '../messages/locale';
import { messagesFor } from '../messages/messages';
import { pageMeta } from '../meta/page-meta';
import { albumPath, photoPath } from '../site/detail-paths';
import type { AlbumData } from './album.server';
import type { AlbumsData } from './albums.server';
import { albumYear } from '../site/detail-paths';
import { listPath } from './paths';

export function albumsMeta(data: AlbumsData | undefined, site: Site | undefined): MetaDescriptor[] {
  if (!data) return [];
  const m = messagesFor(site?.locale ?? 'nl').photos;
  return pageMeta(
    {
      title: data.page?.title ?? m.title(albumYear),
      description: m.intro,
      path: listPath,
      seo: data.page?.seo,
      image: data.albums[0]?.photos[0]?.image,
    },
    site,
  );
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
