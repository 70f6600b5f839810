import { endingOf } from '../../listing/files/list-file';
import { listFileResponse } from '../../listing/files/list-file.server';
import { listParams } from '../../listing/request/search-params';
import type { RouteHandle } from '../../shell/layouts/handle';
import { vacancyList } from '../vacancy-list';
import { loadVacancyFile } from '../vacancy-file.server';
import type { Route } from './+types/file';

export const handle: RouteHandle = { cache: { params: listParams(vacancyList) } };

export async function loader({ context, url, pattern }: Route.LoaderArgs) {
  return listFileResponse(endingOf(pattern), await loadVacancyFile(context, url));
}
