import { cmsFor } from '../../content/client/context.server';
import { getSiteSettings } from '../../content/types/site';
import { localeOf } from '../../messages/locale';
import { messagesFor } from '../../messages/messages';
import type { RouteHandle } from '../../shell/layouts/handle';
import { manifestOf } from '../manifest';
import type { Route } from './+types/web-manifest';

export const handle: RouteHandle = { cache: { params: [] } };

export async function loader({ context, url }: Route.LoaderArgs) {
  const settings = await getSiteSettings(cmsFor(context));
  const locale = localeOf(url.pathname);
  const manifest = manifestOf({ settings, locale, messages: messagesFor(locale) });
  return Response.json(manifest, {
    headers: {
      'Content-Type': 'application/manifest+json; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
    },
  });
}
