import type { ListColumn, ListShape, Target } from './column.js';
import { dutchDay } from './day.js';
import { chooseSheet, headingKey, type SheetColumn } from './headings.js';
import { Matcher, type KnownDocument } from './matching.js';
import { fullName, isFirmName, isShouted, personIn, personOfParts, unshouted } from './names.js';
import { Pictures, type PlannedPictures } from './pictures.js';
import { Questions, type Question } from './question.js';
import { References } from './references.js';
import { dataRows, type DataRow } from './rows.js';
import type { Cell, Sheet } from './sheet.js';
import { emptyCell } from './sheet.js';
import { targetsOf } from './targets.js';
import { lineOf, nameKey } from './text.js';
import {
  answers as labels,
  countryNames,
  leftOutBecause,
  questionTexts,
  rowNotes,
  rowProblems,
  valueProblems,
} from './texts.js';
import { readAnswer, readCell } from './values.js';

export interface ListPlanInput {
  shape: ListShape;
  sheets: readonly Sheet[];
  known: readonly KnownDocument[];
  /** The names of the documents and pictures that a column can name, by the path of the column. */
  names: Readonly<Record<string, readonly string[]>>;
  /** The paths of columns whose documents can be made. */
  makeable: ReadonlySet<string>;
  /** The names of the pictures that come along. */
  pictures: readonly string[];
  /** By the id of the question. */
  answers: Readonly<Record<string, string>>;
  /** The target that somebody chose for a column, by its index; null for none. */
  chosen: Readonly<Record<string, string | null>>;
  /** The target that was chosen before for a heading, by its key. */
  remembered: Readonly<Record<string, string | null>>;
  /** Empty cells empty what was there. */
  emptyWipes: boolean;
  /** `YYYY-MM-DD`. */
  fairDays: readonly string[];
  today: string;
}

export interface ListChange {
  path: string;
  heading: string;
  from: string;
  to: string;
  /** `C5`; null for what no cell says. */
  cell: string | null;
}

export type RowState = 'new' | 'changed' | 'same' | 'rejected';

export interface PlannedRow {
  number: number;
  title: string;
  state: RowState;
  /** Of the document that it changes; null for a new one. */
  id: string | null;
  problems: string[];
  notes: string[];
  changes: ListChange[];
}

export interface LeftOutRow {
  number: number;
  text: string;
  because: string;
  /** Somebody put it back, and it is a row. */
  isBack: boolean;
  /** It can be put back: it was left out by its looks. */
  mayBack: boolean;
}

export interface ListPlan {
  sheet: string;
  columns: SheetColumn[];
  questions: Question[];
  rows: PlannedRow[];
  leftOut: LeftOutRow[];
  /** Documents that are made because rows name them. */
  made: { path: string; name: string }[];
  pictures: PlannedPictures;
  /** How many documents the file does not name. They stay. */
  absent: number;
  /** How many empty cells stand where something is now. */
  empty: number;
  /** What has to be chosen before anything can be read; null when nothing has. */
  problem: string | null;
}

interface Bound {
  target: Target;
  indexes: number[];
}

/** Reads a list and says what it would change. Changes nothing itself. */
export function planList(input: ListPlanInput): ListPlan {
  const { shape, known } = input;
  const targets = targetsOf(shape.columns);
  const questions = new Questions(input.answers);
  const { sheet, columns, end } = chooseSheet(input.sheets, targets, input);
  const bound = bind(columns, targets, questions);
  const headings = new Map(columns.map(({ index, heading }) => [index, heading]));
  const all = sheet ? dataRows(sheet, end, headings) : [];
  const takesHidden = askHidden(all, sheet, columns, questions);
  const leftOut: LeftOutRow[] = [];
  const rows = all.filter((row) => {
    const why = row.isHidden && takesHidden === false ? 'hidden' : row.leftOut;
    if (why === null) return true;
    const isBack = input.answers[`row ${row.number}`] === 'take';
    const text = row.cells.flatMap(({ shown }) => lineOf(shown) || []).join(' · ');
    leftOut.push({
      number: row.number,
      text,
      because: leftOutBecause[why],
      isBack,
      mayBack: why !== 'hidden',
    });
    return isBack;
  });
  const references = new Map(
    shape.columns.flatMap((column) =>
      column.kind === 'one' || column.kind === 'many' || column.kind === 'codes'
        ? [
            [
              column.path,
              new References(column, input.names[column.path] ?? [], input.makeable.has(column.path)),
            ] as const,
          ]
        : [],
    ),
  );
  const pictured = shape.columns.filter(({ kind }) => kind === 'picture');
  const pictures = new Pictures(
    pictured.flatMap(({ path }) => input.names[path] ?? []),
    input.pictures,
  );
  const reader = new RowReader(input, bound, references, pictures, questions);
  const read = rows.map((row) => reader.read(row));
  const judged = judge(read, input, questions);
  noteShared(judged.planned, shape, known);
  return {
    sheet: sheet?.name ?? '',
    columns,
    questions: questions.all(),
    rows: judged.planned,
    leftOut: [...leftOut, ...judged.skipped],
    made: [...references].flatMap(([path, { made }]) => [...made].map((name) => ({ path, name }))),
    pictures: pictures.result(),
    absent: shape.addsOnly ? 0 : known.length - new Set(judged.planned.flatMap(({ id }) => id ?? [])).size,
    empty: judged.empty,
    problem: titleProblem(shape, bound),
  };
}

