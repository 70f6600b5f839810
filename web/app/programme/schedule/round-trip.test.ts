import type { Element } from '@xmldom/xmldom';
import type { XmlElement } from 'beursvloer-domain/import';
import {
  planImport,
  programmeColumns,
  readScheduleJson,
  readScheduleXml,
  readTables,
  type Entry,
  type Fair,
  type FairSession,
  type SessionFields,
} from 'beursvloer-domain/schedule';
import { safeTable } from 'beursvloer-domain/tables';
import fc from 'fast-check';
import Papa from 'papaparse';
import readExcelFile from 'read-excel-file/node';
import { expect, test } from 'vitest';
import type { SessionSummary } from '../../content/types/session';
import { textOf } from '../../listing/files/list-file';
import { csvFile, xlsxFile } from '../../listing/files/spreadsheet.server';
import { messagesFor } from '../../messages/messages';
import { programmeFile } from '../list/programme-file.server';
import { pageOf } from '../pages';
import { demos, kinds, makeRoom, makeSession } from '../sessions.fixture';
import { guidOf } from './guid.server';
import { parseXml } from './read-schedule.fixture';
import { scheduleXml } from './schedule-xml';
import { scheduleOf } from './schedule.server';

/**
 * An export can be imported again without loss: a fair with the same sessions, all of them different, exports
 * the same once it has imported the file. Schedules carry one theme, no exhibitors, audiences, pavilion or
 * number of places, and tell rooms apart by their names; tables carry all of it.
 */
const origin = 'https://beurs.example';
const messages = messagesFor('nl');
const dates = ['2027-02-09', '2027-02-10', '2027-02-11'] as const;
const settings = {
  name: 'Fabriek & Thuis',
  edition: '2027',
  days: dates.map((date) => ({ date, opens: '09:00', closes: '18:00', label: null })),
};

/** The kinds as the import knows them: in both languages. */
const kindsOfFair = kinds.map(({ key, name, plural, isTour, hasPage }) => ({
  key,
  name,
  otherNames: [plural, `${name} (en)`],
  isTour,
  hasPage,
}));
const inEnglish = kinds.map((kind) => ({ ...kind, name: `${kind.name} (en)` }));

const rooms = [
  makeRoom('zaal-1', 'Zaal 1', 1),
  makeRoom('zaal-2', 'Zaal <2> & “meer”', 2),
  makeRoom('podium', 'Podium, midden', 3),
];
const speakers = ['Noor & Co', 'Jan de Wit', 'Şule Çelik', 'Vries, Anna de'].map((name, index) => ({
  publicId: 3001 + index,
  name,
  slug: `spreker-${index}`,
  role: null,
  locale: undefined,
  position: null,
  organisation: null,
  portrait: null,
}));
const named = (name: string, index: number) => ({ slug: `${index}`, name, icon: null });
const themes = ['Circulair', 'Wonen, zorg en welzijn', 'Hout'].map(named);
const audiences = ['Corporaties', 'Gemeenten'].map(named);
const exhibitors = ['Bouw & Zo', 'Huis, tuin en keuken'].map((name, index) => ({
  publicId: 1001 + index,
  name,
  slug: `s-${index}`,
}));
const pavilions = ['Houtplein', 'Plein 2'].map((name, index) => ({
  publicId: 4001 + index,
  name,
  slug: `p-${index}`,
}));

/** Spaces in a row and around a text are one: that is all a file loses of it. */
const words = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 30 })
  .map((text) => text.replace(/[\p{C}\s]+/gu, ' ').trim())
  // An apostrophe before a formula is what keeps spreadsheets from running it.
  // The library that writes Excel breaks on names of what every object has.
  .map((text) => (text === '' || text.startsWith("'") || text in {} ? 'Titel' : text));

const sessionsOf = (fill: Partial<SessionSummary>) =>
  fc.uniqueArray(fc.nat(80), { minLength: 1, maxLength: 8 }).chain((slots) =>
    fc.tuple(
      ...slots.map((slot, index) =>
        fc
          .record({
            title: words,
            summary: fc.option(words, { nil: '' }),
            kind: fc.constantFrom(...kinds),
            language: fc.constantFrom('nl', 'en'),
            speakers: fc.subarray(speakers),
            themes: fc.subarray(themes),
            audiences: fc.subarray(audiences),
            exhibitors: fc.subarray(exhibitors),
            pavilion: fc.option(fc.constantFrom(...pavilions)),
            capacity: fc.option(fc.integer({ min: 1, max: 900 })),
            minutes: fc.integer({ min: 1, max: 59 }),
            meetingPoint: fc.option(fc.constantFrom('Balie <hal 1>', 'Ingang & zo')),
          })
          .map(({ minutes, meetingPoint, ...random }) => {
            const rest = { ...random, ...(index === 0 && fill) };
            const hour = String(9 + (slot % 9)).padStart(2, '0');
            const isOnFoot = rest.kind?.isTour === true && meetingPoint !== null;
            return makeSession(2001 + index, {
              ...rest,
              day: dates[Math.trunc(slot / 27)],
              startTime: `${hour}:00`,
              endTime: `${hour}:${String(minutes).padStart(2, '0')}`,
              room: isOnFoot ? null : (rooms[Math.trunc(slot / 9) % 3] ?? null),
              meetingPoint: isOnFoot ? meetingPoint : null,
            });
          }),
      ),
    ),
  );

