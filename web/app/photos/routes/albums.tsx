import { loadAlbums } from '../albums.server';
import { AlbumsPage } from '../albums-page';
import { albumsMeta } from '../photos-meta';
import type { RouteHandle } from '../../shell/layouts/handle';
import type { Route } from './+types/albums';

export const handle: RouteHandle = { cache: { params: [] } };

export function loader({ context }: Route.LoaderArgs) {
  return loadAlbums(context);
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return albumsMeta(loaderData, matches[0].loaderData);
}

export default function Albums({ loaderData }: Route.ComponentProps) {
  return <AlbumsPage data={loaderData} />;
}
