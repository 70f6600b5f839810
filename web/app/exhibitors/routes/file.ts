import { endingOf } from '../../listing/files/list-file';
import { listFileResponse } from '../../listing/files/list-file.server';
import { listParams } from '../../listing/request/search-params';
import type { RouteHandle } from '../../shell/layouts/handle';
import { loadExhibitorFile } from '../list/exhibitor-file.server';
import { exhibitorList } from '../list/select';
import type { Route } from './+types/file';

export const handle: RouteHandle = { cache: { params: listParams(exhibitorList) } };

export async function loader({ context, url, params, pattern }: Route.LoaderArgs) {
  return listFileResponse(endingOf(pattern), await loadExhibitorFile(context, url, params.kind));
}