/** Two columns for one target are asked about, and neither is read until somebody chose. */
function bind(columns: readonly SheetColumn[], targets: readonly Target[], questions: Questions): Bound[] {
  return targets.flatMap((target) => {
    const own = columns.filter(({ as }) => as === target.id);
    if (own.length === 0) return [];
    const isJoined =
      own.length === 1 ||
      questions.ask(`join ${target.id}`, 0, {
        text: questionTexts.joined(
          target.heading,
          own.map(({ heading }) => heading),
        ),
        options: [{ answer: 'join', label: labels.join }],
        proposal: null,
        isOpen: false,
      }) === 'join';
    return isJoined ? [{ target, indexes: own.map(({ index }) => index) }] : [];
  });
}

function titleProblem(shape: ListShape, bound: readonly Bound[]): string | null {
  const isNamed = bound.some(({ target: { column } }) => column.path === shape.title);
  const isNumbered = bound.some(({ target: { column } }) => column.isFixed);
  const heading = shape.columns.find(({ path }) => path === shape.title)?.heading ?? '';
  return isNamed || isNumbered ? null : rowProblems.noTitle(heading);
}

function askHidden(
  rows: readonly DataRow[],
  sheet: Sheet | null,
  columns: readonly SheetColumn[],
  questions: Questions,
): boolean | null {
  const hidden = rows.filter(({ isHidden }) => isHidden).map(({ number }) => number);
  if (hidden.length === 0) return null;
  const by = columns.filter(({ index }) => sheet?.filtered.includes(index)).map(({ heading }) => heading);
  const answer = questions.ask('hidden', 0, {
    text: questionTexts.hidden(hidden, by),
    options: [
      { answer: 'skip', label: labels.hiddenSkip },
      { answer: 'take', label: labels.hiddenTake },
    ],
    proposal: null,
    isOpen: false,
  });
  return answer === null ? null : answer === 'take';
}

interface ReadRow {
  row: DataRow;
  /** Of columns that were understood, by path. */
  values: Map<string, string>;
  cells: Map<string, string>;
  notes: string[];
}

class RowReader {
  readonly #input: ListPlanInput;
  readonly #bound: readonly Bound[];
  readonly #references: ReadonlyMap<string, References>;
  readonly #pictures: Pictures;
  readonly #questions: Questions;

  constructor(
    input: ListPlanInput,
    bound: readonly Bound[],
    references: ReadonlyMap<string, References>,
    pictures: Pictures,
    questions: Questions,
  ) {
    this.#input = input;
    this.#bound = bound;
    this.#references = references;
    this.#pictures = pictures;
    this.#questions = questions;
  }

  read(row: DataRow): ReadRow {
    const values = new Map<string, string>();
    const cells = new Map<string, string>();
    const notes: string[] = [];
    for (const column of this.#input.shape.columns) {
      const whole = this.#bound.find(({ target }) => target.column === column && target.part === null);
      const parts = this.#bound.filter(({ target }) => target.column === column && target.part !== null);
      const [index] = (whole ?? parts[0])?.indexes ?? [];
      if (index === undefined) continue;
      cells.set(column.path, `${columnName(index)}${row.number}`);
      const own = whole ? joinedCell(whole.indexes, row.cells, column) : emptyCell;
      const cell = lineOf(own.shown) === '' && parts.length > 0 ? null : own;
      const value = cell ? this.#value(cell, column, row, notes) : this.#ofParts(parts, column, row, values);
      if (value !== null) values.set(column.path, value);
    }
    this.#addPicture(values);
    return { row, values, cells, notes };
  }

