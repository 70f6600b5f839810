import type { Dimension, Measure } from 'beursvloer-domain/statistics';
import type { Knex } from 'knex';
import { rangesOf, type Filter, type Period } from './period';
import { namesOf, readCells } from './read-cells';

interface Panel {
  by: Dimension;
  measures: readonly [Measure, ...Measure[]];
  /** Sorts lines by all counts together, instead of by the first one. */
  top?: 'all';
}

const panel = (by: Dimension, ...measures: Panel['measures']): Panel => ({ by, measures });

/** All lists. Counts come in the order of the measures here. */
export const panels = {
  pages: panel('page', 'view', 'visit', 'left', 'read', 'readSeconds', 'readDepth'),
  sources: panel('source', 'visit', 'view'),
  campaigns: panel('campaign', 'visit', 'view'),
  devices: panel('device', 'visit', 'view'),
  languages: panel('language', 'visit', 'view'),
  searches: panel('subject', 'searchTerm'),
  searchesWithoutResult: panel('subject', 'searchWithoutResult'),
  notFound: panel('subject', 'notFoundPath'),
  outbound: panel('subject', 'outbound'),
  emailLinks: panel('subject', 'emailLink'),
  leads: { ...panel('subject', 'lead.website', 'lead.contact', 'lead.saved', 'lead.route'), top: 'all' },
  marketing: panel('subject', 'marketing.shown', 'marketing.clicked'),
  news: panel('subject', 'content.news'),
  calendar: panel('subject', 'content.calendar'),
  vacancies: panel('subject', 'content.vacancy'),
  robots: panel('page', 'robotView'),
} satisfies Record<string, Panel>;

export type PanelName = keyof typeof panels;

export interface Line {
  value: string;
  counts: Partial<Record<Measure, number>>;
}

/** Measures that are counted by themselves only, so that no filter can narrow them. */
export const unfiltered: ReadonlySet<Measure> = new Set<Measure>(['robotView', 'searchTerm', 'notFoundPath']);

/** The lines of a list with the highest counts; null when the list cannot be narrowed to the filter. */
export async function readPanel(
  database: Knex,
  name: PanelName,
  { period, filter, lines }: { period: Period; filter: Filter | null; lines: number },
): Promise<Line[] | null> {
  const { by, measures, top }: Panel = panels[name];
  if (filter && measures.some((measure) => unfiltered.has(measure))) return null;
  const question = { ranges: rangesOf(period), measures, filter, by };
  const found = await readCells(database, question, {
    key: (value) => value,
    top: { lines, of: top ?? 'first' },
  });
  const names = await namesOf(database, by, found);
  return found.map(({ key, counts }) => ({ value: names.get(key) ?? '', counts: named(measures, counts) }));
}

export function named(
  measures: readonly Measure[],
  counts: readonly number[],
): Partial<Record<Measure, number>> {
  const found: Partial<Record<Measure, number>> = {};
  for (const [index, measure] of measures.entries()) found[measure] = counts[index] ?? 0;
  return found;
}

/** How many visits ended on a page: its views less those that another page followed. */
export const exitsOf = ({ counts: { view = 0, left = 0 } }: Line): number => Math.max(0, view - left);

/** Seconds that a page was in view, and how far it was read in percent, on average; null when nobody read it. */
export function readingOf({ counts: { read = 0, readSeconds = 0, readDepth = 0 } }: Line): {
  seconds: number;
  depth: number;
} | null {
  return read === 0 ? null : { seconds: readSeconds / read, depth: readDepth / read };
}
