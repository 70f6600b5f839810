import { lazyHydrate } from '../../rendering/hydration/lazy-hydrate';
import type { RouteHandle } from '../../shell/layouts/handle';
import { workspaceHandle } from '../../shell/layouts/frames';
import { archiveParams } from '../archive-list';
import { listMeta } from '../edition-meta';
import { loadPastExhibitors } from '../edition.server';
import type { Route } from './+types/exhibitors';

/** Links alone: the page does without its code at first. */
const PastExhibitorsPage = lazyHydrate(() => import('../past-exhibitors-page'));

export const handle: RouteHandle = { ...workspaceHandle, cache: { params: archiveParams } };

export function loader({ context, url, params }: Route.LoaderArgs) {
  return loadPastExhibitors(context, url, params);
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return listMeta(loaderData, 'standhouders', matches[0].loaderData);
}

export default function PastExhibitors({ loaderData }: Route.ComponentProps) {
  return <PastExhibitorsPage data={loaderData} />;
}
