import ical, { ICalCalendarMethod } from 'ical-generator';
import type { CalendarEvent } from './list-file';

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Events as iCalendar (RFC 5545). Times are written in UTC, which every calendar shows at the right hour: a description of our
 * time zone would be one more thing to be understood.
 * @param stamp when this was made
 */
export function calendarFile({
  title,
  events,
  stamp,
}: {
  title: string;
  events: readonly CalendarEvent[];
  stamp: Date;
}): string {
  const calendar = ical({
    name: title,
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: 'Beursvloer', product: 'Site', language: 'NL' },
  });
  for (const { uid, title: summary, start, end, place, text, url, categories } of events) {
    const allDay = !start.includes('T');
    calendar.createEvent({
      id: uid,
      stamp,
      start: new Date(start),
      // The end of an event is the first moment after it.
      end: new Date(new Date(end).getTime() + (allDay ? dayMs : 0)),
      allDay,
      summary,
      location: place || null,
      description: [text, url].filter(Boolean).join('\n\n'),
      url,
      categories: categories.map((name) => ({ name })),
    });
  }
  return calendar.toString();
}
