import { listParams } from '../../listing/request/search-params';
import type { RouteHandle } from '../../shell/layouts/handle';
import { lazyHydrate } from '../../rendering/hydration/lazy-hydrate';
import { workspaceHandle } from '../../shell/layouts/frames';
import { kindOfPattern } from '../kinds';
import { loadExhibitorList } from '../list/exhibitor-list.server';
import { listMeta } from '../list/list-meta';
import { exhibitorList } from '../list/select';
import type { Route } from './+types/list';

export const handle: RouteHandle = { ...workspaceHandle, cache: { params: listParams(exhibitorList) } };

/** Cards, links and forms, which work before they are hydrated. */
const ExhibitorListPage = lazyHydrate(() => import('../list/exhibitor-list-page'));

export function loader({ context, url, pattern }: Route.LoaderArgs) {
  return loadExhibitorList(context, url, kindOfPattern(pattern));
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return listMeta(loaderData, matches[0].loaderData);
}

export default function ExhibitorList({ loaderData }: Route.ComponentProps) {
  return <ExhibitorListPage key={loaderData.kind} data={loaderData} />;
}
