import type { Block } from '../content/types/page/blocks';
import { cmsFor } from '../content/client/context.server';
import type { RequestContext } from '../content/client/visitor/visitor.server';
import { findPage } from '../content/types/page/page';
import { listAlbumsOfYear } from '../content/types/photo-album';
import { ownWords } from '../site/own-words';
import { aroundAlbums } from './around-albums';
import { albumYear } from '../site/detail-paths';
import { albumsPageSlug } from './paths';

/** Photos of one album in the list of albums; a longer album goes on on its own page. */
const perAlbum = 24;

export async function loadAlbums(context: RequestContext) {
  const cms = cmsFor(context);
  const [page, all] = await Promise.all([findPage(cms, albumsPageSlug), listAlbumsOfYear(cms, albumYear)]);
  const albums = all.filter(({ photos }) => photos.length > 0);
  const blocks: Block[] = page?.blocks ?? [];
  return {
    page: page && { ...ownWords(page, cms.locale), locale: page.locale },
    ...aroundAlbums(blocks, albums),
    albums: albums.map(({ photos, ...album }) => ({
      ...album,
      count: photos.length,
      photos: photos.slice(0, perAlbum),
    })),
  };
}

export type AlbumsData = Awaited<ReturnType<typeof loadAlbums>>;
