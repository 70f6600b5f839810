import { createHash } from 'node:crypto';
import { cmsFor } from '../../content/client/context.server';
import { listNewsForFeed } from '../../content/types/news-article';
import { getSiteSettings } from '../../content/types/site';
import { environment } from '../../environment.server';
import { localeOf } from '../../messages/locale';
import { messagesFor } from '../../messages/messages';
import { newsFeed } from '../feed';
import { feedPath, listPath } from '../paths';
import type { RouteHandle } from '../../shell/layouts/handle';
import type { Route } from './+types/feed';

export const handle: RouteHandle = { cache: { params: [] } };

/** Articles in the feed; readers store the older ones themselves. */
const mostArticles = 30;
const maxAgeSeconds = 300;

/** The newest articles as RSS. A reader that has this version gets a 304. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const cms = cmsFor(context);
  const [articles, settings] = await Promise.all([listNewsForFeed(cms, mostArticles), getSiteSettings(cms)]);
  const language = localeOf(url.pathname);
  const { news } = messagesFor(language);
  const fair = [settings.name, settings.edition].filter(Boolean).join(' ');
  const origin = environment.siteOrigin ?? url.origin;
  const text = newsFeed(articles, {
    title: news.feed(fair),
    description: news.list.intro,
    language,
    base: origin + url.pathname.slice(0, -feedPath.length),
    self: feedPath,
    page: listPath,
    publisher: settings.name,
  });
  // Weak: on its way the text may be compressed.
  const tag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;
  const headers = { ETag: tag, 'Cache-Control': `public, max-age=${maxAgeSeconds}` };
  const known = request.headers.get('if-none-match')?.split(/\s*,\s*/) ?? [];
  if (known.includes(tag)) return new Response(null, { status: 304, headers });
  return new Response(text, {
    headers: { ...headers, 'Content-Type': 'application/rss+xml; charset=utf-8' },
  });
}
