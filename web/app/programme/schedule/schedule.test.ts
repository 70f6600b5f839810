import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { SessionSummary } from '../../content/types/session';
import { messagesFor } from '../../messages/messages';
import { kinds, makeRoom, makeSession, talks } from '../sessions.fixture';
import { spanOf } from '../session-time';
import { placeKey } from './places';
import { childrenOf, parseXml, scheduleShape, textIn } from './read-schedule.fixture';
import { scheduleXml } from './schedule-xml';
import { scheduleOf } from './schedule.server';

const fairDay = (date: string) => ({ date, opens: '10:00', closes: '18:00', label: null });
const settings = {
  name: 'Fabriek & Thuis',
  edition: '2027',
  days: [fairDay('2027-02-09'), fairDay('2027-02-10')],
};
const dutch = {
  settings,
  messages: messagesFor('nl'),
  origin: 'https://beurs.example',
  siteUrl: 'https://beurs.example',
};
const english = { ...dutch, messages: messagesFor('en'), siteUrl: 'https://beurs.example/en' };

function make(sessions: readonly SessionSummary[], context = dutch) {
  const schedule = scheduleOf(sessions, context);
  if (!schedule) throw new Error('There is no schedule.');
  return schedule;
}

function eventsOf({ conference }: ReturnType<typeof make>) {
  return conference.days.flatMap(({ rooms }) => Object.values(rooms).flat());
}

const speaker = {
  publicId: 3001,
  name: 'Noor & Co',
  slug: 'noor',
  position: null,
  organisation: null,
  portrait: null,
  role: null,
  locale: undefined,
};

describe('a session in a schedule', () => {
  test('says when it is on the clock of the fair, in winter and in summer', () => {
    const [winter, summer] = eventsOf(make([makeSession(1), makeSession(2, { day: '2027-07-09' })]));
    expect(winter).toMatchObject({ date: '2027-02-09T10:00:00+01:00', start: '10:00', duration: '01:00' });
    expect(summer).toMatchObject({ date: '2027-07-09T10:00:00+02:00' });
  });

  test('has the id of its page, the same in every language and after every change', () => {
    const session = makeSession(2001);
    const renamed = makeSession(2001, { title: 'Anders', slug: 'anders', day: '2027-02-10' });
    const ids = [make([session]), make([renamed]), make([session], english)].map((one) => {
      const [event] = eventsOf(one);
      return [event?.id, event?.guid, event?.slug];
    });
    expect(ids[0]).toEqual([2001, '7d261187-6517-5839-885a-49e11d12bd18', 'fabriek_thuis_2027-2001']);
    expect(ids[1]).toEqual(ids[0]);
    expect(ids[2]).toEqual(ids[0]);
  });

  test('says in the words of the language what it is, who speaks, and where to read on', () => {
    const session = makeSession(2001, {
      speakers: [speaker],
      exhibitors: [{ publicId: 7, name: 'Bouw', slug: 'bouw' }],
    });
    const [event] = eventsOf(make([session], english));
    expect(event).toMatchObject({
      type: talks.name,
      url: 'https://beurs.example/en/programma/2001',
      persons: [{ code: '3001', name: 'Noor & Co', url: 'https://beurs.example/en/sprekers/3001/noor' }],
      links: [{ title: 'Bouw', url: 'https://beurs.example/en/standhouders/7/bouw' }],
    });
  });
});

test('two rooms of one name are told apart by their halls', () => {
  const inHall = (number: number, name: string) => ({
    ...makeRoom(`zaal-${number}`, 'Zaal 1', number),
    hall: { slug: name, name, rank: number },
  });
  const sessions = [1, 2, 3].map((id) => makeSession(id, { room: inHall(id, id === 1 ? 'Hal A' : 'Hal B') }));
  const { conference } = make(sessions);
  expect(Object.keys(conference.days[0]?.rooms ?? {})).toEqual([
    'Zaal 1',
    'Zaal 1 (Hal B)',
    'Zaal 1 (Hal B) 2',
  ]);
  expect(new Set(conference.rooms.map(({ guid }) => guid)).size).toBe(3);
});

test('a day takes as long as the fair is open, and as long as its sessions', () => {
  const late = makeSession(1, { startTime: '23:45', endTime: '23:45' });
  const { days } = make([makeSession(2, { startTime: '08:30', day: '2027-02-10' }), late]).conference;
  expect(days.map(({ day_start, day_end }) => [day_start, day_end])).toEqual([
    ['2027-02-09T10:00:00+01:00', '2027-02-09T23:59:00+01:00'],
    ['2027-02-10T08:30:00+01:00', '2027-02-10T18:00:00+01:00'],
  ]);
});

test('the version changes with the programme, and with nothing else', () => {
  expect(make([makeSession(1)]).version).toBe(make([makeSession(1)]).version);
  expect(make([makeSession(1)]).version).not.toBe(make([makeSession(1, { title: 'Anders' })]).version);
});

test('a fair without sessions has its days, and one without days has no schedule', () => {
  expect(scheduleShape.parse(make([])).conference.days.map(({ rooms }) => rooms)).toEqual([{}, {}]);
  expect(scheduleOf([], { ...dutch, settings: { ...settings, days: [] } })).toBeNull();
});

test('a fair with a short or an accented name has a name for programs', () => {
  const acronym = (name: string) =>
    make([], { ...dutch, settings: { ...settings, name, edition: '' } }).conference.acronym;
  expect(['Één huis!', 'ABC', '建築'].map(acronym)).toEqual(['een_huis', 'beurs_abc', 'beurs']);
});

/**
 * Text that XML can hold, and that our parsers give back as it was: line ends become one sign in XML, its parser takes the
 * replacement character for a fault, and zod drops a room that is called `__proto__`.
 */
