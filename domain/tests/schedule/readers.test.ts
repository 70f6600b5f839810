import { describe, expect, test } from 'vitest';
import * as schedule from '../../src/schedule/index.js';
import { dayOf, readDay } from '../../src/import/day.js';
import type { XmlElement } from '../../src/import/index.js';
import { durationOf, momentOf, timeOf } from '../../src/schedule/moment.js';
import { kinds } from './fair.js';

const { isPretalx } = schedule;
const readPretalx = (file: unknown) => schedule.readPretalx(file, kinds);
const readScheduleJson = (file: unknown) => schedule.readScheduleJson(file, kinds);
const readScheduleXml = (root: XmlElement) => schedule.readScheduleXml(root, kinds);
const readTables = (
  tables: Parameters<typeof schedule.readTables>[0],
  days: readonly string[] = [],
  choices?: Parameters<typeof schedule.readTables>[2],
) => schedule.readTables(tables, { kinds, days }, choices);

describe('a moment', () => {
  test('is on the clock of the fair, in winter and in summer', () => {
    expect(momentOf('2027-02-09T09:00:00Z')).toEqual({ day: '2027-02-09', time: '10:00' });
    expect(momentOf('2027-07-09T09:00:00+00:00')).toEqual({ day: '2027-07-09', time: '11:00' });
    expect(momentOf('2027-02-09T23:30:00-01:00')).toEqual({ day: '2027-02-10', time: '01:30' });
    expect(momentOf('2027-02-09T10:00:00')).toEqual({ day: '2027-02-09', time: '10:00' });
  });

  test.each(['', 'morgen', '2027-02-31T10:00:00', '2027-02-09T25:00:00', '2027-13-01T10:00:00Z'])(
    'is not read from "%s"',
    (text) => {
      expect(momentOf(text)).toBeNull();
    },
  );

  test.each([
    '9-2-2027',
    '09/02/2027',
    '2027-2-9',
    '2027/02/09',
    '20270209',
    '2027-02-09T00:00:00.000Z',
    '9-2-2027 00:00:00',
    '9 februari 2027',
    'dinsdag 9 februari 2027',
    'Dinsdag, 9 Februari 2027.',
    'di 9-2-2027',
    'di. 9-2-2027',
    '9 feb. 2027',
    '9-feb-27',
    "9 febr '27",
    '9-2-27',
    '9.2.2027',
    '9 – 2 – 2027',
    '9\u00a0februari\u00a02027',
    'Tuesday 9 February 2027',
    'Tue, Feb 9th, 2027',
    'February 9 2027',
    '9 February, 2027',
    '9e februari 2027',
    '9feb2027',
    '9 februari 2027 (dinsdag)',
    '9-2-2027 (di.)',
  ])('has the day in “%s”', (text) => {
    expect(dayOf(text)).toBe('2027-02-09');
  });

  test('has a day without a year only when it is one of the fair', () => {
    const fair = ['2026-11-13', '2026-11-12'];
    for (const text of [
      'vrijdag 13 november',
      '13-11',
      'vr 13 nov',
      '13 november',
      'vrijdag',
      'dag 2',
      'Friday',
    ])
      expect([text, readDay(text, fair)]).toEqual([text, { day: '2026-11-13' }]);
    expect(readDay('vrijdag 13 november').problem).toBe(
      'Bij de dag “vrijdag 13 november” staat geen jaar, en het is geen dag van de beurs. Schrijf bijvoorbeeld 9-2-2027.',
    );
    expect(readDay('14-11', fair).problem).toContain('“14-11” staat geen jaar');
    expect(readDay('zaterdag', fair).problem).toBe(
      'De dag “zaterdag” kunnen we niet lezen. Schrijf bijvoorbeeld 12-11-2026.',
    );
    expect(readDay('maandag', ['2027-02-08', '2027-02-15']).problem).toContain('“maandag”');
  });

  test('has no day that its weekday contradicts', () => {
    expect(readDay('maandag 9 februari 2027').problem).toBe(
      'De dag “maandag 9 februari 2027” klopt niet: 9 februari 2027 is een dinsdag.',
    );
    expect(readDay('do 13 november', ['2026-11-13']).problem).toContain('is een vrijdag');
  });

  test.each([
    '31-2-2027',
    '2/13/2027',
    '9 februarie 2027',
    'morgen',
    '9-2-2027 12:00',
    '2027',
    '9',
    '13 xyz 2027',
  ])('has no day in “%s”, and the problem quotes it', (text) => {
    expect(readDay(text).problem).toContain(`“${text}”`);
  });

  test.each([
    [
      '09:30',
      [
        '9:30',
        '09.30',
        '09:30:00',
        '9.30 uur',
        '9u30',
        '9 u 30',
        '9h30',
        '930',
        '0930',
        '9:30 AM',
        '9 uur 30',
        '9h30m',
        '9.30u.',
        'om 9.30 uur',
      ],
    ],
    [
      '12:00',
      [
        '12u00',
        '12h',
        '12u',
        '1200',
        '12.00 uur',
        '12 uur',
        '12',
        '12:00u',
        '12:00 h',
        '12,00',
        '12 p.m.',
        '12：00',
      ],
    ],
    ['14:30', ['2:30 pm', '14u30', '1430 uur']],
    ['00:15', ['12:15 am', '0:15', '0u15']],
  ])('is %s in each of %j', (time, texts) => {
    expect(texts.map(timeOf)).toEqual(texts.map(() => time));
  });

  test.each(['24:00', '9:60', 'negen', '13 pm', '12345', '12:30-13:00', 'half tien', '120 min'])(
    'is none in “%s”',
    (text) => {
      expect(timeOf(text)).toBeNull();
    },
  );

  test('lasts as long as programs write it', () => {
    expect(['00:30', '0:30', '0:30:00', '30', 'PT30M', 'PT1800S', 'P0DT0H30M'].map(durationOf)).toEqual(
      Array.from({ length: 7 }, () => 30),
    );
    expect(['PT1H30M', 'P1DT1H', '1:30'].map(durationOf)).toEqual([90, 1500, 90]);
    expect(['', 'PT', 'P', 'een uur', '0:5'].map(durationOf)).toEqual([null, null, null, null, null]);
  });
});

