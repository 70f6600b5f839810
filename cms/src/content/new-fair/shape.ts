/** Describes a new fair, and answers about it. The admin's page imports this: no Strapi here. */

export interface FairDay {
  /** `YYYY-MM-DD` */
  date: string;
  /** `HH:MM` */
  opens: string;
  closes: string;
}

/** How much of the demo fair stays. */
export const keepWords = ['niets', 'structuur', 'alles'] as const;
export type KeepWord = (typeof keepWords)[number];
export const isKeepWord = (word: unknown): word is KeepWord => keepWords.some((known) => known === word);

export const mostDays = 14;

/** A fair as its file describes it, or as it is being filled in. */
export interface FairFile {
  name: string;
  edition: string;
  tagline: string;
  /** The legal person behind the fair, that its privacy statement names; texts are marked when it is empty. */
  organisation: string;
  days: FairDay[];
  venue: { name: string; street: string; postalCode: string; city: string };
  contact: { email: string; phone: string; address: string };
  /** `#rrggbb`; empty for the colour that there is. */
  colour: string;
  /** True for a site in Dutch and English. */
  english: boolean;
  keep: KeepWord | '';
  /** Sender and address for replies of mails; empty for the name and address of the fair. */
  mail: { sender: string; replyTo: string };
}

export interface FairProblem {
  /** By its path: `venue.name`, `days.0`. */
  field: string;
  text: string;
}

/** The steps of the first run, in their order. */
export const steps = ['name', 'where', 'face', 'languages', 'demo', 'mail'] as const;
export type Step = (typeof steps)[number];

/** A fair as far as it was filled in. Kept until it is made, for every tab and every organiser. */
export interface FairDraft {
  fair: FairFile;
  step: Step;
  /** One more with every time that it is stored. */
  revision: number;
}

/** The response of `PUT /new-fair`: also a draft with mistakes is kept. */
export interface SavedDraft {
  draft: FairDraft;
  problems: FairProblem[];
}

/** The response of `GET /new-fair`. */
export interface FirstRun {
  draft: FairDraft;
  /** When a fair was last made here; null for never. */
  madeAt: string | null;
  /** How many documents of the demo fair go, by what stays. */
  going: Record<KeepWord, number>;
}

/** A sentence about the server, as the doctor has them. */
export interface ServerLine {
  weight: 'error' | 'warning' | 'note';
  text: string;
}

/** The response of `GET /new-fair/server`. */
export interface ServerFindings {
  /** The address that every mail comes from. */
  from: string;
  /** About the domain of that address. */
  mail: ServerLine[];
  /** Everything else; null for who may not see the settings of the server. */
  others: ServerLine[] | null;
}
