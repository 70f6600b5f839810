import { ExhibitorListPage } from '../list/exhibitor-list-page';
import { loadExhibitorList } from '../list/exhibitor-list.server';
import { takeListMeta } from '../list/heads';
import type { Route } from './+types/new-build-concepts';

export { workspaceHandle as handle } from '../../shell/layouts/workspace-frame';

export function loader({ context, url }: Route.LoaderArgs) {
  return loadExhibitorList(context, url, 'new-build-concept');
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return takeListMeta()(loaderData, matches[0].loaderData);
}

export default function NewBuildConcepts({ loaderData }: Route.ComponentProps) {
  return <ExhibitorListPage data={loaderData} />;
}
