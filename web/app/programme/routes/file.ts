import { endingOf, withoutEnding } from '../../listing/files/list-file';
import { listFileResponse } from '../../listing/files/list-file.server';
import type { RouteHandle } from '../../shell/layouts/handle';
import { programmeParams } from '../list/list-state';
import { loadProgrammeFile } from '../list/programme-file.server';
import { pageOfPattern } from '../pages';
import type { Route } from './+types/file';

export const handle: RouteHandle = { cache: { params: programmeParams } };

export async function loader({ context, url, pattern }: Route.LoaderArgs) {
  const page = pageOfPattern(withoutEnding(pattern));
  return listFileResponse(endingOf(pattern), await loadProgrammeFile(page, context, url));
}
