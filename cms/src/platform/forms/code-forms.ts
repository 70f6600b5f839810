import type { Core, UID } from '@strapi/strapi';
import type { Knex } from 'knex';
import type { OwnPermissions } from '../access/admin-permissions';
import { fairDay } from '../clock/fair-day';
import { createRegistry } from '../registry';
import type { SubmissionState } from './submissions/states';

/**
 * A form that is code and no content: what is sent with it has rules, prices and a table of its own, beside the row that the
 * worklist, mails, files and retention work with. Who sees it has a permission of its own.
 */
export interface CodeForm {
  /** The name of the form in its submissions; its captcha has the same. */
  name: string;
  title: string;
  uid: UID.ContentType;
  permissions: OwnPermissions;
  /**
   * Runs in the transaction that changes the state of a submission, and before it does.
   * @throws ValidationError when the state cannot change
   */
  onStateChange?(
    strapi: Core.Strapi,
    trx: Knex.Transaction,
    submission: string,
    states: { from: SubmissionState; to: SubmissionState },
  ): Promise<void>;
}

export const codeForms = createRegistry<CodeForm>();

export const findCodeForm = (name: string): CodeForm | undefined =>
  codeForms.all().find((form) => form.name === name);

/**
 * The tax office may ask for them this long after their year: article 52, Algemene wet inzake
 * rijksbelastingen.
 */
const retentionYears = 7;

/** The moment from which what was sent now is deleted, in ms since 1970. */
export function expiryOf(now: number): number {
  return Date.UTC(Number(fairDay(now).slice(0, 4)) + retentionYears + 1, 0, 1);
}
