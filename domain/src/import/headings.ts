import type { Target } from './column.js';
import type { Cell, Sheet } from './sheet.js';
import { lineOf, nameKey } from './text.js';

/** People write above a list what it is, and from when: headings are looked for in so many filled rows. */
const mostRowsAbove = 20;

export interface SheetColumn {
  /** From 0. */
  index: number;
  /** Empty for a column without one. */
  heading: string;
  /** The first value beneath. */
  first: string;
  /** The target that it is read as; null for one that is not used. */
  as: string | null;
}

export interface Headings {
  /** The index of the first row beneath them. */
  end: number;
  columns: SheetColumn[];
  /** How many targets were found. */
  known: number;
}

/** Headings are the same with any apostrophe, with a colon or a star behind them, and with any sign between their words. */
export function headingKey(heading: string): string {
  return nameKey(heading)
    .replace(/\((?:e?n?s?|[^()]{0,20})\)|['’]/g, '')
    .replace(/[^\p{L}\p{N}#]+/gu, ' ')
    .trim();
}

/** What somebody chose for columns: in this file, by their index, and before, by the key of the heading; null for none. */
export interface ChosenColumns {
  chosen: Readonly<Record<string, string | null>>;
  remembered: Readonly<Record<string, string | null>>;
}

/** The sheet that has most of these headings, and what its columns are read as. */
export function chooseSheet<Own extends Sheet>(
  sheets: readonly Own[],
  targets: readonly Target[],
  { chosen, remembered }: ChosenColumns,
): Headings & { sheet: Own | null } {
  const found = sheets.map((sheet) => ({ sheet, ...findHeadings(sheet, targets, remembered) }));
  const best = found.reduce<(typeof found)[number] | null>(
    (most, one) => (most === null || one.known > most.known ? one : most),
    null,
  );
  if (best === null) return { sheet: null, columns: [], end: 0, known: 0 };
  const columns = best.columns.map((column) => {
    const own = chosen[String(column.index)];
    return own === undefined || (own !== null && !targets.some(({ id }) => id === own))
      ? column
      : { ...column, as: own };
  });
  return { ...best, columns };
}

/**
 * Finds the headings of a sheet: one row or two, of which the upper says what several columns are about.
 * @param remembered what somebody chose before for a heading, by its key
 */
function findHeadings(
  sheet: Sheet,
  targets: readonly Target[],
  remembered: Readonly<Record<string, string | null>>,
): Headings {
  const filled = [...sheet.rows.entries()].filter(([, cells]) => !isBlank(cells)).slice(0, mostRowsAbove);
  const found = filled.flatMap(([row, cells], at) => {
    const above = filled[at - 1];
    const single = cells.map((cell) => ({ upper: '', lower: lineOf(cell.shown) }));
    const isDouble = above?.[0] === row - 1;
    return [single, ...(isDouble ? [doubled(sheet, row, single)] : [])].map((labels) => ({ row, labels }));
  });
  const judged = found.map(({ row, labels }) => {
    const ids = idsOf(labels, targets, remembered);
    return { row, labels, ids, known: new Set(ids.filter((id) => id !== null)).size };
  });
  const best = judged.reduce<(typeof judged)[number] | null>(
    (most, one) => (most === null || one.known > most.known ? one : most),
    null,
  );
  if (best === null) return { end: 0, columns: [], known: 0 };
  const body = sheet.rows.slice(best.row + 1);
  const width = Math.max(best.labels.length, ...body.slice(0, 200).map((cells) => cells.length));
  const columns = Array.from({ length: width }, (_, index) => {
    const values = body.map((cells) => lineOf(cells[index]?.shown)).filter(Boolean);
    const label = best.labels[index] ?? { upper: '', lower: '' };
    return { index, heading: [label.upper, label.lower].filter(Boolean).join(' '), values };
  }).filter(({ heading, values }) => heading !== '' || values.length > 0);
  const named = columns.map(({ index, heading, values }) => ({
    index,
    heading,
    first: values[0] ?? '',
    as: best.ids[index] ?? null,
    values,
  }));
  return { end: best.row + 1, known: best.known, columns: byContents(named, targets, remembered) };
}

interface Label {
  upper: string;
  lower: string;
}

/** The labels with what stands above each: a merged cell is about all columns that it spans. */
function doubled(sheet: Sheet, row: number, labels: readonly Label[]): Label[] {
  const above = sheet.rows[row - 1] ?? [];
  const spans = sheet.merged.filter(({ fromRow, toRow }) => fromRow <= row - 1 && toRow >= row - 1);
  let carried = '';
  return Array.from({ length: Math.max(labels.length, above.length) }, (_, index) => {
    const own = lineOf(above[index]?.shown);
    const span = spans.find(({ fromColumn, toColumn }) => fromColumn <= index && index <= toColumn);
    // A file without merged cells leaves the cells behind the first of a group empty.
    carried = own !== '' ? own : spans.length > 0 ? '' : carried;
    const upper = span ? lineOf(above[span.fromColumn]?.shown) : carried;
    const lower = labels[index]?.lower ?? '';
    return { upper: lower === '' && own === '' ? '' : upper, lower };
  });
}

function idsOf(
  labels: readonly Label[],
  targets: readonly Target[],
  remembered: Readonly<Record<string, string | null>>,
): (string | null)[] {
  const groups = new Set(labels.map(({ upper }) => headingKey(upper)).filter(Boolean));
  const keysOf = ({ heading, otherHeadings }: Target) => [
    headingKey(heading),
    ...otherHeadings.map(headingKey),
  ];
  const isGroup = (group: string) =>
    targets.some((target) => keysOf(target).some((key) => key.startsWith(`${group} `)));
  const found = labels.map(({ upper, lower }): { id: string | null; isOwn: boolean } => {
    const whole = headingKey(`${upper} ${lower}`);
    const chosen = remembered[whole];
    if (chosen !== undefined && (chosen === null || targets.some(({ id }) => id === chosen)))
      return { id: chosen, isOwn: true };
    if (lower === '') return { id: null, isOwn: false };
    const keys = [
      whole,
      ...(upper !== '' && groups.size > 0 && isGroup(headingKey(upper)) ? [] : [headingKey(lower)]),
    ];
    for (const key of keys) {
      const own = targets.find(({ heading }) => headingKey(heading) === key);
      if (own) return { id: own.id, isOwn: true };
    }
    for (const key of keys) {
      const other = targets.find((target) => keysOf(target).includes(key));
      if (other) return { id: other.id, isOwn: false };
    }
    return { id: null, isOwn: false };
  });
  // With our own heading there, other words for it are left alone.
  const owned = new Set(found.flatMap(({ id, isOwn }) => (isOwn && id !== null ? [id] : [])));
  return found.map(({ id, isOwn }) => (id !== null && !isOwn && owned.has(id) ? null : id));
}

const isMail = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);
const isWeb = (text: string) => /^(?:https?:\/\/|www\.)\S+$/i.test(text);

/** What a column is, whose heading says nothing: most of its values are mail addresses, or web addresses. */
function byContents(
  columns: readonly (SheetColumn & { values: readonly string[] })[],
  targets: readonly Target[],
  remembered: Readonly<Record<string, string | null>>,
): SheetColumn[] {
  const used = new Set(columns.map(({ as }) => as));
  return columns.map(({ values, ...column }) => {
    const looks = (test: (text: string) => boolean, least: number) =>
      values.length > 1 && values.filter(test).length >= values.length * least;
    if (column.as !== null || headingKey(column.heading) in remembered) return column;
    const guess = looks(isMail, 0.8) ? 'mail' : looks(isWeb, 0.8) ? 'web' : null;
    const free = targets.find(({ id, column: { kind: of } }) => of === guess && !used.has(id));
    if (guess === null || !free) return column;
    used.add(free.id);
    return { ...column, as: free.id };
  });
}

export function isBlank(cells: readonly Cell[]): boolean {
  return cells.every(({ shown }) => lineOf(shown) === '');
}
