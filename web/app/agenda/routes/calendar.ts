import { cmsFor } from '../../content/client/context.server';
import { listSessions } from '../../content/types/session';

import { badListRequest } from '../../listing/request/list-request';
import { calendarResponse } from '../../listing/files/list-file.server';
import { messagesFor } from '../../messages/messages';
import { sessionEvent } from '../../programme/list/programme-file.server';
import { sessionPath } from '../../site/detail-paths';
import { siteUrlOf } from '../../site/site-url.server';
import { path, sessionsParam } from '../paths';
import type { Route } from './+types/calendar';

/**
 * The sessions whose numbers the URL names, for a calendar; numbers that do not exist are left out. What somebody saved stays
 * on their device but for this.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const cms = cmsFor(context);
  const { ownProgramme: own } = messagesFor(cms.locale);
  const named = url.searchParams.get(sessionsParam) ?? '';
  if (!/^(?:\d{1,9}(?:-\d{1,9})*)?$/.test(named)) throw badListRequest(own.invalidSessions);
  const publicIds = new Set(named.split('-').filter(Boolean).map(Number));
  const sessions = await listSessions(cms);
  const siteUrl = siteUrlOf(url);
  return calendarResponse({
    path,
    title: own.title,
    events: sessions
      .filter(({ publicId }) => publicIds.has(publicId))
      .map((session) => sessionEvent(session, siteUrl + sessionPath(session))),
  });
}
