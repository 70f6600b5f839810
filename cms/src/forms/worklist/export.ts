import type { Core } from '@strapi/strapi';
import { safeTable } from 'beursvloer-domain/tables';
import { unparse } from 'papaparse';
import type { WorklistFilters } from './filters';
import { colleagues, findRows } from './rows';

/** Rows of cells; the first row has the headings. Nobody's spreadsheet takes a cell for a formula. */
export async function tableOfRows(strapi: Core.Strapi, filters: WorklistFilters): Promise<string[][]> {
  const rows = await findRows(strapi, filters);
  const names = new Map((await colleagues(strapi)).map(({ id, name }) => [id, name]));
  const questions = [...new Set(rows.flatMap(({ answers }) => answers.map(({ label }) => label)))];
  const head = ['Nummer', 'Formulier', 'Ontvangen', 'Status', 'Toegewezen aan', 'Notitie', ...questions];
  const body = rows.map((row) => [
    row.receipt,
    row.formTitle,
    moment.format(row.sentAt),
    row.state,
    row.assignee === null ? '' : (names.get(row.assignee) ?? ''),
    row.note,
    ...questions.map((question) =>
      row.answers
        .filter(({ label }) => label === question)
        .map(({ text }) => text)
        .join('\n'),
    ),
  ]);
  return safeTable([head, ...body]);
}

const moment = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Amsterdam',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** With a byte order mark, without which Excel takes UTF-8 for another encoding, and the semicolons of Dutch Excel. */
export function toCsv(table: readonly (readonly string[])[]): Buffer {
  const body = unparse(
    table.map((cells) => [...cells]),
    { delimiter: ';', newline: '\r\n', quotes: true },
  );
  return Buffer.from(`\uFEFF${body}`, 'utf8');
}

/** The most that a cell of Excel holds. */
const maxCellLength = 32_767;

export async function toXlsx(table: readonly (readonly string[])[], sheet = 'Inzendingen'): Promise<Buffer> {
  const { default: writeExcelFile } = await import('write-excel-file/node');
  const cells = table.map((row) =>
    row.map((value) => ({ value: value.slice(0, maxCellLength), type: String })),
  );
  return writeExcelFile(cells, { sheet, stickyRowsCount: 1 }).toBuffer();
}
