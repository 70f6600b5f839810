import { memoize } from '../../content/cache/memoize';
import type { KindOfSession, SessionSummary } from '../../content/types/session';
import type { SessionKind } from '../../content/types/session-kind';
import {
  applyFacets,
  named,
  narrow,
  type FacetDefinition,
  type FacetOption,
  type Facets,
} from '../../listing/facets/facets';
import { searchItems } from '../../listing/search';
import { isNarrowed } from '../../listing/request/search-params';
import { everyDay, type ProgrammeFacet, type ProgrammeState } from './list-state';
import { byTime } from '../session-time';

/** A kind in the query: its key never changes, so links to it stay right. */
const kindParam = ({ key }: Pick<KindOfSession, 'key'>) => key.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-');

export interface FacetLabels {
  kinds: readonly SessionKind[];
  languages: Readonly<Record<SessionSummary['language'], string>>;
}

export interface DayChoice {
  day: string;
  count: number;
  current: boolean;
}

export interface ProgrammeSelection {
  sessions: SessionSummary[];
  facets: Facets<ProgrammeFacet>;
  days: DayChoice[];
  /** The day shown, or null for all days. */
  day: string | null;
  totalOfAllDays: number;
}

/**
 * The day that a list shows. Without a choice that is today while the fair is on, because a visitor in the hall wants to know
 * what is next, and the first at other times. Who searches or filters, or looks by theme, asks what there is on any day. A
 * timetable always shows one.
 * @param days those of the fair, in order
 * @param today in the halls, `YYYY-MM-DD`
 */
export function dayToShow(
  { list, day, view }: Pick<ProgrammeState, 'list' | 'day' | 'view'>,
  days: readonly string[],
  today: string,
): string | null {
  const first = days[0] ?? null;
  if (day === everyDay) return view === 'timetable' ? first : null;
  if (day !== null) return day;
  if (days.includes(today)) return today;
  return view === 'timetable' || (view === 'agenda' && !isNarrowed(list)) ? first : null;
}

/**
 * Searches and narrows the sessions of a page and counts what every other choice would give: each day over all
 * filters, each filter over the day shown.
 */
export function selectProgramme(
  all: readonly SessionSummary[],
  state: ProgrammeState,
  context: { fairDays: readonly string[]; today: string; labels: FacetLabels },
): ProgrammeSelection {
  const dayNames = [...new Set([...context.fairDays, ...all.map(({ day }) => day)])].sort();
  const day = dayToShow(state, dayNames, context.today);
  const definitions = facetDefinitions(all)(context.labels);

  const found = searchItems(all, state.list.q, {
    name: (session) => session.title,
    rest: (session) => [
      session.summary,
      ...session.speakers.flatMap((speaker) => [speaker.name, speaker.organisation]),
      ...session.themes.map((theme) => theme.name),
    ],
  });
  const overAllDays = narrow(found, definitions, state.list.selection);
  const onDay = day === null ? found : found.filter((session) => session.day === day);
  const { items, facets } = applyFacets(onDay, definitions, state.list.selection, all);

  return {
    sessions: items.sort(byTime),
    facets,
    days: dayNames.map((name) => ({
      day: name,
      count: overAllDays.filter((session) => session.day === name).length,
      current: name === day,
    })),
    day,
    totalOfAllDays: overAllDays.length,
  };
}

type Definitions = Record<ProgrammeFacet, FacetDefinition<SessionSummary>>;

const facetDefinitions = memoize((all: readonly SessionSummary[]) => {
  const rooms = all.flatMap(({ room }) => (room ? [room] : [])).sort((a, b) => a.rank - b.rank);
  return memoize((labels: FacetLabels) => definitionsFor(rooms.map(named), labels));
});

function definitionsFor(rooms: readonly FacetOption[], labels: FacetLabels): Definitions {
  const kindOption = (kind: KindOfSession) => ({ value: kindParam(kind), label: kind.name });
  return {
    soort: {
      valuesOf: ({ kind }) => (kind ? [kindOption(kind)] : []),
      options: labels.kinds.map(kindOption),
    },
    thema: { valuesOf: ({ themes }) => themes.map(named) },
    zaal: { valuesOf: ({ room }) => (room ? [named(room)] : []), options: rooms },
    doelgroep: { valuesOf: ({ audiences }) => audiences.map(named) },
    paviljoen: { valuesOf: ({ pavilion }) => (pavilion ? [named(pavilion)] : []) },
    taal: { valuesOf: ({ language }) => [{ value: language, label: labels.languages[language] }] },
  };
}
