import { headingKey, isBlank } from './headings.js';
import type { Cell, Sheet } from './sheet.js';
import { emptyCell } from './sheet.js';
import { lineOf, nameKey } from './text.js';
import { exampleMark, totalWords, type leftOutBecause } from './texts.js';

export interface DataRow {
  /** Its number in the spreadsheet. */
  number: number;
  cells: readonly Cell[];
  isHidden: boolean;
  /** Why it is most likely no row of the list; null when it is one. */
  leftOut: keyof typeof leftOutBecause | null;
}

/**
 * The rows beneath the headings. A cell that spans several rows is the value of each.
 * @param headings of all columns, by their index
 */
export function dataRows(sheet: Sheet, end: number, headings: ReadonlyMap<number, string>): DataRow[] {
  const spans = sheet.merged.filter(({ fromRow, toRow }) => fromRow >= end && toRow > fromRow);
  const cellAt = (cells: readonly Cell[], row: number, column: number): Cell => {
    const span = spans.find(
      ({ fromRow, toRow, fromColumn }) => fromRow < row && row <= toRow && fromColumn === column,
    );
    return (span ? sheet.rows[span.fromRow]?.[column] : cells[column]) ?? emptyCell;
  };
  const filled = [...sheet.rows.entries()].slice(end).filter(([, cells]) => !isBlank(cells));
  const lastFilled = new Set(filled.map(([index]) => index));
  return filled.map(([index, cells]) => {
    const whole = spans.length === 0 ? cells : cells.map((_, column) => cellAt(cells, index, column));
    const texts = whole.map(({ shown }) => lineOf(shown));
    return {
      number: index + 1,
      cells: whole,
      isHidden: sheet.hidden.has(index),
      leftOut: leftOut(texts, headings, index > end && !lastFilled.has(index - 1)),
    };
  });
}

function leftOut(
  texts: readonly string[],
  headings: ReadonlyMap<number, string>,
  isAfterGap: boolean,
): DataRow['leftOut'] {
  const filled = texts.filter(Boolean);
  if (texts.includes(exampleMark)) return 'example';
  if (headings.size < 2) return null;
  const repeated = [...headings].filter(([index, heading]) => {
    const said = headingKey(texts[index] ?? '');
    return said !== '' && headingKey(heading).endsWith(said);
  });
  if (repeated.length > 1 && repeated.length >= filled.length - 1) return 'headings';
  const [first = ''] = filled;
  const [, word = '', rest = ''] = /^([\p{L}]+)(.*)$/u.exec(nameKey(first)) ?? [];
  const isSum = totalWords.some((one) => one === word) && !/\p{L}/u.test(rest);
  if (isSum && filled.length < headings.size) return 'total';
  return isAfterGap && filled.length === 1 ? 'remark' : null;
}