/** The first session has something in every field: what is empty in a whole file is no field of it. */
const full: Partial<SessionSummary> = {
  summary: 'Over hout.',
  speakers: speakers.slice(1, 3),
  themes: themes.slice(0, 2),
  audiences,
  exhibitors,
  pavilion: pavilions[0] ?? null,
  capacity: 12,
  kind: demos,
};
const programmes = fc.tuple(sessionsOf(full), sessionsOf({})).map(([exported, other]) => {
  // The fair has the same sessions, each where another one will be, and all else taken from another programme.
  const before = exported.map(({ publicId }, index) => {
    const { day, startTime, endTime, room } =
      exported[(index + 1) % exported.length] ?? makeSession(publicId);
    return {
      ...(other[index % other.length] ?? makeSession(publicId)),
      publicId,
      day,
      startTime,
      endTime,
      room,
      meetingPoint: null,
      title: `Was ${index}`,
    };
  });
  return { exported, before };
});

const ids = (list: readonly { name: string }[]) => list.map(({ name }) => ({ id: name, name }));
const namesIn = (list: readonly { name: string }[]) => list.map(({ name }) => name);

function fairOf(sessions: readonly SessionSummary[]): Fair {
  return {
    sessions: sessions.map((one): FairSession => ({
      documentId: String(one.publicId),
      publicId: one.publicId,
      importId: null,
      description: '',
      title: one.title,
      summary: one.summary,
      kind: one.kind?.key ?? null,
      capacity: one.capacity,
      day: one.day,
      startTime: one.startTime,
      endTime: one.endTime,
      meetingPoint: one.meetingPoint,
      language: one.language === 'en' ? 'Engels' : 'Nederlands',
      room: one.room?.name ?? null,
      speakers: namesIn(one.speakers),
      themes: namesIn(one.themes),
      audiences: namesIn(one.audiences),
      exhibitors: namesIn(one.exhibitors),
      pavilion: one.pavilion?.name ?? null,
    })),
    kinds: kindsOfFair,
    rooms: rooms.map(({ name, hall }) => ({ id: name, name, hall: hall?.name ?? null })),
    speakers: ids(speakers),
    themes: ids(themes),
    audiences: ids(audiences),
    exhibitors: ids(exhibitors),
    pavilions: ids(pavilions),
    guidOf: (publicId) => guidOf(`${origin}/programma/${publicId}`),
    slotProblem: () => null,
  };
}

const pick = <Item extends { name: string }>(list: readonly Item[], wanted: readonly string[]) =>
  wanted.flatMap((name) => list.filter((one) => one.name === name));

function sessionOf(publicId: number, after: SessionFields): SessionSummary {
  return makeSession(publicId, {
    title: after.title,
    summary: after.summary,
    day: after.day,
    capacity: after.capacity,
    startTime: after.startTime,
    endTime: after.endTime,
    meetingPoint: after.meetingPoint,
    kind: kinds.find(({ key }) => key === after.kind) ?? null,
    language: after.language === 'Engels' ? 'en' : 'nl',
    room: pick(rooms, [after.room ?? ''])[0] ?? null,
    speakers: pick(speakers, after.speakers),
    themes: pick(themes, after.themes),
    audiences: pick(audiences, after.audiences),
    exhibitors: pick(exhibitors, after.exhibitors),
    pavilion: pick(pavilions, [after.pavilion ?? ''])[0] ?? null,
  });
}

/** The sessions of a fair after importing what was read. */
function imported(before: readonly SessionSummary[], entries: readonly Entry[]): SessionSummary[] {
  const { items } = planImport(entries, fairOf(before), new Set());
  expect(items.flatMap(({ problems }) => problems)).toEqual([]);
  const after = new Map(items.map((item) => [Number(item.documentId), item.after]));
  return before.map((session) => {
    const fields = after.get(session.publicId);
    return fields ? sessionOf(session.publicId, fields) : session;
  });
}

/** A second import of the same file finds nothing to change. */
function expectSettled(sessions: readonly SessionSummary[], entries: readonly Entry[]): void {
  const { items } = planImport(entries, fairOf(sessions), new Set());
  expect(items.map(({ state }) => state)).toEqual(items.map(() => 'same'));
}

