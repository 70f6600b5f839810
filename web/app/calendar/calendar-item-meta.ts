import type { MetaDescriptor } from 'react-router';
import type { Event } from 'schema-dts';
import { toIsoWithOffset } from '../clock/wall-clock';
import type { CalendarItem } from '../content/types/calendar-item';
import type { Site } from '../site/site-context';
import { languagesOf } from '../messages/locale';
import { messagesFor } from '../messages/messages';
import { breadcrumbs, linkedData, organiserRef, pictureUrl } from '../meta/linked-data';
import { pageMeta } from '../meta/page-meta';
import { calendarPath } from '../site/detail-paths';
import type { CalendarItemData } from './calendar-item.server';
import { lastDayOf } from './months';
import { listPath } from './paths';

/** The head of the page of a date, with the event in the words of schema.org. */
export function calendarItemMeta(
  data: CalendarItemData | undefined,
  site: Site | undefined,
): MetaDescriptor[] {
  if (!data) return [];
  const { title, intro, seo } = data.item;
  const path = calendarPath(data.item);
  const head = pageMeta(
    { title, description: intro || null, path, seo, languages: languagesOf(data.item) },
    site,
  );
  if (!site) return head;
  const crumbs = [
    { label: messagesFor(site.locale).calendar.title, path: listPath },
    { label: title, path },
  ];
  return [...head, linkedData([eventData(data.item, site), breadcrumbs(site, crumbs)])];
}

function eventData(item: CalendarItem, site: Site): Event {
  const { origin } = site;
  const { title, intro, image, date, startTime, endTime, place } = item;
  const last = lastDayOf(item);
  const ends = endTime !== null && (last > date || startTime === null || endTime > startTime);
  return {
    '@type': 'Event',
    name: title,
    description: intro || undefined,
    url: `${origin}${calendarPath(item)}`,
    image: pictureUrl(image, origin),
    startDate: startTime === null ? date : toIsoWithOffset(date, startTime),
    endDate: ends ? toIsoWithOffset(last, endTime) : last,
    eventStatus: 'https://schema.org/EventScheduled',
    location: place === null ? undefined : { '@type': 'Place', name: place, address: place },
    organizer: organiserRef(site),
  };
}
