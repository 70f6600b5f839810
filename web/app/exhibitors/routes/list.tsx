import { listParams } from '../../listing/request/search-params';
import type { RouteHandle } from '../../shell/layouts/handle';
import { lazyHydrate } from '../../rendering/hydration/lazy-hydrate';
import { workspaceHandle } from '../../shell/layouts/frames';
import { loadExhibitor } from '../detail/exhibitor-detail.server';
import { loadExhibitorList } from '../list/exhibitor-list.server';
import { listMeta } from '../list/list-meta';
import { exhibitorList } from '../list/select';
import type { Route } from './+types/list';

export const handle: RouteHandle = { ...workspaceHandle, cache: { params: listParams(exhibitorList) } };

/** Cards, links and forms, which work before they are hydrated. */
const ExhibitorListPage = lazyHydrate(() => import('../list/exhibitor-list-page'));

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const { kind } = params;
  // An exhibitor's number without its name: this redirects to the page, or is a 404.
  if (kind !== undefined && /^\d+$/.test(kind)) await loadExhibitor(context, url, { id: kind });
  return loadExhibitorList(context, url, kind);
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return listMeta(loaderData, matches[0].loaderData);
}

export default function ExhibitorList({ loaderData }: Route.ComponentProps) {
  return <ExhibitorListPage key={loaderData.kind?.key} data={loaderData} />;
}
