import { endingOf } from '../../listing/files/list-file';
import { listFileResponse } from '../../listing/files/list-file.server';
import type { RouteHandle } from '../../shell/layouts/handle';
import { programmeParams } from '../list/list-state';
import { loadProgrammeFile } from '../list/programme-file.server';
import type { Route } from './+types/file';

export const handle: RouteHandle = { cache: { params: programmeParams } };

export async function loader({ context, url, params, pattern }: Route.LoaderArgs) {
  return listFileResponse(endingOf(pattern), await loadProgrammeFile(context, url, params.id));
}
