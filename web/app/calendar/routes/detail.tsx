import { loadCalendarItem } from '../calendar-item.server';
import { calendarItemMeta } from '../calendar-item-meta';
import { CalendarItemPage } from '../calendar-item-page';
import type { RouteHandle } from '../../shell/layouts/handle';
import type { Route } from './+types/detail';

export const handle: RouteHandle = { cache: { params: [] }, statistics: 'calendar' };

export function loader({ context, url, params }: Route.LoaderArgs) {
  return loadCalendarItem(context, url, params);
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return calendarItemMeta(loaderData, matches[0].loaderData);
}

export default function CalendarDetail({ loaderData }: Route.ComponentProps) {
  return <CalendarItemPage key={loaderData.item.publicId} data={loaderData} />;
}
