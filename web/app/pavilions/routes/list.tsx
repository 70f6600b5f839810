import { listMeta } from '../meta';
import { PavilionListPage } from '../pavilion-list-page';
import { loadPavilionList } from '../pavilion-list.server';
import type { Route } from './+types/list';

export { workspaceHandle as handle } from '../../shell/layouts/workspace-frame';

export function loader({ context }: Route.LoaderArgs) {
  return loadPavilionList(context);
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return listMeta(loaderData, matches[0].loaderData);
}

export default function Pavilions({ loaderData }: Route.ComponentProps) {
  return <PavilionListPage data={loaderData} />;
}
