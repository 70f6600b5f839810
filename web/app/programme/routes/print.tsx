import { printedData } from '../../listing/files/list-file.server';
import { printedMeta } from '../../listing/files/printed-meta';
import { PrintedList } from '../../listing/files/printed-list';
import type { RouteHandle } from '../../shell/layouts/handle';
import { loadProgrammeFile } from '../list/programme-file.server';
import { programmeParams } from '../list/list-state';
import type { Route } from './+types/print';

export const handle: RouteHandle = { layout: 'empty', cache: { params: programmeParams } };

export async function loader({ context, url, params }: Route.LoaderArgs) {
  return printedData(await loadProgrammeFile(context, url, params.id));
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return printedMeta(loaderData, matches[0].loaderData);
}

export default function PrintedProgramme({ loaderData }: Route.ComponentProps) {
  return <PrintedList {...loaderData} />;
}
