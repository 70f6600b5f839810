import type { Link, Slug } from './shared';

/** A field of a form; the words are those of the content model. */
export interface FormFieldSeed {
  label: string;
  name: string;
  kind:
    | 'Tekst'
    | 'Lange tekst'
    | 'E-mailadres'
    | 'Telefoonnummer'
    | 'Getal'
    | 'Datum'
    | 'Keuze'
    | 'Meerdere keuzes'
    | 'Keuzelijst'
    | 'Akkoord'
    | 'Bestand'
    | 'Verborgen campagne';
  help?: string;
  options?: { label: string; value: string }[];
  /** The values of a rule stand on lines of their own. */
  rules?: { rule: string; values?: string; blocking?: boolean }[];
  showField?: string;
  showValue?: string;
  autocomplete?: string;
}

/** The texts of a form, which are translated. */
export interface FormTextSeed {
  title: string;
  intro?: string;
  fields: FormFieldSeed[];
  submitLabel?: string;
  confirmationTitle?: string;
  confirmationText?: string;
  closedText?: string;
  closedLink?: Link;
  confirmationMailSubject?: string;
  confirmationMailText?: string;
}

export interface FormSeed extends FormTextSeed {
  slug: Slug;
  captchaAction?: 'Contact' | 'Nieuwsbrief' | 'Sollicitatie' | 'Persaccreditatie' | 'Groepsbezoek' | 'Anders';
  recipients: { email: string; field?: string; value?: string }[];
  mailSubject?: string;
  confirmationMail?: boolean;
  closesAfterFair?: boolean;
  retentionDays: number;
  organiserOnly?: boolean;
}
