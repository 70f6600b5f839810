import { withMessage } from './texts';

/** Something to look at before a fair opens, and what to do about it: one line in each language. */
export interface Finding {
  /** `error`: it does not work, or is not safe. `warning`: it works until something goes wrong. `note`: good to know. */
  weight: 'error' | 'warning' | 'note';
  nl: string;
  en: string;
}

/** The message that a program would give at its own start, unchanged and in English. */
export function reported(what: Pick<Finding, 'nl' | 'en'>, message: string): Finding {
  return { weight: 'error', ...withMessage(what, message.replaceAll(/\s+/g, ' ').trim()) };
}
