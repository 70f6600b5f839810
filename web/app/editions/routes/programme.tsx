import { lazyHydrate } from '../../rendering/hydration/lazy-hydrate';
import type { RouteHandle } from '../../shell/layouts/handle';
import { workspaceHandle } from '../../shell/layouts/frames';
import { programmeMeta } from '../edition-meta';
import { loadPastProgramme } from '../edition.server';
import type { Route } from './+types/programme';

/** Links alone: the page does without its code at first. */
const PastProgrammePage = lazyHydrate(() => import('../past-programme-page'));

export const handle: RouteHandle = { ...workspaceHandle, cache: { params: [] } };

export function loader({ context, url, params }: Route.LoaderArgs) {
  return loadPastProgramme(context, url, params);
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return programmeMeta(loaderData, matches[0].loaderData);
}

export default function PastProgramme({ loaderData }: Route.ComponentProps) {
  return <PastProgrammePage data={loaderData} />;
}
