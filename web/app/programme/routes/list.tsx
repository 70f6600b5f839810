import type { RouteHandle } from '../../shell/layouts/handle';
import { workspaceHandle } from '../../shell/layouts/frames';
import { listMeta } from '../list/list-meta';
import { loadProgramme } from '../list/list-page.server';
import { programmeParams } from '../list/list-state';
import ProgrammeListPage from '../list/programme-page';
import type { Route } from './+types/list';

export const handle: RouteHandle = {
  ...workspaceHandle,
  cache: { params: programmeParams },
};

export function loader({ context, url }: Route.LoaderArgs) {
  return loadProgramme(context, url, undefined);
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return listMeta(loaderData, matches[0].loaderData);
}

export default function Programme({ loaderData }: Route.ComponentProps) {
  return <ProgrammeListPage data={loaderData} />;
}
