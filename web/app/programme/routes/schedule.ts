import { cmsFor } from '../../content/client/context.server';
import { listSessions } from '../../content/types/session';
import { getSiteSettings } from '../../content/types/site';
import { environment } from '../../environment.server';
import { notFound } from '../../errors/page-errors';
import { messagesFor } from '../../messages/messages';
import type { RouteHandle } from '../../shell/layouts/handle';
import { siteUrlOf } from '../../site/site-url.server';
import { scheduleXml } from '../schedule/schedule-xml';
import { scheduleOf } from '../schedule/schedule.server';
import type { Route } from './+types/schedule';

export const handle: RouteHandle = { cache: { params: [] } };

/** The whole programme for programs that know conferences; the same facts as JSON and as XML. */
export async function loader({ context, url, pattern }: Route.LoaderArgs) {
  const cms = cmsFor(context);
  const [sessions, settings] = await Promise.all([listSessions(cms), getSiteSettings(cms)]);
  const schedule = scheduleOf(sessions, {
    settings,
    messages: messagesFor(cms.locale),
    origin: environment.siteOrigin ?? url.origin,
    siteUrl: siteUrlOf(url),
  });
  if (!schedule) throw notFound(url);
  return pattern.endsWith('.xml')
    ? scheduleResponse(scheduleXml(schedule), 'application/xml; charset=utf-8')
    : scheduleResponse(JSON.stringify(jsonOf(schedule)), 'application/json; charset=utf-8');
}

function jsonOf(schedule: object) {
  return { $schema: 'https://c3voc.de/schedule/schema.json', generator: { name: 'Beursvloer' }, schedule };
}

function scheduleResponse(body: string, type: string): Response {
  return new Response(body, {
    headers: {
      'Content-Type': type,
      'X-Robots-Tag': 'noindex',
      // Apps for conferences read it in the browser, on their own site. It says nothing about who asks.
      'Access-Control-Allow-Origin': '*',
    },
  });
}
