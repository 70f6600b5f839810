import { cmsFor } from '../../content/client/context.server';
import { getBrand } from '../../content/types/brand';
import { getSiteSettings } from '../../content/types/site';
import { localeOf } from '../../messages/locale';
import { messagesFor } from '../../messages/messages';
import type { RouteHandle } from '../../shell/layouts/handle';
import { manifestOf } from '../manifest';
import { iconVersionOf } from '../site-brand.server';
import type { Route } from './+types/web-manifest';

export const handle: RouteHandle = { cache: { params: [] } };

export async function loader({ context, url }: Route.LoaderArgs) {
  const cms = cmsFor(context);
  const [settings, brand] = await Promise.all([getSiteSettings(cms), getBrand(cms)]);
  const locale = localeOf(url.pathname);
  const manifest = manifestOf({
    settings,
    iconVersion: iconVersionOf(brand),
    locale,
    messages: messagesFor(locale),
  });
  return Response.json(manifest, {
    headers: {
      'Content-Type': 'application/manifest+json; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
    },
  });
}
