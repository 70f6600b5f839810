import { detailMeta } from '../meta';
import { loadPavilion } from '../pavilion-detail.server';
import { PavilionPage } from '../pavilion-page';
import type { Route } from './+types/detail';

export { workspaceHandle as handle } from '../../shell/layouts/workspace-frame';

export function loader({ context, url, params }: Route.LoaderArgs) {
  return loadPavilion(context, url, params);
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return detailMeta(loaderData, matches[0].loaderData);
}

export default function PavilionDetail({ loaderData }: Route.ComponentProps) {
  return <PavilionPage key={loaderData.pavilion.publicId} data={loaderData} />;
}
