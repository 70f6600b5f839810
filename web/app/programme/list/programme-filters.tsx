import { FacetGroup } from '../../listing/facets/facet-group';
import { FilterForm } from '../../listing/facets/filter-form';
import { useMessages } from '../../messages/messages';
import { SearchField } from '../../ui/form/search-field';
import { fixedParams, programmeHref } from './list-state';
import type { ProgrammeListData } from './programme-data';
import type { ProgrammePage } from '../pages';

const firstValues = 8;

export function ProgrammeFilters({ page, data }: { page: ProgrammePage; data: ProgrammeListData }) {
  const m = useMessages();
  const { state, facets } = data;
  return (
    <FilterForm
      action={page.path}
      label={page.kind?.plural ?? m.programme.title}
      hiddenFields={fixedParams(state)}
      current={programmeHref(page.path, state)}
    >
      <SearchField
        name="q"
        label={m.listing.searchLabel}
        labelVisible
        placeholder={m.programme.searchPlaceholder}
        defaultValue={state.list.q}
        className="mb-4"
      />
      {page.facets.map((facet, index) =>
        // One single value that everything has is no choice.
        facets[facet].length < 2 && !facets[facet].some(({ selected }) => selected) ? null : (
          <FacetGroup
            key={facet}
            name={facet}
            legend={m.programme.facets[facet]}
            values={facets[facet]}
            first={firstValues}
            open={index < 3}
          />
        ),
      )}
    </FilterForm>
  );
}
