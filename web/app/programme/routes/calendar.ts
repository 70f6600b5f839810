import { cmsFor } from '../../content/client/context.server';
import { findSession } from '../../content/types/session';
import { publicIdIn } from '../../errors/detail-url';
import { notFound } from '../../errors/page-errors';
import { calendarResponse } from '../../listing/files/list-file.server';
import { sessionPath } from '../../site/detail-paths';
import type { RouteHandle } from '../../shell/layouts/handle';
import { sessionEvent } from '../list/programme-file.server';
import type { Route } from './+types/calendar';
import { siteUrlOf } from '../../site/site-url.server';

export const handle: RouteHandle = { cache: { params: [] } };

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const session = await findSession(cmsFor(context), publicIdIn(url, params.id));
  if (!session) throw notFound(url);
  const events = [sessionEvent(session, siteUrlOf(url) + sessionPath(session))];
  return calendarResponse({ path: sessionPath(session), title: session.title, events });
}
