import type { RouteHandle } from '../../layouts/handle';
import { ExhibitorListPage } from '../exhibitor-list-page';
import { loadExhibitorList } from '../exhibitor-list.server';
import { listMeta } from '../list-meta';
import type { Route } from './+types/governments';

export const handle: RouteHandle = { layout: 'workspace' };

export function loader({ request, url }: Route.LoaderArgs) {
  return loadExhibitorList(request, url, 'government');
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return listMeta(loaderData, matches[0].loaderData);
}

export default function Governments({ loaderData }: Route.ComponentProps) {
  return <ExhibitorListPage data={loaderData} />;
}
