/**
 * The state of a list as it stands in the address bar. Every list of the site reads and writes its state
 * through this file, so that the same choice always gives the same URL.
 */

export const maxQueryLength = 100;

/** Most values that may be chosen in one facet (the array limit of the site's query parsing). */
export const maxFacetValues = 20;

/** Longest value of a facet; real values are slugs, codes and place names, which editors may make as long as this. */
const maxValueLength = 255;

/** Filters and sorts of a list. The first sort is the default and is left out of the URL. */
export interface ListDefinition<Facet extends string, Sort extends string> {
  facets: readonly Facet[];
  sorts: readonly [Sort, ...Sort[]];
}

export type Selection<Facet extends string> = Readonly<Record<Facet, readonly string[]>>;

export interface ListState<Facet extends string, Sort extends string> {
  q: string;
  selection: Selection<Facet>;
  sort: Sort;
  page: number;
}

/** A query that no link or form of the site makes. `reason` says what is wrong with it. */
export class InvalidListState extends Error {
  readonly reason: 'query-too-long' | 'too-many-values' | 'value-too-long' | 'page-not-a-number';

  constructor(reason: InvalidListState['reason']) {
    super(`Invalid list state: ${reason}`);
    this.name = 'InvalidListState';
    this.reason = reason;
  }
}

function parsePage(raw: string | null): number {
  if (raw === null || raw === '') return 1;
  if (!/^[1-9]\d{0,5}$/.test(raw)) throw new InvalidListState('page-not-a-number');
  return Number(raw);
}

function parseQuery(raw: string | null): string {
  const q = (raw ?? '').replace(/\s+/gu, ' ').trim();
  if (q.length > maxQueryLength) throw new InvalidListState('query-too-long');
  return q;
}

function parseValues(raw: readonly string[]): string[] {
  const values = [...new Set(raw.map((value) => value.trim()).filter((value) => value !== ''))];
  if (values.length > maxFacetValues) throw new InvalidListState('too-many-values');
  if (values.some((value) => value.length > maxValueLength)) throw new InvalidListState('value-too-long');
  return values.sort();
}

export function perFacet<Facet extends string, Value>(
  facets: readonly Facet[],
  valueOf: (facet: Facet) => Value,
): Record<Facet, Value> {
  // Object.fromEntries widens its keys to string; they are exactly the facets that went in.
  return Object.fromEntries(facets.map((facet) => [facet, valueOf(facet)])) as Record<Facet, Value>;
}

/**
 * Reads the state of a list from its query. Unknown parameters and unknown sorts are ignored;
 * values of a facet are not checked against the content, because a list that lacks them is simply empty.
 * @throws InvalidListState when the text or the page is malformed or there is too much of anything
 */
export function parseListState<Facet extends string, Sort extends string>(
  definition: ListDefinition<Facet, Sort>,
  params: URLSearchParams,
): ListState<Facet, Sort> {
  const wantedSort = params.get('sorteer');
  return {
    q: parseQuery(params.get('q')),
    selection: perFacet(definition.facets, (facet) => parseValues(params.getAll(facet))),
    sort: definition.sorts.find((sort) => sort === wantedSort) ?? definition.sorts[0],
    page: parsePage(params.get('pagina')),
  };
}

/** Writes the state of a list in the one canonical order, without anything that is the default. */
export function serialiseListState<Facet extends string, Sort extends string>(
  definition: ListDefinition<Facet, Sort>,
  state: ListState<Facet, Sort>,
): URLSearchParams {
  const params = new URLSearchParams();
  if (state.q !== '') params.set('q', state.q);
  for (const facet of definition.facets) {
    for (const value of [...state.selection[facet]].sort()) params.append(facet, value);
  }
  if (state.sort !== definition.sorts[0]) params.set('sorteer', state.sort);
  if (state.page > 1) params.set('pagina', String(state.page));
  return params;
}

export function listParams({ facets }: { facets: readonly string[] }): string[] {
  return ['q', ...facets, 'sorteer', 'pagina'];
}

export function listHref<Facet extends string, Sort extends string>(
  pathname: string,
  definition: ListDefinition<Facet, Sort>,
  state: ListState<Facet, Sort>,
): string {
  const query = serialiseListState(definition, state).toString();
  return query === '' ? pathname : `${pathname}?${query}`;
}

export function withoutValue<Facet extends string, Sort extends string>(
  state: ListState<Facet, Sort>,
  facet: NoInfer<Facet>,
  value: string,
): ListState<Facet, Sort> {
  const selection = {
    ...state.selection,
    [facet]: state.selection[facet].filter((chosen) => chosen !== value),
  };
  return { ...state, selection, page: 1 };
}

export function withValue<Facet extends string, Sort extends string>(
  state: ListState<Facet, Sort>,
  facet: NoInfer<Facet>,
  value: string,
): ListState<Facet, Sort> {
  const selection = { ...state.selection, [facet]: [...new Set([...state.selection[facet], value])] };
  return { ...state, selection, page: 1 };
}

export function cleared<Facet extends string, Sort extends string>(
  definition: ListDefinition<Facet, Sort>,
  state: ListState<Facet, Sort>,
): ListState<Facet, Sort> {
  return { ...state, q: '', selection: perFacet(definition.facets, (): readonly string[] => []), page: 1 };
}

export function isNarrowed<Facet extends string, Sort extends string>(
  state: ListState<Facet, Sort>,
): boolean {
  return (
    state.q !== '' || Object.values<readonly string[]>(state.selection).some((values) => values.length > 0)
  );
}
