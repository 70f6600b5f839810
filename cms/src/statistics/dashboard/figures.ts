import type { Measure } from 'beursvloer-domain/statistics';
import { exitsOf, readingOf, type Line as Counts, type PanelName } from '../queries/panels';
import type { Column } from './shape';

/** A column: how it is called, and its number of a line. */
export type Figure = Column & { of: (line: Counts) => number | null };

const count = (measure: Measure, label: string): Figure => ({
  name: measure,
  label,
  unit: 'count',
  of: ({ counts }) => counts[measure] ?? 0,
});

export const views = count('view', 'Weergaven');
export const visits = count('visit', 'Bezoeken');
const times = (measure: Measure) => count(measure, 'Keer');

export const figures: Record<PanelName, Figure[]> = {
  pages: [
    views,
    {
      name: 'seconds',
      label: 'Gelezen',
      unit: 'seconds',
      of: (line) => rounded(readingOf(line)?.seconds),
    },
    { name: 'depth', label: 'Tot waar', unit: 'percent', of: (line) => rounded(readingOf(line)?.depth) },
  ],
  sources: [visits, views],
  campaigns: [visits, views],
  devices: [visits, views],
  languages: [visits, views],
  searches: [times('searchTerm')],
  searchesWithoutResult: [times('searchWithoutResult')],
  notFound: [times('notFoundPath')],
  outbound: [times('outbound')],
  emailLinks: [times('emailLink')],
  leads: [
    count('lead.website', 'Website'),
    count('lead.contact', 'Contact'),
    count('lead.saved', 'Bewaard'),
    count('lead.route', 'Route'),
  ],
  marketing: [count('marketing.shown', 'Getoond'), count('marketing.clicked', 'Geklikt')],
  news: [times('content.news')],
  calendar: [times('content.calendar')],
  vacancies: [times('content.vacancy')],
  robots: [times('robotView')],
};

export const rounded = (value: number | undefined) => (value === undefined ? null : Math.round(value));

/** The first and last pages of visits: the same pages by other numbers. */
export const entries: Figure = { ...visits, label: 'Bezoeken die hier begonnen' };
export const exits: Figure = {
  name: 'exit',
  label: 'Bezoeken die hier eindigden',
  unit: 'count',
  of: exitsOf,
};
