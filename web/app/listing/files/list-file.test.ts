import ICAL from 'ical.js';
import Papa from 'papaparse';
import readXlsxFile from 'read-excel-file/node';
import { describe, expect, test } from 'vitest';
import { calendarFile } from './calendar-file.server';
import { endingOf, fileHref, type CalendarEvent, type ListFile } from './list-file';
import { listFileResponse } from './list-file.server';

test('the address of a file is that of the list with an ending, filters and all', () => {
  expect(fileHref('/programma', 'ics')).toBe('/programma.ics');
  expect(fileHref('/programma?dag=2027-02-09&thema=bio', 'csv')).toBe(
    '/programma.csv?dag=2027-02-09&thema=bio',
  );
  expect(endingOf('/programma/tours.xlsx')).toBe('xlsx');
  expect(() => endingOf('/programma.pdf')).toThrow('/programma.pdf');
});

const file: ListFile<'id' | 'name' | 'themes'> = {
  path: '/programma/tours',
  title: 'Tours: [1/2]',
  headings: { id: 'Nummer', name: 'Naam', themes: 'Thema’s' },
  rows: [
    { id: 1, name: '=1+1; "citaat"\nregel', themes: ['Hout', 'Bodem & water'] },
    { id: 2, name: 'Één', themes: [] },
  ],
  printed: { headings: ['Naam'], nameAt: 0, rows: [['Één']] },
};

describe('a list as a file', () => {
  test('is a table that Dutch Excel reads, and in which nothing is a formula', async () => {
    const response = await listFileResponse('csv', file);
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="programma-tours.csv"');
    const bytes = Buffer.from(await response.arrayBuffer());
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const { data } = Papa.parse(bytes.toString('utf8').slice(1), { delimiter: ';', skipEmptyLines: true });
    expect(data).toEqual([
      ['Nummer', 'Naam', 'Thema’s'],
      ['1', '\'=1+1; "citaat"\nregel', 'Hout, Bodem & water'],
      ['2', 'Één', ''],
    ]);
  });

  test('is a workbook, whatever its title', async () => {
    const response = await listFileResponse('xlsx', file);
    const bytes = Buffer.from(await response.arrayBuffer());
    const [sheet] = await readXlsxFile(bytes);
    expect(sheet?.sheet).toBe('Tours   1 2 ');
    expect(sheet?.data[1]).toEqual(['1', '\'=1+1; "citaat"\nregel', 'Hout, Bodem & water']);
    expect(response.headers.get('content-type')).toContain('spreadsheetml');
  });

  test('is a workbook also when something in it is called as every object has it', async () => {
    const rows = [{ id: 1, name: 'constructor', themes: ['toString'] }];
    const response = await listFileResponse('xlsx', { ...file, rows });
    const [sheet] = await readXlsxFile(Buffer.from(await response.arrayBuffer()));
    expect(sheet?.data[1]?.map((cell) => String(cell).trim())).toEqual(['1', 'constructor', 'toString']);
  });

  test('is what a program reads, with lists as lists and numbers as numbers', async () => {
    const response = await listFileResponse('json', file);
    expect(await response.json()).toEqual({ title: 'Tours: [1/2]', items: file.rows });
  });

  test('of an empty selection is an empty file', async () => {
    const empty = { ...file, rows: [], events: [] };
    const lines = (await (await listFileResponse('csv', empty)).text()).trim().split('\r\n');
    expect(lines).toHaveLength(1);
    expect(await (await listFileResponse('json', empty)).json()).toEqual({ title: empty.title, items: [] });
    expect(eventsOf(await (await listFileResponse('ics', empty)).text())).toEqual([]);
  });

  test('is not for search engines', async () => {
    const response = await listFileResponse('json', file);
    expect(response.headers.get('x-robots-tag')).toBe('noindex');
  });
});

function eventsOf(text: string): ICAL.Event[] {
  return ICAL.Component.fromString(text)
    .getAllSubcomponents('vevent')
    .map((one) => new ICAL.Event(one));
}

const event: CalendarEvent = {
  uid: 'programma-2001@beurs.example',
  title: 'Bouwen, wonen; en "meer"',
  start: '2027-02-09T09:30:00.000Z',
  end: '2027-02-09T10:15:00.000Z',
  place: 'Zaal 1, Hal 1',
  text: `Eerste regel\n${'Heel veel tekst met één accent. '.repeat(10)}`,
  url: 'https://beurs.example/programma/2001',
  categories: ['Hout', 'Bodem'],
};

describe('a calendar', () => {
  const stamp = new Date('2027-01-01T12:00:00Z');
  const read = (one: CalendarEvent) => {
    const text = calendarFile({ title: 'Programma', events: [one], stamp });
    const [found] = eventsOf(text);
    if (!found) throw new Error('There is no event.');
    return { text, found };
  };

  test('has an event at its moment, with what it is, where, and its page', () => {
    const { text, found } = read(event);
    expect(found.uid).toBe(event.uid);
    expect(found.summary).toBe(event.title);
    expect(found.location).toBe(event.place);
    expect(found.description).toBe(`${event.text}\n\n${event.url}`);
    expect(found.startDate.toJSDate()).toEqual(new Date(event.start));
    expect(found.endDate.toJSDate()).toEqual(new Date(event.end));
    // RFC 5545 wants lines of at most 75 octets, each ended by CRLF.
    const lines = text.split('\r\n');
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });

  test('has whole days as whole days, the last one included', () => {
    const { found } = read({ ...event, start: '2027-02-09', end: '2027-02-11' });
    expect(found.startDate.isDate).toBe(true);
    expect(found.startDate.toString()).toBe('2027-02-09');
    expect(found.endDate.toString()).toBe('2027-02-12');
  });
});
