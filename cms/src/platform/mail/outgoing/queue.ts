import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { addDeliveries, deliveryTable } from '../../queue/queue';
import type { EmailContent } from '../layout';

/** Mail that has to leave: written in the transaction of what it is about, sent by `mail-kind.ts`. */

export const mailKindName = 'mail';

/** A file that goes along, in base 64: it waits in the database. */
export interface QueuedAttachment {
  filename: string;
  contentType: string;
  base64: string;
}

export interface QueuedContent extends EmailContent {
  attachments?: QueuedAttachment[];
}

export interface NewMail {
  /** The row of the submission that it is about; null when it is about no submission. */
  submission: number | null;
  /** The name in the log and the worklist: the receipt of the submission, or a word. */
  receipt: string;
  recipient: string;
  replyTo: string | null;
  content: QueuedContent;
}

export type MailPayload = Pick<NewMail, 'content' | 'replyTo'>;

/** Writes mails in the transaction that the caller is in. They are due at once. */
export async function enqueue(trx: Knex.Transaction, mails: readonly NewMail[]): Promise<void> {
  await addDeliveries(
    trx,
    mails.map(({ submission, receipt, recipient, replyTo, content }) => ({
      kind: mailKindName,
      key: randomUUID(),
      about: receipt,
      recipient,
      owner: submission,
      payload: { content, replyTo } satisfies MailPayload,
      dueAt: null,
      expiresAt: null,
    })),
  );
}

export const mailRows = (source: Knex): Knex.QueryBuilder =>
  source(deliveryTable).where(`${deliveryTable}.kind`, mailKindName);

/** Deletes the mails about submissions, sent or not, in the transaction that the caller is in. */
export async function deleteMailsAbout(trx: Knex.Transaction, submissions: readonly number[]): Promise<void> {
  await mailRows(trx)
    .whereIn('owner', [...submissions])
    .delete();
}
