import type { RouteHandle } from '../../layouts/handle';
import { detailMeta } from '../detail-meta';
import { loadExhibitor } from '../exhibitor-detail.server';
import { ExhibitorPage } from '../exhibitor-page';
import type { Route } from './+types/detail';

export const handle: RouteHandle = { layout: 'workspace' };

export function loader({ request, url, params }: Route.LoaderArgs) {
  return loadExhibitor(request, url, params);
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return detailMeta(loaderData, matches[0].loaderData);
}

export default function ExhibitorDetail({ loaderData }: Route.ComponentProps) {
  return <ExhibitorPage key={loaderData.exhibitor.publicId} data={loaderData} />;
}
