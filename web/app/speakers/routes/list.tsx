import { listMeta } from '../list-meta';
import { SpeakerListPage } from '../speaker-list-page';
import { loadSpeakerList } from '../speaker-list.server';
import { listParams } from '../../listing/request/search-params';
import { speakerList } from '../select';
import { workspaceHandle } from '../../shell/layouts/frames';
import type { RouteHandle } from '../../shell/layouts/handle';
import type { Route } from './+types/list';

export const handle: RouteHandle = { ...workspaceHandle, cache: { params: listParams(speakerList) } };

export function loader({ context, url }: Route.LoaderArgs) {
  return loadSpeakerList(context, url);
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return listMeta(loaderData, matches[0].loaderData);
}

export default function Speakers({ loaderData }: Route.ComponentProps) {
  return <SpeakerListPage data={loaderData} />;
}
