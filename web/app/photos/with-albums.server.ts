import type { CmsClient } from '../content/client/client';
import type { Page } from '../content/types/page/page';
import { albumsOfYear, listAlbums } from '../content/types/photo-album';
import { aroundAlbums } from './around-albums';

/** Photos of one album in the list of albums; a longer album goes on on its own page. */
const perAlbum = 24;

/** A page of editors with the albums of the year that it shows; as it was when it shows none. */
export async function withAlbums(cms: CmsClient, page: Page): Promise<Page> {
  if (page.photosOfYear === null) return page;
  const albums = albumsOfYear(await listAlbums(cms), page.photosOfYear).filter(
    ({ photos }) => photos.length > 0,
  );
  const { before, after } = aroundAlbums(page.blocks, albums);
  const shown = albums.map(({ photos, ...album }) => ({
    ...album,
    count: photos.length,
    photos: photos.slice(0, perAlbum),
  }));
  return { ...page, blocks: [...before, { type: 'albums', key: 'albums', albums: shown }, ...after] };
}
