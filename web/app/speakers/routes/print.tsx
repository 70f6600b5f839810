import { printedData } from '../../listing/files/list-file.server';
import { PrintedList } from '../../listing/files/printed-list';
import { printedMeta } from '../../listing/files/printed-meta';
import { listParams } from '../../listing/request/search-params';
import type { RouteHandle } from '../../shell/layouts/handle';
import { speakerList } from '../select';
import { loadSpeakerFile } from '../speaker-file.server';
import type { Route } from './+types/print';

export const handle: RouteHandle = { layout: 'empty', cache: { params: listParams(speakerList) } };

export async function loader({ context, url }: Route.LoaderArgs) {
  return printedData(await loadSpeakerFile(context, url));
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return printedMeta(loaderData, matches[0].loaderData);
}

export default function PrintedSpeakers({ loaderData }: Route.ComponentProps) {
  return <PrintedList {...loaderData} />;
}
