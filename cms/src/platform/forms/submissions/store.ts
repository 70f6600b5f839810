import { createHash, randomInt, randomUUID } from 'node:crypto';
import type { FormValues } from 'beursvloer-domain/forms';
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { tableOf } from '../../storage/table-of';
import { searchTextOf } from './search-text';
import type { SubmissionState } from './states';

export const submissionUid = 'api::form-submission.form-submission';

export interface Answer {
  label: string;
  text: string;
}

export interface NewSubmission {
  form: string;
  formTitle: string;
  version: number;
  language: string;
  values: FormValues;
  /** Two submissions without a key are the same when this is, or without it their `values`. */
  content?: unknown;
  /** Questions and answers as they were read, for a form of our own code; other forms have their version. */
  copy?: Answer[];
  /** As texts, to be found by. */
  answers: readonly Answer[];
  /** The sender's e-mail in its one form; null when the form has none. */
  email: string | null;
  state: SubmissionState;
  isTest: boolean;
  /** There was no token: no JavaScript, or a provider that does not answer. A queue of its own in the worklist. */
  withoutCaptcha: boolean;
  organiserOnly: boolean;
  key: string | null;
  sentAt: number;
  expiresAt: number;
}

/** Without a key the same content counts once in this time. */
const sameContentMs = 10 * 60 * 1000;

/** Stores a submission once: the second of two equal ones gets the receipt of the first, also when both come at once. */
export async function storeOnce(
  strapi: Core.Strapi,
  trx: Knex.Transaction,
  submission: NewSubmission,
): Promise<{ id: number; documentId: string; receipt: string; isNew: boolean }> {
  const table = () => trx(tableOf(strapi, submissionUid));
  const { form, version, language, key, sentAt } = submission;
  const dedupe =
    key === null
      ? hash(['content', form, version, language, submission.isTest, submission.content ?? submission.values])
      : hashOfKey(form, key);
  // Content that was sent long ago may be sent again; a key is never used twice.
  if (key === null)
    await table()
      .where({ dedupe })
      .andWhere('sent_at', '<=', sentAt - sameContentMs)
      .update({ dedupe: null });
  const receipt = newReceipt();
  const documentId = randomUUID().replaceAll('-', '');
  const at = new Date(sentAt);
  const inserted: unknown = await table()
    .insert({
      document_id: documentId,
      created_at: at,
      updated_at: at,
      published_at: at,
      receipt,
      dedupe,
      form,
      version,
      language,
      state: submission.state,
      email: submission.email,
      form_title: submission.formTitle,
      search_text: searchTextOf({ receipt, email: submission.email, answers: submission.answers }),
      is_test: submission.isTest,
      organiser_only: submission.organiserOnly,
      without_captcha: submission.withoutCaptcha,
      copy: submission.copy ? JSON.stringify(submission.copy) : null,
      values: JSON.stringify(submission.values),
      sent_at: sentAt,
      expires_at: submission.expiresAt,
    })
    .onConflict('dedupe')
    .ignore()
    .returning('id');
  const id = idIn(inserted);
  if (id !== null) return { id, documentId, receipt, isNew: true };
  const first = await table().where({ dedupe }).first('id', 'document_id', 'receipt');
  if (!first) throw new Error('A submission is neither stored nor a repetition.');
  return { id: first.id, documentId: first.document_id, receipt: first.receipt, isNew: false };
}

function idIn(rows: unknown): number | null {
  const [row] = Array.isArray(rows) ? rows : [];
  const id: unknown = typeof row === 'object' && row !== null && 'id' in row ? row.id : null;
  return typeof id === 'number' ? id : null;
}

export async function receiptOfKey(strapi: Core.Strapi, form: string, key: string): Promise<string | null> {
  const row = await strapi.db
    .connection(tableOf(strapi, submissionUid))
    .where({ dedupe: hashOfKey(form, key) })
    .first('receipt');
  return row?.receipt ?? null;
}

const hashOfKey = (form: string, key: string) => hash(['key', form, key]);

function hash(parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}

/** Letters and digits that nobody confuses on the phone. */
const receiptSigns = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** A public number such as `K7PM-3XWD`: it counts nothing and cannot be guessed. */
function newReceipt(): string {
  const signs = Array.from({ length: 8 }, () => receiptSigns[randomInt(receiptSigns.length)]);
  return `${signs.slice(0, 4).join('')}-${signs.slice(4).join('')}`;
}
