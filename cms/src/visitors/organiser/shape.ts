import type { RegistrationState } from '../states';

/** Requests to the admin's server about visitors, and its responses. The admin's page imports this: no Strapi here. */

export interface VisitorRow {
  id: number;
  name: string;
  email: string;
  organisation: string;
  role: string;
  audience: string;
  interests: string[];
  days: string[];
  purposes: string[];
  state: RegistrationState;
  /** Data about health. */
  needs: string[];
  needsNote: string;
  registeredAt: string;
}

export interface Count {
  value: string;
  label: string;
  count: number;
}

/** An empty filter matches every registration. */
export interface VisitorFilters {
  /** Words of a name, an organisation or an e-mail address, or the code of a badge. */
  q: string;
  state: RegistrationState | '';
  day: string;
  audience: string;
  interest: string;
  /** `ja` leaves those who need something. */
  needs: string;
}

export interface VisitorList {
  data: VisitorRow[];
  meta: {
    total: number;
    confirmed: number;
    cancelled: number;
    page: number;
    pages: number;
    /** Of those who come: a cancelled registration counts only where the filter asks for cancelled ones. */
    counts: { days: Count[]; audiences: Count[]; interests: Count[] };
  };
}

export interface VisitorMail {
  id: number;
  /** The kind of mail and its state in Dutch. */
  title: string;
  state: string;
  recipient: string;
  /** In ms since 1970; null in rows of earlier versions. */
  at: number | null;
  error: string | null;
}

export interface VisitorDetail extends VisitorRow {
  language: 'nl' | 'en';
  confirmedAt: string | null;
  cancelledAt: string | null;
  needsConsentedAt: string | null;
  /** The code of the badge; null where there is none, and for who may not change registrations. */
  code: string | null;
  mails: VisitorMail[];
  scans: { day: string; at: string; crew: string | null }[];
  /** The profile as the form has it: what was chosen is there by its slug. */
  values: ProfileValues;
}

export interface ProfileValues {
  email: string;
  name: string;
  organisation: string;
  role: string;
  audience: string;
  interests: string[];
  days: string[];
  purposes: string[];
  hasNeeds: string;
  needs: string[];
  needsNote: string;
  needsConsent: string;
}

export interface DayChange {
  /** The registrations of these ids; null for all that fit the filters. */
  ids: number[] | null;
  filters: VisitorFilters;
  add: string[];
  remove: string[];
}

export interface DayPlan {
  /** Registrations that the change would make different. */
  changing: number;
  /** Registrations that would have no day left, and stay as they are. */
  withoutDay: number;
}
