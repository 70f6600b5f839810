import { withoutApostrophe } from '../tables/formulas.js';
import { readDay } from '../import/day.js';
import { chooseSheet, type ChosenColumns, type SheetColumn } from '../import/headings.js';
import type { Sheet } from '../import/sheet.js';
import type { Target } from '../import/column.js';
import { UnreadableFile } from '../import/unreadable-file.js';
import { finishEntries, type Entry } from './entry.js';
import { usualKind, type SessionKind } from './kind.js';
import { clock, timeOf } from './moment.js';
import { namesOfCell } from './people.js';
import { lineOf, plainOf, textOf } from '../import/text.js';
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

/** What a column of a file can be read as. */
const targets: readonly Target[] = columns.map(([id, heading]) => ({
  id,
  heading,
  otherHeadings: otherHeadings[id],
  part: null,
  column: {
    path: id,
    heading,
    otherHeadings: otherHeadings[id],
    kind: 'line',
    isRequired: needed.includes(id),
    isFixed: false,
    maxLength: null,
    choices: [],
    example: '',
  },
}));
/** For somebody who chooses. */
export const programmeTargets: readonly { id: string; heading: string }[] = targets.map(
  ({ id, heading }) => ({
    id,
    heading,
  }),
);

type Rows = readonly (readonly unknown[])[];

/** What a table is read with. */
interface TableFair {
  kinds: readonly SessionKind[];
  /** `YYYY-MM-DD`; a day without a year is one of these. */
  days: readonly string[];
}

interface Table {
  rows: Rows;
  /** The numbers of rows that the spreadsheet does not show, often because of a filter. The first row is 1. */
  hidden?: ReadonlySet<number>;
  merged?: Sheet['merged'];
}

export interface TableRead {
  entries: Entry[];
  columns: SheetColumn[];
  /** What has to be chosen before anything can be read; null when nothing has. */
  problem: string | null;
}

const nothingChosen: ChosenColumns = { chosen: {}, remembered: {} };

/**
 * The sessions of the sheet that has most of the headings of our own spreadsheets, or other words for them. Rows above them are
 * left alone, as are columns that are not ours; columns that are not there say nothing.
 * @throws {UnreadableFile} when no sheet has any of them
 */
export function readTables(tables: readonly Table[], fair: TableFair, choices = nothingChosen): TableRead {
  const sheets = tables.map((table) => ({ table, ...sheetOf(table) }));
  const found = chooseSheet(sheets, targets, choices);
  const { rows, hidden } = found.sheet?.table ?? { rows: [] };
  const as = (column: Column) => found.columns.filter((one) => one.as === column);
  const missing = needed.filter((column) => as(column).length === 0).map(nameOf);
  const headingsAt = Math.max(1, found.end);
  const problem =
    missing.length > 0
      ? headingErrors.missing(
          missing,
          headingsAt,
          (rows[headingsAt - 1] ?? []).map(cellText).filter(Boolean).slice(0, 5),
        )
      : doubledProblem(as);
  if (problem !== null && found.columns.every((one) => one.as === null)) throw new UnreadableFile(problem);
  const places = new Map(columns.map(([column]) => [column, as(column)[0]?.index]));
  const entries = rows.flatMap((cells, index) =>
    problem !== null || index < found.end || isBlank(cells)
      ? []
      : [
          {
            ...rowEntry((column) => valueAt(cells, places.get(column)), index + 1, fair),
            ...(hidden?.has(index + 1) && { isHidden: true as const }),
          },
        ],
  );
  return { entries: problem === null ? finishEntries(entries) : [], columns: found.columns, problem };
}

function sheetOf({ rows, merged = [] }: Table): Sheet {
  const cells = rows.map((row) => row.map((cell) => ({ shown: cellText(cell) })));
  return { name: '', rows: cells, hidden: new Set(), filtered: [], merged };
}

function doubledProblem(as: (column: Column) => readonly SheetColumn[]): string | null {
  const doubled = columns.find(([column]) => as(column).length > 1);
  if (!doubled) return null;
  const [column, name] = doubled;
  return headingErrors.doubled(
    name,
    as(column).map(({ heading }) => heading),
  );
}

const nameOf = (column: Column) => programmeColumns[column];

/** A list to fill in: our headings, and a row that shows what belongs under each; `day` is `YYYY-MM-DD`. */
export function emptyTable(day: string, kinds: readonly SessionKind[]): string[][] {
  const written = day.split('-').reverse().map(Number).join('-');
  const example = { ...exampleRow, kind: usualKind(kinds)?.name ?? '', day: written };
  return [columns.map(([, name]) => name), columns.map(([column]) => example[column])];
}

function isBlank(cells: readonly unknown[]): boolean {
  return cells.every((cell) => cellText(cell) === '');
}

type Read = (column: Column) => unknown;

function rowEntry(read: Read, row: number, { kinds, days }: TableFair): Entry {
  const text = (column: Column) => plainOf(withoutApostrophe(cellText(read(column))));
  const line = (column: Column) => lineOf(text(column));
  const list = (column: Column): string[] => namesOfCell(text(column)).map(lineOf);
  const { problems, ...slot } = rowSlot(read, days);
  if (line('title') === exampleRow.title) problems.push(cellProblems.example);
  const number = line('id');
  if (number !== '' && !/^\d{1,9}$/.test(number)) problems.push(cellProblems.noNumber(number));
  const seats = line('capacity');
  if (seats !== '' && !/^\d{1,6}$/.test(seats)) problems.push(cellProblems.noCapacity(seats));
  const [kind, language] = [kindOf(line('kind'), kinds), languageOf(line('language'))];
  // At a fair without kinds the column says nothing.
  if (line('kind') !== '' && !kind && kinds.length > 0)
    problems.push(
      cellProblems.noKind(
        line('kind'),
        kinds.map(({ name }) => name),
      ),
    );
  if (line('language') !== '' && !language) problems.push(cellProblems.noLanguage(line('language')));
  return {
    where: whereTexts.row(row),
    title: line('title'),
    problems,
    ...(kind?.isGuess && { notes: [wordNotes.guessed(line('kind'), kind.kind.name)] }),
    ...(/^\d{1,9}$/.test(number) && { publicId: Number(number) }),
    fields: {
      ...slot,
      ...(kind && { kind: kind.kind.key }),
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
