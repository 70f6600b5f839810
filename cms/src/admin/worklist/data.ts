/** What the admin's server answers about submissions: see src/forms/worklist/routes.ts. */

export const states = ['nieuw', 'in behandeling', 'afgehandeld', 'geannuleerd', 'spam'] as const;
export type State = (typeof states)[number];

export interface Submission {
  id: number;
  receipt: string;
  formTitle: string;
  sentAt: number;
  email: string | null;
  state: State;
  note: string;
  assignee: number | null;
  withoutCaptcha: boolean;
  answers: { label: string; text: string }[];
  files: { id: string; name: string }[];
}

export interface FailedMail {
  id: number;
  receipt: string;
  recipient: string;
  error: string;
}

export interface Worklist {
  data: Submission[];
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

export interface Filters {
  form: string;
  state: string;
  q: string;
  from: string;
  until: string;
}

export const noFilters: Filters = { form: '', state: '', q: '', from: '', until: '' };

export type Change = Partial<Pick<Submission, 'state' | 'note' | 'assignee'>>;
