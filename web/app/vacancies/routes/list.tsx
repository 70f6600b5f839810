import { readingListMeta } from '../../listing/reading-list-meta';
import { loadVacancyList } from '../vacancy-list.server';
import { VacancyListPage } from '../vacancy-list-page';
import { listParams } from '../../listing/request/search-params';
import { listPath, vacancyList } from '../vacancy-list';
import type { RouteHandle } from '../../shell/layouts/handle';
import type { Route } from './+types/list';

export const handle: RouteHandle = { cache: { params: listParams(vacancyList) } };

export function loader({ context, url }: Route.LoaderArgs) {
  return loadVacancyList(context, url);
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return readingListMeta(listPath, (m) => m.vacancies.list, loaderData, matches[0].loaderData);
}

export default function VacancyList({ loaderData }: Route.ComponentProps) {
  return <VacancyListPage data={loaderData} />;
}
