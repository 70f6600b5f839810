import { loadExhibitor } from '../exhibitor-detail.server';
import { ExhibitorPage } from '../exhibitor-page';
import { takeDetailMeta } from '../heads';
import type { Route } from './+types/detail';

export { workspaceHandle as handle } from '../../layouts/workspace-frame';

export function loader({ request, url, params }: Route.LoaderArgs) {
  return loadExhibitor(request, url, params);
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return takeDetailMeta()(loaderData, matches[0].loaderData);
}

export default function ExhibitorDetail({ loaderData }: Route.ComponentProps) {
  return <ExhibitorPage key={loaderData.exhibitor.publicId} data={loaderData} />;
}
