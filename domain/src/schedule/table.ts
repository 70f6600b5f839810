import { withoutApostrophe } from '../tables/formulas.js';
import { readDay } from './day.js';
import { finishEntries, kinds, UnreadableFile, type Entry } from './entry.js';
import { clock, timeOf } from './moment.js';
import { namesOfCell } from './people.js';
import { lineOf, nameKey, plainOf, textOf } from './text.js';
import {
  cellProblems,
  exampleRow,
  excelWords,
  headingErrors,
  otherHeadings,
  programmeColumns,
  whereTexts,
  wordNotes,
} from './texts.js';
import { kindOf, languageOf, placeNamed } from './words.js';

type Column = keyof typeof programmeColumns;
const columns = Object.entries(programmeColumns) as [Column, string][];
const needed: readonly Column[] = ['title', 'day', 'start', 'end'];

type Rows = readonly (readonly unknown[])[];

interface Sheet {
  rows: Rows;
  /** The numbers of rows that the spreadsheet does not show, often because of a filter. The first row is 1. */
  hidden?: ReadonlySet<number>;
}

/** People write above a list what it is, and from when: headings are looked for in so many rows. */
const mostRowsAbove = 20;

interface Heading {
  text: string;
  column: Column | null;
  /** It is ours, and not another word for the same. */
  isOwn: boolean;
}

interface Headings {
  /** The index of their row. */
  row: number;
  cells: readonly Heading[];
}

/** A column of a file: its heading, and ours for what it is read as; null for one that is not used. */
export interface ColumnRead {
  heading: string;
  as: string | null;
}

export interface TableRead {
  entries: Entry[];
  columns: ColumnRead[];
}

/**
 * The sessions of the first sheet that has the headings of our own spreadsheets, or other words for them. Rows above them are
 * left alone, as are columns that are not ours; columns that are not there say nothing.
 * @param fairDays `YYYY-MM-DD`; a day without a year is one of these
 * @throws {UnreadableFile}
 */
export function readTables(sheets: readonly Sheet[], fairDays: readonly string[] = []): TableRead {
  const found = sheets.map((sheet) => ({ ...sheet, headings: headingsIn(sheet.rows) }));
  const first = found.find(({ headings }) => missingIn(headings).length === 0) ?? found[0];
  if (!first) throw new UnreadableFile(headingErrors.missing(needed.map(nameOf), 1, []));
  const { rows, hidden, headings } = first;
  const missing = missingIn(headings);
  if (missing.length > 0) {
    const present = (rows[headings.row] ?? []).map(cellText).filter(Boolean).slice(0, 5);
    throw new UnreadableFile(headingErrors.missing(missing.map(nameOf), headings.row + 1, present));
  }
  const places = placesOf(headings);
  const entries = rows.flatMap((cells, index) =>
    index <= headings.row || isBlank(cells)
      ? []
      : [
          {
            ...rowEntry((column) => valueAt(cells, places.get(column)), index + 1, fairDays),
            ...(hidden?.has(index + 1) && { isHidden: true as const }),
          },
        ],
  );
  const read = new Set(places.values());
  return {
    entries: finishEntries(entries),
    columns: headings.cells.flatMap(({ text, column }, index) =>
      text === '' ? [] : [{ heading: text, as: column && read.has(index) ? nameOf(column) : null }],
    ),
  };
}

/**
 * The place of each column. With our own heading there, other words for it are left alone.
 * @throws {UnreadableFile} when two columns could be the same
 */
function placesOf({ cells }: Headings): Map<Column, number> {
  const places = new Map<Column, number>();
  const place = (isOwn: boolean, taken: ReadonlySet<Column>) => {
    for (const [index, { text, column, isOwn: own }] of cells.entries()) {
      if (column === null || own !== isOwn || taken.has(column)) continue;
      const other = places.get(column);
      if (other !== undefined)
        throw new UnreadableFile(headingErrors.doubled(nameOf(column), [cells[other]?.text ?? '', text]));
      places.set(column, index);
    }
  };
  place(true, new Set());
  place(false, new Set(places.keys()));
  return places;
}

/** A list to fill in: our headings, and a row that shows what belongs under each; `day` is `YYYY-MM-DD`. */
export function emptyTable(day: string): string[][] {
  const written = day.split('-').reverse().map(Number).join('-');
  return [
    columns.map(([, name]) => name),
    columns.map(([column]) => (column === 'day' ? written : exampleRow[column])),
  ];
}

/** The row with most of our headings; of those with as many, the first. */
function headingsIn(rows: Rows): Headings {
  const filled = [...rows.entries()].filter(([, cells]) => !isBlank(cells)).slice(0, mostRowsAbove);
  const [first = { row: 0, cells: [] }, ...others] = filled.map(([row, cells]) => ({
    row,
    cells: cells.map(headingOf),
  }));
  return others.reduce((best, one) => (knownIn(one) > knownIn(best) ? one : best), first);
}

const knownIn = ({ cells }: Headings) => new Set(cells.flatMap(({ column }) => column ?? [])).size;
const missingIn = ({ cells }: Headings) =>
  needed.filter((needs) => cells.every(({ column }) => column !== needs));
const nameOf = (column: Column) => programmeColumns[column];

