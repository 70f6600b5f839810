import { describe, expect, test } from 'vitest';
import { isPretalx, readPretalx, readScheduleJson, readTable } from '../../src/schedule/index.js';
import { dayOf, momentOf, timeOf } from '../../src/schedule/moment.js';

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

  test('is read as people write it', () => {
    expect(['9-2-2027', '09/02/2027', '2027-2-9', '2027-02-09T00:00:00.000Z'].map(dayOf)).toEqual(
      Array.from({ length: 4 }, () => '2027-02-09'),
    );
    expect(['9:30', '09.30', '09:30:00', '9.30 uur'].map(timeOf)).toEqual(
      Array.from({ length: 4 }, () => '09:30'),
    );
    expect(['24:00', '9:60', 'negen'].map(timeOf)).toEqual([null, null, null]);
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
          fields: {
            ...{
              kind: 'Plenair',
              language: 'Engels',
              day: '2027-02-09',
              startTime: '10:00',
              endTime: '11:00',
            },
            ...{ summary: 'Kort.', description: 'Lang.', speakers: ['Noor Blom'], track: 'Hout' },
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
      'De zaal is een nummer: exporteer met expand=slots.room.',
      'De sprekers zijn codes: exporteer met expand=speakers.',
      'Het thema is een nummer: exporteer met expand=track.',
    ]);
    expect(readPretalx([rest])[0]?.problems).toEqual(['De dag of de begintijd ontbreekt of klopt niet.']);
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

  test('without a column that is needed, or with one twice, is rejected', () => {
    expect(() => readTable([['Titel', 'Dag', 'Begin']])).toThrow('ontbreekt: Einde');
    expect(() => readTable([[...headings, 'DAG'], []])).toThrow('Dag staat er twee keer in');
  });
});
