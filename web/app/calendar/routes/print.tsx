import { printedData } from '../../listing/files/list-file.server';
import { PrintedList } from '../../listing/files/printed-list';
import { printedMeta } from '../../listing/files/printed-meta';
import type { RouteHandle } from '../../shell/layouts/handle';
import { loadCalendarFile } from '../calendar-file.server';
import type { Route } from './+types/print';

export const handle: RouteHandle = { layout: 'empty', cache: { params: [] } };

export async function loader({ context, url }: Route.LoaderArgs) {
  return printedData(await loadCalendarFile(context, url));
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return printedMeta(loaderData, matches[0].loaderData);
}

export default function PrintedCalendar({ loaderData }: Route.ComponentProps) {
  return <PrintedList {...loaderData} />;
}
