import { xmlElement, xmlTag } from '../../site/xml';
import type { Schedule, ScheduleEvent } from './schedule.server';

/** A schedule as XML, as frab, pretalx and c3voc write it. Fields that their schema does not know are left out. */
export function scheduleXml({ version, conference }: Schedule): string {
  const { title, acronym, start, end, daysCount, timeslot_duration, days } = conference;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<schedule>',
    xmlElement('version', version),
    '<conference>',
    xmlElement('title', title),
    xmlElement('acronym', acronym),
    xmlElement('start', start),
    xmlElement('end', end),
    xmlElement('days', String(daysCount)),
    xmlElement('timeslot_duration', timeslot_duration),
    '</conference>',
    ...days.flatMap(({ index, date, day_start, day_end, rooms }) => [
      xmlTag('day', { index, date, start: day_start, end: day_end }),
      ...Object.entries(rooms).flatMap(([name, events]) => [
        xmlTag('room', { name }),
        ...events.flatMap(eventXml),
        '</room>',
      ]),
      '</day>',
    ]),
    '</schedule>',
    '',
  ].join('\n');
}

function eventXml(event: ScheduleEvent): string[] {
  const { id, guid, persons, links, url, title } = event;
  return [
    xmlTag('event', { guid, id }),
    xmlElement('date', event.date),
    xmlElement('start', event.start),
    xmlElement('duration', event.duration),
    xmlElement('room', event.room),
    xmlElement('slug', event.slug),
    xmlElement('title', title),
    xmlElement('subtitle', event.subtitle),
    xmlElement('track', event.track ?? ''),
    xmlElement('type', event.type),
    xmlElement('language', event.language),
    xmlElement('abstract', event.abstract),
    xmlElement('description', event.description),
    '<persons>',
    ...persons.map(({ code, name }) => xmlElement('person', name, { id: code })),
    '</persons>',
    '<links>',
    xmlElement('link', title, { href: url }),
    ...links.map((link) => xmlElement('link', link.title, { href: link.url })),
    '</links>',
    '</event>',
  ];
}
