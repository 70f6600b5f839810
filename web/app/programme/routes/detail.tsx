import { now } from '../../clock/clock.server';
import { toWallClock } from '../../clock/wall-clock';
import { cmsFor } from '../../content/client/context.server';
import { findSession, listSessions } from '../../content/types/session';
import { notFound } from '../../errors/page-errors';
import { publicIdIn } from '../../errors/detail-url';
import { languagesOf } from '../../messages/locale';
import { messagesFor } from '../../messages/messages';
import { breadcrumbs, linkedData } from '../../meta/linked-data';
import { pageMeta } from '../../meta/page-meta';
import { eventData } from '../session/event-data';
import { sessionPath } from '../../site/detail-paths';
import { alternatives, neighbours, relatedSessions } from '../session/related-sessions';
import { SessionPage } from '../session/session-page';
import { workspaceHandle } from '../../shell/layouts/frames';
import type { RouteHandle } from '../../shell/layouts/handle';
import type { Route } from './+types/detail';

const mostRelated = 4;
const mostMeanwhile = 6;

export const handle: RouteHandle = { ...workspaceHandle, cache: { params: [] } };

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const publicId = publicIdIn(url, params.id);
  const cms = cmsFor(context);
  const [session, all] = await Promise.all([findSession(cms, publicId), listSessions(cms)]);
  if (!session) throw notFound(url);
  const meanwhile = alternatives(session, all);
  return {
    session,
    ...neighbours(session, all),
    related: relatedSessions(session, all, mostRelated, toWallClock(now())),
    meanwhile: meanwhile.slice(0, mostMeanwhile),
    hasMoreMeanwhile: meanwhile.length > mostMeanwhile,
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const { session } = loaderData;
  const site = matches[0].loaderData;
  const { title, summary, seo } = session;
  const path = sessionPath(session);
  const crumbs = [
    { label: messagesFor(site.locale).programme.breadcrumb, path: '/programma' },
    { label: title, path },
  ];
  return [
    ...pageMeta({ title, description: summary, seo, path, languages: languagesOf(session) }, site),
    linkedData([eventData(session, site), breadcrumbs(site, crumbs)]),
  ];
}

export default function SessionDetail({ loaderData }: Route.ComponentProps) {
  return <SessionPage {...loaderData} />;
}
