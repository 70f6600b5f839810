import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { tableOf } from '../../storage/table-of';
import { findCodeForm } from '../code-forms';
import { answersOf } from '../submissions/answers';
import { filesIn } from '../submissions/files';
import { submissionStates, type SubmissionState } from '../submissions/states';
import { submissionUid, type Answer } from '../submissions/store';
import { worklistErrors } from '../texts';
import { findVersion } from '../versions';
import { filtered, type WorklistFilters } from './filters';
import { kindOf, ofKinds } from './kinds';
import type { SubmissionKind, WorklistRow } from './shape';

interface Row {
  id: number;
  receipt: string;
  form: string;
  form_title: string;
  version: number;
  language: string;
  values: string | Record<string, string | string[]>;
  copy: string | Answer[] | null;
  sent_at: number | string;
  email: string | null;
  state: SubmissionState;
  note: string | null;
  assignee: number | null;
  without_captcha: boolean | number;
  organiser_only: boolean | number;
}

export const pageSize = 25;

export async function countRows(strapi: Core.Strapi, filters: WorklistFilters): Promise<number> {
  const counted: { count: number | string } | undefined = await filtered(strapi, filters)
    .count({ count: '*' })
    .first();
  return Number(counted?.count ?? 0);
}

export async function findRows(
  strapi: Core.Strapi,
  filters: WorklistFilters,
  page?: number,
): Promise<WorklistRow[]> {
  const query = filtered(strapi, filters).orderBy([
    { column: 'sent_at', order: 'desc' },
    { column: 'id', order: 'desc' },
  ]);
  if (page !== undefined) void query.limit(pageSize).offset((page - 1) * pageSize);
  const rows: Row[] = await query.select('*');
  const versions = new Map<string, ReturnType<typeof findVersion>>();
  return Promise.all(
    rows.map(async (row) => {
      const key = `${row.form} ${row.version} ${row.language}`;
      const version = versions.get(key) ?? findVersion(strapi, row.form, row.version, row.language);
      versions.set(key, version);
      const definition = await version;
      const values = typeof row.values === 'string' ? JSON.parse(row.values) : row.values;
      return {
        id: row.id,
        receipt: row.receipt,
        form: row.form,
        kind: kindOf({ form: row.form, isForOrganiser: Boolean(row.organiser_only) }),
        formTitle: row.form_title,
        sentAt: Number(row.sent_at),
        email: row.email,
        state: row.state,
        note: row.note ?? '',
        assignee: row.assignee,
        withoutCaptcha: Boolean(row.without_captcha),
        files: filesIn(values).map(({ id, name }) => ({ id, name })),
        answers: copyIn(row.copy) ?? (definition ? answersOf(definition, values) : []),
      };
    }),
  );
}

const copyIn = (copy: Row['copy']): Answer[] | null => (typeof copy === 'string' ? JSON.parse(copy) : copy);

const maxNoteLength = 4000;

/**
 * Changes the state, the note or who it is assigned to.
 * @throws ValidationError for what cannot be, NotFoundError for a submission that is of none of these kinds
 */
export async function changeRow(
  strapi: Core.Strapi,
  id: number,
  sent: Record<string, unknown>,
  kinds: readonly SubmissionKind[],
): Promise<void> {
  const change: Record<string, unknown> = {};
  if ('state' in sent) {
    if (!isState(sent.state)) throw wrong(worklistErrors.unknownState);
    change.state = sent.state;
  }
  if ('note' in sent) {
    if (typeof sent.note !== 'string' || sent.note.length > maxNoteLength)
      throw wrong(worklistErrors.noteTooLong);
    change.note = sent.note;
  }
  if ('assignee' in sent) {
    const { assignee } = sent;
    const isKnown =
      assignee === null || (await colleagues(strapi)).some((colleague) => colleague.id === assignee);
    if (!isKnown) throw wrong(worklistErrors.unknownColleague);
    change.assignee = assignee;
  }
  if (Object.keys(change).length === 0) throw wrong(worklistErrors.nothingToChange);
  await strapi.db.transaction(async ({ trx }) => {
    const table = tableOf(strapi, submissionUid);
    const query = trx(table).where({ id, is_test: false });
    ofKinds(query, table, kinds);
    // A write first: it locks the row, so what is read then is what is changed.
    const count: number = await query.clone().update({ updated_at: new Date() });
    if (count === 0) throw new errors.NotFoundError(worklistErrors.submissionGone);
    const before: Pick<Row, 'form' | 'state'> & { document_id: string } = await query
      .clone()
      .first('form', 'state', 'document_id');
    if (isState(change.state)) {
      const states = { from: before.state, to: change.state };
      await findCodeForm(before.form)?.onStateChange?.(strapi, trx, before.document_id, states);
    }
    await query.update(change);
  });
}

const isState = (value: unknown): value is SubmissionState =>
  submissionStates.some((state) => state === value);

function wrong(message: string): errors.ValidationError {
  return new errors.ValidationError(message);
}

export async function colleagues(strapi: Core.Strapi): Promise<{ id: number; name: string }[]> {
  const users: { id: number; firstname: string | null; lastname: string | null; email: string }[] =
    await strapi.db
      .query('admin::user')
      .findMany({ where: { isActive: true, blocked: false }, orderBy: 'firstname' });
  return users.map(({ id, firstname, lastname, email }) => ({
    id,
    name: [firstname, lastname].filter(Boolean).join(' ') || email,
  }));
}
