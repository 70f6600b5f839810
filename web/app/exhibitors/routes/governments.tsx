import { ExhibitorListPage } from '../list/exhibitor-list-page';
import { loadExhibitorList } from '../list/exhibitor-list.server';
import { takeListMeta } from '../list/heads';
import type { Route } from './+types/governments';

export { workspaceHandle as handle } from '../../shell/layouts/workspace-frame';

export function loader({ context, url }: Route.LoaderArgs) {
  return loadExhibitorList(context, url, 'government');
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return takeListMeta()(loaderData, matches[0].loaderData);
}

export default function Governments({ loaderData }: Route.ComponentProps) {
  return <ExhibitorListPage data={loaderData} />;
}