describe('pretalx', () => {
  const talk = {
    code: 'ABC123',
    title: ' Wonen  in hout ',
    state: 'confirmed',
    abstract: 'Kort.',
    description: 'Lang.',
    submission_type: { en: 'Keynote' },
    content_locale: 'en',
    track: { en: 'Wood', nl: 'Hout' },
    speakers: [{ code: 'X', name: 'Noor Blom' }],
    slot: {
      room: { en: 'Room A', nl: 'Zaal A' },
      start: '2027-02-09T10:00:00+01:00',
      end: '2027-02-09T11:00:00+01:00',
    },
  };
  const { slot, ...rest } = talk;

  test('gives talks as its API writes them, before and since version 2025', () => {
    const expanded = {
      ...rest,
      slots: [{ ...slot, room: { id: 1, name: { en: 'Room A', nl: 'Zaal A' } } }],
      track: { id: 2, name: talk.track },
    };
    for (const one of [talk, expanded]) {
      expect(isPretalx({ results: [one] })).toBe(true);
      expect(readPretalx({ count: 1, next: null, results: [one] })).toEqual([
        {
          where: 'onderdeel ABC123',
          title: 'Wonen in hout',
          importId: 'pretalx:ABC123',
          problems: [],
          notes: [],
          unread: {},
          fields: {
            kind: 'Plenair',
            language: 'Engels',
            day: '2027-02-09',
            startTime: '10:00',
            endTime: '11:00',
            summary: 'Kort.',
            description: 'Lang.',
            speakers: ['Noor Blom'],
            track: 'Hout',
            place: { name: 'Zaal A', hall: null },
          },
        },
      ]);
    }
  });

  test('leaves out talks that are not on the programme, and says what is missing in others', () => {
    const [first, ...others] = readPretalx([
      { ...rest, slots: [{ ...slot, room: 7 }], speakers: ['X'], track: 2 },
      { ...talk, code: 'WEG', state: 'withdrawn' },
    ]);
    expect(others).toEqual([]);
    expect(first?.problems).toEqual([
      'De zaal is een nummer (7): exporteer met expand=slots.room.',
      'De sprekers zijn codes (X): exporteer met expand=speakers.',
      'Het thema is een nummer (2): exporteer met expand=track.',
    ]);
    expect(readPretalx([rest])[0]?.problems).toEqual(['De begintijd ontbreekt.']);
    expect(readPretalx([{ ...rest, slots: [4] }])[0]?.problems).toEqual([
      'De tijden zijn nummers: exporteer met expand=slots.room.',
    ]);
  });

  test('has a talk with several slots as often as it has a time', () => {
    const at = (start: string, end: string | null, room = 'Zaal A') => ({
      start,
      end,
      room: { name: { en: room } },
    });
    const twice = {
      ...rest,
      code: 'WS',
      duration: 30,
      slots: [
        at('2027-02-10T12:00:00+01:00', null),
        at('2027-02-09T12:00:00+01:00', '2027-02-09T12:30:00+01:00'),
        { start: null, end: null, room: null },
      ],
    };
    const entries = readPretalx([twice, { ...talk, slots: [slot] }]);
    expect(
      entries.map(({ importId, where, fields }) => [importId, where, fields.day, fields.endTime]),
    ).toEqual([
      ['pretalx:WS', 'onderdeel WS, keer 1', '2027-02-09', '12:30'],
      ['pretalx:WS#2', 'onderdeel WS, keer 2', '2027-02-10', '12:30'],
      ['pretalx:ABC123', 'onderdeel ABC123', '2027-02-09', '11:00'],
    ]);
    expect(entries.flatMap(({ problems }) => problems)).toEqual([]);
    expect(entries[1]?.notes).toEqual(['“WS” staat 2 keer op het programma: dit is keer 2.']);
  });

  test('is read from a list of slots, from a version of the schedule and from the widget', () => {
    const time = { start: '2027-02-09T10:00:00+01:00', end: '2027-02-09T11:00:00+01:00' };
    const own = { ...rest, slots: [7, 8] };
    const slots = [
      { ...time, id: 7, room: { name: { nl: 'Zaal A' } }, submission: own },
      {
        ...time,
        id: 8,
        start: '2027-02-09T10:30:00+01:00',
        room: { name: { nl: 'Zaal B' } },
        submission: own,
      },
      { ...time, id: 9, room: null, submission: null, description: { nl: 'Lunch' } },
    ];
    const widget = {
      talks: [
        { ...talk, slot: undefined, ...time, room: 1, track: 4, speakers: ['SPK'] },
        {
          ...talk,
          slot: undefined,
          ...time,
          start: '2027-02-09T10:30:00+01:00',
          room: 2,
          track: 4,
          speakers: ['SPK'],
        },
        { title: { nl: 'Lunch' }, ...time, room: 1 },
      ],
      rooms: [
        { id: 1, name: { nl: 'Zaal A' } },
        { id: 2, name: { nl: 'Zaal B' } },
      ],
      tracks: [{ id: 4, name: talk.track }],
      speakers: [{ code: 'SPK', name: 'Noor Blom' }],
    };
    for (const file of [{ count: 3, next: null, results: slots }, { version: '1', slots }, slots, widget]) {
      expect(isPretalx(file)).toBe(true);
      const entries = readPretalx(file);
      expect(
        entries.map(({ title, problems, fields }) => [
          title,
          problems.length,
          fields.place?.name,
          fields.startTime,
        ]),
      ).toEqual([
        ['Wonen in hout', 0, 'Zaal A', '10:00'],
        ['Wonen in hout', 0, 'Zaal B', '10:30'],
        ['Lunch', 1, file === widget ? 'Zaal A' : undefined, '10:00'],
      ]);
      expect(entries[0]?.fields).toMatchObject({ speakers: ['Noor Blom'], track: 'Hout' });
      expect(entries[2]?.problems[0]).toContain('een pauze');
    }
    expect(() => readPretalx([{ ...time, submission: 'ABC123' }])).toThrow(
      '?expand=room,submission.speakers',
    );
    expect(isPretalx({ schedule: {} })).toBe(false);
  });

  test('has abstracts longer than our summaries: they begin the description', () => {
    const [entry] = readPretalx([{ ...talk, abstract: 'woord '.repeat(100).trim() }]);
    expect(entry?.fields.summary).toMatch(/^(woord )+woord…$/);
    expect(entry?.fields.summary?.length).toBeLessThanOrEqual(400);
    expect(entry?.fields.description).toBe(`${'woord '.repeat(100).trim()}\n\nLang.`);
  });
});

