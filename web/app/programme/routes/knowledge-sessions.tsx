import { listMeta } from '../list/list-meta';
import { loadProgramme } from '../list/list-page.server';
import { ProgrammeListPage } from '../list/programme-page';
import { programmePages } from '../pages';
import type { Route } from './+types/knowledge-sessions';

const page = programmePages.knowledgeSessions;

export { workspaceHandle as handle } from '../../shell/layouts/workspace-frame';

export function loader({ context, url }: Route.LoaderArgs) {
  return loadProgramme(page, context, url);
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return listMeta(page, loaderData, matches[0].loaderData);
}

export default function Programme({ loaderData }: Route.ComponentProps) {
  return <ProgrammeListPage page={page} data={loaderData} />;
}
