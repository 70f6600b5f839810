import { detailMeta } from '../detail-meta';
import { loadSpeaker } from '../speaker-detail.server';
import { SpeakerPage } from '../speaker-page';
import { workspaceHandle } from '../../shell/layouts/frames';
import type { RouteHandle } from '../../shell/layouts/handle';
import type { Route } from './+types/detail';

export const handle: RouteHandle = { ...workspaceHandle, cache: { params: [] } };

export function loader({ context, url, params }: Route.LoaderArgs) {
  return loadSpeaker(context, url, params);
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return detailMeta(loaderData, matches[0].loaderData);
}

export default function SpeakerDetail({ loaderData }: Route.ComponentProps) {
  return <SpeakerPage key={loaderData.speaker.publicId} data={loaderData} />;
}