describe('a schedule', () => {
  const event = {
    guid: '0D4AC7A3-3a0e-5d7e-9a52-9b61f2a1c001',
    title: 'Nacht',
    start: '01:00',
    duration: '0:30',
  };
  const file = (events: unknown) => ({
    schedule: { conference: { days: [{ date: '2027-02-09', rooms: { 'Zaal A': events } }] } },
  });

  test('has events after midnight under the day before, with the date on which they are', () => {
    const [entry] = readScheduleJson(file([{ ...event, date: '2027-02-10T01:00:00+01:00' }]));
    expect(entry?.fields).toMatchObject({ day: '2027-02-10', startTime: '01:00', endTime: '01:30' });
    expect(entry?.importId).toBe('schedule:0d4ac7a3-3a0e-5d7e-9a52-9b61f2a1c001');
    expect(readScheduleJson(file([event]))[0]?.fields.day).toBe('2027-02-09');
  });

  test('with anything in the place of something else is rejected per event, or as a whole', () => {
    expect(
      readScheduleJson(file([null, 3, { title: ['x'] }])).map(({ problems }) => problems.length > 1),
    ).toEqual([true, true, true]);
    for (const wrong of [null, 3, [], {}, { schedule: { conference: { days: {} } } }, file({}), file('x')])
      expect(() => readScheduleJson(wrong)).toThrow('In dit bestand');
  });
});

