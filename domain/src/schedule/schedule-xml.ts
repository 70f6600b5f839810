import { finishEntries, UnreadableFile, type Entry } from './entry.js';
import { entryOf, type RawEvent } from './schedule-json.js';
import { lineOf, textOf } from './text.js';

/** An element of XML, whichever parser read it. */
export interface XmlElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: readonly XmlElement[];
  /** Its own text, without that of its children. */
  text: string;
}

/**
 * The events of a schedule as XML, as frab, pretalx and c3voc write it.
 * @throws {UnreadableFile}
 */
export function readScheduleXml(root: XmlElement): Entry[] {
  if (root.name !== 'schedule')
    throw new UnreadableFile('Dit XML-bestand is geen programma: het begint niet met <schedule>.');
  const raw = childrenOf(root, 'day').flatMap((day) =>
    childrenOf(day, 'room').flatMap((room) =>
      childrenOf(room, 'event').map((event): RawEvent => {
        const text = (name: string) => textOf(childrenOf(event, name)[0]?.text ?? '');
        return {
          guid: event.attributes.guid ?? '',
          id: event.attributes.id ?? '',
          day: day.attributes.date ?? '',
          date: text('date'),
          start: text('start'),
          duration: text('duration'),
          room: text('room') || (room.attributes.name ?? ''),
          title: text('title'),
          track: text('track'),
          type: text('type'),
          language: text('language'),
          abstract: text('abstract'),
          description: text('description'),
          persons: childrenOf(event, 'persons')
            .flatMap((persons) => childrenOf(persons, 'person'))
            .map((person) => lineOf(person.text)),
        };
      }),
    ),
  );
  return finishEntries(raw.map(entryOf));
}

function childrenOf({ children }: XmlElement, name: string): XmlElement[] {
  return children.filter((child) => child.name === name);
}
