import { toIsoWithOffset } from '../clock/wall-clock';
import { cmsFor } from '../content/client/context.server';
import type { RequestContext } from '../content/client/visitor/visitor.server';
import { listCalendar, type CalendarSummary } from '../content/types/calendar-item';
import type { CalendarEvent, ListFile } from '../listing/files/list-file';
import { localeOf } from '../messages/locale';
import { messagesFor } from '../messages/messages';
import { calendarPath } from '../site/detail-paths';
import { lastDayOf } from './months';
import { listPath } from './paths';
import { siteUrlOf } from '../site/site-url.server';

export async function loadCalendarFile(context: RequestContext, url: URL) {
  const items = await listCalendar(cmsFor(context));
  const {
    calendar: m,
    format,
    listFiles: { headings: words },
  } = messagesFor(localeOf(url.pathname));
  const siteUrl = siteUrlOf(url);
  const urlOf = (item: CalendarSummary) => siteUrl + calendarPath(item);
  return {
    path: listPath,
    title: m.title,
    headings: {
      id: words.id,
      title: words.title,
      day: words.day,
      lastDay: words.lastDay,
      start: words.start,
      end: words.end,
      place: words.place,
      summary: words.summary,
      url: words.url,
    },
    rows: items.map((item) => ({
      id: item.publicId,
      title: item.title,
      day: item.date,
      lastDay: lastDayOf(item),
      start: item.startTime,
      end: item.endTime,
      place: item.place,
      summary: item.intro,
      url: urlOf(item),
    })),
    printed: {
      headings: [words.when, words.title, words.where],
      nameAt: 1,
      rows: items.map((item) => [
        lastDayOf(item) === item.date ? format.day(item.date) : format.dayRange([item.date, lastDayOf(item)]),
        item.title,
        item.place ?? '',
      ]),
    },
    events: items.map((item) => calendarEvent(item, urlOf(item))),
  } satisfies ListFile<string>;
}

const hourMs = 60 * 60 * 1000;

/** Whole days when no time is known, an hour when its end is not. */
function calendarEvent(item: CalendarSummary, url: string): CalendarEvent {
  const { publicId, title, date, startTime, endTime, place, intro } = item;
  const last = lastDayOf(item);
  const timed = (): Pick<CalendarEvent, 'start' | 'end'> => {
    if (startTime === null) return { start: date, end: last };
    const start = new Date(toIsoWithOffset(date, startTime));
    const end = endTime === null ? start : new Date(toIsoWithOffset(last, endTime));
    const ends = end > start ? end : new Date(start.getTime() + hourMs);
    return { start: start.toISOString(), end: ends.toISOString() };
  };
  return {
    uid: `kalender-${publicId}@${new URL(url).hostname}`,
    title,
    ...timed(),
    place: place ?? '',
    text: intro,
    url,
    categories: [],
  };
}
