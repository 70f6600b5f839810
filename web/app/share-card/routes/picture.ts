import { cmsFor } from '../../content/client/context.server';
import { getBrand } from '../../content/types/brand';
import { getSiteSettings } from '../../content/types/site';
import { notFound } from '../../errors/page-errors';
import { messagesFor } from '../../messages/messages';
import { findCard } from '../cards.server';
import { cardPicture } from '../pictures.server';
import type { Route } from './+types/picture';

/** One day for readers and an hour's grace: the URL does not change when the page does. */
const policy = 'public, max-age=86400, stale-while-revalidate=3600';

/** `/deel/{path of a page}.png`: what that page looks like where somebody shares it. */
export async function loader({ context, request, url, params }: Route.LoaderArgs) {
  const [, path] = /^(.+)\.png$/.exec(params['*']) ?? [];
  if (path === undefined) throw notFound(url);
  const cms = cmsFor(context);
  const messages = messagesFor(cms.locale);
  const [settings, { colour, letters }] = await Promise.all([getSiteSettings(cms), getBrand(cms)]);
  const card = await findCard(cms, path, { messages, fair: settings.name });
  if (!card) throw notFound(url);

  const { name, edition, days, venue } = card.edition ?? settings;
  const when = messages.format.dayRange(days.map(({ date }) => date));
  const where = [venue.name, venue.city].filter(Boolean).join(', ');
  const whenAndWhere = [when, where].filter(Boolean).join(' · ');
  const { etag, draw } = cardPicture(card, { name, edition, whenAndWhere, colour, letters });
  const headers = {
    'Content-Type': 'image/png',
    'Cache-Control': policy,
    ETag: etag,
    // It is made to be shown on other sites.
    'Cross-Origin-Resource-Policy': 'cross-origin',
  };
  if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers });
  return new Response(await draw(), { headers });
}
