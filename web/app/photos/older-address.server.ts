import { redirect } from 'react-router';
import type { CmsClient } from '../content/client/client';
import { listPhotoPages } from '../content/types/photo-page';
import { findAlbum } from '../content/types/photo-album';
import { withoutLocale } from '../messages/locale';
import { albumPath } from '../site/detail-paths';

/** Albums used to stand below the page that lists them: links to them lead on, and so do those that somebody makes up like that. */
export async function redirectFromBelowPage(cms: CmsClient, url: URL): Promise<void> {
  const [, slug, id] = /^\/([^/]+)\/([1-9]\d{0,8})(?:\/[^/]*)?$/.exec(withoutLocale(url.pathname)) ?? [];
  if (id === undefined) return;
  const pages = await listPhotoPages(cms);
  if (!pages.some((page) => page.slug === slug)) return;
  const album = await findAlbum(cms, Number(id));
  if (album) throw redirect(albumPath(album) + url.search, 301);
}