  /** A picture that comes along belongs to the row that it is called like, in the first column for pictures. */
  #addPicture(values: Map<string, string>): void {
    const { columns, title, unique } = this.#input.shape;
    const first = columns.find(({ kind }) => kind === 'picture');
    if (!first || (values.get(first.path) ?? '') !== '') return;
    const picture = this.#pictures.calledLike([title, ...unique].map((path) => values.get(path) ?? ''));
    if (picture !== null) values.set(first.path, picture);
  }

  /** Null while a question about it is open. */
  #value(cell: Cell, column: ListColumn, row: DataRow, notes: string[]): string | null {
    const reading = readCell(cell, column, this.#input.fairDays);
    if ('value' in reading && reading.note !== undefined) notes.push(reading.note);
    const text =
      'value' in reading
        ? reading.value
        : this.#ask(column, row.number, reading.said, reading.why, reading.proposal, reading.options);
    if (column.kind === 'picture' && text) {
      const picture = this.#pictures.named(text, row.number);
      if (picture === null) notes.push(rowNotes.noPicture(column.heading, text));
      return picture;
    }
    const references = this.#references.get(column.path);
    return text === null || !references ? text : references.namesIn(text, row.number, this.#questions);
  }

  #ask(
    column: ListColumn,
    row: number,
    said: string,
    why: string,
    proposal: string | null,
    options?: readonly string[],
  ): string | null {
    const { fairDays } = this.#input;
    const stays = readAnswer(said, column, fairDays) !== null && proposal !== said && !options;
    const answer = this.#questions.ask(
      `value ${column.path} ${said}`,
      row,
      {
        text: questionTexts.value(column.heading, said, why),
        options: [
          ...(options ?? (proposal === null ? [] : [proposal])).map((one) => ({
            answer: one,
            label: labels.take(one),
          })),
          ...(stays && isText(column) ? [{ answer: said, label: labels.asItStands(said) }] : []),
          { answer: '', label: labels.keepEmpty },
        ],
        proposal,
        isOpen: !options,
      },
      (given) => readAnswer(given, column, fairDays) !== null,
    );
    return answer === null ? null : readAnswer(answer, column, fairDays);
  }

  #ofParts(
    parts: readonly Bound[],
    column: ListColumn,
    row: DataRow,
    values: ReadonlyMap<string, string>,
  ): string | null {
    const part = (name: string) => {
      const found = parts.find(({ target }) => target.part === name);
      return found ? lineOf(joinedCell(found.indexes, row.cells, column).shown) : '';
    };
    if (column.kind === 'address') return addressOf(part, values.get('place') ?? '');
    const person = personOfParts({
      title: part('title'),
      given: part('given'),
      prefix: part('prefix'),
      surname: part('surname'),
    });
    const name = fullName(person);
    if (name === '') return '';
    if (isFirmName(name)) return this.#ask(column, row.number, name, valueProblems.isFirm, name);
    if (isShouted(name))
      return this.#ask(
        column,
        row.number,
        name,
        valueProblems.isShouted,
        fullName(personIn(unshouted(name))),
      );
    if (person.given === '' && parts.some(({ target }) => target.part === 'given'))
      return this.#ask(column, row.number, name, rowNotes.noGiven, name);
    return name;
  }
}

const isText = ({ kind }: ListColumn) =>
  kind === 'line' || kind === 'code' || kind === 'codes' || kind === 'person';

function joinedCell(indexes: readonly number[], cells: readonly Cell[], { kind }: ListColumn): Cell {
  const own = indexes.map((index) => cells[index] ?? emptyCell);
  const filled = own.filter(({ shown }) => lineOf(shown) !== '');
  if (filled.length < 2) return filled[0] ?? emptyCell;
  const separator =
    kind === 'text' || kind === 'address' ? '\n' : kind === 'many' || kind === 'codes' ? '; ' : ' ';
  return { shown: filled.map(({ shown }) => shown).join(separator) };
}

