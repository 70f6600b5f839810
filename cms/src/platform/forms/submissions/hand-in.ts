import { createHash } from 'node:crypto';
import type { FormValues } from 'beursvloer-domain/forms';
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { inBackground } from '../../jobs/background';
import { mayMail } from '../../limits/mail-limits';
import type { EmailContent } from '../../mail/layout';
import { organiserEmails } from '../../mail/organiser';
import { enqueue, type NewMail } from '../../mail/outgoing/queue';
import { sendWaitingMail } from '../../mail/outgoing/mail-kind';
import { uploadStore } from '../../uploads/store';
import { claimUploads } from '../../uploads/uploads';
import { expiryOf, type CodeForm } from '../code-forms';
import { deleteDraft } from '../drafts/drafts';
import { filesGone, invalid } from './accept';
import { checkRobots } from './checks';
import { filesIn, type SubmittedFile } from './files';
import { receiptOfKey, storeOnce, type Answer } from './store';

export interface HandIn {
  form: CodeForm;
  /** Of what `values` hold: counts up when their shape changes. */
  version: number;
  language: string;
  key: string | null;
  raw: Readonly<Record<string, unknown>>;
  values: FormValues;
  /** Two of them without a key are the same when their content is. */
  content: unknown;
  email: string;
  copy: Answer[];
  draftToken: string | null;
  /** Stores what is the form's own, in the transaction of the submission. */
  storeOwn(stored: {
    submission: string;
    receipt: string;
    isSpam: boolean;
    trx: Knex.Transaction;
  }): Promise<void>;
  organiser: 'contact' | 'orders';
  mailForOrganiser(receipt: string): EmailContent;
  mailForSender(receipt: string): EmailContent;
}

interface Sender {
  network: string;
  now: number;
}

/** Stores a form with its mails in one transaction, once per key, and returns its receipt. What has a receipt is on the disk. */
export async function handIn(
  strapi: Core.Strapi,
  given: HandIn,
  { network, now }: Sender,
): Promise<{ receipt: string }> {
  const { form, key, language, values, email, copy, content } = given;
  const { faults, isSpam, withoutCaptcha } = await checkRobots(
    strapi,
    { action: form.name, form: form.name },
    given.raw,
    {
      network,
      now,
    },
  );
  if (faults && faults.length > 0) {
    const first = key === null ? null : await receiptOfKey(strapi, form.name, key);
    if (first === null) throw invalid(faults);
    return { receipt: first };
  }
  const recipients = await organiserEmails(strapi, given.organiser);
  const isConfirmed = isSpam !== true && (await mayMail(form.name, email, network));
  const receipt = await strapi.db.transaction(async ({ trx, onCommit }) => {
    const stored = await storeOnce(strapi, trx, {
      form: form.name,
      language,
      key,
      values,
      email,
      copy,
      content,
      version: given.version,
      formTitle: form.title,
      answers: copy,
      state: isSpam === true ? 'spam' : 'nieuw',
      isTest: false,
      withoutCaptcha: withoutCaptcha === true,
      organiserOnly: true,
      sentAt: now,
      expiresAt: expiryOf(now),
    });
    if (!stored.isNew) return stored.receipt;
    await keepFiles(strapi, stored.documentId, values);
    const { documentId: submission, receipt } = stored;
    await given.storeOwn({ submission, receipt, isSpam: isSpam === true, trx });
    if (given.draftToken !== null) await deleteDraft(strapi, given.draftToken);
    if (isSpam === true) return stored.receipt;
    const about = { submission: stored.id, receipt };
    const toOrganiser = recipients.map((recipient): NewMail => {
      return { ...about, recipient, replyTo: email, content: given.mailForOrganiser(receipt) };
    });
    const toSender: NewMail = {
      ...about,
      recipient: email,
      replyTo: null,
      content: given.mailForSender(receipt),
    };
    await enqueue(trx, isConfirmed ? [...toOrganiser, toSender] : toOrganiser);
    onCommit(() => inBackground(strapi, () => sendWaitingMail(strapi)));
    return stored.receipt;
  });
  return { receipt };
}

/** Somebody else's form may take a file in this very moment: then nothing is stored. */
async function keepFiles(strapi: Core.Strapi, submission: string, values: FormValues): Promise<void> {
  const ids = filesIn(values).map(({ id }) => id);
  if (await claimUploads(strapi, submission, ids)) return;
  const fields = Object.entries(values).flatMap(([name, value]) =>
    filesIn({ [name]: value }).length > 0 ? [name] : [],
  );
  throw invalid(filesGone(fields));
}

/** The SHA-256 of a file that waits for its form, in hexadecimals. */
export async function hashOfFile(strapi: Core.Strapi, { id }: SubmittedFile): Promise<string> {
  const hash = createHash('sha256');
  const store = await uploadStore(strapi);
  for await (const chunk of await store.read(id)) hash.update(chunk);
  return hash.digest('hex');
}
