import type { ExhibitorKind } from '../cms/exhibitor';
import { FacetGroup } from '../listing/facet-group';
import type { Facets } from '../listing/facets';
import { FilterForm } from '../listing/filter-form';
import { MAX_QUERY_LENGTH, perFacet, serialiseListState } from '../listing/search-params';
import { useMessages } from '../messages/messages';
import { SearchField } from '../ui/search-field';
import { listPath } from './kinds';
import { exhibitorList, FACETS, type ExhibitorFacet, type ExhibitorListState } from './select';

/** Places shown before the rest folds out: there are dozens, most with one exhibitor. */
const FIRST_PLACES = 8;

const NOTHING_CHOSEN = perFacet(FACETS, (): readonly string[] => []);

/** Everything of the list's state but its page and what the form itself holds. */
function rest(state: ExhibitorListState, without: Partial<ExhibitorListState>): URLSearchParams {
  return serialiseListState(exhibitorList, { ...state, ...without, page: 1 });
}

interface FormProps {
  kind: ExhibitorKind | null;
  state: ExhibitorListState;
}

/** The search box of a list page, in sight on every screen. */
export function ExhibitorSearch({ kind, state }: FormProps) {
  const m = useMessages();
  return (
    <FilterForm
      single
      action={listPath(kind)}
      label={m.exhibitors.search}
      current={state.q}
      keep={rest(state, { q: '' })}
      className="flex flex-wrap gap-2"
    >
      <SearchField
        name="q"
        label={m.exhibitors.search}
        placeholder={m.exhibitors.searchPlaceholder}
        defaultValue={state.q}
        maxLength={MAX_QUERY_LENGTH}
        className="min-w-0 grow"
      />
    </FilterForm>
  );
}

/** The filters of a list page. */
export function ExhibitorFilters({
  kind,
  state,
  facets,
  placesLeft,
}: FormProps & { facets: Facets<ExhibitorFacet>; placesLeft: number }) {
  const m = useMessages();
  return (
    <FilterForm
      action={listPath(kind)}
      label={m.exhibitors.filter}
      current={rest(state, {}).toString()}
      keep={rest(state, { selection: NOTHING_CHOSEN })}
    >
      {FACETS.filter((facet) => kind === null || facet !== 'soort').map((facet) => (
        <FacetGroup
          key={facet}
          name={facet}
          legend={m.exhibitors.facets[facet]}
          values={facets[facet]}
          first={facet === 'plaats' ? FIRST_PLACES : undefined}
          note={facet === 'plaats' && placesLeft > 0 ? m.exhibitors.otherPlaces(placesLeft) : undefined}
          open={facet !== 'plaats'}
        />
      ))}
    </FilterForm>
  );
}
