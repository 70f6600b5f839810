import type { SubmissionState } from '../submissions/states';

/** Responses of the admin's server about submissions. The admin's page imports this: no Strapi here. */

/** Submissions by who may see, change and export them: the name of the permissions for it. */
export type SubmissionKind = string;

/** A submission as the worklist shows it. */
export interface WorklistRow {
  id: number;
  receipt: string;
  form: string;
  /** Changing it needs the permission of this name. */
  kind: SubmissionKind;
  formTitle: string;
  sentAt: number;
  email: string | null;
  state: SubmissionState;
  note: string;
  assignee: number | null;
  withoutCaptcha: boolean;
  /** Questions and answers in the words of the version that was filled in. */
  answers: { label: string; text: string }[];
  /** Handed out by `src/platform/forms/submissions/hand-out.ts`. */
  files: { id: string; name: string }[];
}

/** A mail that was tried as often as it is tried. */
export interface FailedMail {
  id: number;
  receipt: string;
  recipient: string;
  error: string;
}

export interface Worklist {
  data: WorklistRow[];
  meta: {
    total: number;
    page: number;
    pages: number;
    /** Submissions that fit as well and are not shown, because they count as spam: a sign of a robot can be wrong. */
    spam: number;
    /** A test can be sent of forms that editors made, by who may change its submissions. */
    forms: { documentId: string; title: string; canTest: boolean }[];
    colleagues: { id: number; name: string }[];
    failedMails: FailedMail[];
  };
}