/** An address of a country of its own says so in its last line. */
function addressOf(part: (name: string) => string, place: string): string {
  const street = [part('street'), part('number')].filter(Boolean).join(' ');
  const postcode = part('postcode');
  const city = [postcode, part('city') || (postcode === '' ? '' : place)].filter(Boolean).join(' ');
  const said = part('country');
  const country =
    Object.entries(countryNames).find(([, words]) => words.includes(nameKey(said)))?.[0] ?? said;
  return [street, city, country === 'Nederland' ? '' : country].filter(Boolean).join('\n');
}

interface Judged {
  planned: PlannedRow[];
  skipped: LeftOutRow[];
  empty: number;
}

function judge(read: readonly ReadRow[], input: ListPlanInput, questions: Questions): Judged {
  const { shape, known } = input;
  const matcher = new Matcher(shape, known);
  const planned: PlannedRow[] = [];
  const skipped: LeftOutRow[] = [];
  const taken = new Map<string, number>();
  let empty = 0;
  const titleOf = ({ values }: ReadRow) => values.get(shape.title) ?? '';
  const missing = missingDefaults(shape);
  for (const one of read) {
    const { row, values, cells, notes } = one;
    const title = titleOf(one);
    const base = { number: row.number, title, notes, changes: [] };
    const match = matcher.match(values, row.number, questions);
    const document = match.kind === 'document' ? match.document : null;
    const skip = (because: string) =>
      skipped.push({ number: row.number, text: title, because, isBack: false, mayBack: false });
    if (match.kind === 'problem') {
      planned.push({ ...base, state: 'rejected', id: null, problems: [match.problem] });
      continue;
    }
    if (match.kind === 'skip') {
      skip(leftOutBecause.skipped);
      continue;
    }
    // The same document or the same name a second time in one file.
    const key = document?.id ?? `new ${nameKey(title)}`;
    const earlier = title === '' && !document ? undefined : taken.get(key);
    if (earlier !== undefined) {
      const answer = questions.ask(`double ${key}`, row.number, {
        text: questionTexts.doubled(title, earlier),
        options: [
          { answer: 'skip', label: labels.skip },
          ...(document ? [] : [{ answer: 'new', label: labels.isNew }]),
        ],
        proposal: 'skip',
        isOpen: false,
      });
      if (answer !== 'new') {
        skip(rowNotes.sameAsRow(earlier));
        continue;
      }
    } else taken.set(key, row.number);
    const isOthers = shape.addsOnly && document !== null;
    const found = isOthers ? { changes: [], empty: 0 } : changesOf(values, cells, document, input);
    empty += found.empty;
    const id = document?.id ?? null;
    const added = document ? [] : defaults(missing, one, input, questions);
    const changes = [...found.changes, ...added];
    const problems =
      document || match.kind === 'open' ? [] : missingProblems(shape, values, new Set(cells.keys()), missing);
    const state =
      problems.length > 0 ? 'rejected' : !document ? 'new' : changes.length > 0 ? 'changed' : 'same';
    planned.push({
      ...base,
      notes: isOthers ? [...notes, rowNotes.isKnown] : notes,
      title: title || (document?.values[shape.title] ?? ''),
      state,
      id,
      problems,
      changes,
    });
  }
  return { planned, skipped, empty };
}

function changesOf(
  values: ReadonlyMap<string, string>,
  cells: ReadonlyMap<string, string>,
  document: KnownDocument | null,
  { shape, emptyWipes }: ListPlanInput,
): { changes: ListChange[]; empty: number } {
  const changes: ListChange[] = [];
  let empty = 0;
  for (const column of shape.columns) {
    const { path, heading, isFixed, isRequired } = column;
    const to = values.get(path);
    const from = document?.values[path] ?? '';
    if (to === undefined || isFixed || isSame(from, to, column)) continue;
    if (to === '') empty += 1;
    if (to === '' && (!emptyWipes || isRequired)) continue;
    changes.push({ path, heading, from, to, cell: cells.get(path) ?? null });
  }
  return { changes, empty };
}

/** The order of names says nothing, except where there are several of the same. */
function isSame(from: string, to: string, { kind }: ListColumn): boolean {
  if (from === to) return true;
  if (kind !== 'many' && kind !== 'codes') return false;
  const sorted = (text: string) =>
    text
      .split(/[;,]\s*/)
      .sort()
      .join();
  return sorted(from) === sorted(to);
}

const sameForAll: ReadonlySet<ListColumn['kind']> = new Set(['choice', 'one', 'date', 'days']);

