import type { SubmissionState } from '../submissions/states';

/** What the admin's server answers about submissions. The page of the admin reads these types too: nothing of Strapi here. */

/** A submission as the worklist shows it. */
export interface WorklistRow {
  id: number;
  receipt: string;
  form: string;
  formTitle: string;
  sentAt: number;
  email: string | null;
  state: SubmissionState;
  note: string;
  assignee: number | null;
  withoutCaptcha: boolean;
  /** Questions and answers in the words of the version that was filled in. */
  answers: { label: string; text: string }[];
  /** Handed out by `src/uploads/hand-out.ts`. */
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
    /** A test can be sent of forms that editors made. */
    forms: { documentId: string; title: string; canTest: boolean }[];
    colleagues: { id: number; name: string }[];
    failedMails: FailedMail[];
  };
}
