import { printedData } from '../../listing/files/list-file.server';
import { PrintedList } from '../../listing/files/printed-list';
import { printedMeta } from '../../listing/files/printed-meta';
import { listParams } from '../../listing/request/search-params';
import type { RouteHandle } from '../../shell/layouts/handle';
import { loadExhibitorFile } from '../list/exhibitor-file.server';
import { exhibitorList } from '../list/select';
import type { Route } from './+types/print';

export const handle: RouteHandle = { layout: 'empty', cache: { params: listParams(exhibitorList) } };

export async function loader({ context, url, params }: Route.LoaderArgs) {
  return printedData(await loadExhibitorFile(context, url, params.kind));
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return printedMeta(loaderData, matches[0].loaderData);
}

export default function PrintedExhibitors({ loaderData }: Route.ComponentProps) {
  return <PrintedList {...loaderData} />;
}
