import type { MailLanguage } from '../layout';

/** The words of a mail that the organiser may change; an empty line stands between two paragraphs of the text. */
export interface OwnText {
  subject: string;
  text: string;
}

export const maxLength = { subject: 200, text: 5000 } as const;

/** A mail in the admin's list. */
export interface ListedMail {
  name: string;
  title: string;
  group: string;
  languages: readonly MailLanguage[];
  /** The languages that have the organiser's own words. */
  changed: MailLanguage[];
}

/** One mail in one language, as the admin's form has it. */
export interface MailDetail {
  variables: { name: string; label: string }[];
  standard: OwnText;
  own: OwnText | null;
  /** Another one after every change; null while the standard text is in force. */
  version: string | null;
}
