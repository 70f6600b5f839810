import { messagesFor } from '../../messages/messages';
import { pageMeta } from '../../meta/page-meta';
import { loadCalendar } from '../calendar-list.server';
import { CalendarPage } from '../calendar-page';
import { listPath } from '../paths';
import type { RouteHandle } from '../../shell/layouts/handle';
import type { Route } from './+types/list';

export const handle: RouteHandle = { cache: { params: [] } };

export function loader({ context }: Route.LoaderArgs) {
  return loadCalendar(context);
}

export function meta({ matches }: Route.MetaArgs) {
  const site = matches[0].loaderData;
  const { title, intro } = messagesFor(site.locale).calendar;
  return pageMeta({ title, description: intro, path: listPath }, site);
}

export default function Calendar({ loaderData }: Route.ComponentProps) {
  return <CalendarPage data={loaderData} />;
}
