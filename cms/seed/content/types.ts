/**
 * The content of the demo fair before it becomes documents: the contract between the files in this folder and the
 * runner in `seed/load`. Documents point at each other by slug (stands by code).
 */

/**
 * Rich text in a small Markdown subset, turned into Strapi blocks by `load/rich-text.ts`: paragraphs separated
 * by an empty line, `## ` and `### ` headings, `- ` and `1. ` lists, `> ` quotes, `**bold**`, `*italic*` and
 * `[text](url)`.
 */
export type Markdown = string;

/** A calendar day, `YYYY-MM-DD`. */
export type Day = string;

/** A wall-clock time in Europe/Amsterdam, `HH:mm`. */
export type Time = string;

/** The slug of another document. */
export type Slug = string;

/** An icon by its Iconify name, for example `lucide:ticket`. */
export type IconName = string;

/**
 * A picture of `seed/pictures`: `key` is the path below it without extension, for example
 * `exhibitors/zonnehof-logo`. One key has one alternative text, wherever it is used.
 */
export interface Picture {
  key: string;
  alt: string;
}

/** A path on the site (`/programma`), or an `https:`, `mailto:` or `tel:` URL. */
export interface Link {
  label: string;
  url: string;
  icon?: IconName;
}

export interface Button {
  label: string;
  url: string;
  tone?: 'Hoofdknop' | 'Tweede knop' | 'Tekstlink';
}

export interface Social {
  platform: 'LinkedIn' | 'Instagram' | 'YouTube' | 'Facebook' | 'X' | 'Bluesky' | 'Mastodon' | 'TikTok';
  url: string;
}

export interface Contact {
  email?: string;
  phone?: string;
  address?: string;
}

export interface Seo {
  title?: string;
  description?: string;
  image?: Picture;
  noIndex?: boolean;
}

/** A download. The runner makes a one-page PDF called `fileName` (`brochure.pdf`) of title and text. */
export interface Download {
  title: string;
  fileName: string;
  text: string[];
}

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

export type ExhibitorKind = 'Overheid' | 'Woningcorporatie' | 'Nieuwbouwconcept' | 'Bestaande-bouwconcept';

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
  kind: 'Plenair' | 'Kennissessie' | 'Tour' | 'Workshop';
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
  image?: Picture;
  featured?: boolean;
  seo?: Seo;
  internalNote?: string;
}

export interface NewsArticleSeed {
  title: string;
  slug: Slug;
  date: Day;
  intro: string;
  body?: Markdown;
  image?: Picture;
  author?: string;
  themes?: Slug[];
  exhibitors?: Slug[];
  seo?: Seo;
}

export interface InterviewSeed {
  title: string;
  slug: Slug;
  format: 'Artikel' | 'Video';
  date: Day;
  person: string;
  role?: string;
  intro?: string;
  body?: Markdown;
  image?: Picture;
  videoUrl?: string;
  speaker?: Slug;
  exhibitor?: Slug;
  themes?: Slug[];
  seo?: Seo;
}

export interface CalendarItemSeed {
  title: string;
  slug: Slug;
  date: Day;
  endDate?: Day;
  startTime?: Time;
  endTime?: Time;
  place?: string;
  intro?: string;
  body?: Markdown;
  image?: Picture;
  link?: Link;
  seo?: Seo;
}

export interface VacancySeed {
  title: string;
  slug: Slug;
  employer: string;
  exhibitor?: Slug;
  place?: string;
  hours?: string;
  salary?: string;
  posted: Day;
  closes?: Day;
  intro?: string;
  body?: Markdown;
  applyUrl?: string;
  seo?: Seo;
}

/** A group of the catalogue with what can be ordered in it, in the order in which it is shown. */
export interface CatalogueCategorySeed {
  name: string;
  slug: Slug;
  text?: string;
  rank: number;
  items: CatalogueItemSeed[];
}

export interface CatalogueItemSeed {
  code: string;
  name: string;
  summary: string;
  description?: Markdown;
  image?: Picture;
  /** In euro cents, without VAT. */
  priceCents: number;
  unit?: 'Per stuk' | 'Per m²' | 'Per strekkende meter' | 'Per tien meter' | 'Per dag' | 'Per editie';
  /** In per cent. */
  vatRate?: number;
  dimensions?: string;
  /** The last day for handing in artwork. */
  deadline?: Day;
  stock?: number;
  soldOut?: boolean;
}

export interface PhotoAlbumSeed {
  title: string;
  slug: Slug;
  date: Day;
  text?: string;
  photos: { image: Picture; caption?: string; credit?: string }[];
}

/** A category of the FAQ with its questions, in the order in which they are shown. */
export interface FaqCategorySeed {
  name: string;
  slug: Slug;
  icon?: IconName;
  rank: number;
  questions: { question: string; slug: Slug; answer: Markdown }[];
}

/** A version of the rules for exhibitors; the place of an article is its number. */
export interface RulesVersionSeed {
  version: string;
  adopted: Day;
  effective: Day;
  preamble?: Markdown;
  changes?: Markdown;
  articles: { title: string; body: Markdown }[];
}

