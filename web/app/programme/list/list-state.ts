import { isDay } from '../../clock/wall-clock';
import { badListRequest, readListState } from '../../listing/request/list-request';
import {
  listParams,
  perFacet,
  serialiseListState,
  type ListDefinition,
  type ListState,
} from '../../listing/request/search-params';
import type { Messages } from '../../messages/nl';

export type ProgrammeFacet = 'soort' | 'thema' | 'zaal' | 'doelgroep' | 'taal' | 'paviljoen';

export type ProgrammeView = 'agenda' | 'themes' | 'timetable';

const viewParams: Readonly<Record<Exclude<ProgrammeView, 'agenda'>, string>> = {
  themes: 'thema',
  timetable: 'rooster',
};

/** The value of `dag` that asks for all days, on a day on which the list would show today alone. */
export const everyDay = 'alle';

export interface ProgrammeState {
  list: ListState<ProgrammeFacet, 'tijd'>;
  /** A day `YYYY-MM-DD`, everyDay, or null when the URL leaves it to the page. */
  day: string | null;
  view: ProgrammeView;
  /** The room that a timetable begins with where not all have place, by its slug; null leaves it to the page. */
  room: string | null;
}

export const programmeFacets: readonly ProgrammeFacet[] = [
  'soort',
  'thema',
  'zaal',
  'doelgroep',
  'paviljoen',
  'taal',
];

export const programmeList: ListDefinition<ProgrammeFacet, 'tijd'> = {
  facets: programmeFacets,
  sorts: ['tijd'],
};

/** The parameters that the programme reads, in the order in which links have them. */
export const programmeParams = [...listParams(programmeList), 'dag', 'weergave', 'in'];

interface Offered {
  facets: readonly ProgrammeFacet[];
  views: readonly ProgrammeView[];
}

/**
 * Reads the state of a programme list from its URL, for loaders. Facets and views that the page does not offer
 * are ignored; a query that no link or form of the site makes is answered with 400.
 */
export function readProgrammeState(url: URL, page: Offered, messages: Messages): ProgrammeState {
  const state = programmeStateIn(readListState(url, programmeList, messages), url.searchParams, page);
  if (state === null) throw badListRequest(messages.programme.invalidDay);
  return state;
}

/** The state of a programme list, given what every list has in its URL. Null for a day that cannot be. */
export function programmeStateIn(
  list: ProgrammeState['list'],
  params: URLSearchParams,
  page: Offered,
): ProgrammeState | null {
  const day = params.get('dag') || null;
  if (day !== null && day !== everyDay && !isDay(day)) return null;
  const wanted = params.get('weergave');
  const view = page.views.find((candidate) => candidate !== 'agenda' && viewParams[candidate] === wanted);
  const selection = perFacet(programmeFacets, (facet) =>
    page.facets.includes(facet) ? list.selection[facet] : [],
  );
  const room = view === 'timetable' ? params.get('in') || null : null;
  return { list: { ...list, selection }, day, view: view ?? 'agenda', room };
}

export function fixedParams(
  state: Pick<ProgrammeState, 'day' | 'view' | 'room'>,
): [name: string, value: string][] {
  const fields: [string, string][] = [];
  if (state.day !== null) fields.push(['dag', state.day]);
  if (state.view !== 'agenda') fields.push(['weergave', viewParams[state.view]]);
  if (state.view === 'timetable' && state.room !== null) fields.push(['in', state.room]);
  return fields;
}

export function programmeHref(pathname: string, state: ProgrammeState): string {
  const params = serialiseListState(programmeList, { ...state.list, page: 1 });
  for (const [name, value] of fixedParams(state)) params.set(name, value);
  const query = params.toString();
  return query === '' ? pathname : `${pathname}?${query}`;
}

export function facetHref(facet: ProgrammeFacet, value: string): string {
  return `/programma?${new URLSearchParams([[facet, value]]).toString()}`;
}
