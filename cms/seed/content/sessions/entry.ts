import type { ExhibitorSlug } from '../exhibitors/roster';
import type { PavilionSlug } from '../venue/pavilions';
import { scene, type SceneName } from '../scenes';
import type { ThemeSlug } from '../themes';
import type { Day, Markdown, SessionSeed, Time } from '../types';

/** The three days of the fair. */
export const fairDays = { tuesday: '2027-02-09', wednesday: '2027-02-10', thursday: '2027-02-11' } as const;

/** Texts of one session that are written by hand; its slug follows from the title. */
export interface SessionEntry {
  title: string;
  /** Start and end. */
  time: [Time, Time];
  /** Absent for a tour, which starts at the tour desk. */
  room?: string;
  summary: string;
  description: Markdown;
  /** Slug and role, in the order in which they are shown. */
  speakers?: [string, string][];
  exhibitors?: ExhibitorSlug[];
  pavilion?: PavilionSlug;
  themes: ThemeSlug[];
  audiences: string[];
  english?: boolean;
  capacity?: number;
  joining?: boolean;
  image?: SceneName;
  featured?: boolean;
}

function slugOf(title: string): string {
  return title
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Turns the entries of one kind on one day into the documents that are loaded. */
export function sessionsOf(kind: SessionSeed['kind'], day: Day, entries: SessionEntry[]): SessionSeed[] {
  return entries.map(({ time, speakers, english, image, ...rest }) => ({
    ...rest,
    slug: slugOf(rest.title),
    kind,
    day,
    startTime: time[0],
    endTime: time[1],
    language: english ? 'Engels' : 'Nederlands',
    ...(kind === 'Tour' ? { meetingPoint: 'Tourbalie in Hal 1, onder het groene bord' } : {}),
    ...(speakers ? { speakers: speakers.map(([speaker, role]) => ({ speaker, role })) } : {}),
    ...(image ? { image: scene(image) } : {}),
  }));
}
