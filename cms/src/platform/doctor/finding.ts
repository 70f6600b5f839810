/** Something to look at before a fair opens, and what to do about it: one line in each language. */
export interface Finding {
  /** `error`: it does not work, or is not safe. `warning`: it works until something goes wrong. `note`: good to know. */
  weight: 'error' | 'warning' | 'note';
  nl: string;
  en: string;
}

/** What a program would say itself at its start, in English, as it stands. */
export function reported(nl: string, en: string, message: string): Finding {
  const line = message.replaceAll(/\s+/g, ' ').trim();
  return { weight: 'error', nl: `${nl} Melding: ${line}`, en: `${en} ${line}` };
}