describe('version 2 of the schedule', () => {
  const conference = {
    title: 'Proefbeurs',
    rooms: [{ name: 'Proefzaal', slug: 'proef', guid: 'a0000000-0000-4000-8000-000000000001' }],
    tracks: [{ name: 'Hout & bouw', slug: 'hout-bouw' }],
    days: [
      { index: 1, date: '2027-02-09', start: '2027-02-09T09:00:00+01:00', end: '2027-02-09T18:00:00+01:00' },
    ],
  };
  const event = {
    guid: '10000000-0000-4000-8000-000000000095',
    title: 'Proef',
    start: '2027-02-09T12:00:00+01:00',
    end: '2027-02-09T12:30:00+01:00',
    room: { guid: 'a0000000-0000-4000-8000-000000000001' },
    track: { slug: 'hout-bouw' },
    abstract: { en: 'Short.', nl: 'Kort.' },
    participants: [{ name: 'Noor Blom', role: 'speaker' }, { guid: 'p2' }],
  };
  const persons = [{ guid: 'p2', name: 'Ali Yilmaz' }];
  const fields = {
    day: '2027-02-09',
    startTime: '12:00',
    endTime: '12:30',
    place: { name: 'Proefzaal', hall: null },
    track: 'Hout & bouw',
    summary: 'Kort.',
    speakers: ['Noor Blom', 'Ali Yilmaz'],
  };

  test('has its events beside the conference, in it, or under each day', () => {
    const day = { ...conference.days[0] };
    for (const file of [
      { schedule: { version: '2', conference, events: [event], persons } },
      { schedule: { version: '2', conference: { ...conference, events: [event], persons } } },
      { schedule: { conference: { ...conference, days: [{ ...day, events: [event] }] }, persons } },
      {
        schedule: {
          conference: { ...conference, days: [{ ...day, rooms: [{ name: 'Proefzaal', events: [event] }] }] },
          persons,
        },
      },
      { conference, events: [event], persons },
      {
        schedule: {
          conference: { ...conference, days: [{ ...day, rooms: { Proefzaal: [event] } }] },
          events: [event],
          persons,
        },
      },
    ]) {
      const [entry, ...others] = readScheduleJson(file);
      expect(others).toEqual([]);
      expect(entry).toMatchObject({ title: 'Proef', problems: [], fields });
    }
  });

  test.each<[object, object]>([
    [{ room: 'Proefzaal', track: 'hout-bouw' }, {}],
    [{ room: 'proef', track: 'Hout & bouw' }, {}],
    [{ end: undefined, duration: 'PT30M' }, {}],
    [{ end: '12:30', date: '2027-02-09', start: '12:00' }, {}],
    [{ room: 'Elders' }, { place: { name: 'Elders', hall: null } }],
  ])('is read with %j', (changes, expected) => {
    const [entry] = readScheduleJson({
      schedule: { conference, events: [{ ...event, ...changes }], persons },
    });
    expect(entry?.problems).toEqual([]);
    expect(entry?.fields).toMatchObject({ ...fields, ...expected });
  });

  test.each<[object, string]>([
    [
      { end: '2027-02-10T00:30:00+01:00' },
      'Het einde “2027-02-10T00:30:00+01:00” ligt niet op de dag van het begin.',
    ],
    [{ end: 'straks' }, 'Het einde “straks” kunnen we niet lezen.'],
    [{ end: undefined }, 'Het einde ontbreekt, en ook de duur.'],
    [
      { end: undefined, duration: 'een uur' },
      'De duur “een uur” kunnen we niet lezen: een half uur is 00:30.',
    ],
    [{ end: undefined, duration: '13:00' }, 'Het einde ligt na middernacht: begin 12:00, duur “13:00”.'],
    [{ start: 'straks' }, 'Het begin “straks” kunnen we niet lezen.'],
    [{ start: '' }, 'De begintijd ontbreekt.'],
  ])('says what is wrong with %j', (changes, problem) => {
    const [entry] = readScheduleJson({ schedule: { conference, events: [{ ...event, ...changes }] } });
    expect(entry?.problems).toEqual([problem]);
  });
});