/** The blocks that a page is built of; `type` is the component's name without `blocks.`. */
export type BlockSeed =
  | {
      type: 'hero';
      eyebrow?: string;
      title: string;
      text?: string;
      image?: Picture;
      buttons?: Button[];
      showEdition?: boolean;
      showCountdown?: boolean;
    }
  | { type: 'rich-text'; body: Markdown }
  | {
      type: 'text-with-image';
      title?: string;
      body: Markdown;
      image: Picture;
      side?: 'Links' | 'Rechts';
      buttons?: Button[];
    }
  | {
      type: 'cards';
      title?: string;
      text?: string;
      cards: { title: string; text?: string; icon?: IconName; image?: Picture; link?: Link }[];
    }
  | {
      type: 'call-to-action';
      title: string;
      text?: string;
      buttons?: Button[];
      tone?: 'Oranje' | 'Groen' | 'Blauw' | 'Grijs';
    }
  | {
      type: 'gallery';
      title?: string;
      text?: string;
      album?: Slug;
      images?: Picture[];
      limit?: number;
      link?: Link;
    }
  | { type: 'video'; title?: string; url?: string; poster?: Picture; caption?: string }
  | { type: 'quote'; text: string; name: string; role?: string; image?: Picture }
  | { type: 'figures'; title?: string; figures: { value: string; label: string }[] }
  | { type: 'logo-marquee'; title?: string; exhibitors?: Slug[]; duration?: number }
  | { type: 'faq'; title?: string; category?: Slug; questions?: Slug[] }
  | { type: 'downloads'; title?: string; files: Download[] }
  | { type: 'form'; title: string; text?: string; formKey?: string }
  | {
      type: 'topics';
      title?: string;
      text?: string;
      look?: 'Kaarten' | 'Stappen' | 'Tijdlijn';
      topics: { title: string; icon?: IconName; label?: string; date?: Day; body?: Markdown; link?: Link }[];
    }
  | {
      type: 'map';
      title?: string;
      text?: string;
      image?: Picture;
      imageDark?: Picture;
      points?: { name: string; text?: string }[];
    }
  | { type: 'latest-news'; title?: string; limit?: number; link?: Link }
  | {
      type: 'programme-highlights';
      title?: string;
      text?: string;
      sessions?: Slug[];
      limit?: number;
      link?: Link;
    }
  | {
      type: 'exhibitor-grid';
      title?: string;
      text?: string;
      exhibitors?: Slug[];
      kind?: ExhibitorKind;
      limit?: number;
      link?: Link;
    }
  | { type: 'countdown'; title?: string; text?: string };

export interface PageSeed {
  title: string;
  slug: Slug;
  layout?: 'Standaard' | 'Leeg';
  seo?: Seo;
  blocks: BlockSeed[];
}

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
  venue: {
    name: string;
    street: string;
    postalCode: string;
    city: string;
    latitude?: number;
    longitude?: number;
  };
  contact?: Contact;
  /** Who takes orders of advertising and signing. */
  orders?: Contact;
  socials?: Social[];
  announcement?: { visible: boolean; text: string; link?: Link };
  registration?: Link;
  defaultSeo?: Seo;
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

/** Texts in English, by the slug of the document they translate. */
export interface EnglishSeed {
  themes: Record<Slug, { name: string; description: string }>;
  audiences: Record<Slug, { name: string; description: string }>;
  pavilions: Record<Slug, { name: string; summary: string; description: Markdown }>;
  sessions: Record<Slug, { title: string; summary: string; description: Markdown }>;
  /** What speakers do in a session, by its Dutch name. */
  roles: Record<string, string>;
  news: Record<Slug, { title: string; intro: string; body: Markdown }>;
  faqCategories: Record<Slug, { name: string }>;
  faqQuestions: Record<Slug, { question: string; answer: Markdown }>;
  /** Whole pages, block for block as in Dutch; pictures and references are those of the Dutch page. */
  pages: PageSeed[];
  site: Pick<SiteSeed, 'name' | 'tagline' | 'announcement' | 'registration'>;
  navigation: NavigationSeed;
}

/** Everything the demo fair consists of; one property per file in this folder. */
export interface FairSeed {
  themes: ThemeSeed[];
  audiences: AudienceSeed[];
  halls: HallSeed[];
  rooms: RoomSeed[];
  stands: StandSeed[];
  pavilions: PavilionSeed[];
  exhibitors: ExhibitorSeed[];
  speakers: SpeakerSeed[];
  sessions: SessionSeed[];
  news: NewsArticleSeed[];
  interviews: InterviewSeed[];
  calendar: CalendarItemSeed[];
  vacancies: VacancySeed[];
  catalogue: CatalogueCategorySeed[];
  albums: PhotoAlbumSeed[];
  faq: FaqCategorySeed[];
  rules: RulesVersionSeed[];
  pages: PageSeed[];
  navigation: NavigationSeed;
  site: SiteSeed;
  redirects: RedirectSeed[];
  shortLinks: ShortLinkSeed[];
  english?: EnglishSeed;
}
