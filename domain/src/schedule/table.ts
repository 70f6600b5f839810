import { withoutApostrophe } from '../tables/formulas.js';
import { finishEntries, UnreadableFile, type Entry } from './entry.js';
import { dayOf, slotOf, timeOf } from './moment.js';
import { lineOf, nameKey, textOf } from './text.js';
import { kindOf, languageOf, placeNamed } from './words.js';

/** The columns of the programme as a spreadsheet, by their Dutch headings. */
export const programmeColumns = {
  id: 'Nummer',
  title: 'Titel',
  kind: 'Soort',
  day: 'Dag',
  start: 'Begin',
  end: 'Einde',
  room: 'Zaal',
  hall: 'Hal',
  speakers: 'Sprekers',
  exhibitors: 'Standhouders',
  themes: 'Thema’s',
  audiences: 'Voor wie',
  pavilion: 'Paviljoen',
  language: 'Taal',
  capacity: 'Plaatsen',
  summary: 'Samenvatting',
} as const;
type Column = keyof typeof programmeColumns;
const columns = Object.entries(programmeColumns) as [Column, string][];
const needed: readonly Column[] = ['title', 'day', 'start', 'end'];

/**
 * The sessions of a table with the headings of our own spreadsheets. Columns that are not there say nothing; others than
 * ours are left alone.
 * @throws {UnreadableFile}
 */
export function readTable(rows: readonly (readonly unknown[])[]): Entry[] {
  const [headings = [], ...lines] = rows;
  const places = new Map<Column, number>();
  headings.forEach((heading, index) => {
    const key = headingKey(lineOf(heading));
    const column = columns.find(([, name]) => headingKey(name) === key)?.[0];
    if (column === undefined) return;
    if (places.has(column))
      throw new UnreadableFile(`De kolom ${programmeColumns[column]} staat er twee keer in.`);
    places.set(column, index);
  });
  const missing = needed.filter((column) => !places.has(column)).map((column) => programmeColumns[column]);
  if (missing.length > 0)
    throw new UnreadableFile(
      `In de eerste rij ontbreekt: ${missing.join(', ')}. De koppen zijn die van “Deze lijst als Excel” onder het programma.`,
    );
  const entries = lines.flatMap((cells, index) => {
    const isBlank = cells.every((cell) => cellText(cell) === '');
    return isBlank ? [] : [rowEntry((column) => valueAt(cells, places.get(column)), index + 2)];
  });
  return finishEntries(entries);
}

function rowEntry(read: (column: Column) => unknown, row: number): Entry {
  const text = (column: Column) => textOf(withoutApostrophe(cellText(read(column))));
  const list = (column: Column): string[] => text(column).split(', ').map(lineOf).filter(Boolean);
  const [day, start, end] = [dayOf(dayText(read('day'))), timeCell(read('start')), timeCell(read('end'))];
  const { problems, ...slot } = slotOf(day === null || start === null ? null : { day, time: start }, end);
  const number = text('id');
  if (number !== '' && !/^\d{1,9}$/.test(number))
    problems.push(`“${number}” is geen nummer van een onderdeel.`);
  const seats = text('capacity');
  if (seats !== '' && !/^\d{1,6}$/.test(seats)) problems.push(`“${seats}” is geen aantal plaatsen.`);
  const [kind, language] = [kindOf(text('kind')), languageOf(text('language'))];
  if (text('kind') !== '' && !kind) problems.push(`De soort “${text('kind')}” bestaat niet.`);
  if (text('language') !== '' && !language) problems.push(`De taal “${text('language')}” bestaat niet.`);
  return {
    where: `rij ${row}`,
    title: lineOf(text('title')),
    problems,
    ...(/^\d{1,9}$/.test(number) && { publicId: Number(number) }),
    fields: {
      ...slot,
      ...(kind && { kind }),
      ...(language && { language }),
      summary: text('summary'),
      capacity: /^\d{1,6}$/.test(seats) ? Number(seats) : null,
      place: placeNamed(lineOf(text('room')), lineOf(text('hall')) || null),
      speakers: list('speakers'),
      themes: list('themes'),
      audiences: list('audiences'),
      exhibitors: list('exhibitors'),
      pavilion: lineOf(text('pavilion')) || null,
    },
  };
}

function valueAt(cells: readonly unknown[], index: number | undefined): unknown {
  return index === undefined ? undefined : cells[index];
}

function cellText(cell: unknown): string {
  if (cell instanceof Date) return cell.toISOString();
  return textOf(cell);
}

/** Excel turns a day that somebody types into a date, at midnight UTC. */
function dayText(cell: unknown): string {
  return cell instanceof Date && !Number.isNaN(cell.getTime())
    ? cell.toISOString().slice(0, 10)
    : textOf(cell);
}

const minutesADay = 24 * 60;

/** Excel turns a time that somebody types into a part of a day, or into a time on its first day. */
function timeCell(cell: unknown): string | null {
  if (cell instanceof Date)
    return Number.isNaN(cell.getTime()) ? null : timeOf(cell.toISOString().slice(11, 16));
  if (typeof cell !== 'number') return timeOf(textOf(cell));
  const minutes = Math.round((cell % 1) * minutesADay);
  return timeOf(`${Math.trunc(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`);
}

/** Headings are the same with a straight and with a curly apostrophe. */
function headingKey(heading: string): string {
  return nameKey(heading).replace(/['’]/g, '');
}
