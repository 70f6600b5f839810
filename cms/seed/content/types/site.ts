import type { Contact, Day, Link, Phase, Seo, Social, Time } from './shared';

export interface NavigationSeed {
  header: { label: string; url: string; children?: Link[] }[];
  footer: { title: string; links: Link[] }[];
  exhibitorMenu: Link[];
}

export interface SiteSeed {
  name: string;
  tagline?: string;
  edition: string;
  days: { date: Day; opens: Time; closes: Time; label?: string }[];
  /** The first day of the edition before. */
  previousFirstDay?: Day;
  venue: {
    name: string;
    street: string;
    postalCode: string;
    city: string;
    latitude?: number;
    longitude?: number;
  };
  contact?: Contact;
  /** Takes orders of advertising and signing. */
  orders?: Contact;
  socials?: Social[];
  announcement?: { visible: boolean; text: string; link?: Link; phase?: Phase }[];
  registration?: Link;
  defaultSeo?: Seo;
}

export interface StandOfferSeed {
  kinds: {
    code: string;
    name: string;
    nameEnglish?: string;
    description?: string;
    descriptionEnglish?: string;
    /** Without VAT: for a square metre, or for the whole stand without sizes. */
    cents: number;
    minSquareMetres?: number;
    maxSquareMetres?: number;
  }[];
  buildings: {
    code: string;
    name: string;
    nameEnglish?: string;
    description?: string;
    descriptionEnglish?: string;
    /** Without VAT, for a square metre. */
    cents: number;
    /** Codes of kinds, one a line. */
    kinds: string;
  }[];
  registrationCents: number;
  /** A whole percentage. */
  vatRate: number;
}

/** Words that visitors use for the page of a path, with commas between. */
export interface SearchWordSeed {
  path: string;
  words: string;
}

export interface RedirectSeed {
  source: string;
  target: string;
  code?:
    | 'Blijvend (301)'
    | 'Tijdelijk (302)'
    | 'Tijdelijk, zelfde methode (307)'
    | 'Blijvend, zelfde methode (308)';
  active?: boolean;
  internalNote?: string;
}

export interface ShortLinkSeed {
  code: string;
  target: string;
  campaign?: string;
  active?: boolean;
  internalNote?: string;
}
