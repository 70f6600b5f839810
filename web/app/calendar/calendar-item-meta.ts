import type { MetaDescriptor } from 'react-router';
import { toIsoWithOffset } from '../clock/wall-clock';
import type { CalendarItem } from '../cms/calendar-item';
import type { Site } from '../layouts/site-context';
import { pageMeta } from '../meta/page-meta';
import { calendarPath } from '../navigation/detail-paths';
import type { CalendarItemData } from './calendar-item.server';
import { lastDayOf } from './months';

/** The head of the page of a date, with the event in the words of schema.org. */
export function calendarItemMeta(
  data: CalendarItemData | undefined,
  site: Site | undefined,
): MetaDescriptor[] {
  if (!data) return [];
  const { title, intro, image, seo } = data.item;
  const path = calendarPath(data.item);
  const head = pageMeta({ title, description: intro || null, path, image, seo }, site);
  return site ? [...head, { 'script:ld+json': eventData(data.item, site) }] : head;
}

function eventData(item: CalendarItem, { settings, origin }: Site) {
  const { title, intro, image, date, startTime, endTime, place } = item;
  const last = lastDayOf(item);
  const ends = endTime !== null && (last > date || startTime === null || endTime > startTime);
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: title,
    description: intro || undefined,
    url: `${origin}${calendarPath(item)}`,
    image: image ? new URL(image.url, origin).href : undefined,
    startDate: startTime === null ? date : toIsoWithOffset(date, startTime),
    endDate: ends ? toIsoWithOffset(last, endTime) : last,
    eventStatus: 'https://schema.org/EventScheduled',
    location: place === null ? undefined : { '@type': 'Place', name: place, address: place },
    organizer: { '@type': 'Organization', name: settings.name, url: origin },
  };
}