describe('a schedule as XML', () => {
  const element = (name: string, nodes: (string | XmlElement)[] = [], attributes = {}): XmlElement => ({
    name,
    attributes,
    nodes,
  });
  const event = element(
    'event',
    [
      ...Object.entries({
        start: '12:00',
        duration: '00:30',
        room: 'Proefzaal',
        title: 'Proef &amp; meer',
      }).map(([name, text]) => element(name, [text])),
      element('abstract', [
        element('p', ['Een ', element('b', ['vette']), ' < tekst', element('br'), 'met regels']),
      ]),
      element('persons', ['\n', element('person', ['Jan Voorbeeld'], { id: '1' })]),
    ],
    { id: '1' },
  );
  const day = (nodes: XmlElement[]) => element('day', nodes, { date: '2027-02-09' });

  test.each<[string, XmlElement]>([
    [
      'under the day and the room',
      element('schedule', [day([element('room', [event], { name: 'Anders' })])]),
    ],
    ['under the day', element('schedule', [element('conference', [element('title', ['x'])]), day([event])])],
    [
      'deeper',
      element('schedule', [element('conference', [element('days', [day([element('events', [event])])])])]),
    ],
  ])('has events %s', (_where, root) => {
    expect(readScheduleXml(root)).toMatchObject([
      {
        title: 'Proef & meer',
        problems: [],
        fields: {
          day: '2027-02-09',
          startTime: '12:00',
          endTime: '12:30',
          place: { name: 'Proefzaal', hall: null },
          summary: 'Een vette < tekst\nmet regels',
          speakers: ['Jan Voorbeeld'],
        },
      },
    ]);
  });
});

describe('a file with too many sessions', () => {
  const file = (count: number, dayOfIndex: (index: number) => number) => ({
    schedule: {
      conference: { days: [] },
      events: Array.from({ length: count }, (_, index) => ({
        guid: `g${index}`,
        title: 'A',
        duration: '0:30',
        start: `2027-02-${String(dayOfIndex(index)).padStart(2, '0')}T12:00:00+01:00`,
      })),
    },
  });

  test('says how to go on: by day, or in parts', () => {
    expect(() => readScheduleJson(file(617, (index) => (index < 300 ? 9 : 10)))).toThrow(
      'In dit bestand staan 617 onderdelen, en er kunnen er 500 tegelijk in. Maak er een bestand per dag van (9-2-2027: 300, 10-2-2027: 317), en importeer ze na elkaar. Wat niet in een bestand staat, blijft zoals het is.',
    );
    expect(() => readScheduleJson(file(1351, () => 9))).toThrow('Verdeel het over 3 bestanden of meer');
    expect(readScheduleJson(file(500, () => 9))).toHaveLength(500);
  });
});

/** The sessions of a file with one sheet. */
const readTable = (rows: readonly (readonly unknown[])[]) => readTables([{ rows }]).entries;
const problemOf = (rows: readonly (readonly unknown[])[]) => readTables([{ rows }]).problem;