function headingOf(cell: unknown): Heading {
  const text = lineOf(cell);
  const key = headingKey(text);
  const own = columns.find(([, name]) => headingKey(name) === key)?.[0];
  const other = columns.find(([column]) => otherHeadings[column].includes(key))?.[0];
  return { text, column: own ?? other ?? null, isOwn: own !== undefined };
}

function isBlank(cells: readonly unknown[]): boolean {
  return cells.every((cell) => cellText(cell) === '');
}

type Read = (column: Column) => unknown;

function rowEntry(read: Read, row: number, fairDays: readonly string[]): Entry {
  const text = (column: Column) => plainOf(withoutApostrophe(cellText(read(column))));
  const line = (column: Column) => lineOf(text(column));
  const list = (column: Column): string[] => namesOfCell(text(column)).map(lineOf);
  const { problems, ...slot } = rowSlot(read, fairDays);
  if (line('title') === exampleRow.title) problems.push(cellProblems.example);
  const number = line('id');
  if (number !== '' && !/^\d{1,9}$/.test(number)) problems.push(cellProblems.noNumber(number));
  const seats = line('capacity');
  if (seats !== '' && !/^\d{1,6}$/.test(seats)) problems.push(cellProblems.noCapacity(seats));
  const [kind, language] = [kindOf(line('kind')), languageOf(line('language'))];
  if (line('kind') !== '' && !kind) problems.push(cellProblems.noKind(line('kind'), kinds));
  if (line('language') !== '' && !language) problems.push(cellProblems.noLanguage(line('language')));
  return {
    where: whereTexts.row(row),
    title: line('title'),
    problems,
    ...(kind?.isGuess && { notes: [wordNotes.guessed(line('kind'), kind.kind)] }),
    ...(/^\d{1,9}$/.test(number) && { publicId: Number(number) }),
    fields: {
      ...slot,
      ...(kind && { kind: kind.kind }),
      ...(language && { language }),
      summary: text('summary'),
      capacity: /^\d{1,6}$/.test(seats) ? Number(seats) : null,
      place: placeNamed(line('room'), line('hall') || null),
      speakers: list('speakers'),
      themes: list('themes'),
      audiences: list('audiences'),
      exhibitors: list('exhibitors'),
      pavilion: line('pavilion') || null,
    },
  };
}

function rowSlot(read: Read, fairDays: readonly string[]) {
  const { day, problem } = readDay(dayText(read('day')), fairDays);
  const problems = problem === undefined ? [] : [problem];
  const time = (column: 'start' | 'end') => {
    const value = read(column);
    const found = timeCell(value);
    if (found === null)
      problems.push(
        cellText(value) === ''
          ? cellProblems.noTime[column]
          : cellProblems.unreadableTime(column, shown(value)),
      );
    return found;
  };
  const [startTime, endTime] = [time('start'), time('end')];
  return {
    ...(day !== undefined && { day }),
    ...(startTime !== null && { startTime }),
    ...(endTime !== null && { endTime }),
    problems,
  };
}

function valueAt(cells: readonly unknown[], index: number | undefined): unknown {
  return index === undefined ? undefined : cells[index];
}

function cellText(cell: unknown): string {
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? '' : cell.toISOString();
  if (typeof cell === 'boolean') return cell ? excelWords.true : excelWords.false;
  return textOf(cell);
}

function shown(cell: unknown): string {
  return typeof cell === 'number' ? String(cell).replace('.', ',') : cellText(cell);
}

const [dayMs, minuteMs] = [24 * 60 * 60 * 1000, 60 * 1000];
/** Day 0 of Excel, and the numbers of 1 January 2000 and 2100. */
const [excelEpoch, firstSerial, lastSerial] = [Date.UTC(1899, 11, 30), 36_526, 73_051];

const isSerial = (cell: unknown): cell is number =>
  typeof cell === 'number' && cell >= firstSerial && cell < lastSerial;

/** Excel turns a day that somebody types into a date, at midnight UTC, or into the number of that date. */
function dayText(cell: unknown): string {
  const date = isSerial(cell) ? new Date(excelEpoch + Math.floor(cell) * dayMs) : cell;
  if (!(date instanceof Date)) return shown(cell);
  return Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 10);
}

/** Excel turns a time that somebody types into a part of a day, alone or with a date. A number like 12,3 is no time. */
function timeCell(cell: unknown): string | null {
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? null : timeAt(cell.getTime());
  if (typeof cell !== 'number') return timeOf(cellText(cell));
  if ((cell >= 0 && cell < 1) || isSerial(cell)) return timeAt(excelEpoch + (cell % 1) * dayMs);
  return Number.isInteger(cell) ? timeOf(String(cell)) : null;
}

/** Excel counts in parts of a day, which are rarely whole minutes. */
function timeAt(ms: number): string | null {
  const rounded = new Date(Math.round(ms / minuteMs) * minuteMs);
  return clock(rounded.getUTCHours(), rounded.getUTCMinutes());
}

/** Headings are the same with a straight and with a curly apostrophe, and with a colon or a star behind them. */
function headingKey(heading: string): string {
  return nameKey(heading)
    .replace(/\(e?n?s?\)|['’]/g, '')
    .replace(/[\s:*]+$/, '');
}
