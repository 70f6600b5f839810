import { UnreadableFile } from 'beursvloer-domain/import';
import { parse } from 'papaparse';
import { maxRows } from './limits';
import { tableFileErrors } from './texts';

/** Excel writes the sign between cells in a first line of its own (`sep=;`), and does not count that line. */
const separatorLine = /^\s*"?sep=(.|\\t)"?[;,\t]*\r?\n/i;
/** One for all: a sheet with formatted rows ends in thousands of them. */
const emptyRow: string[] = [];

const separators = [';', '\t', ',', '|'];
/** Titles stand above a list, and say little. */
const mostLinesCompared = 50;

/** The sign that stands in most lines, outside quotation marks; of those in as many, the one that stands there most often. */
function separatorOf(text: string): string {
  const lines = text
    .slice(0, 200_000)
    .replace(/"[^"]*"/g, '')
    .split(/\r?\n|\r/)
    .filter((line) => line.trim() !== '')
    .slice(0, mostLinesCompared);
  const scores = separators.map((separator) => {
    const counts = lines.map((line) => line.split(separator).length - 1);
    return {
      separator,
      lines: counts.filter((one) => one > 0).length,
      signs: counts.reduce((a, b) => a + b, 0),
    };
  });
  const best = scores.reduce((most, one) =>
    one.lines > most.lines || (one.lines === most.lines && one.signs > most.signs) ? one : most,
  );
  return best.separator;
}

/**
 * Reads a table with any sign between its cells. A little more than `maxRows` filled rows is read, which is how the caller knows.
 * @throws {UnreadableFile} for a quotation mark that is not closed: the rows behind it would be lost
 */
export function readCsv(text: string): string[][] {
  const [line = '', separator = ''] = separatorLine.exec(text) ?? [];
  const rows: string[][] = [];
  let count = 0;
  let isBroken = false;
  const body = text.slice(line.length);
  parse<string[]>(body, {
    delimiter: separator === '\\t' ? '\t' : separator || separatorOf(body),
    skipEmptyLines: false,
    step: ({ data, errors }, parser) => {
      isBroken ||= errors.some(({ type }) => type === 'Quotes');
      const isEmpty = data.every((cell) => cell.trim() === '');
      rows.push(isEmpty ? emptyRow : data);
      if (!isEmpty) count += 1;
      if (count > maxRows) parser.abort();
    },
  });
  if (isBroken) throw new UnreadableFile(tableFileErrors.brokenCsv);
  return rows;
}
