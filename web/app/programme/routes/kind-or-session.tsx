import { lazyHydrate } from '../../rendering/hydration/lazy-hydrate';
import type { RouteHandle } from '../../shell/layouts/handle';
import { workspaceHandle } from '../../shell/layouts/frames';
import { listMeta } from '../list/list-meta';
import { loadProgramme } from '../list/list-page.server';
import { programmeParams } from '../list/list-state';
import { isNumber } from '../pages';
import { loadSession } from '../session/load-session.server';
import { sessionMeta } from '../session/session-meta';
import { SessionPage } from '../session/session-page';
import type { Route } from './+types/kind-or-session';

/** The list of a kind by its path, and a session by its number: both stand right below the programme. */
export const handle: RouteHandle = { ...workspaceHandle, cache: { params: programmeParams } };

/** A session's page does without its code. */
const ProgrammeListPage = lazyHydrate(() => import('../list/programme-page'));

export async function loader({ context, url, params: { id } }: Route.LoaderArgs) {
  return isNumber(id)
    ? { list: null, page: await loadSession(context, url, id) }
    : { list: await loadProgramme(context, url, id), page: null };
}

export function meta({ loaderData: { list, page }, matches }: Route.MetaArgs) {
  const site = matches[0].loaderData;
  return page ? sessionMeta(page.session, site) : listMeta(list, site);
}

export default function KindOrSession({ loaderData: { list, page } }: Route.ComponentProps) {
  if (page) return <SessionPage {...page} />;
  return (
    <>
      {/* A list of today says what is on by the minute, which only the browser knows. */}
      {list.todaysSessions.length > 0 && <span hidden data-hydrate-now />}
      <ProgrammeListPage key={list.kind?.key} data={list} />
    </>
  );
}
