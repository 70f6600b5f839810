import { todayAtFair } from '../content/cache/by-the-clock.server';
import { findCalendarItem, listCalendar } from '../content/types/calendar-item';
import { cmsFor } from '../content/client/context.server';
import type { RequestContext } from '../content/client/visitor/visitor.server';
import { missingPage } from '../search/missing-page.server';
import { publicIdIn, requireOwnSlug } from '../errors/detail-url';
import { neighboursIn } from '../listing/related-by-theme';
import { calendarPath } from '../site/detail-paths';
import { isOver } from './months';

export async function loadCalendarItem(
  context: RequestContext,
  url: URL,
  params: { id: string; slug?: string },
) {
  const publicId = publicIdIn(url, params.id);
  const cms = cmsFor(context);
  const [item, all] = await Promise.all([findCalendarItem(cms, publicId), listCalendar(cms)]);
  if (!item) throw await missingPage(context, url);
  requireOwnSlug(url, params.slug, item.slug, calendarPath(item));
  const { before, after } = neighboursIn(all, publicId);
  return { item, isPast: isOver(item, todayAtFair()), earlier: before, later: after };
}

export type CalendarItemData = Awaited<ReturnType<typeof loadCalendarItem>>;
