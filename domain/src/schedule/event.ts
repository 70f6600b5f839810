import { dayOf } from '../import/day.js';
import { finishEntries, type Entry } from './entry.js';
import { momentOf, timeOf, type Moment } from './moment.js';
import { eventSlot } from './slot.js';
import { splitAbstract } from './abstract.js';
import type { SessionKind } from './kind.js';
import { matchProblems, whereTexts } from './texts.js';
import { placeNamed, readWords } from './words.js';

export interface RawEvent {
  guid: string;
  id: string;
  /** Of the day that it stands under; used when the event says no date itself. */
  day: string;
  date: string;
  start: string;
  /** Version 2 has an end in the place of a duration. */
  end: string;
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

/** @throws {UnreadableFile} */
export function eventsEntries(events: readonly RawEvent[], kinds: readonly SessionKind[]): Entry[] {
  return finishEntries(events.map((event, index) => entryOf(event, index, kinds)));
}

function entryOf(raw: RawEvent, index: number, kinds: readonly SessionKind[]): Entry {
  const guid = /^[0-9a-f-]{36}$/i.test(raw.guid) ? raw.guid.toLowerCase() : '';
  const id = guid || raw.id;
  const start = startOf(raw);
  const said = raw.date || [raw.day, raw.start].filter(Boolean).join(' ');
  const { slot, problems } = eventSlot(
    { moment: start, said },
    { end: endOf(raw, start), endSaid: raw.end, duration: raw.duration },
  );
  const { fields, ...words } = readWords(raw, kinds);
  return {
    where: whereTexts.event(index + 1),
    title: raw.title,
    problems: id === '' ? [...problems, matchProblems.noId] : problems,
    ...words,
    ...(guid !== '' && { guid }),
    ...(id !== '' && { importId: `schedule:${id.slice(0, 200)}` }),
    fields: {
      ...slot,
      ...fields,
      ...splitAbstract(raw.abstract, raw.description),
      place: placeNamed(raw.room),
      speakers: [...new Set(raw.persons.filter(Boolean))],
      track: raw.track || null,
    },
  };
}

/** Events after midnight stand under the day before: their own date says when they are. */
function startOf({ date, day, start }: RawEvent): Moment | null {
  const exact = momentOf(date);
  if (exact) return exact;
  const [onDay, time] = [dayOf(date) ?? dayOf(day), timeOf(start)];
  return onDay === null || time === null ? null : { day: onDay, time };
}

function endOf({ end }: RawEvent, start: Moment | null): Moment | null {
  const time = timeOf(end);
  return momentOf(end) ?? (start === null || time === null ? null : { day: start.day, time });
}
