import { calendarResponse } from '../../listing/files/list-file.server';
import { localeOf } from '../../messages/locale';
import { messagesFor } from '../../messages/messages';
import { siteUrlOf } from '../../site/site-url.server';
import { loadFeedEvents } from '../feed/feed.server';
import { feedPath, feedParam } from '../paths';
import type { Route } from './+types/feed';

/** Calendars are asked to wait this long before they look again. */
const refreshSeconds = 60 * 60;

/** The URL holds a secret: no cache stores the file, no search engine lists it, and no other site sees its URL. */
const secretHeaders = {
  'Cache-Control': 'private, no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex',
};

export async function loader({ context, url }: Route.LoaderArgs) {
  const { ownProgramme: m } = messagesFor(localeOf(url.pathname));
  const events = await loadFeedEvents(context, url.searchParams.get(feedParam) ?? '', siteUrlOf(url));
  if (events === null)
    return new Response(m.feed.unknown, {
      status: 404,
      headers: { ...secretHeaders, 'Content-Type': 'text/plain; charset=utf-8' },
    });
  const response = calendarResponse({ path: feedPath, title: m.title, events, refreshSeconds });
  for (const [name, value] of Object.entries(secretHeaders)) response.headers.set(name, value);
  return response;
}
