import { lazyHydrate } from '../../rendering/hydration/lazy-hydrate';
import type { RouteHandle } from '../../shell/layouts/handle';
import { workspaceHandle } from '../../shell/layouts/frames';
import { archiveParams } from '../archive-list';
import { listMeta } from '../edition-meta';
import { loadPastSpeakers } from '../edition.server';
import type { Route } from './+types/speakers';

/** Links alone: the page does without its code at first. */
const PastSpeakersPage = lazyHydrate(() => import('../past-speakers-page'));

export const handle: RouteHandle = { ...workspaceHandle, cache: { params: archiveParams } };

export function loader({ context, url, params }: Route.LoaderArgs) {
  return loadPastSpeakers(context, url, params);
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return listMeta(loaderData, 'sprekers', matches[0].loaderData);
}

export default function PastSpeakers({ loaderData }: Route.ComponentProps) {
  return <PastSpeakersPage data={loaderData} />;
}
