import { cmsFor } from '../../content/client/context.server';
import { findSession, findWithdrawnSession } from '../../content/types/session';
import { missingPage } from '../../search/missing-page.server';
import { publicIdIn } from '../../errors/detail-url';
import { languagesOf } from '../../messages/locale';
import { messagesFor } from '../../messages/messages';
import { breadcrumbs, linkedData } from '../../meta/linked-data';
import { pageMeta } from '../../meta/page-meta';
import { eventData } from '../session/event-data';
import { sessionPath } from '../../site/detail-paths';
import { loadAround } from '../session/around-session.server';
import { SessionPage } from '../session/session-page';
import { workspaceHandle } from '../../shell/layouts/frames';
import type { RouteHandle } from '../../shell/layouts/handle';
import type { Route } from './+types/detail';

export const handle: RouteHandle = { ...workspaceHandle, cache: { params: [] } };

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const publicId = publicIdIn(url, params.id);
  const cms = cmsFor(context);
  const [session, around] = await Promise.all([findSession(cms, publicId), loadAround(cms, publicId)]);
  if (!session) throw await missingPage(context, url, () => findWithdrawnSession(cms, publicId));
  return { session, ...around };
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
