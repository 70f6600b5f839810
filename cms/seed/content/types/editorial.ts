import type { Day, IconName, Link, Markdown, Picture, Seo, Slug, Time } from './shared';

/** The documents that editors write around the fair. */

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

/** A question with its answer, as in the list of one category. */
export type CategoryQuestion = FaqCategorySeed['questions'][number];