/** Required columns whose value can be the same for all new rows: a choice, a day. */
function missingDefaults({ columns }: ListShape): ListColumn[] {
  return columns.filter(({ isRequired, isFixed, kind }) => isRequired && !isFixed && sameForAll.has(kind));
}

function defaults(
  missing: readonly ListColumn[],
  { values, cells, row }: ReadRow,
  input: ListPlanInput,
  questions: Questions,
): ListChange[] {
  return missing.flatMap((column) => {
    const { path, heading, kind } = column;
    const isAsked = !values.has(path) && cells.has(path);
    if (isAsked || (values.get(path) ?? '') !== '') return [];
    const answer = questions.ask(
      `missing ${path}`,
      row.number,
      {
        text: questionTexts.missing(heading),
        options: optionsOf(column, input),
        proposal: kind === 'date' ? dutchDay(input.today) : null,
        isOpen: kind === 'date',
      },
      (given) => (readAnswer(given, column, input.fairDays) ?? '') !== '',
    );
    const to = answer === null ? '' : (readAnswer(answer, column, input.fairDays) ?? '');
    return to === '' ? [] : [{ path, heading, from: '', to, cell: null }];
  });
}

function optionsOf(
  { kind, path, choices }: ListColumn,
  { names, fairDays }: ListPlanInput,
): { answer: string; label: string }[] {
  const days = fairDays.map(dutchDay);
  const all = { answer: days.join(', '), label: labels.allDays };
  const each = (values: readonly string[]) => values.map((one) => ({ answer: one, label: labels.take(one) }));
  if (kind === 'days') return days.length > 1 ? [all, ...each(days)] : each(days);
  return each(kind === 'one' ? (names[path] ?? []) : choices);
}

function missingProblems(
  { columns }: ListShape,
  values: ReadonlyMap<string, string>,
  bound: ReadonlySet<string>,
  asked: readonly ListColumn[],
): string[] {
  return columns.flatMap((column) => {
    const { path, isRequired, isFixed, heading } = column;
    // A value that is asked about is not missing.
    const isOpen = !values.has(path) && bound.has(path);
    const isMissing = isRequired && !isFixed && !isOpen && (values.get(path) ?? '') === '';
    return isMissing && !asked.includes(column) ? [rowProblems.missing(heading)] : [];
  });
}

/** Says of each row that takes what somebody else has: two firms on one stand. */
function noteShared(
  rows: readonly PlannedRow[],
  { exclusive, columns, title }: ListShape,
  known: readonly KnownDocument[],
): void {
  for (const path of exclusive) {
    const heading = columns.find((column) => column.path === path)?.heading ?? path;
    const owners = new Map<string, string[]>();
    const own = (text: string, owner: string) => {
      for (const name of namesOf(text)) owners.set(name, [...(owners.get(name) ?? []), owner]);
    };
    const changed = new Map(rows.flatMap((row) => (row.id === null ? [] : [[row.id, row] as const])));
    const after = (row: PlannedRow, before: string) =>
      row.changes.find((change) => change.path === path)?.to ?? before;
    for (const { id, values } of known) {
      const row = changed.get(id);
      own(row ? after(row, values[path] ?? '') : (values[path] ?? ''), row?.title ?? values[title] ?? '');
    }
    for (const row of rows) if (row.id === null && row.state === 'new') own(after(row, ''), row.title);
    for (const row of rows) {
      const change = row.changes.find((one) => one.path === path);
      for (const name of namesOf(change?.to ?? '')) {
        const others = (owners.get(name) ?? []).filter((owner) => owner !== row.title);
        if (others.length > 0) row.notes.push(rowNotes.shared(heading, name, others));
      }
    }
  }
}

const namesOf = (text: string) => text.split(/[;,]\s*/).filter(Boolean);

/** `A` for the first column. */
export function columnName(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : columnName(Math.floor(index / 26) - 1) + last;
}

/** What is remembered of the columns that somebody chose: the target of each heading. */
export function chosenHeadings(
  columns: readonly SheetColumn[],
  chosen: Readonly<Record<string, string | null>>,
): Record<string, string | null> {
  return Object.fromEntries(
    columns.flatMap(({ index, heading, as }) =>
      heading !== '' && chosen[String(index)] !== undefined ? [[headingKey(heading), as] as const] : [],
    ),
  );
}
