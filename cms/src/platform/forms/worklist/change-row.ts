import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { nameOf, record, type Administrator } from '../../audit/audit';
import { tableOf } from '../../storage/table-of';
import { findCodeForm } from '../code-forms';
import { withStaffText } from '../submissions/search-text';
import { submissionStates, type SubmissionState } from '../submissions/states';
import { submissionUid } from '../submissions/store';
import { auditLines, worklistErrors } from '../texts';
import { ofKinds } from './kinds';
import { colleagues, jsonIn } from './rows';
import type { HistoryEntry, SubmissionKind } from './shape';

interface Change {
  state?: SubmissionState;
  note?: string;
  assignee?: number | null;
  reply?: string;
}

interface Before {
  form: string;
  state: SubmissionState;
  document_id: string;
  receipt: string;
  email: string | null;
  note: string | null;
  search_text: string | null;
  history: string | HistoryEntry[] | null;
}

const maxTextLength = 4000;

/**
 * Changes the state, the note or who it is assigned to, or keeps what the sender was told, and records who did. A reply without
 * a state means that it is answered.
 * @throws ValidationError for what cannot be, NotFoundError for a submission that is of none of these kinds
 */
export async function changeRow(
  strapi: Core.Strapi,
  { id, who, kinds }: { id: number; who: Administrator; kinds: readonly SubmissionKind[] },
  sent: Record<string, unknown>,
  now = Date.now(),
): Promise<void> {
  const change = await readChange(strapi, sent);
  const { reply, ...columns } = change;
  await strapi.db.transaction(async ({ trx }) => {
    const table = tableOf(strapi, submissionUid);
    const query = trx(table).where({ id, is_test: false });
    ofKinds(query, table, kinds);
    // A write first: it locks the row, so what is read then is what is changed.
    const count: number = await query.clone().update({ updated_at: new Date(now) });
    if (count === 0) throw new errors.NotFoundError(worklistErrors.submissionGone);
    const before: Before = await query.clone().first();
    const { state = before.state } = change;
    if (state !== before.state) {
      const states = { from: before.state, to: state };
      await findCodeForm(before.form)?.onStateChange?.(strapi, trx, before.document_id, states);
    }
    const history = jsonIn(before.history) ?? [];
    if (state !== before.state || reply !== undefined)
      history.push({ at: now, who: nameOf(who), state, reply: reply ?? null });
    const written = [change.note ?? before.note, ...history.map((entry) => entry.reply)];
    await query.update({
      ...columns,
      history: JSON.stringify(history),
      search_text: withStaffText(before, written.join('\n')),
    });
    await record(strapi, { who, what: auditLines.changed(change), about: auditLines.one(before.receipt) });
  });
}

async function readChange(strapi: Core.Strapi, sent: Record<string, unknown>): Promise<Change> {
  const change: Change = {};
  if ('reply' in sent) {
    const reply = textIn(sent.reply, worklistErrors.replyTooLong).trim();
    if (reply === '') throw wrong(worklistErrors.replyEmpty);
    change.reply = reply;
    change.state = 'beantwoord';
  }
  if ('state' in sent) {
    const state = submissionStates.find((one) => one === sent.state);
    if (!state) throw wrong(worklistErrors.unknownState);
    change.state = state;
  }
  if ('note' in sent) change.note = textIn(sent.note, worklistErrors.noteTooLong);
  if ('assignee' in sent) {
    const { assignee } = sent;
    const known = (await colleagues(strapi)).find((colleague) => colleague.id === assignee);
    if (assignee !== null && !known) throw wrong(worklistErrors.unknownColleague);
    change.assignee = known?.id ?? null;
  }
  if (Object.keys(change).length === 0) throw wrong(worklistErrors.nothingToChange);
  return change;
}

function textIn(text: unknown, tooLong: string): string {
  if (typeof text !== 'string' || text.length > maxTextLength) throw wrong(tooLong);
  // PostgreSQL stores no such sign.
  return text.replaceAll('\u0000', '');
}

function wrong(message: string): errors.ValidationError {
  return new errors.ValidationError(message);
}
