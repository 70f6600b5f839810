import { FacetGroup } from '../../listing/facets/facet-group';
import type { Facets } from '../../listing/facets/facets';
import { FilterForm } from '../../listing/facets/filter-form';
import { perFacet } from '../../listing/request/search-params';
import { useMessages } from '../../messages/messages';
import { rest, type FormProps } from './exhibitor-search';
import { listPath } from '../kinds';
import { FACETS, type ExhibitorFacet } from './select';

/** Places shown before the rest folds out: there are dozens, most with one exhibitor. */
const FIRST_PLACES = 8;

const NOTHING_CHOSEN = perFacet(FACETS, (): readonly string[] => []);

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
