/** Something to look at before a fair opens, and what to do about it: one line in each language. */
export interface Finding {
  /** `error`: it does not work, or is not safe. `warning`: it works until something goes wrong. `note`: good to know. */
  weight: 'error' | 'warning' | 'note';
  nl: string;
  en: string;
}

/** The message that a program would give at its own start, unchanged and in English. */
export function reported(nl: string, en: string, message: string): Finding {
  const line = message.replaceAll(/\s+/g, ' ').trim();
  return { weight: 'error', nl: `${nl} Melding: ${line}`, en: `${en} ${line}` };
}
