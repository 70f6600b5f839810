import type { demoKinds } from '../../../src/exhibitors/demo-kinds-texts';
import type { demoKinds as demoSessionKinds } from '../../../src/programme/demo-kinds-texts';
import type { Contact, Day, Download, IconName, Markdown, Picture, Seo, Slug, Social, Time } from './shared';

/** The documents of the fair itself: the floor, who is on it, and the programme. */

export interface ThemeSeed {
  name: string;
  slug: Slug;
  description?: string;
  icon?: IconName;
  rank: number;
}

export interface AudienceSeed {
  name: string;
  slug: Slug;
  description?: string;
  rank: number;
}

export interface HallSeed {
  name: string;
  slug: Slug;
  description?: string;
  rank: number;
}

export interface RoomSeed {
  name: string;
  slug: Slug;
  hall?: Slug;
  capacity?: number;
  directions?: string;
  rank: number;
}

export interface StandSeed {
  code: string;
  hall: Slug;
  /** In square metres. */
  area?: number;
  internalNote?: string;
}

export interface PavilionSeed {
  name: string;
  slug: Slug;
  summary?: string;
  description?: Markdown;
  image?: Picture;
  hall?: Slug;
  rank: number;
  seo?: Seo;
}

export type ExhibitorKind = (typeof demoKinds)[number]['key'];

export type Province =
  | 'Groningen'
  | 'Friesland'
  | 'Drenthe'
  | 'Overijssel'
  | 'Flevoland'
  | 'Gelderland'
  | 'Utrecht'
  | 'Noord-Holland'
  | 'Zuid-Holland'
  | 'Zeeland'
  | 'Noord-Brabant'
  | 'Limburg'
  | 'Buiten Nederland';

export interface ExhibitorSeed {
  name: string;
  slug: Slug;
  kind: ExhibitorKind;
  summary?: string;
  description?: Markdown;
  logo?: Picture;
  image?: Picture;
  website?: string;
  socials?: Social[];
  place?: string;
  province?: Province;
  contact?: Contact;
  themes?: Slug[];
  products?: { name: string; text?: string; image?: Picture }[];
  downloads?: Download[];
  pavilion?: Slug;
  /** Stand codes. */
  stands?: string[];
  featured?: boolean;
  seo?: Seo;
  contactPerson?: { name?: string; email?: string; phone?: string };
  internalNote?: string;
}

export interface SpeakerSeed {
  name: string;
  slug: Slug;
  position?: string;
  organisation?: string;
  summary?: string;
  biography?: Markdown;
  portrait?: Picture;
  socials?: Social[];
  themes?: Slug[];
  featured?: boolean;
  seo?: Seo;
  privateEmail?: string;
  privatePhone?: string;
  internalNote?: string;
}

export interface SessionSeed {
  title: string;
  slug: Slug;
  kind: (typeof demoSessionKinds)[number]['key'];
  summary?: string;
  description?: Markdown;
  day: Day;
  startTime: Time;
  endTime: Time;
  room?: Slug;
  meetingPoint?: string;
  /** In the order in which they are shown. */
  speakers?: { speaker: Slug; role?: string }[];
  exhibitors?: Slug[];
  pavilion?: Slug;
  themes?: Slug[];
  audiences?: Slug[];
  language?: 'Nederlands' | 'Engels';
  capacity?: number;
  /** True when visitors can ask for a place on the site. */
  joining?: boolean;
  image?: Picture;
  featured?: boolean;
  seo?: Seo;
  internalNote?: string;
}
