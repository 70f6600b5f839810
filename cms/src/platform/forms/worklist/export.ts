import type { Core } from '@strapi/strapi';
import { submissionLabels } from '../texts';
import type { WorklistFilters } from './filters';
import { colleagues, findRows } from './rows';

/** Rows of cells; the first row has the headings. */
export async function tableOfRows(strapi: Core.Strapi, filters: WorklistFilters): Promise<string[][]> {
  const rows = await findRows(strapi, filters);
  const names = new Map((await colleagues(strapi)).map(({ id, name }) => [id, name]));
  const questions = [...new Set(rows.flatMap(({ answers }) => answers.map(({ label }) => label)))];
  const { receipt, form, sentAt, state, assignee, note } = submissionLabels;
  const head = [receipt, form, sentAt, state, assignee, note, ...questions];
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
  return [head, ...body];
}

const moment = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Amsterdam',
  dateStyle: 'short',
  timeStyle: 'short',
});
