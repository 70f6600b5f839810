import { redirect } from 'react-router';
import { cmsFor } from '../content/client/context.server';
import type { RequestContext } from '../content/client/visitor/visitor.server';
import { albumsOfYear, listAlbums, yearOf, type PhotoAlbum } from '../content/types/photo-album';
import { listPhotoPages } from '../content/types/photo-page';
import { notFound } from '../errors/page-errors';
import { publicIdIn, requireOwnSlug } from '../errors/detail-url';
import { pageOrNotFound, readListState } from '../listing/request/list-request';
import type { ListDefinition } from '../listing/request/search-params';
import { messagesFor } from '../messages/messages';
import { albumPath, photoPath } from '../site/detail-paths';
import { askedPhoto } from './paths';

const perPage = 48;

/** No filters: the URL of an album holds only a page and a photo. */
const albumList: ListDefinition<never, 'volgorde'> = { facets: [], sorts: ['volgorde'] };

/** An album with the page of it that is asked for, or the page that holds the photo that is asked for. */
export async function loadAlbum(context: RequestContext, url: URL, params: { id: string; slug?: string }) {
  const publicId = publicIdIn(url, params.id);
  const cms = cmsFor(context);
  const [all, photoPages] = await Promise.all([listAlbums(cms), listPhotoPages(cms)]);
  const album = all.find((one) => one.publicId === publicId);
  if (!album) throw notFound(url);
  requireOwnSlug(url, params.slug, album.slug, albumPath(album));

  const photo = askedPhoto(url.searchParams, album.photos.length);
  // A photo beyond the last is the last, at its own URL.
  if (photo !== null && url.searchParams.get('foto') !== String(photo + 1)) {
    throw redirect(photoPath(album, photo + 1));
  }
  const state = readListState(url, albumList, messagesFor(cms.locale));
  const page = photo === null ? state.page : Math.floor(photo / perPage) + 1;
  const { pages, from, to } = pageOrNotFound(url, album.photos, page, perPage);
  const year = yearOf(album);
  const albums = albumsOfYear(all, year);
  const at = albums.indexOf(album);
  return {
    album,
    /** The page that lists the albums of its year; null when there is none. */
    list: photoPages.find((one) => one.year === year) ?? null,
    photo,
    shown: { page, pages, first: Math.max(0, from - 1), count: from === 0 ? 0 : to - from + 1 },
    previous: about(albums[at - 1]),
    next: about(albums[at + 1]),
  };
}

function about(album: PhotoAlbum | undefined) {
  return album ? { publicId: album.publicId, slug: album.slug, title: album.title, date: album.date } : null;
}

export type AlbumData = Awaited<ReturnType<typeof loadAlbum>>;
