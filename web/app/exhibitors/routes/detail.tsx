import { detailMeta } from '../detail/detail-meta';
import { loadExhibitor } from '../detail/exhibitor-detail.server';
import { lazyHydrate } from '../../rendering/hydration/lazy-hydrate';
import { workspaceHandle } from '../../shell/layouts/frames';
import type { RouteHandle } from '../../shell/layouts/handle';
import type { Route } from './+types/detail';

export const handle: RouteHandle = { ...workspaceHandle, cache: { params: [] } };

/** Text, pictures and links, which work before they are hydrated. */
const ExhibitorPage = lazyHydrate(() => import('../detail/exhibitor-page'));

export function loader({ context, url, params }: Route.LoaderArgs) {
  return loadExhibitor(context, url, params);
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return detailMeta(loaderData, matches[0].loaderData);
}

export default function ExhibitorDetail({ loaderData }: Route.ComponentProps) {
  return <ExhibitorPage key={loaderData.exhibitor.publicId} data={loaderData} />;
}
