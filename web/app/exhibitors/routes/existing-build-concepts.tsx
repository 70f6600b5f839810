import { ExhibitorListPage } from '../exhibitor-list-page';
import { loadExhibitorList } from '../exhibitor-list.server';
import { takeListMeta } from '../heads';
import type { Route } from './+types/existing-build-concepts';

export { workspaceHandle as handle } from '../../layouts/workspace-frame';

export function loader({ request, url }: Route.LoaderArgs) {
  return loadExhibitorList(request, url, 'existing-build-concept');
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return takeListMeta()(loaderData, matches[0].loaderData);
}

export default function ExistingBuildConcepts({ loaderData }: Route.ComponentProps) {
  return <ExhibitorListPage data={loaderData} />;
}
