import { judge, type FormValues } from 'beursvloer-domain/forms';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { languageFor } from '../../documents/languages-of-fair';
import { inBackground } from '../../jobs/background';
import { readEmail } from '../../mail/read-email';
import { mayMail } from '../../limits/mail-limits';
import { fairDay } from '../../clock/fair-day';
import { enqueue, type NewMail } from '../../mail/outgoing/queue';
import { sendWaitingMail } from '../../mail/outgoing/mail-kind';
import { organiserEmails } from '../../mail/organiser';
import type { StoredForm } from '../definition';
import { findHandler } from '../submission-handlers';
import { claimUploads } from '../../uploads/uploads';
import { findVersion } from '../versions';
import { confirmation, notification } from '../email-texts';
import { formErrors } from '../texts';
import { answersOf } from './answers';
import { filesIn, withFiles } from './files';
import { getPublishedForm, type PublishedForm } from './published-form';
import type { SentForm } from './sent';
import { receiptOfKey, storeOnce } from './store';

export interface FieldFault {
  path: [field: string, ...rest: string[]];
  name: string;
  args: readonly string[];
}

export interface CheckResult {
  faults?: readonly FieldFault[];
  isSpam?: boolean;
  withoutCaptcha?: boolean;
}

/** A check that runs after the rules and before anything is stored. It may throw a RateLimitError. */
export type SubmissionCheck = (
  strapi: Core.Strapi,
  context: {
    form: PublishedForm;
    definition: StoredForm;
    sent: SentForm;
    network: string;
    now: number;
  },
) => Promise<CheckResult>;

export interface AcceptOptions {
  checks: readonly SubmissionCheck[];
  network: string;
  /** A test by an editor: mailed to this address alone, and in no list. */
  testTo?: string;
  now?: number;
}

const dayMs = 24 * 60 * 60 * 1000;
const testRetentionDays = 1;
const defaultRetentionDays = 365;
/** Of any text, also without a rule about its length. */
const maxTextLength = 10_000;

/**
 * Judges what a visitor sent against the version of the form that they saw, stores it with its mails in one transaction,
 * and answers with the receipt. What has a receipt is on the disk.
 * @throws ValidationError with a fault per field; NotFoundError and a 410 for forms that are not published
 */
export async function accept(
  strapi: Core.Strapi,
  documentId: string,
  sent: SentForm,
  { checks, network, testTo, now = Date.now() }: AcceptOptions,
): Promise<{ receipt: string }> {
  const language = await languageFor(strapi, sent.language);
  const form = await getPublishedForm(strapi, documentId, language);
  const definition = await findVersion(strapi, documentId, sent.version, sent.language);
  if (!definition) throw invalid([{ path: ['version'], name: 'version', args: [] }]);
  // A repetition has its answer already, and its token was used by the first one.
  const repeated = await receiptOf(strapi, documentId, sent);
  if (repeated !== null) return { receipt: repeated };
  const { values: filled, gone } = await withFiles(strapi, documentId, definition, sent);
  const { values, failures } = judge(definition, filled, fairDay(now));
  const faults = [...faultsOf(failures), ...tooLong(values), ...filesGone(gone)];
  // A test fills in the same for every form, which need not satisfy its rules.
  if (faults.length > 0 && testTo === undefined) throw invalid(faults);
  const found = await runChecks(strapi, checks, { form, definition, sent, network, now });
  if (found.faults.length > 0) {
    const first = await receiptOf(strapi, documentId, sent);
    if (first === null) throw invalid(found.faults);
    return { receipt: first };
  }
  const accepted = { form, definition, sent, language, values, email: senderOf(definition, values), now };
  return { receipt: await store(strapi, accepted, { ...found, network, testTo }) };
}

async function runChecks(
  strapi: Core.Strapi,
  checks: readonly SubmissionCheck[],
  context: Parameters<SubmissionCheck>[1],
): Promise<Required<CheckResult>> {
  const found = { faults: [] as readonly FieldFault[], isSpam: false, withoutCaptcha: false };
  for (const check of checks) {
    const { faults = [], isSpam, withoutCaptcha } = await check(strapi, context);
    found.isSpam ||= isSpam === true;
    found.withoutCaptcha ||= withoutCaptcha === true;
    if (faults.length > 0) return { ...found, faults };
  }
  return found;
}

interface Accepted {
  form: PublishedForm;
  definition: StoredForm;
  sent: SentForm;
  /** Of the mail to who sent it. */
  language: 'nl' | 'en';
  values: FormValues;
  /** Null when it asks for none, or none was filled in. */
  email: string | null;
  now: number;
}

interface Marks {
  isSpam: boolean;
  withoutCaptcha: boolean;
  network: string;
  testTo: string | undefined;
}

