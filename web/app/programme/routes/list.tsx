import type { RouteHandle } from '../../shell/layouts/handle';
import { workspaceHandle } from '../../shell/layouts/frames';
import { listMeta } from '../list/list-meta';
import { loadProgramme } from '../list/list-page.server';
import { programmeParams } from '../list/list-state';
import { ProgrammeListPage } from '../list/programme-page';
import { pageOfPattern, programmePages } from '../pages';
import type { Route } from './+types/list';

export const handle: RouteHandle = {
  ...workspaceHandle,
  cache: { params: programmeParams },
};

export function loader({ context, url, pattern }: Route.LoaderArgs) {
  return loadProgramme(pageOfPattern(pattern), context, url);
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return listMeta(programmePages[loaderData.pageKey], loaderData, matches[0].loaderData);
}

export default function Programme({ loaderData }: Route.ComponentProps) {
  const { pageKey } = loaderData;
  return <ProgrammeListPage key={pageKey} page={programmePages[pageKey]} data={loaderData} />;
}
