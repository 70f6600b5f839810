import { finishEntries, UnreadableFile, type Entry } from './entry.js';
import { dayOf, durationOf, momentOf, slotOf, timeAfter, timeOf, type Moment } from './moment.js';
import { fieldOf, itemsOf } from './parsed.js';
import { lineOf, splitAbstract, textOf } from './text.js';
import { kindOf, languageOf, placeNamed } from './words.js';

/** What a schedule says of one event, read from JSON or XML. */
export interface RawEvent {
  guid: string;
  id: string;
  /** Of the day that it stands under; used when the event says no date itself. */
  day: string;
  date: string;
  start: string;
  duration: string;
  room: string;
  title: string;
  track: string;
  type: string;
  language: string;
  abstract: string;
  description: string;
  persons: string[];
}

/**
 * The events of a schedule as JSON (https://c3voc.de/wiki/schedule), ours or that of pretalx or frab.
 * @throws {UnreadableFile}
 */
export function readScheduleJson(file: unknown): Entry[] {
  const conference = fieldOf(fieldOf(file, 'schedule'), 'conference');
  const days = fieldOf(conference, 'days');
  if (!Array.isArray(days)) throw new UnreadableFile('In dit bestand staat geen programma met dagen.');
  const raw = days.flatMap((day: unknown) => {
    const rooms = fieldOf(day, 'rooms');
    if (typeof rooms !== 'object' || rooms === null) return [];
    return Object.entries(rooms).flatMap(([room, events]) =>
      itemsOf(events).map((event): RawEvent => {
        const text = (name: string) => textOf(fieldOf(event, name));
        return {
          guid: text('guid'),
          id: text('id'),
          day: textOf(fieldOf(day, 'date')),
          date: text('date'),
          start: text('start'),
          duration: text('duration'),
          room: lineOf(fieldOf(event, 'room')) || lineOf(room),
          title: text('title'),
          track: text('track'),
          type: text('type'),
          language: text('language'),
          abstract: text('abstract'),
          description: text('description'),
          persons: itemsOf(fieldOf(event, 'persons')).map(
            (person) =>
              lineOf(fieldOf(person, 'public_name')) ||
              lineOf(fieldOf(person, 'name')) ||
              lineOf(fieldOf(person, 'full_public_name')),
          ),
        };
      }),
    );
  });
  return finishEntries(raw.map(entryOf));
}

/** An event as an entry. */
export function entryOf(raw: RawEvent, index: number): Entry {
  const start = startOf(raw);
  const minutes = durationOf(raw.duration);
  const end = start === null || minutes === null ? null : timeAfter(start.time, minutes);
  const { problems, ...slot } = slotOf(start, end);
  const guid = /^[0-9a-f-]{36}$/i.test(raw.guid) ? raw.guid.toLowerCase() : '';
  const id = guid || lineOf(raw.id);
  const kind = kindOf(raw.type);
  const language = languageOf(raw.language);
  return {
    where: `onderdeel ${index + 1}`,
    title: lineOf(raw.title),
    problems: id === '' ? [...problems, 'Het onderdeel heeft geen guid en geen id.'] : problems,
    ...(guid !== '' && { guid }),
    ...(id !== '' && { importId: `schedule:${id.slice(0, 200)}` }),
    fields: {
      ...slot,
      ...(kind && { kind }),
      ...(language && { language }),
      ...splitAbstract(raw.abstract, raw.description),
      place: placeNamed(lineOf(raw.room)),
      speakers: [...new Set(raw.persons.filter(Boolean))],
      track: lineOf(raw.track) || null,
    },
  };
}

/** Events after midnight stand under the day before: their own date says when they are. */
function startOf({ date, day, start }: RawEvent): Moment | null {
  const exact = momentOf(date);
  if (exact) return exact;
  const [onDay, time] = [dayOf(day), timeOf(start)];
  return onDay === null || time === null ? null : { day: onDay, time };
}
