import type { FormValues } from 'beursvloer-domain/forms';
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import type { EmailContent } from '../mail/layout';
import { createRegistry } from '../registry';
import type { StoredForm } from './definition';
import type { EditorFault } from './faults';
import type { PublishedForm } from './submissions/published-form';

export interface HandledSubmission {
  form: PublishedForm;
  definition: StoredForm;
  version: number;
  values: FormValues;
  email: string;
  language: string;
  now: number;
}

/**
 * A feature that handles what is sent with forms of one kind: nobody of the organisation has to answer it, and its sender gets
 * the mail of the feature.
 */
export interface SubmissionHandler {
  captchaAction: string;
  mailKind: string;
  faultsOf(form: StoredForm): EditorFault[];
  /** Runs in the transaction of the submission. Returns the mail to the sender. */
  handle(strapi: Core.Strapi, trx: Knex.Transaction, submission: HandledSubmission): Promise<EmailContent>;
}

export const submissionHandlers = createRegistry<SubmissionHandler>();

export const findHandler = (captchaAction: string | null): SubmissionHandler | undefined =>
  submissionHandlers.all().find((handler) => handler.captchaAction === captchaAction);
