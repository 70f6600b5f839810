import { listMeta } from '../meta';
import { PavilionListPage } from '../pavilion-list-page';
import { loadPavilionList } from '../pavilion-list.server';
import { workspaceHandle } from '../../shell/layouts/frames';
import type { RouteHandle } from '../../shell/layouts/handle';
import type { Route } from './+types/list';

export const handle: RouteHandle = { ...workspaceHandle, cache: { params: [] } };

export function loader({ context }: Route.LoaderArgs) {
  return loadPavilionList(context);
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return listMeta(loaderData, matches[0].loaderData);
}

export default function Pavilions({ loaderData }: Route.ComponentProps) {
  return <PavilionListPage data={loaderData} />;
}
