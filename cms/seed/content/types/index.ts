import type {
  CalendarItemSeed,
  CatalogueCategorySeed,
  FaqCategorySeed,
  InterviewSeed,
  NewsArticleSeed,
  PhotoAlbumSeed,
  RulesVersionSeed,
  VacancySeed,
} from './editorial';
import type {
  AudienceSeed,
  ExhibitorSeed,
  HallSeed,
  PavilionSeed,
  RoomSeed,
  SessionSeed,
  SpeakerSeed,
  StandSeed,
  ThemeSeed,
} from './fair';
import type { FormSeed, FormTextSeed } from './forms';
import type { PageSeed } from './pages';
import type { Markdown, Slug } from './shared';
import type {
  NavigationSeed,
  RedirectSeed,
  SearchWordSeed,
  ShortLinkSeed,
  SiteSeed,
  StandOfferSeed,
} from './site';

/**
 * The content of the demo fair before it becomes documents: the contract between the files in this folder and the
 * runner in `seed/load`. Documents point at each other by slug (stands by code).
 */

export type * from './editorial';
export type * from './fair';
export type * from './forms';
export type * from './pages';
export type * from './shared';
export type * from './site';

/** Texts in English, by the slug of the document they translate. */
export interface EnglishSeed {
  themes: Record<Slug, { name: string; description: string }>;
  audiences: Record<Slug, { name: string; description: string }>;
  pavilions: Record<Slug, { name: string; summary: string; description: Markdown }>;
  sessions: Record<Slug, { title: string; summary: string; description: Markdown }>;
  roles: Record<string, string>;
  news: Record<Slug, { title: string; intro: string; body: Markdown }>;
  faqCategories: Record<Slug, { name: string }>;
  faqQuestions: Record<Slug, { question: string; answer: Markdown }>;
  forms: Record<Slug, FormTextSeed>;
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
  forms: FormSeed[];
  pages: PageSeed[];
  navigation: NavigationSeed;
  /** Names of people in pages and forms. */
  people: string[];
  site: SiteSeed;
  standOffer: StandOfferSeed;
  redirects: RedirectSeed[];
  searchWords: SearchWordSeed[];
  shortLinks: ShortLinkSeed[];
  english?: EnglishSeed;
}
