import { listMeta } from '../list-meta';
import { SpeakerListPage } from '../speaker-list-page';
import { loadSpeakerList } from '../speaker-list.server';
import type { Route } from './+types/list';

export { workspaceHandle as handle } from '../../shell/layouts/workspace-frame';

export function loader({ context, url }: Route.LoaderArgs) {
  return loadSpeakerList(context, url);
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return listMeta(loaderData, matches[0].loaderData);
}

export default function Speakers({ loaderData }: Route.ComponentProps) {
  return <SpeakerListPage data={loaderData} />;
}