const text = fc
  .string({ unit: 'grapheme', minLength: 1 })
  .filter((one) => /^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}\uFFFD-\uFFFF]+$/u.test(one) && one !== '__proto__');
const clock = fc.integer({ min: 0, max: 23 * 60 }).map((at) => {
  const written = (minutes: number) =>
    `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
  return { startTime: written(at), endTime: written(at + 45) };
});
const programme = fc.uniqueArray(
  fc
    .record({
      publicId: fc.integer({ min: 1, max: 99_999 }),
      title: text,
      summary: text,
      kind: fc.option(fc.constantFrom(...kinds)),
      day: fc.constantFrom('2027-02-09', '2027-02-10', '2027-03-28', '2027-07-01'),
      clock,
      room: fc.option(fc.record({ slug: fc.constantFrom('a', 'b', 'c'), name: text })),
      meetingPoint: fc.option(text),
      speakers: fc.array(fc.record({ publicId: fc.integer({ min: 1, max: 999 }), name: text })),
      theme: fc.option(text),
      language: fc.constantFrom('nl', 'en'),
    })
    .map(({ publicId, clock: times, room, theme, speakers, ...rest }) =>
      makeSession(publicId, {
        ...rest,
        ...times,
        room: room && makeRoom(room.slug, room.name, 1),
        themes: theme === null ? [] : [{ slug: 'thema', name: theme, icon: null, locale: undefined }],
        speakers: speakers.map((one) => ({ ...speaker, ...one })),
      }),
    ),
  { selector: ({ publicId }) => publicId, maxLength: 12 },
);

/** The fields of a session that both formats carry. */
const carried = (session: SessionSummary) => ({
  id: session.publicId,
  title: session.title,
  abstract: session.summary,
  type: session.kind?.name ?? '',
  day: session.day,
  start: session.startTime,
  minutes: spanOf(session).end - spanOf(session).start,
  track: session.themes[0]?.name ?? '',
  language: session.language,
  persons: session.speakers.map(({ publicId, name }) => [String(publicId), name]),
});
const minutesIn = (duration: string) => {
  const [hours, minutes] = duration.split(':').map(Number);
  return (hours ?? 0) * 60 + (minutes ?? 0);
};
const byId = (one: { id: number }, other: { id: number }) => one.id - other.id;

describe('of a hundred random programmes nothing that a schedule carries is lost', () => {
  test('as JSON', () => {
    fc.assert(
      fc.property(programme, (sessions) => {
        const { conference } = scheduleShape.parse(JSON.parse(JSON.stringify(make(sessions))));
        const found = conference.days.flatMap(({ date, rooms }) =>
          Object.entries(rooms).flatMap(([name, events]) => events.map((event) => ({ date, name, event }))),
        );
        expect(
          found
            .map(({ date, event }) => ({
              ...carried(makeSession(event.id)),
              title: event.title,
              abstract: event.abstract,
              type: event.type,
              day: date,
              start: event.start,
              minutes: minutesIn(event.duration),
              track: event.track ?? '',
              language: event.language,
              persons: event.persons.map(({ code, name }) => [code, name]),
            }))
            .sort(byId),
        ).toEqual(sessions.map(carried).sort(byId));
        // One place, one name: sessions share a room of the schedule when they share one at the fair.
        const nameOf = new Map(found.map(({ name, event }) => [event.id, name]));
        const places = new Set(sessions.map(placeKey));
        expect(new Set(sessions.map((one) => `${placeKey(one)} ${nameOf.get(one.publicId)}`)).size).toBe(
          places.size,
        );
        expect(new Set(nameOf.values()).size).toBe(places.size);
      }),
      { numRuns: 100 },
    );
  });

  test('as XML', () => {
    fc.assert(
      fc.property(programme, (sessions) => {
        const root = parseXml(scheduleXml(make(sessions)));
        const found = childrenOf(root, 'day').flatMap((day) =>
          childrenOf(day, 'room').flatMap((room) =>
            childrenOf(room, 'event').map((event) => {
              expect(textIn(event, 'room')).toBe(room.getAttribute('name'));
              const persons = childrenOf(event, 'persons').flatMap((all) => childrenOf(all, 'person'));
              return {
                id: Number(event.getAttribute('id')),
                title: textIn(event, 'title'),
                abstract: textIn(event, 'abstract'),
                type: textIn(event, 'type'),
                day: day.getAttribute('date'),
                start: textIn(event, 'start'),
                minutes: minutesIn(textIn(event, 'duration')),
                track: textIn(event, 'track'),
                language: textIn(event, 'language'),
                persons: persons.map((one) => [one.getAttribute('id'), one.textContent]),
              };
            }),
          ),
        );
        expect(found.sort(byId)).toEqual(sessions.map(carried).sort(byId));
      }),
      { numRuns: 100 },
    );
  });
});

test('what a schedule has no place for is left out: further themes, audiences, pavilions, an end that is not known', () => {
  const theme = (name: string) => ({ slug: name, name, icon: null, locale: undefined });
  const session = makeSession(1, {
    endTime: '10:00',
    themes: [theme('Hout'), theme('Bodem')],
    audiences: [{ slug: 'gemeente', name: 'Gemeenten', locale: undefined }],
    capacity: 41,
  });
  const schedule = make([session]);
  expect(eventsOf(schedule)[0]).toMatchObject({ track: 'Hout', duration: '00:30' });
  const written = JSON.stringify(schedule) + scheduleXml(schedule);
  for (const lost of ['Bodem', 'Gemeenten', '41']) expect(written).not.toContain(`"${lost}"`);
});
