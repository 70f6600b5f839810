import { cmsFor } from '../../content/client/context.server';
import { environment } from '../../environment.server';
import { localePath } from '../../messages/locale';
import { listPastPages, listSitemapPages } from '../sitemap-pages.server';
import { sitemapXml } from '../sitemap-xml';
import type { RouteHandle } from '../../shell/layouts/handle';
import type { Route } from './+types/sitemap';

export const handle: RouteHandle = { cache: { params: [] } };

export async function loader({ context, url }: Route.LoaderArgs) {
  const origin = environment.siteOrigin ?? url.origin;
  const cms = cmsFor(context);
  const pages = (await Promise.all([listSitemapPages(cms), listPastPages(cms)])).flat();
  const xml = sitemapXml(pages, (locale, path) => origin + localePath(locale, path));
  const headers = {
    'Content-Type': 'application/xml; charset=utf-8',
    'Cache-Control': 'public, max-age=600',
  };
  return new Response(xml, { headers });
}
