import type { Measure } from 'beursvloer-domain/statistics';
import { exitsOf, readingOf, type Line as Counts, type PanelName } from '../queries/panels';
import { columnLabels, measureLabels } from '../texts';
import type { Column } from './shape';

export type Figure = Column & { of: (line: Counts) => number | null };

const count = (measure: Measure, label: string): Figure => ({
  name: measure,
  label,
  unit: 'count',
  of: ({ counts }) => counts[measure] ?? 0,
});

export const views = count('view', measureLabels.views);
export const visits = count('visit', measureLabels.visits);
const times = (measure: Measure) => count(measure, columnLabels.times);

export const figures: Record<PanelName, Figure[]> = {
  pages: [
    views,
    {
      name: 'seconds',
      label: columnLabels.seconds,
      unit: 'seconds',
      of: (line) => rounded(readingOf(line)?.seconds),
    },
    {
      name: 'depth',
      label: columnLabels.depth,
      unit: 'percent',
      of: (line) => rounded(readingOf(line)?.depth),
    },
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
    count('lead.website', columnLabels.website),
    count('lead.contact', columnLabels.contact),
    count('lead.saved', columnLabels.saved),
    count('lead.route', columnLabels.route),
  ],
  marketing: [count('marketing.shown', columnLabels.shown), count('marketing.clicked', columnLabels.clicked)],
  news: [times('content.news')],
  calendar: [times('content.calendar')],
  vacancies: [times('content.vacancy')],
  robots: [times('robotView')],
};

export const rounded = (value: number | undefined) => (value === undefined ? null : Math.round(value));

/** The first and last pages of visits: the same pages by other numbers. */
export const entries: Figure = { ...visits, label: columnLabels.entries };
export const exits: Figure = {
  name: 'exit',
  label: columnLabels.exits,
  unit: 'count',
  of: exitsOf,
};