async function store(strapi: Core.Strapi, accepted: Accepted, marks: Marks): Promise<string> {
  const { form, definition, sent, language, values, email, now } = accepted;
  const { isSpam, withoutCaptcha, network, testTo } = marks;
  const isTest = testTo !== undefined;
  // A test of an editor is not handled as if a visitor had sent it.
  const handler = isTest ? undefined : findHandler(form.captchaAction);
  const answers = answersOf(definition, values);
  const confirms =
    !isSpam &&
    (handler !== undefined || form.confirmationMail === true) &&
    email !== null &&
    (isTest || (await mayMail(handler?.mailKind ?? 'form', email, network)));
  const retentionDays = isTest ? testRetentionDays : (form.retentionDays ?? defaultRetentionDays);
  return strapi.db.transaction(async ({ trx, onCommit }) => {
    const stored = await storeOnce(strapi, trx, {
      form: form.documentId,
      formTitle: form.title,
      version: sent.version,
      language: sent.language,
      values,
      answers,
      email,
      state: isSpam ? 'spam' : handler ? 'afgehandeld' : 'nieuw',
      isTest,
      withoutCaptcha,
      organiserOnly: form.organiserOnly === true,
      key: sent.key,
      sentAt: now,
      expiresAt: now + retentionDays * dayMs,
    });
    if (!stored.isNew) return stored.receipt;
    // Somebody else's form took one of them in this very moment: nothing is stored.
    const ids = filesIn(values).map(({ id }) => id);
    if (!(await claimUploads(strapi, stored.documentId, ids)))
      throw invalid(filesGone(fileFieldsOf(definition)));
    if (isSpam) return stored.receipt;
    const about = { submission: stored.id, receipt: stored.receipt };
    const content = notification(form, answers, { ...about, isTest, hasReplyTo: email !== null });
    const to = isTest ? [testTo] : await recipientsOf(strapi, form, values, handler === undefined);
    const mails: NewMail[] = to.map((recipient) => ({ ...about, recipient, replyTo: email, content }));
    if (confirms) {
      const { version } = sent;
      const toSender = handler
        ? await handler.handle(strapi, trx, { form, definition, version, values, email, language, now })
        : confirmation(form, stored.receipt, language);
      mails.push({ ...about, recipient: isTest ? testTo : email, replyTo: null, content: toSender });
    }
    await enqueue(trx, mails);
    onCommit(() => inBackground(strapi, () => sendWaitingMail(strapi)));
    return stored.receipt;
  });
}

const fileFieldsOf = ({ fields }: StoredForm): string[] =>
  fields.flatMap(({ kind, name }) => (kind === 'file' ? [name] : []));

const receiptOf = (strapi: Core.Strapi, form: string, { key }: SentForm) =>
  key === null ? Promise.resolve(null) : receiptOfKey(strapi, form, key);

export function faultsOf(failures: ReturnType<typeof judge>['failures']): FieldFault[] {
  return [...failures].flatMap(([field, found]) =>
    found
      .filter(({ isBlocking }) => isBlocking)
      .map(({ rule, args }): FieldFault => ({ path: [field], name: rule, args })),
  );
}

/** A file waits an hour for its form; then it has to be chosen again. */
export const filesGone = (fields: readonly string[]): FieldFault[] =>
  fields.map((field) => ({ path: [field], name: 'file-gone', args: [] }));

export function tooLong(values: FormValues): FieldFault[] {
  return Object.entries(values).flatMap(([field, value]): FieldFault[] =>
    typeof value === 'string' && value.length > maxTextLength
      ? [{ path: [field], name: 'length', args: ['0', String(maxTextLength)] }]
      : [],
  );
}

export function invalid(faults: readonly FieldFault[]): errors.ValidationError {
  const message = formErrors.invalid;
  return new errors.ValidationError(message, { errors: faults.map((fault) => ({ ...fault, message })) });
}

function senderOf({ fields }: StoredForm, values: FormValues): string | null {
  for (const { name, kind } of fields) {
    const email = kind === 'email' ? readEmail(values[name]) : null;
    if (email !== null) return email;
  }
  return null;
}

/** Everybody whose condition fits; when that is nobody, the fair itself, so that no submission is unseen that needs an answer. */
async function recipientsOf(
  strapi: Core.Strapi,
  { recipients }: PublishedForm,
  values: FormValues,
  needsAnswer: boolean,
): Promise<string[]> {
  const fits = ({ field, value }: PublishedForm['recipients'][number]) =>
    !field || [values[field] ?? []].flat().some((given) => given === value);
  const found = recipients.filter(fits).map(({ email }) => email);
  if (found.length > 0 || !needsAnswer) return [...new Set(found)];
  return organiserEmails(strapi, 'contact');
}
