import { printedData } from '../../listing/files/list-file.server';
import { PrintedList } from '../../listing/files/printed-list';
import { printedMeta } from '../../listing/files/printed-meta';
import { listParams } from '../../listing/request/search-params';
import type { RouteHandle } from '../../shell/layouts/handle';
import { vacancyList } from '../vacancy-list';
import { loadVacancyFile } from '../vacancy-file.server';
import type { Route } from './+types/print';

export const handle: RouteHandle = { layout: 'empty', cache: { params: listParams(vacancyList) } };

export async function loader({ context, url }: Route.LoaderArgs) {
  return printedData(await loadVacancyFile(context, url));
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return printedMeta(loaderData, matches[0].loaderData);
}

export default function PrintedVacancies({ loaderData }: Route.ComponentProps) {
  return <PrintedList {...loaderData} />;
}
