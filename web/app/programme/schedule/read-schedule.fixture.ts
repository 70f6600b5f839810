import { DOMParser, type Element } from '@xmldom/xmldom';
import { z } from 'zod';

/** Readers of schedules, for tests: what c3voc's schemas ask for, in our own words. Unknown fields are rejected where they are there. */
const uuid = z.uuid();
const dateTime = z.iso.datetime({ offset: true });
const hoursAndMinutes = z.string().regex(/^\d+:\d{2}$/);

const personShape = z.object({
  code: z.string().regex(/^[A-Z0-9]+$/),
  name: z.string(),
  public_name: z.string(),
  guid: uuid,
  url: z.url(),
  avatar: z.url().optional(),
});

const eventShape = z.strictObject({
  id: z.int().min(1),
  guid: uuid,
  date: dateTime,
  start: hoursAndMinutes,
  duration: hoursAndMinutes,
  room: z.string(),
  slug: z.string().regex(/^[a-z0-9_-]+[a-z0-9]$/),
  url: z.url(),
  title: z.string(),
  subtitle: z.string(),
  track: z.string().nullable(),
  type: z.string(),
  language: z.string(),
  abstract: z.string(),
  description: z.string(),
  persons: z.array(personShape),
  links: z.array(z.object({ title: z.string(), url: z.url(), type: z.literal('related') })),
  attachments: z.array(z.never()),
});

const dayShape = z.strictObject({
  index: z.int(),
  date: z.iso.date(),
  day_start: dateTime,
  day_end: dateTime,
  rooms: z.record(z.string(), z.array(eventShape)),
});

const conferenceShape = z.strictObject({
  acronym: z.string().regex(/^[a-z0-9_-][a-z0-9_]{3,}$/),
  title: z.string(),
  start: z.iso.date(),
  end: z.iso.date(),
  daysCount: z.int(),
  timeslot_duration: hoursAndMinutes,
  time_zone_name: z.literal('Europe/Amsterdam'),
  url: z.url(),
  rooms: z.array(
    z.strictObject({
      name: z.string(),
      guid: uuid,
      description: z.string().nullable(),
      capacity: z.number().nullable(),
    }),
  ),
  tracks: z.array(z.object({ name: z.string() })),
  days: z.array(dayShape),
});

export const scheduleShape = z.object({
  version: z.string().min(1),
  base_url: z.url(),
  conference: conferenceShape,
});

/** Parses XML with a parser that throws for anything that is not well-formed. */
export function parseXml(text: string): Element {
  const fail = (_level: string, message: string) => {
    throw new Error(message);
  };
  const root = new DOMParser({ onError: fail }).parseFromString(text, 'text/xml').documentElement;
  if (root?.nodeName !== 'schedule') throw new Error('This is no schedule.');
  return root;
}

export function childrenOf(parent: Element, name: string): Element[] {
  return [...parent.getElementsByTagName(name)].filter((one) => one.parentNode === parent);
}

/** The text of the only child with this name. */
export function textIn(parent: Element, name: string): string {
  const [found, ...others] = childrenOf(parent, name);
  if (!found || others.length > 0) throw new Error(`Expected one ${name}.`);
  return found.textContent ?? '';
}
