import type { ListPage } from './request/paginate';
import { serialiseListState, type ListDefinition, type ListState } from './request/search-params';
import { ResultCount } from './result-count';
import { SortSelect } from './sort-select';

export interface ListSummaryProps<Facet extends string, Sort extends string> {
  pathname: string;
  definition: ListDefinition<Facet, Sort>;
  state: ListState<Facet, Sort>;
  shown: ListPage<unknown>;
  /** The number of results in the words of the list. */
  text: string;
  sorts: Readonly<Record<Sort, string>>;
}

/** How many results a list has, and the choice of their order. */
export function ListSummary<Facet extends string, Sort extends string>({
  pathname,
  definition,
  state,
  shown,
  text,
  sorts,
}: ListSummaryProps<Facet, Sort>) {
  const [first] = definition.sorts;
  return (
    <>
      <ResultCount text={text} shown={shown} searched={{ query: state.q, total: shown.total }} />
      <SortSelect
        action={pathname}
        hiddenFields={serialiseListState(definition, { ...state, sort: first, page: 1 })}
        value={state.sort}
        options={definition.sorts.map((sort) => ({ value: sort, label: sorts[sort] }))}
      />
    </>
  );
}
