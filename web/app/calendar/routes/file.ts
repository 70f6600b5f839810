import { endingOf } from '../../listing/files/list-file';
import { listFileResponse } from '../../listing/files/list-file.server';
import type { RouteHandle } from '../../shell/layouts/handle';
import { loadCalendarFile } from '../calendar-file.server';
import type { Route } from './+types/file';

export const handle: RouteHandle = { cache: { params: [] } };

export async function loader({ context, url, pattern }: Route.LoaderArgs) {
  return listFileResponse(endingOf(pattern), await loadCalendarFile(context, url));
}