const schedule = (sessions: readonly SessionSummary[]) => {
  const made = scheduleOf(sessions, { settings, messages, origin, siteUrl: origin });
  if (!made) throw new Error('There is no schedule.');
  return made;
};
const withoutExhibitors = (sessions: readonly SessionSummary[]) =>
  sessions.map((session) => ({ ...session, exhibitors: [] }));

const elementOf = (element: Element): XmlElement => {
  const nodes = [...element.childNodes];
  const isElement = (node: (typeof nodes)[number]): node is Element => node.nodeType === 1;
  return {
    name: element.nodeName,
    attributes: Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
    nodes: nodes.map((node) => (isElement(node) ? elementOf(node) : (node.nodeValue ?? ''))),
  };
};

const columns = Object.keys(programmeColumns) as (keyof typeof programmeColumns)[];
function tableOf(sessions: readonly SessionSummary[]): string[][] {
  const { headings, rows } = programmeFile(sessions, { page: pageOf(null), messages, siteUrl: origin });
  return safeTable([
    [...columns.map((column) => headings[column]), headings.url],
    ...rows.map((row) => [...columns.map((column) => textOf(row[column])), row.url]),
  ]);
}

/** Packing and unpacking a hundred files takes a while on a busy machine. */
const tableTimeoutMs = 60_000;
const fairOfTable = { kinds: kindsOfFair, days: [] };
const runs = { numRuns: 100, seed: 20_270_209 };

test('a schedule as JSON, imported again, gives the same schedule', () => {
  fc.assert(
    fc.property(programmes, ({ exported, before }) => {
      const file = schedule(withoutExhibitors(exported));
      const entries = readScheduleJson(JSON.parse(JSON.stringify({ schedule: file })), kindsOfFair);
      const after = imported(withoutExhibitors(before), entries);
      expect(schedule(after)).toEqual(file);
      expectSettled(after, entries);
    }),
    runs,
  );
});

test('a schedule as XML, imported again, gives the same schedule', () => {
  fc.assert(
    fc.property(programmes, ({ exported, before }) => {
      const file = scheduleXml(schedule(withoutExhibitors(exported)));
      const entries = readScheduleXml(elementOf(parseXml(file)), kindsOfFair);
      const after = imported(withoutExhibitors(before), entries);
      expect(scheduleXml(schedule(after))).toBe(file);
      expectSettled(after, entries);
    }),
    runs,
  );
});

test('a table as CSV, imported again, gives the same table', { timeout: tableTimeoutMs }, () => {
  fc.assert(
    fc.property(programmes, ({ exported, before }) => {
      const file = csvFile(tableOf(exported));
      const { data } = Papa.parse<string[]>(file.replace(/^\uFEFF/, ''));
      const { entries } = readTables([{ rows: data }], fairOfTable);
      const after = imported(before, entries);
      expect(csvFile(tableOf(after))).toBe(file);
      expectSettled(after, entries);
    }),
    runs,
  );
});

test('a table as Excel, imported again, gives the same table', { timeout: tableTimeoutMs }, async () => {
  await fc.assert(
    fc.asyncProperty(programmes, async ({ exported, before }) => {
      const [sheet] = await readExcelFile(await xlsxFile(tableOf(exported), 'Programma'));
      const { entries } = readTables([{ rows: sheet?.data ?? [] }], fairOfTable);
      const after = imported(before, entries);
      expect(tableOf(after)).toEqual(tableOf(exported));
      expectSettled(after, entries);
    }),
    runs,
  );
});

test('the import knows the headings of our own table', () => {
  const { headings } = programmeFile([], { page: pageOf(null), messages, siteUrl: origin });
  expect(headings).toEqual({ ...programmeColumns, url: 'Adres' });
});

test.each(['nl', 'en'] as const)('the import knows the words of our own schedule in %s', (locale) => {
  const sessions = (locale === 'nl' ? kinds : inEnglish).map((kind, index) => {
    const startTime = `1${index}:00`;
    return makeSession(2001 + index, {
      kind,
      startTime,
      endTime: `1${index}:30`,
      room: null,
      language: locale,
    });
  });
  const file = scheduleOf(sessions, { settings, messages: messagesFor(locale), origin, siteUrl: origin });
  const entries = readScheduleJson({ schedule: file }, kindsOfFair);
  expect(entries.map(({ fields }) => fields.kind)).toEqual(kinds.map(({ key }) => key));
  for (const { fields } of entries) {
    expect(fields.language).toBe(locale === 'nl' ? 'Nederlands' : 'Engels');
    // Our words for no place in particular are no place.
    expect(fields.place).toBeUndefined();
  }
});
