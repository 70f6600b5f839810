import { createRegistry } from '../../registry';
import type { EmailContent, MailLanguage } from '../layout';

export interface MailVariable {
  /** In Dutch, for the organiser. */
  label: string;
  /** A value for previews and test mails. */
  sample: Readonly<Record<MailLanguage, string>>;
}

/** A mail of which the organiser may change the subject and the paragraphs. See docs/decisions/0256-texts-of-mails.md. */
export interface MailText<Variable extends string = string> {
  /** Stored with the organiser's text. */
  name: string;
  /** The title and the group of the admin's list, in Dutch. */
  title: string;
  group: string;
  languages: readonly MailLanguage[];
  variables: Readonly<Record<Variable, MailVariable>>;
  /** The mail with these values. With `{naam}` for the value of `naam`, it is the standard text with its variables. */
  content(language: MailLanguage, values: Readonly<Record<Variable, string>>): EmailContent;
}

/** One mail text; its `content` knows the names of its variables. */
export const mailText = <Variable extends string>(text: MailText<Variable>): MailText => text;

export const mailTexts = createRegistry<MailText>();
