import {
  listHref,
  parseListState,
  serialiseListState,
  type ListDefinition,
  type ListState,
} from '../listing/search-params';
import { isDay } from './session-time';

/** What the programme can be narrowed by, as written in the address. */
export type ProgrammeFacet = 'soort' | 'thema' | 'zaal' | 'doelgroep' | 'taal' | 'paviljoen';

/** How the programme can be drawn: a list by time, a list by theme, or a timetable by room. */
export type ProgrammeView = 'agenda' | 'themes' | 'timetable';

const VIEW_PARAMS: Readonly<Record<Exclude<ProgrammeView, 'agenda'>, string>> = {
  themes: 'thema',
  timetable: 'rooster',
};

/** The value of `dag` that asks for all days, on a day on which the list would show today alone. */
export const ALL_DAYS = 'alle';

/** The state of a programme list as it stands in the address. */
export interface ProgrammeState {
  list: ListState<ProgrammeFacet, 'tijd'>;
  /** A day `YYYY-MM-DD`, all days, or null when the address leaves it to the page. */
  day: string | typeof ALL_DAYS | null;
  view: ProgrammeView;
}

/** A day in the address that is not a day. */
export class InvalidDay extends Error {
  constructor() {
    super('Invalid day');
    this.name = 'InvalidDay';
  }
}

/** The definition that the shared list code needs, for a page that offers the given facets. */
export function programmeList(facets: readonly ProgrammeFacet[]): ListDefinition<ProgrammeFacet, 'tijd'> {
  return { facets, sorts: ['tijd'] };
}

/** Every facet, in the order in which they are offered. */
export const ALL_FACETS: readonly ProgrammeFacet[] = [
  'soort',
  'thema',
  'zaal',
  'doelgroep',
  'paviljoen',
  'taal',
];

const definition = programmeList(ALL_FACETS);

/**
 * Reads the state of a programme list from its query.
 * @throws InvalidListState and InvalidDay when no link or form of the site makes such a query
 */
export function parseProgrammeState(
  params: URLSearchParams,
  views: readonly ProgrammeView[],
): ProgrammeState {
  const day = params.get('dag') || null;
  if (day !== null && day !== ALL_DAYS && !isDay(day)) throw new InvalidDay();
  const wanted = params.get('weergave');
  const view = views.find((candidate) => candidate !== 'agenda' && VIEW_PARAMS[candidate] === wanted);
  return { list: parseListState(definition, params), day, view: view ?? 'agenda' };
}

/** What the address says beside search text and filters, as fields of a form. */
export function fixedParams(state: Pick<ProgrammeState, 'day' | 'view'>): [name: string, value: string][] {
  const fields: [string, string][] = [];
  if (state.day !== null) fields.push(['dag', state.day]);
  if (state.view !== 'agenda') fields.push(['weergave', VIEW_PARAMS[state.view]]);
  return fields;
}

/** The address of a programme list in the given state, relative to the site's root. */
export function programmeHref(pathname: string, state: ProgrammeState): string {
  const params = serialiseListState(definition, { ...state.list, page: 1 });
  for (const [name, value] of fixedParams(state)) params.set(name, value);
  const query = params.toString();
  return query === '' ? pathname : `${pathname}?${query}`;
}

/** The address of the whole programme narrowed by one value of one facet. */
export function facetHref(facet: ProgrammeFacet, value: string): string {
  const list = parseListState(definition, new URLSearchParams([[facet, value]]));
  return listHref('/programma', definition, list);
}
