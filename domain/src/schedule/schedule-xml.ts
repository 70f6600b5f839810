import { UnreadableFile } from '../import/unreadable-file.js';
import type { XmlElement } from '../import/xml-element.js';
import { type Entry } from './entry.js';
import { eventsEntries, type RawEvent } from './event.js';
import { plainLineOf, plainOf } from '../import/text.js';
import type { SessionKind } from './kind.js';
import { scheduleErrors } from './texts.js';

/**
 * The events of a schedule as XML, as frab, pretalx and c3voc write it: under their day and room. Those of Pentabarf stand
 * under their day alone, and name their room themselves.
 * @throws {UnreadableFile}
 */
export function readScheduleXml(root: XmlElement, kinds: readonly SessionKind[]): Entry[] {
  if (root.name !== 'schedule') throw new UnreadableFile(scheduleErrors.otherXml(root.name.slice(0, 40)));
  return eventsEntries(eventsIn(root, { day: '', room: '' }), kinds);
}

function eventsIn(element: XmlElement, place: { day: string; room: string }): RawEvent[] {
  return elementsOf(element).flatMap((child) => {
    const { name, attributes } = child;
    if (name === 'event') return [rawEvent(child, place)];
    return eventsIn(child, {
      day: name === 'day' ? (attributes.date ?? '') : place.day,
      room: name === 'room' ? (attributes.name ?? '') : place.room,
    });
  });
}

function rawEvent(event: XmlElement, { day, room }: { day: string; room: string }): RawEvent {
  const markup = (name: string) => childrenOf(event, name).slice(0, 1).map(markupOf).join('');
  const line = (name: string) => plainLineOf(markup(name));
  const persons = ['persons', 'speakers'].flatMap((name) => childrenOf(event, name));
  return {
    guid: event.attributes.guid ?? line('guid'),
    id: event.attributes.id ?? line('id'),
    day,
    date: line('date'),
    start: line('start'),
    end: line('end'),
    duration: line('duration'),
    room: line('room') || plainLineOf(room),
    title: line('title'),
    track: line('track'),
    type: line('type'),
    language: line('language'),
    abstract: plainOf(markup('abstract')),
    description: plainOf(markup('description')),
    persons: persons
      .flatMap(elementsOf)
      .map((person) => plainLineOf(markupOf(person)) || (person.attributes.name ?? '')),
  };
}

/** The content of an element; elements of HTML in it become tags again. */
function markupOf({ nodes }: XmlElement): string {
  const isHtml = nodes.some((node) => typeof node !== 'string');
  return nodes
    .map((node) => (typeof node !== 'string' ? tagged(node) : isHtml ? escaped(node) : node))
    .join('');
}

const endless = new Set(['br', 'hr', 'img', 'wbr']);

function tagged(element: XmlElement): string {
  const { name, attributes, nodes } = element;
  const href = attributes.href === undefined ? '' : ` href="${escaped(attributes.href)}"`;
  if (endless.has(name)) return `<${name}>`;
  const inside = nodes.map((node) => (typeof node === 'string' ? escaped(node) : tagged(node))).join('');
  return `<${name}${href}>${inside}</${name}>`;
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
}

function elementsOf({ nodes }: XmlElement): XmlElement[] {
  return nodes.flatMap((node) => (typeof node === 'string' ? [] : [node]));
}

function childrenOf(element: XmlElement, name: string): XmlElement[] {
  return elementsOf(element).filter((child) => child.name === name);
}
