import { detailMeta } from '../meta';
import { loadPavilion } from '../pavilion-detail.server';
import { PavilionPage } from '../pavilion-page';
import { workspaceHandle } from '../../shell/layouts/frames';
import type { RouteHandle } from '../../shell/layouts/handle';
import type { Route } from './+types/detail';

export const handle: RouteHandle = { ...workspaceHandle, cache: { params: [] } };

export function loader({ context, url, params }: Route.LoaderArgs) {
  return loadPavilion(context, url, params);
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return detailMeta(loaderData, matches[0].loaderData);
}

export default function PavilionDetail({ loaderData }: Route.ComponentProps) {
  return <PavilionPage key={loaderData.pavilion.publicId} data={loaderData} />;
}
