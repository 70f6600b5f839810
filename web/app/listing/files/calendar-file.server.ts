import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { CalendarEvent } from './list-file';

const minuteSeconds = 60;
const dayMs = 24 * 60 * 60 * 1000;

/**
 * Events as iCalendar (RFC 5545). Times are written in UTC, which every calendar shows at the right hour: a description of our
 * time zone would be one more thing to be understood.
 * @param stamp when this was made
 * @param refreshSeconds what calendars that read it again are asked to wait
 */
export function calendarFile({
  title,
  events,
  stamp,
  refreshSeconds = null,
}: {
  title: string;
  events: readonly CalendarEvent[];
  stamp: Date;
  refreshSeconds?: number | null;
}): string {
  const calendar = ical({
    name: title,
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: 'Beursvloer', product: 'Site', language: 'NL' },
    ttl: refreshSeconds,
  });
  for (const event of events) {
    const { uid, title: summary, start, end, place, text, url, categories } = event;
    const { sequence, isCancelled = false, alarmMinutes = null } = event;
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
      status: isCancelled ? ICalEventStatus.CANCELLED : null,
      ...(sequence !== undefined && { sequence }),
      ...(alarmMinutes !== null && {
        alarms: [
          { type: ICalAlarmType.display, trigger: alarmMinutes * minuteSeconds, description: summary },
        ],
      }),
    });
  }
  return calendar.toString();
}
