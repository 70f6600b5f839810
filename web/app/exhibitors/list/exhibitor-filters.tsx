import { FacetGroup } from '../../listing/facets/facet-group';
import type { Facets } from '../../listing/facets/facets';
import { FilterForm } from '../../listing/facets/filter-form';
import { perFacet } from '../../listing/request/search-params';
import { useMessages } from '../../messages/messages';
import { otherParams, type FormProps } from './exhibitor-search';
import { listPath } from '../kinds';
import { exhibitorFacets, type ExhibitorFacet } from './select';

const nothingChosen = perFacet(exhibitorFacets, (): readonly string[] => []);

export function ExhibitorFilters({ kind, state, facets }: FormProps & { facets: Facets<ExhibitorFacet> }) {
  const m = useMessages();
  // The tabs lead to the kinds; here they are for an address that asks for several.
  const showsKinds = kind === null && facets.soort.some(({ selected }) => selected);
  return (
    <FilterForm
      action={listPath(kind)}
      label={m.exhibitors.filter}
      current={otherParams(state, {}).toString()}
      hiddenFields={otherParams(state, { selection: nothingChosen })}
    >
      {exhibitorFacets
        .filter((facet) => showsKinds || facet !== 'soort')
        .map((facet) => (
          <FacetGroup
            key={facet}
            name={facet}
            legend={m.exhibitors.facets[facet]}
            values={facets[facet]}
            open={facet !== 'provincie'}
          />
        ))}
    </FilterForm>
  );
}
