import { eventsEntries, type RawEvent } from './event.js';
import { UnreadableFile } from '../import/unreadable-file.js';
import { type Entry } from './entry.js';
import type { SessionKind } from './kind.js';
import { momentOf } from './moment.js';
import { fieldOf, itemsOf, lineIn, personIn, textIn } from './parsed.js';
import { lineOf } from '../import/text.js';
import { scheduleErrors } from './texts.js';

interface Place {
  day: string;
  room: string;
}

/**
 * The events of a schedule as JSON (https://c3voc.de/wiki/schedule), ours or that of pretalx or frab. In version 1 they stand
 * under their day and room; in version 2 (https://c3voc.de/schema/schedule2) in one list, with rooms, tracks and persons beside it.
 * @throws {UnreadableFile}
 */
export function readScheduleJson(file: unknown, kinds: readonly SessionKind[]): Entry[] {
  const schedule = fieldOf(file, 'schedule') ?? file;
  const conference = fieldOf(schedule, 'conference') ?? schedule;
  const days = fieldOf(conference, 'days') ?? fieldOf(schedule, 'days');
  const lists = [conference, schedule].map((one) => fieldOf(one, 'events')).filter(Array.isArray);
  if (!Array.isArray(days) && lists.length === 0) throw new UnreadableFile(scheduleErrors.noDays);
  const found = [
    ...itemsOf(days).flatMap(eventsOfDay),
    ...lists.flat().map((event: unknown) => ({ event, place: { day: '', room: '' } })),
  ];
  const listOf = (name: string) => [
    ...itemsOf(fieldOf(conference, name)),
    ...itemsOf(fieldOf(schedule, name)),
  ];
  const references = { rooms: listOf('rooms'), tracks: listOf('tracks'), persons: listOf('persons') };
  // A file of both versions has its events twice.
  const seen = new Set<string>();
  const events = found.filter(({ event, place }) => {
    const guid = lineOf(fieldOf(event, 'guid'));
    const isAgain = place.day === '' && guid !== '' && seen.has(guid);
    seen.add(guid);
    return !isAgain;
  });
  return eventsEntries(
    events.map(({ event, place }) => rawEvent(event, place, references)),
    kinds,
  );
}

function eventsOfDay(day: unknown): { event: unknown; place: Place }[] {
  const date = lineOf(fieldOf(day, 'date'));
  const rooms = fieldOf(day, 'rooms');
  const byRoom: [string, unknown][] = Array.isArray(rooms)
    ? rooms.map((room: unknown) => [lineIn(room), fieldOf(room, 'events') ?? fieldOf(room, 'sessions')])
    : Object.entries(typeof rooms === 'object' && rooms !== null ? rooms : {});
  return [...byRoom, ['', fieldOf(day, 'events')] as const].flatMap(([room, events]) =>
    itemsOf(events).map((event) => ({ event, place: { day: date, room } })),
  );
}

interface References {
  rooms: readonly unknown[];
  tracks: readonly unknown[];
  persons: readonly unknown[];
}

function rawEvent(event: unknown, { day, room }: Place, { rooms, tracks, persons }: References): RawEvent {
  const line = (name: string) => lineIn(fieldOf(event, name));
  const text = (name: string) => textIn(fieldOf(event, name));
  const start = lineOf(fieldOf(event, 'start'));
  const people = ['persons', 'participants', 'speakers'].flatMap((name) => itemsOf(fieldOf(event, name)));
  return {
    guid: line('guid'),
    id: line('id') || line('code'),
    day,
    date: lineOf(fieldOf(event, 'date')) || (momentOf(start) ? start : ''),
    start,
    end: lineOf(fieldOf(event, 'end')),
    duration: lineOf(fieldOf(event, 'duration')),
    room: named(fieldOf(event, 'room'), rooms) || lineOf(room),
    title: line('title'),
    track: named(fieldOf(event, 'track'), tracks),
    type: line('type'),
    language: line('language'),
    abstract: text('abstract'),
    description: text('description'),
    persons: people.map((person) => personIn(person) || personIn(referred(person, persons))),
  };
}

function named(value: unknown, list: readonly unknown[]): string {
  const own = typeof value === 'object' ? fieldOf(value, 'name') : undefined;
  return lineIn(own ?? fieldOf(referred(value, list), 'name') ?? value);
}

const keys = ['name', 'guid', 'slug', 'id', 'code'] as const;

function referred(value: unknown, list: readonly unknown[]): unknown {
  const said =
    typeof value === 'object' ? keys.map((key) => lineOf(fieldOf(value, key))).find(Boolean) : lineOf(value);
  if (said === undefined || said === '') return undefined;
  return keys
    .map((key) => list.find((one) => lineIn(fieldOf(one, key)) === said))
    .find((one) => one !== undefined);
}
