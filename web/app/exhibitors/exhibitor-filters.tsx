import type { ExhibitorKind } from '../cms/exhibitor';
import { FacetGroup } from '../listing/facet-group';
import type { Facets } from '../listing/facets';
import { FilterForm } from '../listing/filter-form';
import { MAX_QUERY_LENGTH, serialiseListState } from '../listing/search-params';
import { useMessages } from '../messages/messages';
import { SearchField } from '../ui/search-field';
import { listPath } from './kinds';
import { exhibitorList, FACETS, SORTS, type ExhibitorFacet, type ExhibitorListState } from './select';

/** Places shown before the rest folds out: there are dozens, most with one exhibitor. */
const FIRST_PLACES = 8;

/** Search and filters of a list page. */
export function ExhibitorFilters({
  kind,
  state,
  facets,
}: {
  kind: ExhibitorKind | null;
  state: ExhibitorListState;
  facets: Facets<ExhibitorFacet>;
}) {
  const m = useMessages();
  const current = serialiseListState(exhibitorList, { ...state, page: 1 }).toString();
  return (
    <FilterForm
      action={listPath(kind)}
      label={m.exhibitors.filter}
      current={current}
      keep={state.sort === SORTS[0] ? [] : [['sorteer', state.sort]]}
    >
      <SearchField
        name="q"
        label={m.exhibitors.search}
        labelVisible
        placeholder={m.exhibitors.searchPlaceholder}
        defaultValue={state.q}
        maxLength={MAX_QUERY_LENGTH}
        className="mb-3"
      />
      {FACETS.filter((facet) => kind === null || facet !== 'soort').map((facet) => (
        <FacetGroup
          key={facet}
          name={facet}
          legend={m.exhibitors.facets[facet]}
          values={facets[facet]}
          first={facet === 'plaats' ? FIRST_PLACES : undefined}
          open={facet !== 'plaats'}
        />
      ))}
    </FilterForm>
  );
}
