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

/** The data of a list is that of `/programma`: devices without reception make it too. */
export function loader({ context, url, params: { id } }: Route.LoaderArgs) {
  return isNumber(id) ? loadSession(context, url, id) : loadProgramme(context, url, id);
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const site = matches[0].loaderData;
  if (!('session' in loaderData)) return listMeta(loaderData, site);
  return sessionMeta(loaderData.session, site, loaderData.edition);
}

export default function KindOrSession({ loaderData }: Route.ComponentProps) {
  if ('session' in loaderData) return <SessionPage {...loaderData} />;
  const { kind, todaysSessions } = loaderData;
  return (
    <>
      {/* A list of today says what is on by the minute, which only the browser knows. */}
      {todaysSessions.length > 0 && <span hidden data-hydrate-now />}
      <ProgrammeListPage key={kind?.key} data={loaderData} />
    </>
  );
}
