import type { SubmissionState } from '../submissions/states';

/** Responses of the admin's server about submissions. The admin's page imports this: no Strapi here. */

export type SubmissionKind = string;

/** What staff did with a submission. */
export interface HistoryEntry {
  /** In ms since 1970. */
  at: number;
  /** Their name then: an account may be deleted. */
  who: string;
  state: SubmissionState;
  /** What they told the sender; null when only the state was set. */
  reply: string | null;
}

export interface WorklistRow {
  id: number;
  receipt: string;
  form: string;
  kind: SubmissionKind;
  formTitle: string;
  sentAt: number;
  email: string | null;
  state: SubmissionState;
  note: string;
  assignee: number | null;
  withoutCaptcha: boolean;
  answers: { label: string; text: string }[];
  /** The oldest first. */
  history: HistoryEntry[];
  files: { id: string; name: string }[];
}

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