describe('a table', () => {
  const headings = ['titel', 'Dag', 'Begin', 'Einde', "Thema's", 'Onbekend'];

  test('can have the days and times that Excel makes of what somebody types', () => {
    const [entry] = readTable([
      headings,
      ['A', new Date('2027-02-09T00:00:00Z'), 0.4375, new Date('1899-12-30T11:15:00Z'), 'Hout, Beton', 'x'],
      [null, '', undefined],
    ]);
    expect(entry).toMatchObject({
      where: 'rij 2',
      problems: [],
      fields: { day: '2027-02-09', startTime: '10:30', endTime: '11:15', themes: ['Hout', 'Beton'] },
    });
    expect(Object.keys(entry?.fields ?? {})).not.toContain('speakers');
  });

  test('can have numbers where Excel was not told that they are days and times', () => {
    const times = (start: unknown, end: unknown, day: unknown = 46427) =>
      readTable([headings, ['A', day, start, end]])[0];
    expect(times(0.5, 0.520833333)?.fields).toMatchObject({
      day: '2027-02-09',
      startTime: '12:00',
      endTime: '12:30',
    });
    expect(times(1200, 1230)?.fields).toMatchObject({ startTime: '12:00', endTime: '12:30' });
    expect(times(46427.5, 13)?.fields).toMatchObject({ startTime: '12:00', endTime: '13:00' });
    expect(times(new Date('1899-12-30T11:59:59.999Z'), 13)?.fields.startTime).toBe('12:00');
    expect(times(12.3, true, 12)?.problems).toEqual([
      'De dag “12” kunnen we niet lezen. Schrijf bijvoorbeeld 9-2-2027.',
      'De begintijd “12,3” kunnen we niet lezen. Schrijf bijvoorbeeld 12:30.',
      'Het einde “WAAR” kunnen we niet lezen. Schrijf bijvoorbeeld 12:30.',
    ]);
  });

  test('begins with its first row that is not empty, and counts rows as Excel does', () => {
    const rows = [[], [null], headings, [], ['A', '9-2-2027', '12u', '12u30']];
    expect(readTable(rows)[0]).toMatchObject({ where: 'rij 5', problems: [] });
  });

  test('may begin with what it is, and have other sheets before it', () => {
    const above = [['Programma 2027', null], ['Titel van de lijst: Dag 1', ''], [], ['bijgewerkt', 46_427]];
    const rows = [...above, headings, ['A', '9-2-2027', '12u', '12u30']];
    const others = [[['Inhoud'], ['Programma', 'tabblad 2']], []];
    const sheets = [...others, rows, [headings]].map((each) => ({ rows: each }));
    expect(readTables(sheets).entries).toMatchObject([{ where: 'rij 6', title: 'A', problems: [] }]);
    const far = Array.from({ length: 20 }, () => ['Toelichting']);
    expect(problemOf([...far, ...rows])).toContain('In de rij met koppen (rij 1) ontbreekt: Titel');
  });

  test('quotes what it cannot read', () => {
    const all = ['Titel', 'Dag', 'Begin', 'Einde', 'Nummer', 'Plaatsen', 'Soort', 'Taal', 'Sprekers'];
    const [entry] = readTable([
      all,
      ['x'.repeat(300), 'morgen', 'straks', '', 'vijf', 'veel', 'Feest', 'nl/en', 'y'.repeat(256)],
    ]);
    expect(entry?.problems).toEqual([
      'De dag “morgen” kunnen we niet lezen. Schrijf bijvoorbeeld 9-2-2027.',
      'De begintijd “straks” kunnen we niet lezen. Schrijf bijvoorbeeld 12:30.',
      'Het einde ontbreekt.',
      '“vijf” is geen nummer van een onderdeel.',
      '“veel” is geen aantal plaatsen.',
      'De soort “Feest” bestaat niet. Kies uit: Plenair, Kennissessie, Tour, Workshop.',
      'De taal “nl/en” bestaat niet. Kies uit: Nederlands, Engels.',
      `De titel is langer dan 255 tekens (300): “${'x'.repeat(80)}…”`,
      `Een naam bij Sprekers is langer dan 255 tekens (256): “${'y'.repeat(80)}…”`,
    ]);
    expect(() => readTable([['Naam', 'Adres'], ['A']])).toThrow('Einde. Er staat: “Naam”, “Adres”.');
  });

  test('can be sent empty to somebody who fills it in, and its example is no session', () => {
    const [headings = [], example = []] = schedule.emptyTable('2027-02-09', kinds);
    expect(example[headings.indexOf('Dag')]).toBe('9-2-2027');
    const own = headings.map((heading) => (heading === 'Titel' ? 'Optoppen' : ''));
    expect(readTable([headings, example, own])).toMatchObject([
      { where: 'rij 2', problems: ['Dit is de voorbeeldrij van de lege lijst.'] },
      { where: 'rij 3', title: 'Optoppen' },
    ]);
  });

  test('may have other words for our headings, and says what it was read as', () => {
    const said = [
      'Nr',
      'Onderwerp*',
      'Datum',
      'Van',
      'Tot:',
      'Spreker(s)',
      'Omschrijving',
      'Samenvatting',
      '',
    ];
    const row = [7, 'Optoppen', '9-2-2027', '12u', '13u', 'Noor Blom', 'Lang', 'Kort', 'x'];
    const { entries, columns } = readTables([{ rows: [said, row] }]);
    expect(entries).toMatchObject([
      { title: 'Optoppen', fields: { endTime: '13:00', speakers: ['Noor Blom'], summary: 'Kort' } },
    ]);
    expect(columns.map(({ as }) => as)).toEqual([
      ...[null, 'title', 'day', 'start', 'end', 'speakers', null, 'summary', null],
    ]);
    expect(problemOf([[...said, 'Toelichting'].filter((text) => text !== 'Samenvatting')])).toContain(
      'Samenvatting staat er twee keer in: “Omschrijving” en “Toelichting”. Kies bij Kolommen één van beide',
    );
  });

  test('may have any headings, when somebody says what they are, or said so before', () => {
    const rows = [
      ['Wat', 'Wanneer', 'Van', 'Tot', 'Titel'],
      ['Optoppen', '9-2-2027', '12u', '13u', 'ir.'],
    ];
    const read = (chosen: Record<string, string | null>, remembered: Record<string, string | null> = {}) =>
      readTables([{ rows }], [], { chosen, remembered });
    expect(read({}).problem).toContain('ontbreekt: Dag. Er staat: “Wat”, “Wanneer”');
    expect(read({ 1: 'day' }).entries).toMatchObject([{ title: 'ir.', fields: { day: '2027-02-09' } }]);
    const both = read({ 0: 'title', 1: 'day' });
    expect([both.entries, both.problem]).toEqual([[], expect.stringContaining('“Wat” en “Titel”')]);
    const all = { 0: 'title', 1: 'day', 4: null };
    expect(read(all)).toMatchObject({ problem: null, entries: [{ title: 'Optoppen', problems: [] }] });
    expect(read({}, { wat: 'title', wanneer: 'day', titel: null })).toMatchObject({
      entries: [{ title: 'Optoppen' }],
    });
  });

  test('says which rows the spreadsheet hides', () => {
    const row = (title: string) => [title, '9-2-2027', '12u', '12u30'];
    const rows = [headings, row('A'), row('B')];
    const { entries } = readTables([{ rows, hidden: new Set([1, 3]) }]);
    expect(entries.map(({ title, isHidden }) => [title, isHidden])).toEqual([
      ['A', undefined],
      ['B', true],
    ]);
  });

  test('has HTML as plain text', () => {
    const [entry] = readTable([
      [...headings, 'Samenvatting'],
      ['Bouwen &amp; wonen', '9-2-2027', '12:00', '12:30', '', '', '<p>Een</p><p>Twee</p>'],
    ]);
    expect(entry).toMatchObject({ title: 'Bouwen & wonen', fields: { summary: 'Een\n\nTwee' } });
  });

  test('without a column that is needed, or with one twice, is rejected', () => {
    expect(problemOf([['Titel', 'Dag', 'Begin']])).toContain('(rij 1) ontbreekt: Einde');
    expect(problemOf([['Titel'], [], ['Titel', 'Dag', 'Einde']])).toContain('(rij 3) ontbreekt: Begin');
    expect(() => readTables([])).toThrow('ontbreekt: Titel, Dag, Begin, Einde');
    expect(problemOf([[...headings, 'DAG'], []])).toContain('Dag staat er twee keer in: “Dag” en “DAG”');
  });
});
