import { loadAlbum } from '../album.server';
import { AlbumPage } from '../album-page';
import { albumMeta } from '../photos-meta';
import type { RouteHandle } from '../../shell/layouts/handle';
import type { Route } from './+types/album';

export const handle: RouteHandle = { cache: { params: ['foto', 'pagina'] } };

export function loader({ context, url, params }: Route.LoaderArgs) {
  return loadAlbum(context, url, params);
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return albumMeta(loaderData, matches[0].loaderData);
}

export default function Album({ loaderData }: Route.ComponentProps) {
  return <AlbumPage key={loaderData.album.publicId} data={loaderData} />;
}
