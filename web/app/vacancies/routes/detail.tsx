import { applyFrom, loadVacancy } from '../vacancy.server';
import { vacancyMeta } from '../vacancy-meta';
import { VacancyPage } from '../vacancy-page';
import type { RouteHandle } from '../../shell/layouts/handle';
import type { Route } from './+types/detail';

export const handle: RouteHandle = { cache: { params: [] }, statistics: 'vacancy', form: { files: 'form' } };

export function loader({ context, url, params }: Route.LoaderArgs) {
  return loadVacancy(context, url, params);
}

export function action({ context, request, url, params }: Route.ActionArgs) {
  return applyFrom(context, request, url, params.id);
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return vacancyMeta(loaderData, matches[0].loaderData);
}

export default function VacancyDetail({ loaderData }: Route.ComponentProps) {
  return <VacancyPage key={loaderData.vacancy.publicId} data={loaderData} />;
}
